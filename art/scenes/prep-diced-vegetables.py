"""Step: onion, zucchini, cabbage and potato in even dice on a board; knife and oil."""

import math

from studio.cutlery import knife
from studio.families.preparation import BOARD_TOP, lay_table, shoot, small_bowl
from studio.foods.cut_vegetables import half_onion
from studio.foods.diced_vegetables import (
    cabbage_squares,
    onion_cubes,
    potato_cubes,
    whole_potato,
)
from studio.foods.zucchini import zucchini_dice, zucchini_half, zucchini_round
from studio.materials.ceramics import TEAL
from studio.materials.surfaces import liquid
from studio.scene import place, rng
from studio.settle import heap_on_board
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 5
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    lay_table((-2.05, 0.75), (1.0, 2.0))
    heap_on_board(onion_cubes(), 70, -1.02, -0.10, 0.46, chance)
    heap_on_board(zucchini_dice(), 56, -0.08, -0.42, 0.46, chance)
    heap_on_board(potato_cubes(), 58, 0.92, -0.28, 0.46, rng(SEED + 1))
    heap_on_board(cabbage_squares(), 60, -0.46, 0.66, 0.42, chance)
    place(half_onion(), -1.18, 0.78, BOARD_TOP + 0.285, (0, 0.10, 0.4))
    place(half_onion(), -1.60, 0.30, BOARD_TOP + 0.285, (0.08, 0, 1.4))
    place(zucchini_half(), 0.36, 0.46, BOARD_TOP + 0.19, (0.4, 0, 0.06))
    for k in range(3):
        turn = (0, math.pi / 2 - 0.45 - 0.16 * k, 0.06)
        place(zucchini_round(k), 0.22 - 0.11 * k, 0.45, BOARD_TOP + 0.165 - 0.012 * k, turn)
    place(whole_potato(), 1.38, -0.86, BOARD_TOP + 0.21, (0, 0, 0.5))
    knife(-0.75, -0.98, math.radians(3), 0.15, 1.40)
    small_bowl(1.55, 0.98, 0.36, 0.17, TEAL, BOARD_TOP)
    pool(0.295, 0.10 + BOARD_TOP, liquid('#8f6a0a', '#c79c1c'), (1.55, 0.98))
    shoot()
