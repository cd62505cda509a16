"""
Step: black-bean paste frying in a wok on a trivet, stirred with a wooden spatula; sugar and raw paste beside
it.
"""

import math

from studio.boards import trivet
from studio.dishes.black_bean_paste import frying_paste, paste_material
from studio.families.preparation import lay_table, shoot, small_bowl
from studio.foods.flour import flour_in_bowl
from studio.kitchen_tools import spatula
from studio.materials.ceramics import OAT, TEAL
from studio.materials.food import grainy
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 5
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    lay_table((-2.15, 0.95), (0.9, 1.7), with_board=False)
    trivet(at=(-0.12, 0.02, 0))
    frying_paste(-0.12, 0.02, 0.08, rng(SEED))
    spatula(0.02, -0.12, 0.37, (0.12, -0.42, math.radians(-34)))
    small_bowl(1.78, 0.98, 0.42, 0.22, OAT)
    place(flour_in_bowl(0.42, 0.22, paste_material(), 5, 0.16, 0.75, 140, 0.014, 0), 1.78, 0.98)
    small_bowl(1.86, 0.10, 0.28, 0.15, TEAL)
    place(flour_in_bowl(0.28, 0.15, grainy('#f4ecdc', 70, 0.7), 6, 0.08, 0.86, 140, 0.005, 0.003), 1.86, 0.10)
    shoot(10.9, (0, 0.07, 0.22))
