"""Photo 25: cooked noodles rinsed in a bowl of cold water under a running stream."""

import math

import numpy as np

from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP
from studio.fields import square_grid, wave_noise
from studio.foods.noodle_skeins import noodle_skeins
from studio.foods.noodles import wheat_noodles
from studio.foods.streams import bubbles, rings, stream
from studio.height_map import HeightMap, within_disc
from studio.light import area_light
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import liquid
from studio.materials.waters import water
from studio.mesh import grid_mesh
from studio.scene import group, place, rng
from studio.vessels import bowl, bowl_floor

SIZE = (1600, 1200)
SEED = 35
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}
LEVEL, LANDING = 0.49, (0.56, -0.12)


def noodles_in_bowl():
    """Noodles under water in a teal bowl, the jet that rinses them and its foam."""
    chance = rng(SEED)
    bowl(1.24, 0.62, ceramic(TEAL), 0.5)
    ground = HeightMap(1.3, 440, bowl_floor(1.24, 0.62))
    ground.dome(1.05, 0.12, 0.04)
    wheat_noodles(noodle_skeins(ground, chance, 8, 1.0, 6))
    x, y = square_grid(1.24, 300)
    z = LEVEL + rings(x, y, LANDING, 0.03, 0.13, 0.6) + 0.008 * wave_noise(x, y, 3, 3)
    clear = water('#eef5f2', 0.02, '#f4f4ea', 0.02, 0.35, 3.0)
    grid_mesh('water', x, y, z, clear, np.hypot(x, y) < 1.19)
    foam = water('#f8fcfb', 0.28, '#ffffff', 0.12, 0)
    bubbles(80, within_disc(chance, 0.24, *LANDING), LEVEL + 0.015, foam, chance, (0.012, 0.05))
    bubbles(40, within_disc(chance, 1.0), LEVEL + 0.01, foam, chance, (0.008, 0.026))
    jet = liquid('#e9f1f2', roughness=0.04, alpha=0.72)
    stream((LANDING[0] + 0.03, LANDING[1] + 0.02, 3.4), (*LANDING, LEVEL), 0.085, jet, 0.5, 0.62)


def build():
    kitchen()
    holder, _ = group(noodles_in_bowl, (0, 0, BOARD_TOP), 0, 0.92)
    place(holder, -0.02, 0.0, BOARD_TOP, (0, 0, math.radians(20)))
    area_light((-1.7, 2.6, 5), (0, 0, 0.4), (2.0, 0.8), 60, (1, 0.97, 0.92))
    shoot_close(8.9, 50, (0, 0.08, 0.38))
