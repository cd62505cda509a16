"""Photo 6: potato dice under cold water in a teal bowl, from above; the water turns a little cloudy."""

import math

from studio.cutlery import knife
from studio.families.jjajang import filled_bowl, kitchen, shoot_above
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.diced_vegetables import potato_cubes, whole_potato
from studio.foods.streams import bubbles
from studio.height_map import within_disc
from studio.light import area_light
from studio.materials.ceramics import TEAL
from studio.materials.waters import water
from studio.scene import instance, place, rng
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 16
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    at = (0.06, 0.04, BOARD_TOP)
    small_bowl(*at[:2], 1.0, 0.52, TEAL, BOARD_TOP)
    dice = potato_cubes()
    for prototype in dice:
        prototype.scale = (0.9, 0.9, 0.9)
    filled_bowl(dice, 92, 1.0, 0.52, chance, at, 0.02, 0.85)
    level = BOARD_TOP + 0.44
    clear = water('#eef3e6', 0.07, '#f4efdc', 0.005, 0.55, 3.4)
    pool(0.962, level, clear, at[:2], 120)
    bubbles(34, within_disc(chance, 0.9, *at[:2]), level, water(mirror=0.12, ripple=0), chance, (0.008, 0.03))
    place(whole_potato(), -1.35, 0.62, BOARD_TOP + 0.21, (0, 0, 0.7))
    for x, y in ((1.30, -0.62), (1.42, -0.40), (1.18, -0.80)):
        instance(chance.choice(dice), (x, y, BOARD_TOP + 0.068), (0, 0, 5 * x), 0.9)
    knife(-1.62, -0.92, math.radians(-28), BOARD_TOP + 0.012, 1.3)
    area_light((-1.7, 2.5, 6), (0, 0, 0), (2.2, 0.9), 60, (1, 0.97, 0.92))
    shoot_above(8.5, (0.04, 0, 0.3))
