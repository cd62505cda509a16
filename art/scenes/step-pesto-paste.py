"""Step: pesto pounded in a marble mortar to a thick green cream, a lump of it on the pestle; terracotta linen."""

import math

import numpy as np

from studio.camera import tilted
from studio.families.preparation import small_bowl
from studio.fields import wave_noise
from studio.foods.hard_cheese import gratings
from studio.foods.herbs import basil_leaf
from studio.foods.pesto import pesto_cream, pesto_grain, pesto_lump
from studio.foods.small import pine_nut
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import TERRACOTTA, table, towel
from studio.materials.ceramics import TEAL
from studio.mesh import grid_mesh
from studio.mortar import mortar, mortar_floor, pestle
from studio.scene import hide, instance, rng
from studio.surface import Surface
from studio.vessels import bowl_floor

SIZE = (1600, 1200)
SEED = 81
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.03}

HEAD = (0.14, 0.02, 0.78)
LEAN = (0.0, 0.72, math.radians(30))


def paste(x, y):
    """Its surface: pushed up the wall behind, a furrow turned by the pestle, ridges."""
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    z = 0.47 + 0.10 * r**2 + 0.085 * np.sin(1.0 * turn - 13.0 * r + 0.6) * np.clip(r / 0.25, 0, 1)
    z += 0.014 * np.sin(3 * turn - 31 * r + 1.6 * wave_noise(x, y, 4, 2)) + 0.020 * wave_noise(x, y, 7, 4)
    z += 0.10 * np.exp(-(((x - HEAD[0]) ** 2 + (y - HEAD[1]) ** 2) / 0.03))
    return z + 0.05 * np.clip((r - 0.55) / 0.2, 0, 1) * wave_noise(x, y, 9, 1.6)


def props(chance):
    """Cheese in a bowl, leaves and nuts on the cloth."""
    small_bowl(1.52, 0.80, 0.44, 0.24, TEAL)
    heap = HeightMap(0.5, 160, bowl_floor(0.44, 0.24))
    heap.dome(0.38, 0.10, 0.16)
    gratings(moved(pile_on(heap, 700, 0.022, within_disc(chance, 0.36), chance, 0.5), 1.52, 0.80))
    leaves = hide([basil_leaf(k, 0.40 + 0.03 * k, 0.14) for k in range(3)])
    surface = Surface()
    for k, (x, y, spin) in enumerate(
        ((-1.52, -0.70, 0.5), (-1.34, -0.90, 2.2), (-1.66, -0.98, 4.0), (1.55, -0.62, 2.6))
    ):
        surface.rest(leaves[k % 3], x, y, 0.1, 0.05 + 0.01 * k, spin)
    nuts = hide([pine_nut(k) for k in range(3)])
    for k in range(11):
        x, y = 1.36 + chance.gauss(0, 0.16), -0.86 + chance.gauss(0, 0.10)
        instance(nuts[k % 3], (x, y, 0.03), (0, 0, chance.uniform(0, 6.28)))


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.1)
    towel(-1.95, 0.85, -0.15, 0.9, 1.7, seed=4)
    mortar(0.98)
    heights = HeightMap(1.05, 300, mortar_floor(0.98))
    surface = paste(heights.x, heights.y)
    grid_mesh(
        'pesto',
        heights.x,
        heights.y,
        surface,
        pesto_cream(),
        (surface > heights.z - 0.03) & (np.hypot(heights.x, heights.y) < 0.9),
    )
    heights.z = surface
    pesto_grain(heights, 1100, within_disc(chance, 0.70), chance)
    pestle(HEAD, LEAN, 1.8)
    pesto_lump(HEAD, LEAN, chance)
    props(chance)
    table_light()
    tilted(55, -88, 8.9, (0.06, 0.06, 0.42), 1.4)
