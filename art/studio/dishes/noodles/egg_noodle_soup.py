"""Wheat noodles in soy broth with egg, mushrooms, carrot and scallion."""

import random

import numpy as np

from studio.dishes.noodles.pho import fat_eyes
from studio.foods.dairy_and_eggs.eggs import half_egg
from studio.foods.prepared.stir_fry_vegetables import mushroom_slice, snap_pea
from studio.foods.produce.vegetables import carrot_slice
from studio.foods.strands.ribbons import noodle_surface, slump, tangle
from studio.garnishes import lay_rings, scallion_rings, sesame, spots
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.height_map import HeightMap, within_disc
from studio.geometry.mesh import grid_mesh, tubes
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import liquid
from studio.scene import hide, instance
from studio.ware.vessels import bowl, bowl_floor

LEVEL = 0.47


def egg_noodle_soup():
    """An oat bowl, 1.24 in radius. Returns scallion rings."""
    chance = random.Random(97)
    bowl(1.24, 0.66, ceramic(OAT), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.66))
    heights.dome(1.08, 0.32, 0.10)
    floor = heights.z.copy()
    paths = tangle(heights, chance, 1.04, 0.034, 15, 4, 0.024, (90, 160), 0.5, 2.1)
    slump(heights, paths, floor, 0.72)
    for path in paths:
        path[:14, 2] -= np.linspace(0.12, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.12, 14)
    tubes('noodles', paths, 0.034, noodle_surface('#e6b868', '#f5d896', 0.2, 0.7, 0.06), 3)
    x, y = square_grid(1.24, 260)
    soy = liquid('#8a4512', '#6b2e0a', 2.0, 0.06, 0.82)
    grid_mesh('broth', x, y, LEVEL + 0.006 * wave_noise(x, y, 3, 2), soy, np.hypot(x, y) < 1.2)
    fat_eyes(110, 1.05, LEVEL + 0.004, chance, '#d08a28')
    heights.raise_to(np.where(np.hypot(heights.x, heights.y) < 1.1, LEVEL, -1))
    half_egg(-0.34, -0.36, heights.mean(-0.34, -0.36, 0.16) + 0.17, (0.24, -0.12, 0.5))
    half_egg(0.10, -0.56, heights.mean(0.10, -0.56, 0.16) + 0.17, (0.26, 0.06, -0.3))
    mushrooms = [hide(mushroom_slice(k, 0.26, 0.05)) for k in range(3)]
    peas = [hide(snap_pea(k, 0.46)) for k in range(3)]
    carrots = [hide(carrot_slice(k, 0.15, 0.05)) for k in range(2)]
    for k in range(5):
        px, py = 0.44 + 0.09 * k - 0.02 * k * k, -0.16 + 0.15 * k
        instance(mushrooms[k % 3], (px, py, heights.mean(px, py, 0.12) + 0.075), (0.4, 0.25, 0.9 + 0.2 * k))
    for k in range(4):
        px, py = -0.58 + 0.10 * k, 0.14 + 0.13 * k
        instance(peas[k % 3], (px, py, heights.mean(px, py, 0.12) + 0.06), (0.2, 0.1, 0.4 + 0.25 * k))
    for k, (px, py) in enumerate(((0.0, 0.62), (0.22, 0.70), (-0.72, -0.10))):
        at = (px, py, heights.mean(px, py, 0.12) + 0.08)
        instance(carrots[k % 2], at, (-0.2, -1.2, -1.4 + 0.4 * k))
    inside = lambda normal, item: normal.z > 0.3 and 'bowl' not in item.name
    rings = scallion_rings(0.05, 0.045)
    lay_rings(rings, 42, lambda: (chance.gauss(0.0, 0.26), chance.gauss(0.12, 0.24)), chance, inside, 0.02)
    sesame(spots(120, within_disc(chance, 0.9), chance, inside))
    return rings
