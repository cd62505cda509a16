"""Photo 3: the pork glazed with its marinade and nearly dry, a wooden spoon in it, from above."""

import math

from studio.families.jjajang import filled_bowl, kitchen, shoot_above
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.shoulder import seasoned_shoulder, shoulder_dice
from studio.kitchen_tools import wooden_spoon
from studio.materials.ceramics import OAT, TEAL
from studio.materials.surfaces import liquid
from studio.scatter import drops
from studio.scene import place, rng
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 13
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    at = (-0.08, 0, BOARD_TOP)
    small_bowl(*at[:2], 0.92, 0.46, OAT, BOARD_TOP)
    filled_bowl(shoulder_dice(seasoned_shoulder, soak=0.55), 125, 0.92, 0.46, chance, at, 0.5, 0.55)
    soy = liquid('#2a0f05', '#4a2009')
    drops(26, *at[:2], 0.9, soy, chance, 0.022)
    tool = wooden_spoon(0, 0, 0, 0, 1.7)
    place(tool, 0.34, -0.28, BOARD_TOP + 0.57, (0, math.radians(9), math.radians(146)))
    for x, y, radius, glaze in ((1.30, 0.72, 0.32, TEAL), (1.42, 0.06, 0.25, OAT)):
        small_bowl(x, y, radius, radius * 0.5, glaze, BOARD_TOP)
        pool(radius * 0.62, BOARD_TOP + radius * 0.17, soy if glaze is TEAL else liquid('#d9a94a'), (x, y))
    shoot_above(8.2, (0.08, 0, 0.3))
