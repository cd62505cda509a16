"""Foam on boiling syrup, as part of its height field: small domes of many sizes, the smallest pale as froth."""

import math

import numpy as np

from studio.color import blend, rgba
from studio.geometry.fields import smoothstep

LIGHT = (-0.62, 0.78)
"""Where the window is; a bubble glows on the far side."""


def _bubbles(density, half, count, sizes, chance):
    """(x, y, radius) of bubbles that touch but hardly overlap, large ones first; density (0 to 1) is over the grid."""
    cells, wanted = density.shape[0] - 1, []
    for k in range(count):
        wanted.append(sizes[0] * (sizes[1] / sizes[0]) ** (1 - (k + chance.random()) / count) ** 7)
    placed = np.empty((count, 3))
    n = 0
    for size in wanted:
        for _ in range(12):
            u, v = chance.uniform(-half, half), chance.uniform(-half, half)
            i, j = round((v + half) / (2 * half) * cells), round((u + half) / (2 * half) * cells)
            if density[i, j] < chance.uniform(0.05, 1):
                continue
            near = np.hypot(placed[:n, 0] - u, placed[:n, 1] - v)
            if np.all(near > placed[:n, 2] * 0.80 + size * 0.62):
                placed[n] = u, v, size
                n += 1
                break
    return placed[:n]


def foam(x, y, z, tone, density, chance, count=9000, sizes=(0.0065, 0.048), flatness=0.24):
    """
    Height and colour of a syrup (square fields round the origin) with foam on it. density (0 to 1) says where
    bubbles stand, sizes are radii in units, flatness is a dome's height as a share of its radius.
    """
    half, ground, top = float(x[0, -1]), z, z.copy()
    rim, side, pale = np.full_like(z, 2.0), np.zeros_like(z), np.zeros_like(z)
    cells = z.shape[0] - 1
    for u, v, size in _bubbles(density, half, count, sizes, chance):
        reach = math.ceil(size / (2 * half) * cells) + 1
        i, j = round((v + half) / (2 * half) * cells), round((u + half) / (2 * half) * cells)
        window = np.s_[max(i - reach, 0) : i + reach + 1, max(j - reach, 0) : j + reach + 1]
        dx, dy = x[window] - u, y[window] - v
        share = np.hypot(dx, dy) / size
        low = flatness * chance.uniform(0.75, 1.1)
        dome = ground[i, j] + low * size * (np.sqrt(np.clip(1 - share**2, 0, 1)) - 0.12)
        wins = (share < 1) & (dome > top[window])
        top[window] = np.where(wins, dome, top[window])
        rim[window] = np.where(wins, share, rim[window])
        side[window] = np.where(wins, -(dx * LIGHT[0] + dy * LIGHT[1]) / size, side[window])
        pale[window] = np.where(wins, float(smoothstep(0.030, 0.008, size)), pale[window])
    inside = rim < 1
    tone = blend(tone, rgba('#5e270a'), inside * (0.25 + 0.30 * pale))
    tone = blend(tone, rgba('#b5681f'), inside * 0.60 * smoothstep(0.15, 0.95, side) * smoothstep(0.3, 0.9, rim))
    tone = blend(tone, rgba('#a5672c'), inside * 0.55 * pale)
    tone = blend(tone, rgba('#2a0e04'), inside * 0.35 * smoothstep(0.86, 1.0, rim) * (1 - 0.6 * pale))
    return top, tone
