# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes the sounds of the game, all of them reckoned: `python packaging/sounds.py` writes `resources/sounds/*.wav`."""

from __future__ import annotations

import math
import random
import struct
import wave
from collections.abc import Callable
from pathlib import Path

RATE = 22_050
FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"

Wave = Callable[[float], float]  # from a moment in seconds to a value of about -1 to 1


def bell(pitch: float, start: float, decay: float) -> Wave:
    """A struck tone with two overtones that fades away."""

    def at(moment: float) -> float:
        since = moment - start
        if since < 0:
            return 0.0
        tone = sum(
            math.sin(2 * math.pi * pitch * part * since) / part**1.6 * math.exp(-since * part / decay)
            for part in (1, 2, 3)
        )
        return tone * min(1.0, since / 0.004)

    return at


def breath(seed: int, start: float, decay: float, dull: float) -> Wave:
    """Noise that fades away: paper, wood or a rumble, by how dull it is (0 to 1)."""
    source = random.Random(seed)
    grains = [0.0]
    for _ in range(RATE * 2):
        grains.append(dull * grains[-1] + (1 - dull) * source.uniform(-1, 1))

    def at(moment: float) -> float:
        since = moment - start
        return grains[int(since * RATE)] * math.exp(-since / decay) * min(1.0, since / 0.003) if since >= 0 else 0.0

    return at


def whistle(pitches: tuple[float, ...], start: float, length: float) -> Wave:
    """A steam whistle: a chord that swells and ends, a little unsteady."""

    def at(moment: float) -> float:
        since = moment - start
        if not 0 <= since < length:
            return 0.0
        swell = min(1.0, since / 0.06, (length - since) / 0.12)
        unsteady = 0.004 * math.sin(2 * math.pi * 5.5 * since)
        return swell * sum(math.sin(2 * math.pi * pitch * (since + unsteady / 40)) for pitch in pitches) / len(pitches)

    return at


# Length in seconds, loudness, and the waves that are added up.
SOUNDS: dict[str, tuple[float, float, tuple[Wave, ...]]] = {
    "card": (0.12, 1.0, (breath(1, 0.0, 0.02, 0.35), breath(2, 0.045, 0.015, 0.5))),
    "claim": (0.34, 0.7, (breath(3, 0.0, 0.02, 0.75), bell(196, 0.0, 0.06), bell(262, 0.11, 0.08))),
    "ticket": (0.8, 0.5, (bell(659, 0.0, 0.22), bell(988, 0.13, 0.3))),
    "tunnel": (0.7, 2.6, (breath(4, 0.0, 0.25, 0.97), breath(5, 0.12, 0.25, 0.985))),
    "last-round": (1.1, 0.5, (whistle((311, 370, 466), 0.0, 0.35), whistle((311, 370, 466), 0.45, 0.6))),
    "end": (1.5, 0.4, (bell(523, 0.0, 0.4), bell(659, 0.16, 0.4), bell(784, 0.32, 0.4), bell(1047, 0.5, 0.6))),
    "refused": (0.24, 0.6, (bell(147, 0.0, 0.05), bell(131, 0.1, 0.06))),
}


def write(name: str, folder: Path = FOLDER) -> None:
    """One sound as a file."""
    length, loudness, waves = SOUNDS[name]
    count = int(length * RATE)
    values = [loudness * sum(one(n / RATE) for one in waves) for n in range(count)]
    fade = int(0.02 * RATE)  # no click at the end
    values = [value * min(1.0, (count - n) / fade) for n, value in enumerate(values)]
    samples = [round(32_000 * max(-1.0, min(1.0, value))) for value in values]
    with wave.open(str(folder / f"{name}.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(struct.pack(f"<{count}h", *samples))


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for sound in SOUNDS:
        write(sound)
