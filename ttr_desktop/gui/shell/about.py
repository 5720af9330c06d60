# SPDX-License-Identifier: GPL-3.0-or-later
"""Who made this, of what, under which terms."""

from __future__ import annotations

import platform

import yaml
from PySide6 import __version__ as pyside_version
from PySide6.QtCore import Qt, qVersion
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from ttr_desktop import __version__
from ttr_desktop.gui.style import px
from ttr_desktop.table.home import Home


class AboutDialog(QDialog):
    """Versions, data sources and licences."""

    def __init__(self, home: Home, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About TTR Desktop"))
        title = QLabel("TTR Desktop")
        title.setObjectName("title")
        version = QLabel(self.tr("Version {version}").format(version=__version__))
        version.setObjectName("quiet")
        paragraphs = (
            self.tr("Four railway-ticket boards against local bots, offline, with the rules taught on the way."),
            self.tr("Free software under the GNU General Public License, version 3 or later, without any warranty."),
            self.tr("Coasts, borders, lakes and rivers are made from Natural Earth, which is in the public domain."),
            self.tr("Boards, cards, pieces and signs are drawn by the program itself, and its sounds are reckoned."),
            self.tr(
                "An independent program in its own words and art; not connected with the publishers of any board game."
            ),
        )
        column = QVBoxLayout(self)
        column.setContentsMargins(px(28), px(22), px(28), px(18))
        column.setSpacing(px(10))
        column.addWidget(title)
        column.addWidget(version)
        for text in paragraphs:
            label = QLabel(text)
            label.setWordWrap(True)
            column.addWidget(label)
        self.versions = QLabel(
            f"Python {platform.python_version()} · Qt {qVersion()} (LGPL 3) · PySide6 {pyside_version} (LGPL 3)\n"
            f"PyYAML {yaml.__version__} (MIT)\n{platform.platform()}"
        )
        self.versions.setObjectName("caption")
        self.versions.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.versions)
        folders = self.tr("Games and statistics: {data}\nSettings: {config}")
        self.folders = QLabel(folders.format(data=home.data, config=home.config))
        self.folders.setObjectName("caption")
        self.folders.setWordWrap(True)
        self.folders.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(self.folders)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.close)
        column.addWidget(buttons)
        self.setMinimumWidth(px(520))
