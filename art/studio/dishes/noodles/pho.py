"""Pho: rice noodles in clear broth, thin beef, onion, herbs, chilli."""

import random

import numpy as np

from studio.foods.meat.beef_slices import thin_slice
from studio.foods.produce.salad_vegetables import ring
from studio.foods.seasoning.fat_eyes import fat_eyes
from studio.foods.seasoning.herbs import basil_leaf, cilantro
from studio.foods.strands.ribbons import noodle_surface, ribbons, slump, tangle
from studio.garnishes import chilli_rings, lay_rings, scallion_rings
from studio.geometry.fields import square_grid
from studio.geometry.height_map import HeightMap, within_disc
from studio.geometry.mesh import grid_mesh
from studio.geometry.surface import Surface
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.waters import water
from studio.scene import hide, instance
from studio.ware.vessels import bowl, bowl_floor

LEVEL = 0.475
BEEF = (
    (0.40, 0.16, 0.5, 0), (0.52, -0.10, 0.15, 1), (0.36, -0.34, -0.3, 2), (0.10, -0.50, -0.7, 3),
    (0.14, 0.32, 0.95, 4), (0.22, -0.06, 0.2, 5),
)  # fmt: skip


def pho():
    """A celadon bowl, 1.24 in radius. Returns leaves of basil, sprigs of cilantro and chilli rings."""
    chance = random.Random(33)
    bowl(1.24, 0.66, ceramic(CELADON), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.66))
    heights.dome(1.1, 0.30, 0.08)
    floor = heights.z.copy()
    paths = tangle(heights, chance, 1.06, 0.016, 34, 5, 0.024, (80, 140), 0.5, 2.9)
    slump(heights, paths, floor, 0.8)
    for path in paths:
        path[:14, 2] -= np.linspace(0.12, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.12, 14)
        path[:, 2] = np.minimum(path[:, 2], 0.605 + 0.1 * (path[:, 2] - 0.60))
    ribbons('noodles', paths, 0.042, 0.017, noodle_surface('#e6d3a8', '#f5e8c8', 0.22, 0.7, 0.06, None, 0.5, True),
            chance, 0.35)  # fmt: skip
    heights.z = np.minimum(heights.z, 0.62)
    x, y = square_grid(1.24, 200)
    clear = water('#ffdcae', 0.065, '#f0a058', 0.02, 0.0, 2.0, 0.06)
    grid_mesh('broth', x, y, 0 * x + LEVEL, clear, np.hypot(x, y) < 1.21)
    fat_eyes(within_disc(chance, 1.06), 620, LEVEL + 0.002, chance, '#edb765', (0.007, 0.050))
    slices = [hide(thin_slice(k, 0.62, 0.36, 0.05, 0.0 + 0.12 * (k % 4))) for k in range(6)]
    for px, py, angle, k in BEEF:
        z = heights.mean(px, py, 0.2) + 0.05
        instance(slices[k], (px, py, z), (chance.uniform(-0.15, 0.15), -0.22, angle + 1.2), 1.0)
        heights.stamp(px, py, z - 0.16, 0.2)
    onions = [hide(ring(k, 0.12 + 0.03 * k, 0.011, 0.03, '#f3ead8', '#fbf6ea', '#e8dfc8')) for k in range(3)]
    surface = Surface()
    for k, (px, py) in enumerate(((-0.22, 0.50), (-0.05, 0.62), (-0.46, 0.36), (0.02, 0.10))):
        surface.rest(onions[k % 3], px, py, 0.15, 0.03, k, 0.5)
    lay_rings(scallion_rings(0.046, 0.04), 44, lambda: (chance.gauss(-0.2, 0.3), chance.gauss(0.22, 0.3)), chance,
              lambda normal, item: 'bowl' not in item.name)  # fmt: skip
    basil = [hide(basil_leaf(k, 0.40, 0.135)) for k in range(3)]
    sprigs = [hide(cilantro(k, 0.32)) for k in range(3)]
    surface = Surface()
    for k, (px, py, angle) in enumerate(((-0.56, -0.10, 0.4), (-0.42, -0.26, 2.0), (-0.66, -0.30, 3.9))):
        surface.rest(basil[k], px, py, 0.12, 0.07, angle, 0.5, 1.0, (0, -0.25))
    for k, (px, py, angle) in enumerate(((-0.26, -0.02, 0.9), (-0.18, -0.20, 5.0), (-0.34, 0.12, 2.6))):
        surface.rest(sprigs[k], px, py, 0.1, 0.06, angle, 0.4)
    chillies = chilli_rings()
    lay_rings(chillies, 9, lambda: (chance.gauss(0.0, 0.34), chance.gauss(-0.05, 0.34)), chance,
              lambda normal, item: 'bowl' not in item.name)  # fmt: skip
    return basil, sprigs, chillies
