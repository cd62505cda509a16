"""Soy milk that has just parted: soft curds and clear yellow whey in a pot."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.geometry.mesh import grid_mesh, paint
from studio.materials.surfaces import wet
from studio.materials.waters import water
from studio.ware.dutch_oven import POT_RADIUS, dutch_oven
from studio.ware.vessels import pool

LEVEL = 0.50
"""Where the whey stands."""
FLOOR = 0.09


def _clumps(x, y, chance):
    """Clouds of curd: many soft balls in each, a few of them over the whey."""
    step, open_water = x[0, 1] - x[0, 0], smoothstep(0.30, 0.70, wave_noise(x, y, 14, 0.8))
    height = LEVEL - 0.15 + 0.03 * wave_noise(x, y, 9, 3.5) - (LEVEL - 0.15 - FLOOR) * open_water
    middles = []
    for _ in range(900):
        angle, d = chance.uniform(0, 6.283), 1.04 * math.sqrt(chance.random())
        u, v = d * math.cos(angle), d * math.sin(angle)
        if all(
            (u - a) ** 2 + (v - b) ** 2 > (0.245 if chance.random() < 0.8 else 0.2) ** 2 for a, b in middles
        ):
            middles.append((u, v))
    for u, v in middles:
        size = chance.uniform(0.11, 0.19)
        parted = float(smoothstep(0.35, 0.75, wave_noise(u, v, 14, 0.8)))
        top = LEVEL + chance.uniform(0.016, 0.070) - 0.34 * parted * chance.random() ** 0.5
        away = np.hypot(x - u, y - v)
        height = np.maximum(height, np.where(away < size, top - 0.028 - 1.6 * away**3 / size, -1))
        for _ in range(50):
            angle, d = chance.uniform(0, 6.283), size * math.sqrt(chance.random())
            r = 0.028 + 0.06 * chance.random() ** 1.5
            px, py = u + d * math.cos(angle), v + d * math.sin(angle)
            pz = top - 1.6 * d**3 / size - r - chance.uniform(0, 0.016)
            near = (np.abs(x[0] - px) < r)[None, :] & (np.abs(y[:, 0] - py) < r)[:, None]
            rows, columns = np.nonzero(near.any(1))[0], np.nonzero(near.any(0))[0]
            if not len(rows) or not len(columns):
                continue
            window = np.ix_(rows, columns)
            squared = (x[window] - px) ** 2 + (y[window] - py) ** 2
            ball = np.where(squared < r * r, pz + np.sqrt(np.maximum(r * r - squared, 0)), -1)
            height[window] = np.maximum(height[window], ball)
    return blur(height, 0.014 / step)


def tofu_curds(color='#2f4a4c', turn=0.3):
    """The pot full of curd and whey, standing on the origin; turn places its ears (radians)."""
    chance = random.Random(41)
    dutch_oven(color, '#efe8d8', turn=turn)
    x, y = square_grid(POT_RADIUS, 420)
    z = _clumps(x, y, chance) + 0.004 * wave_noise(x, y, 3, 9)
    deep = smoothstep(0.04, 0.30, LEVEL - z)
    tone = blend(filled(x.shape, '#ecdfc3'), rgba('#f6ebd2'), 0.5 + 0.5 * wave_noise(x, y, 6, 4))
    tone = blend(tone, rgba('#e8d48e'), smoothstep(0.0, 0.10, LEVEL - z) * 0.55)
    tone = blend(tone, rgba('#d0ab42'), deep * 0.9)
    curd = wet(0.32, 0.45, 0.12, (0.12, 0.10, 0.06), 0.25, 30, 0)
    paint(grid_mesh('curd', x, y, z, curd, np.hypot(x, y) < POT_RADIUS - 0.055), tone.reshape(-1, 4))
    pool(POT_RADIUS - 0.04, LEVEL, water('#fdf5d4', 0.03, '#efe0a0', 0.02, 0.05, 2.2))
