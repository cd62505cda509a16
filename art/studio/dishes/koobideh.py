"""Koobideh with saffron rice."""

import math
import random

import numpy as np

from studio.foods.herbs import cilantro
from studio.foods.kebabs import grilled_tomato, koobideh
from studio.foods.salad_vegetables import ring
from studio.foods.small import rice_grain
from studio.garnishes import on, spice, spots
from studio.height_map import HeightMap, pile_on
from studio.materials.ceramics import MILK, ceramic
from studio.materials.food import cooked_rice
from studio.materials.surfaces import matte
from studio.mesh import grid_mesh
from studio.scene import hide, place
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import plate, plate_floor


def _rice(chance):
    """A long mound of rice across the upper half of the plate, golden with saffron at its right end."""
    heights = HeightMap(1.3, 440, plate_floor(1.30))
    x, y = heights.x, heights.y
    mound = np.clip(1 - ((x + 0.02) / 0.98) ** 2 - ((y - 0.36) / 0.52) ** 2, 0, 1)
    heights.raise_to(np.where(mound > 0, 0.05 + 0.44 * mound**0.6, -1))
    grid_mesh('ricebase', x, y, heights.z - 0.012, matte('#efe4c8', 0.6), mound > 0.02)

    def anywhere():
        turn, reach = chance.uniform(0, 6.283), math.sqrt(chance.random()) * 1.03
        return -0.02 + 0.98 * reach * math.cos(turn), 0.36 + 0.52 * reach * math.sin(turn)

    grains = [rice_grain(0.072, 0.0165), rice_grain(0.080, 0.0160), rice_grain(0.064, 0.0170)]
    swarm(
        'rice',
        grains,
        pile_on(heights, 4000, 0.021, anywhere, chance, 0.45, 0.2),
        cooked_rice('#f8ecd0'),
        3,
        0.05,
    )

    def golden():
        return chance.gauss(0.30, 0.26), chance.gauss(0.44, 0.15)

    def on_mound(a, b):
        return ((a + 0.02) / 0.9) ** 2 + ((b - 0.36) / 0.46) ** 2 < 1

    gold = pile_on(heights, 850, 0.021, golden, chance, 0.5, 0.24, accept=on_mound)
    swarm('saffron rice', grains, gold, cooked_rice('#ffffff'), 4, 0.08, ['#eda81c', '#e8961a', '#f4c04a'])


def koobideh_plate():
    """A plate 1.3 in radius: two kebabs before rice, grilled tomatoes, onion. Returns sprigs and rings."""
    chance = random.Random(12)
    plate(1.30, ceramic(MILK))
    _rice(chance)
    place(koobideh(1, 1.86), -0.02, -0.12, 0.10, (0.10, 0, 0.045))
    place(koobideh(4, 1.70), 0.02, -0.46, 0.06, (0.0, 0, -0.02))
    place(grilled_tomato(2, 0.24), -0.62, -0.84, 0.075)
    place(grilled_tomato(5, 0.22), -0.18, -0.90, 0.075, (0.1, 0.1, 1))
    rings = [hide(ring(k, 0.15 + 0.03 * k, 0.022, 0.04)) for k in range(3)]
    surface = Surface()
    for k, (x, y) in enumerate(((0.34, -0.86), (0.50, -0.80), (0.44, -0.94))):
        surface.rest(rings[k], x, y, 0.12, 0.03 + 0.02 * k, k, 0.4)
    sprigs = [hide(cilantro(k, 0.26)) for k in range(3)]
    surface = Surface()
    for k, (x, y, spin) in enumerate(
        ((0.40, -0.84, 0.4), (0.56, -0.92, 1.9), (0.28, -0.92, 4.0), (-0.40, -0.74, 2.0))
    ):
        surface.rest(sprigs[k % 3], x, y, 0.08, 0.05, spin, 0.4)

    def over():
        return chance.uniform(-0.9, 0.9), chance.gauss(-0.2, 0.3)

    spice(
        spots(240, over, chance, on('kebab', 'rice'), 0.004, (0.5, 1.2), 400),
        ('#6a1420', '#861f2a', '#4a0e18'),
    )
    return sprigs, rings
