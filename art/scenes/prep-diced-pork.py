"""Step: pork belly on the board, half of it cut into slices, sticks and dice; the knife beside it; blue linen."""

import math

from studio.boards import preparation_board
from studio.camera import tilted
from studio.cutlery import knife
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.flour import flour_in_bowl
from studio.foods.marbled_belly import THICKNESS, belly_dice, belly_piece, lay_flat
from studio.light import table_light
from studio.linens import DUSTY_BLUE, table, towel
from studio.materials.ceramics import OAT
from studio.materials.food import grainy
from studio.scene import instance, place, rng
from studio.settle import heap_on_board

SIZE = (1600, 1200)
SEED = 5
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def uncut(chance):
    """The block with two slices falling off its right end, one slice flat, one in sticks."""
    place(belly_piece(1.05, 0.80, seed=3, bevel=0.05), -0.86, 0.36, BOARD_TOP + THICKNESS / 2, (0, 0, 0.10))
    for k, (along, lean) in enumerate(((0.68, 0.10), (0.94, 0.30))):
        item = belly_piece(0.155, 0.80, along, 0, k + 4, 0.022)
        height = THICKNESS / 2 * math.cos(lean) + 0.07 * math.sin(lean)
        place(item, -0.86 + along, 0.42 + 0.03 * k, BOARD_TOP + height, (0, lean, 0.10))
    for k in range(5):
        stick = belly_piece(0.15, 0.15, 0.4, 0.21 * k, 20 + k, 0.02)
        lay_flat(
            stick, 0.66 + 0.185 * k, 0.66 - 0.02 * k, BOARD_TOP + 0.075, 1.5708 + chance.uniform(-0.09, 0.09)
        )


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.0)
    preparation_board()
    towel(-2.15, 0.95, 0.15, 0.9, 1.5, seed=5)
    uncut(chance)
    dice = belly_dice()
    heap_on_board(dice, 70, 0.62, -0.42, 0.58, chance)
    for x, y in ((-0.16, -0.16), (-0.30, -0.92), (1.40, -0.30), (1.30, -0.86), (-0.14, -0.80)):
        instance(chance.choice(dice), (x, y, BOARD_TOP + 0.077), (0, 0, chance.uniform(0, 6)))
    knife(-1.30, -0.42, math.radians(-16), BOARD_TOP + 0.012, 1.15)
    small_bowl(1.62, 0.10, 0.28, 0.16, OAT, BOARD_TOP)
    salt = flour_in_bowl(0.28, 0.16, grainy('#f6f2ea'), 3, 0.08, 0.7, 120, 0.008, 0.006)
    place(salt, 1.62, 0.10, BOARD_TOP)
    table_light()
    tilted(54, -88, 8.7, (0.0, 0.0, 0.2), 1.4)
