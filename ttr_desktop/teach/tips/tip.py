# SPDX-License-Identifier: GPL-3.0-or-later
"""What a trigger is: it looks at a position and answers with the numbers of the tip, or with nothing."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from ttr_desktop.teach.tips.glimpse import Glimpse

Values: TypeAlias = Mapping[str, Any] | None
Trigger: TypeAlias = Callable[[Glimpse], Values]
