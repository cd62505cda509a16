"""Pho: rice noodles in clear broth, thin beef, onion, herbs, chilli."""

import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.meat.beef_slices import thin_slice
from studio.foods.produce.salad_vegetables import ring
from studio.foods.seasoning.fat_eyes import fat_eyes
from studio.foods.seasoning.herbs import basil_leaf, cilantro
from studio.foods.strands.ribbons import noodle_surface, ribbons, slump
from studio.garnishes import chilli_rings, lay_rings, scallion_rings
from studio.geometry.fields import smoothstep, square_grid, wave_noise
from studio.geometry.height_map import HeightMap, within_disc
from studio.geometry.mesh import grid_mesh, paint
from studio.geometry.surface import Surface
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.surfaces import wet
from studio.materials.waters import water
from studio.scene import hide, instance
from studio.ware.vessels import bowl, bowl_floor

LEVEL = 0.475
BEEF = (
    (0.40, 0.16, 0.5, 0), (0.52, -0.10, 0.15, 1), (0.36, -0.34, -0.3, 2), (0.10, -0.50, -0.7, 3),
    (0.14, 0.32, 0.95, 4), (0.22, -0.06, 0.2, 5),
)  # fmt: skip


def _nest(heights, chance):
    """Paths of the noodles: skeins folded over each other as they slid from the strainer, none along the rim."""
    paths = []
    for _ in range(34):
        heading, bow = chance.uniform(0, 6.283), chance.uniform(-0.9, 0.9)
        x0, y0, half = chance.gauss(0, 0.20), chance.gauss(0, 0.18), chance.uniform(0.46, 0.78)
        t = np.linspace(-1, 1, 90)
        along = half * np.sin(t * chance.uniform(1.1, 1.9))
        across = 0.34 * bow * np.cos(t * 1.6) + 0.05 * np.sin(t * chance.uniform(3, 7) + chance.uniform(0, 6))
        for k in range(chance.randint(4, 6)):
            off = (k - 2.5) * 0.044 + 0.014 * np.sin(t * chance.uniform(3, 8) + chance.uniform(0, 6))
            x = x0 + along * np.cos(heading) - (across + off) * np.sin(heading)
            y = y0 + along * np.sin(heading) + (across + off) * np.cos(heading)
            pull = np.maximum(1, np.hypot(x, y) / 0.90)
            paths.append(
                heights.lay(np.stack([x / pull, y / pull], 1)[chance.randint(0, 9) :], 0.016, sag=0.5)
            )
    return paths


def _broth_ground():
    """What the clear broth is seen against: the bowl's inside as broth of that depth colours it, amber to gold."""
    x, y = square_grid(1.24, 240)
    r = np.hypot(x, y)
    z = bowl_floor(1.24, 0.66)(x, y) + 0.012
    tone = blend(filled(x.shape, '#bd7a2c'), rgba('#f6d597'), smoothstep(0.45, 1.17, r))
    tone = blend(tone, rgba('#8a4a14'), 0.3 * smoothstep(0, 0.8, wave_noise(x, y, 3, 1.0)))
    ground = grid_mesh(
        'broth ground', x, y, np.minimum(z, LEVEL - 0.01), wet(0.9, 0, 0, bump=0, vary=0), r < 1.195
    )
    paint(ground, tone.reshape(-1, 4))


def pho():
    """A celadon bowl, 1.24 in radius. Returns leaves of basil, sprigs of cilantro and chilli rings."""
    chance = random.Random(33)
    bowl(1.24, 0.66, ceramic(CELADON), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.66))
    heights.dome(0.98, 0.31, 0.17)
    floor = heights.z.copy()
    paths = _nest(heights, chance)
    slump(heights, paths, floor, 0.8)
    for path in paths:
        path[:14, 2] -= np.linspace(0.12, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.12, 14)
        path[:, 2] = np.minimum(path[:, 2], 0.605 + 0.1 * (path[:, 2] - 0.60))
    ribbons('noodles', paths, 0.042, 0.017, noodle_surface('#e6d3a8', '#f5e8c8', 0.22, 0.7, 0.06, None, 0.5, True),
            chance, 0.35)  # fmt: skip
    heights.z = np.minimum(heights.z, 0.62)
    x, y = square_grid(1.24, 200)
    clear = water('#fff0d4', 0.02, '#f2b45e', 0.02, 0.0, 2.0, 0.06)
    _broth_ground()
    grid_mesh('broth', x, y, 0 * x + LEVEL, clear, np.hypot(x, y) < 1.21)
    fat_eyes(within_disc(chance, 1.12), 520, LEVEL + 0.002, chance, '#f3cf86', (0.006, 0.030), 0.22)
    slices = [hide(thin_slice(k, 0.60, 0.42, 0.045, 0.36 + 0.14 * (k % 4))) for k in range(6)]
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
