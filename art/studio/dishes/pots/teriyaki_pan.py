"""Chicken cutlets in their glaze, bubbling in the pan."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.dishes.pots.curry_base import drawn_through
from studio.foods.streams import bubbles
from studio.geometry.fields import blur, smoothstep, square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.food import sauce
from studio.materials.surfaces import liquid, wet
from studio.scene import place
from studio.ware.vessels import pan

RADIUS, DEPTH = 1.32, 0.34
CUTLETS = ((-0.50, 0.48, 0.45, 1), (0.50, 0.50, -0.60, 2), (-0.58, -0.34, 2.65, 3), (0.56, -0.40, 3.6, 4))
"""x, y, turn (radians) and seed of the four."""


def cutlet(seed, half_length=0.50, half_width=0.32, height=0.15):
    """Half a chicken breast cut flat: browned and glazed, thin towards +x; lies on z = 0."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 241), np.linspace(0, 1, 110), indexing='ij')
    c, s = np.cos(turn), np.sin(turn)
    reach = (
        1
        + 0.06 * np.sin(2 * turn + seed)
        + 0.05 * np.sin(3 * turn + 2 * seed)
        + 0.02 * np.sin(7 * turn + seed)
    )
    x, y = half_length * reach * c * rho, half_width * reach * s * rho * (1 - 0.16 * c)
    y = y + 0.05 * np.sin(x * 3 + seed)
    body = np.clip(1 - rho**3.2, 0, 1) ** 0.55 * (1 - 0.22 * x / half_length)
    fibres = wave_noise(x * 1.2 + 0.5 * y, y * 6 + 0.6 * np.sin(x * 4), seed, 2.0)
    sear = wave_noise(x, y, seed + 20, 6.5) + 0.7 * wave_noise(x, y, seed + 21, 12)
    z = height * body + body * (0.022 * wave_noise(x, y, seed + 4, 3.2) + 0.010 * fibres + 0.005 * sear)
    tone = blend(filled(x.shape, '#85481a'), rgba('#4f240d'), 0.5 + 0.5 * wave_noise(x, y, seed + 9, 2.2))
    tone = blend(tone, rgba('#b87430'), 0.75 * smoothstep(0.1, 1.0, fibres + 0.5 * sear))
    tone = blend(tone, rgba('#331005'), 0.8 * smoothstep(0.2, 1.1, sear + wave_noise(x, y, seed + 15, 3.0)))
    tone = blend(tone, rgba('#a9682f'), 0.4 * smoothstep(0.87, 0.95, rho))
    tone = blend(tone, rgba('#3d1606'), smoothstep(0.955, 1.0, rho))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone, flip=False)
    return builder.object('chicken', wet(0.13, 1.0, 0, bump=0.35, bump_scale=20, vary=0.04), 80)


def _covered(x, y):
    """How far inside a cutlet a point is (1 in its middle, 0 at its rim, below outside)."""
    best = np.full_like(x, -9.0)
    for u, v, turn, _ in CUTLETS:
        a = (x - u) * math.cos(turn) + (y - v) * math.sin(turn)
        b = (y - v) * math.cos(turn) - (x - u) * math.sin(turn)
        best = np.maximum(best, 1 - np.hypot(a / 0.50, b / 0.32))
    return best


def glazed_cutlets(path):
    """
    The pan on z = 0, handle to the front right, four cutlets in bubbling glaze; path is a list of (x, y) along which
    a spoon has just laid the bottom bare.
    """
    chance = random.Random(51)
    pan(RADIUS, DEPTH, -0.62, 1.5)
    for u, v, turn, seed in CUTLETS:
        place(cutlet(seed), u, v, 0.07, (0, 0, turn))
    x, y = square_grid(RADIUS, 420)
    r, inside = np.hypot(x, y), _covered(x, y)
    bare = drawn_through(x, y, path)
    bare = bare + 0.025 * wave_noise(x, y, 8, 3)
    shore = 1.12 + 0.03 * np.sin(3 * np.arctan2(y, x)) + 0.03 * wave_noise(x, y, 5, 2)
    fill = smoothstep(0.085, 0.16, bare) * smoothstep(shore, shore - 0.10, r)
    z = 0.035 + 0.060 * fill**0.6 + 0.03 * np.exp(-(((bare - 0.17) / 0.06) ** 2)) * fill
    z += 0.022 * np.clip(1 + inside / 0.10, 0, 1) ** 2 * fill + 0.006 * wave_noise(x, y, 3, 4) * fill
    springs = []
    for _ in range(5000):
        angle, d = chance.uniform(0, 6.283), 1.05 * math.sqrt(chance.random())
        u, v = d * math.cos(angle), d * math.sin(angle)
        i, j = round((v + RADIUS) / (2 * RADIUS) * 419), round((u + RADIUS) / (2 * RADIUS) * 419)
        size = 0.014 + 0.040 * chance.random() ** 1.8
        if inside[i, j] > 0.06 or fill[i, j] < 0.9:
            continue
        if all(math.hypot(u - a, v - b) > 0.78 * (size + s) for a, b, s, _ in springs):
            springs.append((u, v, size, z[i, j]))
    z = blur(z, 0.8)
    thick = sauce('#2e1406', '#52280c', 5, 0.08, 14, 0.14)
    grid_mesh('glaze', x, y, z, thick, (fill > 0.02) & (r < 1.17))
    film = liquid('#7c3d12', '#a0591c', 5, 0.06)
    for u, v, size, level in springs:
        bubbles(1, lambda u=u, v=v: (u, v), level - 0.3 * size, film, chance, (size, size), 0.7)
    where = [(u, v) for u, v, _, _ in springs]

    def beside():
        u, v = chance.choice(where)
        return u + chance.gauss(0, 0.07), v + chance.gauss(0, 0.07)

    def level_at(u, v):
        i, j = round((v + RADIUS) / (2 * RADIUS) * 419), round((u + RADIUS) / (2 * RADIUS) * 419)
        return float(z[i, j]) if fill[i, j] > 0.8 and inside[i, j] < 0.02 else -1.0

    bubbles(500, beside, level_at, film, chance, (0.006, 0.018))
