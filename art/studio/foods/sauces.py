"""Sauces that follow what lies below, swirls of cream."""

import math

import numpy as np

from studio.fields import smoothstep, wave_noise


def cream_swirl():
    """Coordinate fields and where the cream is (0 to 1): a spiral dragged outwards in five places."""
    axis = np.linspace(-1.18, 1.18, 500)
    xs, ys = np.meshgrid(axis, axis)
    cx, cy = (-0.04, -0.05)
    x, y = (xs - cx, ys - cy)
    r = np.hypot(x, y)
    turn = np.arctan2(y, x)
    # spiral, dragged outwards in five places
    dragged = (
        r
        + 0.05 * np.sin(2.5 * turn + 0.4) ** 2 * smoothstep(0.1, 0.45, r) * (0.75 + 0.25 * np.sin(turn + 1))
        + 0.022 * wave_noise(xs, ys, 4, 1.6)
    )
    position = (dragged - 0.06) / 0.205 - turn / (2 * math.pi)
    distance = np.abs((position + 0.5) % 1 - 0.5) * 0.205
    half_width = (
        0.05 * (1 - 0.55 * smoothstep(0.25, 0.68, dragged)) * (1 + 0.45 * wave_noise(xs * 2, ys * 2, 7, 2))
    )
    cream = (
        smoothstep(half_width * 1.25, half_width * 0.5, distance)
        * (dragged > 0.05)
        * smoothstep(0.7, 0.64, dragged + turn * 0.012)
    )
    cream = np.maximum(cream, smoothstep(0.085, 0.06, r))
    return (xs, ys, cream)
