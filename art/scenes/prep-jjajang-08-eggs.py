"""Photo 8: eggs lowered on a wooden spoon into boiling water in a small pan."""

import math

import numpy as np

from studio.boards import round_board
from studio.families.jjajang import kitchen, shoot_close
from studio.fields import square_grid, wave_noise
from studio.foods.streams import bubbles
from studio.foods.whole_eggs import whole_egg
from studio.height_map import within_disc
from studio.kitchen_tools import wooden_spoon
from studio.light import area_light
from studio.materials.waters import water
from studio.mesh import grid_mesh
from studio.saucepans import saucepan
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 18
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}
LEVEL, RADIUS = 0.66, 1.02


def build():
    chance = rng(SEED)
    kitchen(False)
    round_board(1.0)
    saucepan(1.05, 0.74, 0.42, (0, 0, 0.10))
    springs = [(*within_disc(chance, 0.85)(), chance.uniform(0.07, 0.16)) for _ in range(26)]
    x, y = square_grid(RADIUS + 0.06, 240)
    z = LEVEL + 0.014 * wave_noise(x, y, 4, 2.6) + 0.008 * wave_noise(x, y, 6, 6)
    for u, v, r in springs:
        z += 0.032 * np.exp(-((x - u) ** 2 + (y - v) ** 2) / r**2)
    boiling = water('#e3efee', 0.03, '#eef3ef', 0.07, 0.5, 4.0)
    grid_mesh('water', x, y, z, boiling, np.hypot(x, y) < RADIUS + 0.01)
    foam = water('#f8fcfb', 0.34, '#ffffff', 0.14, 0)
    for u, v, r in springs:
        bubbles(9, within_disc(chance, r * 1.1, u, v), LEVEL + 0.024, foam, chance, (0.012, 0.055))
    bubbles(70, within_disc(chance, 0.95), 0.25, foam, chance, (0.01, 0.03))
    place(whole_egg(), -0.38, 0.22, LEVEL - 0.20, (0.1, 0.2, 0.6))
    place(wooden_spoon(0, 0, 0, 0, 1.6), 0.30, -0.22, LEVEL - 0.06, (0, math.radians(16), math.radians(152)))
    place(whole_egg('#cf9263', 0.95), 0.28, -0.20, LEVEL + 0.24, (0.05, 0.14, 2.5))
    area_light((-1.4, 2.8, 5), (0, 0, 0.5), (2.0, 0.8), 60, (1, 0.97, 0.92))
    shoot_close(8.9, 50, (0.08, -0.04, 0.42))
