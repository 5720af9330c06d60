# SPDX-License-Identifier: GPL-3.0-or-later
"""What the system says about a file that cannot be written, in the window's language."""

from __future__ import annotations

import errno

from PySide6.QtCore import QObject


class SystemWords(QObject):
    """The troubles people meet; the rest stays as the system says it."""

    def reason(self, problem: Exception) -> str:
        """A part of a sentence, to stand behind a colon."""
        if not isinstance(problem, OSError):
            return repr(problem)
        return self._known().get(problem.errno or 0) or problem.strerror or str(problem)

    def _known(self) -> dict[int, str]:
        full = self.tr("the disk is full")
        forbidden = self.tr("writing there is not allowed")
        in_the_way = self.tr("there is a file where a folder should be")
        return {
            errno.ENOSPC: full,
            errno.EDQUOT: full,
            errno.EACCES: forbidden,
            errno.EPERM: forbidden,
            errno.EROFS: self.tr("the disk can only be read"),
            errno.ENOENT: self.tr("the folder does not exist"),
            errno.ENOTDIR: in_the_way,
            errno.EEXIST: in_the_way,
            errno.EISDIR: self.tr("this is the name of a folder"),
            errno.ENAMETOOLONG: self.tr("the name is too long"),
            errno.EIO: self.tr("the disk does not work properly"),
        }
