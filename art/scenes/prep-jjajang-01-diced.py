"""Photo 1: diced pork shoulder in an oat bowl on the board, the rest of the piece and the knife beside it."""

import math

from studio.cutlery import knife
from studio.families.jjajang import filled_bowl, kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.shoulder import raw_shoulder, shoulder_dice, shoulder_piece
from studio.materials.ceramics import OAT
from studio.scene import instance, rng

SIZE = (1600, 1200)
SEED = 11
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    small_bowl(0.22, -0.08, 0.92, 0.46, OAT, BOARD_TOP)
    dice = shoulder_dice(raw_shoulder)
    filled_bowl(dice, 125, 0.92, 0.46, chance, (0.22, -0.08, BOARD_TOP), 0.5, 0.5)
    shoulder_piece(-0.95, 0.72, BOARD_TOP + 0.2, 0.18)
    for x, y in ((-0.98, 0.12), (-1.18, -0.02), (-0.84, -0.14), (1.34, -0.72)):
        instance(chance.choice(dice), (x, y, BOARD_TOP + 0.078), (0, 0, chance.uniform(0, 6)))
    knife(-1.15, -0.62, math.radians(-24), BOARD_TOP + 0.012, 1.2)
    shoot_close(8.9, 58, (0, 0, 0.2))
