"""Chickpeas to begin with: a free heap with a full wooden scoop in it; ochre linen, 44 degrees."""

import math

import numpy as np

from studio.camera import tilted
from studio.foods.legumes import bean
from studio.height_map import HeightMap
from studio.kitchen_tools import scoop, scoop_floor
from studio.light import table_light
from studio.linens import OCHRE, table
from studio.mesh import grid_mesh
from studio.scatter import sprinkle
from studio.scene import hide, instance, rng
from studio.settle import drop, hide_strays

SIZE = (1600, 1200)
SEED = 72
GRADE = {'exposure': 0.16, 'gain': 1.07, 'saturation': 1.02}

PEA = {
    'length': 0.098, 'width': 0.092, 'height': 0.09, 'beak': 0.3, 'wrinkle': 0.065, 'egg': -0.04,
    'roughness': 0.5, 'coat': 0.1,
}  # fmt: skip
TONES = (('#dfb984', '#cfa26c'), ('#e6c796', '#d4ab74'), ('#d6ad76', '#bf9058'))
SCOOP = (0.16, -0.36, math.radians(-28))


def cone(x, y):
    """A false floor under the heap, so that only the peas one sees are dropped."""
    fan = 1 - np.hypot(x + 0.22, (y - 0.14) * 1.08) / 0.98
    egg_box = 0.05 * np.sin(31 * x) * np.sin(31 * y)  # holds the peas on the slope
    return np.maximum(0.002, 0.38 * fan + egg_box * (fan > 0.1))


def fill_scoop(peas, chance):
    """Peas in the scoop, lower towards its mouth."""
    x, y, angle = SCOOP
    c, s = math.cos(angle), math.sin(angle)
    scoop(x, y, angle, 0.13)
    heights = HeightMap(1.1, 330, scoop_floor)
    for _ in range(900):
        u, v = chance.uniform(0.16, 0.84), chance.uniform(-0.15, 0.15)
        z = heights.mean(u, v, 0.03) + 0.07
        if 0 <= z <= 0.34 - 0.2 * max(0.0, u - 0.5):
            at = (x + u * c - v * s, y + u * s + v * c, z + 0.15)
            instance(chance.choice(peas), at, (0, 0, chance.uniform(0, 6.28)), 0.95)
            heights.stamp(u, v, z - 0.03, 0.085)


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.1)
    peas = hide([bean(f'pea{k}', k, **PEA, tones=TONES[k % 3]) for k in range(5)])
    a = np.linspace(-1.7, 1.7, 140)
    x, y = np.meshgrid(a, a)
    floor = grid_mesh('floor', x, y, cone(x, y), None)
    fallen = drop(peas, 300, -0.22, 0.14, floor, None, chance, 0.66, 0.55, 0.012, 90)
    hide_strays(fallen, -0.1, 0.1, 1.75, -0.02)
    fill_scoop(peas, chance)
    placed = []
    for count, px, py, spread in ((12, 1.25, 0.35, 0.2), (10, 1.35, -0.95, 0.2), (8, -1.2, -0.85, 0.22)):
        sprinkle(peas, count, px, py, spread, spread * 0.8, 0.082, 0.21, chance, 0, ('linen',), placed, 0.3)
    table_light(132, 36, 3.3, 0.48, 5.0)
    tilted(44, -88, 9.0, (0.02, 0.04, 0.2), 1.6)
