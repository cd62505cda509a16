"""The base of a curry: onions and tomatoes cooked down until the oil parts at the edge."""

import math
import random
from itertools import pairwise

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.small import crumb, rice_grain
from studio.garnishes import chilli_rings, on, spots
from studio.geometry.fields import fractal_noise, smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import grid_mesh, paint, tubes
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.surfaces import liquid, matte, wet
from studio.ware.dutch_oven import dutch_oven

FLOOR = 0.085


def drawn_through(x, y, path):
    """Distance of every cell from a path of (x, y)."""
    best = np.full_like(x, 9.0)
    for (ax, ay), (bx, by) in pairwise(path):
        t = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2)
        t = np.clip(t, 0, 1)
        best = np.minimum(best, np.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
    return best


def cinnamon(x, y, z, angle, length=0.62):
    """A quill of cinnamon, rolled from both sides; its middle at (x, y, z)."""
    rolled = []
    for side in (-1, 1):
        for k in range(9):
            turn = k / 8 * 5.2
            r = 0.052 - 0.004 * turn
            across, up = side * (0.05 - r * math.cos(turn)), r * math.sin(turn)
            rolled.append((across, up))
    c, s = math.cos(angle), math.sin(angle)
    paths = [
        [(x + c * t - s * a, y + s * t + c * a, z + b) for t in np.linspace(-length / 2, length / 2, 12)]
        for a, b in rolled
    ]
    return tubes('cinnamon', paths, 0.016, matte('#5e2f14', 0.45, 0.4, 0, 0.5, 20, '#7d4722'), 3)


def curry_base(path, color='#a8532f', turn=0.35):
    """The pot on z = 0 with its gravy; path is where the spoon went (x, y), oil shines there and round the edge."""
    chance = random.Random(61)
    dutch_oven(color, '#e6dcc6', turn=turn)
    x, y = square_grid(1.06, 420)
    r, angle = np.hypot(x, y), np.arctan2(y, x)
    furrow = drawn_through(x, y, path) + 0.03 * wave_noise(x, y, 3, 2.6)
    shore = 0.87 + 0.03 * np.sin(4 * angle + 1) + 0.03 * wave_noise(x, y, 5, 2.4)
    body = smoothstep(0.12, 0.25, furrow) * smoothstep(shore + 0.05, shore - 0.07, r)
    lumps = fractal_noise(x, y, 9, 4, 3)
    z = FLOOR + 0.155 * body**0.7 + body * (0.030 * wave_noise(x, y, 8, 1.4) + 0.040 * lumps)
    z += 0.035 * np.exp(-(((furrow - 0.29) / 0.07) ** 2)) * body
    tone = blend(filled(x.shape, '#66270b'), rgba('#92440f'), 0.5 + 0.7 * lumps)
    tone = blend(tone, rgba('#4a1a08'), 0.6 * smoothstep(0.1, 0.9, wave_noise(x, y, 12, 3)))
    tone = blend(tone, rgba('#b04c12'), 0.4 * smoothstep(0.25, 0.7, lumps))
    gravy = grid_mesh('gravy', x, y, z, wet(0.16, 0.85, 0, bump=0.5, bump_scale=26, vary=0), r < 1.03)
    paint(gravy, tone.reshape(-1, 4))
    level = FLOOR + 0.040
    grid_mesh(
        'oil', x, y, level + 0 * x, liquid('#cf5f12', '#b8480c', 3, 0.07, 0.62), (body < 0.5) & (r < 1.06)
    )
    where = within_disc(chance, 0.84)
    onions = spots(330, where, chance, on('gravy'), 0.004, (0.5, 1.3))
    flat = [(at, t, (s * 1.2, s * 0.9, 0.28 * s)) for at, t, s in onions]
    tints = ['#6b2c0d', '#7f4012', '#54240c', '#985420']
    swarm(
        'onion', [crumb(k, 0.034, 12, 0.35, 1.6) for k in range(5)], flat, wet(0.18, 0.8, 0), 4, 0.15, tints
    )
    reds = [(at, t, (s, s, 0.3 * s)) for at, t, s in spots(20, where, chance, on('gravy'), 0.004, (0.8, 1.5))]
    swarm('tomato', [crumb(k, 0.055, 12, 0.4, 1.6) for k in range(4)], reds, wet(0.15, 0.9, 0), 5, 0.12,
          ['#7d2c0c', '#8a380f', '#70240a'])  # fmt: skip
    seeds = spots(60, where, chance, on('gravy', 'onion'), 0.008, (0.8, 1.2))
    swarm(
        'cumin',
        [rice_grain(0.036, 0.010)],
        seeds,
        wet(0.4, 0.4, 0),
        6,
        0.2,
        ['#5a3a16', '#6e4a1e', '#44290e'],
    )
    surface, rings = Surface(), chilli_rings()
    for k, (u, v) in enumerate(((0.50, 0.34), (-0.58, 0.20), (0.42, -0.44), (-0.24, -0.58))):
        surface.rest(rings[k % 2], u, v, 0.05, 0.02, k, 0.6, 1.0)
    beads = spots(70, within_disc(chance, 0.92), chance, on('gravy'), 0.0, (0.3, 1.0))
    swarm('bead', [crumb(1, 0.045, 14, 0.0)], [(at, (0, 0, 0), (s, s, 0.25 * s)) for at, _, s in beads],
          liquid('#e0801c', '#cf6a12', 3, 0.02, 0.6), 7, 0)  # fmt: skip
    cinnamon(-0.42, 0.46, FLOOR + 0.20, 0.5)
