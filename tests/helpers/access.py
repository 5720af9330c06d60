# SPDX-License-Identifier: GPL-3.0-or-later
"""A look through Qt's accessibility interface at a window: what a screen reader would have to work with."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAbstractScrollArea, QComboBox, QScrollArea, QStackedWidget, QTabWidget, QWidget

_BARE = {QAccessible.Role.NoRole, QAccessible.Role.Client}


def interactive(root: QWidget) -> Iterator[QWidget]:
    """Every visible widget that takes the focus by key; frames that only pass it on are left out."""
    for widget in (root, *root.findChildren(QWidget)):
        plain_frame = type(widget) in (QStackedWidget, QTabWidget, QAbstractScrollArea)
        by_key = widget.focusPolicy() & Qt.FocusPolicy.TabFocus
        passes_on = isinstance(widget.focusProxy(), QWidget)
        if widget.isVisible() and by_key and not plain_frame and not passes_on:
            yield widget


def told(widget: QWidget, text: QAccessible.Text = QAccessible.Text.Name) -> str:
    """What assistive technology is told about a widget."""
    return QAccessible.queryAccessibleInterface(widget).text(text)


def faults(root: QWidget) -> list[str]:
    """Interactive widgets without a name or a role."""
    bad = []
    for widget in interactive(root):
        found = QAccessible.queryAccessibleInterface(widget)
        if not found.text(QAccessible.Text.Name).strip():
            bad.append(f"no name: {_path(widget)}")
        elif found.role() in _BARE and not isinstance(widget, QScrollArea):
            bad.append(f"no role: {_path(widget)}")
        elif isinstance(widget, QComboBox) and not _purpose(found):
            bad.append(f"nothing says what is chosen: {_path(widget)}")
    return bad


def _purpose(box: QAccessibleInterface) -> bool:
    """On Linux the name of a combo box is what is chosen in it: a label or the description has to say the rest."""
    label = QAccessible.RelationFlag.Label
    return bool(box.relations(label)) or bool(box.text(QAccessible.Text.Description))


def _path(widget: QWidget) -> str:
    names = []
    one: QWidget | None = widget
    while one is not None:
        names.append(f"{type(one).__name__}#{one.objectName()}" if one.objectName() else type(one).__name__)
        one = one.parentWidget()
    return " < ".join(names[:5])
