"""Cacio e pepe: one fork's turn of tonnarelli in a cream of cheese, black pepper."""

import math
import random

import numpy as np

from studio.dishes.carbonara import PEPPER, cream_pool
from studio.foods.hard_cheese import gratings
from studio.foods.ribbons import noodle_surface, slump, tangle, twirl
from studio.garnishes import spice, spots
from studio.height_map import HeightMap, within_disc
from studio.materials.ceramics import TEAL, ceramic
from studio.mesh import tubes
from studio.vessels import bowl, bowl_floor


def cacio_e_pepe():
    """A wide teal bowl, 1.3 in radius, .38 deep: the nest in the middle, cream round it, pepper, pecorino."""
    chance = random.Random(51)
    bowl(1.3, 0.38, ceramic(TEAL, 0.26), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.3, 0.38))
    r = np.hypot(heights.x, heights.y)
    cream_pool(0.99, 0.155, '#e6c98c', '#f3e0b2')
    heights.raise_to(np.where(r < 1.0, 0.15, -1))
    heights.dome(0.74, 0.13, 0.12)
    radius, floor = 0.031, heights.z.copy()
    paths = tangle(heights, chance, 0.92, radius, 15, 5, 0.022, (90, 150), 0.5, 2.1)
    paths += twirl(heights, chance, radius, 0.05, 0.46, 4, 4, (-0.05, 0.04))
    slump(heights, paths, floor, 0.5)
    for path in paths:
        path[:14, 2] -= np.linspace(0.08, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.08, 14)
    tubes('noodles', paths, radius, noodle_surface('#efbf68', '#fae0a2', 0.22, 0.6, 0.06, '#fff0c8', 0.5), 3)
    pick = within_disc(chance, 0.92)
    spice(spots(150, lambda: (chance.gauss(0, 0.3), chance.gauss(0, 0.3)), chance, None, 0.004, (0.5, 1.9), 190)
          + spots(120, pick, chance, None, 0.004, (0.3, 1.3), 150), PEPPER)  # fmt: skip

    def crown():
        a, d = chance.uniform(0, 6.28), abs(chance.gauss(0, 0.15))
        return d * math.cos(a) - 0.04, d * math.sin(a) - 0.03

    gratings(
        spots(260, crown, chance, None, 0.008, (0.4, 1.2), 330)
        + spots(60, pick, chance, None, 0.006, (0.3, 0.8))
    )
