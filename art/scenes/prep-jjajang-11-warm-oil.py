"""Photo 11: black-bean paste spooned into warm oil in the wok, just beginning to spread."""

import math

import numpy as np

from studio.dishes.black_bean_paste import paste_material
from studio.dishes.jjajang_wok import wok_floor
from studio.families.jjajang import kitchen_wok, shoot_close
from studio.families.preparation import small_bowl
from studio.fields import fractal_noise, square_grid
from studio.foods.streams import bubbles
from studio.kitchen_tools import spatula
from studio.light import area_light
from studio.materials.ceramics import OAT
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.mesh import grid_mesh, lathe
from studio.scene import place, rng
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 21
GRADE = {'exposure': 0.28, 'gain': 1.07, 'saturation': 1.04}
OIL = 0.15

LUMPS = ((-0.10, 0.14, 0.44, 0.27, 0.4), (0.20, -0.10, 0.40, 0.22, 2.5), (-0.26, -0.20, 0.30, 0.20, 0.1),
         (0.34, 0.24, 0.20, 0.15, 1.2))  # fmt: skip
"""x, y, half length, half width, turn."""


def paste_in_oil():
    """A folded mass over four dollops; returns points along its edge."""
    x, y = square_grid(0.8, 300)
    field = np.zeros_like(x)
    for cx, cy, length, width, turn in LUMPS:
        u = (x - cx) * math.cos(turn) + (y - cy) * math.sin(turn)
        v = -(x - cx) * math.sin(turn) + (y - cy) * math.cos(turn)
        field += np.exp(-((u / length) ** 2 + (v / width) ** 2))
    field += 0.10 * fractal_noise(x, y, 4.5, 2, 3)
    inside = np.clip((field - 0.55) / 0.45, -1, 1.6)
    folds = 1 - np.abs(fractal_noise(x * 1.4 + 0.8 * y, y * 2.4 - x, 1.5, 7, 2))
    z = 0.03 + 0.13 * np.clip(inside, 0, 1.6) ** 0.55 + 0.07 * folds**3 * np.clip(inside * 2, 0, 1)
    z -= 0.15 * np.clip(-inside, 0, 1)
    place(grid_mesh('paste', x, y, z, paste_material(), inside > -0.6), 0, 0, wok_floor(0) + OIL - 0.02)
    edge = np.abs(field - 0.50) < 0.05
    return list(zip(x[edge].tolist(), y[edge].tolist(), strict=True))


def build():
    chance = rng(SEED)
    kitchen_wok()
    pool(0.90, wok_floor(0) + OIL, water('#dc9a30', 0.24, '#a8660f', 0.0, 0.08, 1.2, 0.07), segments=100)
    edge = paste_in_oil()
    foam = liquid('#d9a94a', roughness=0.04, alpha=0.5)
    bubbles(230, lambda: chance.choice(edge), wok_floor(0) + OIL, foam, chance, (0.010, 0.034))
    place(spatula(0, 0, 0, (0, 0, 0)), 0.40, -0.30, wok_floor(0) + 0.26, (0.10, -0.36, math.radians(-32)))
    small_bowl(1.72, 0.92, 0.44, 0.24, OAT)
    smear = [(r, 0.075 + 0.02 * math.sin(9 * r) + 0.25 * r**2) for r in np.linspace(0, 0.33, 14)]
    place(lathe('paste', smear, paste_material(), 48, 0.05, 3), 1.72, 0.92)
    area_light((-1.6, 2.6, 5), (0, 0, 0.4), (2.0, 0.8), 50, (1, 0.97, 0.92))
    shoot_close(8.4, 54, (0.05, 0.0, 0.34))
