"""Liquids in motion: a falling stream, rings where it lands, bubbles of a boil."""

import math

import numpy as np

from studio.mesh import ellipsoid, tubes
from studio.scene import hide, instance


def stream(start, end, radius, material, lean=0.25, waist=0.6):
    """A stream from start to end (x, y, z), leaving with a lean towards the end; waist narrows it below."""
    t = np.linspace(0, 1, 60)
    across = 1 - (1 - t) ** (1 + 1 / lean)
    path = np.column_stack(
        [
            start[0] + (end[0] - start[0]) * across,
            start[1] + (end[1] - start[1]) * across,
            start[2] + (end[2] - start[2]) * t**1.6,
        ]
    )
    wobble = 1 + 0.06 * np.sin(t * 23) + 0.04 * np.sin(t * 41 + 1)
    shape = np.interp(t, [0, 0.15, 0.8, 0.95, 1], [1.25, 1.0, waist, waist * 1.05, waist * 1.9])
    return tubes('stream', [path], radius, material, 6, lambda n: shape * wobble)


def rings(x, y, at, height=0.02, wave=0.09, reach=0.45):
    """Height field of the rings round the point `at`."""
    d = np.hypot(x - at[0], y - at[1])
    return height * np.cos(d / wave * 2 * math.pi) * np.exp(-d / reach * 2.2)


def bubbles(count, where, level, material, rng, sizes=(0.015, 0.06), flatness=0.75):
    """Half-sunken bubbles at a level; level is a number or a function of (x, y)."""
    prototype = hide(ellipsoid('bubble', 1, 1, flatness, material, 20))
    for _ in range(count):
        x, y = where()
        z = level(x, y) if callable(level) else level
        size = sizes[0] + (sizes[1] - sizes[0]) * rng.random() ** 2.5
        instance(prototype, (x, y, z), (0, 0, 0), size)
