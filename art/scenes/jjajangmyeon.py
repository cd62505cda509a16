"""
Jjajangmyeon from above: thick noodles under black-bean sauce, cucumber, half an egg; sage linen, yellow
radish.
"""

import math

from studio.camera import top_down
from studio.cutlery import chopsticks
from studio.dishes.jjajangmyeon import jjajangmyeon
from studio.foods.jjajang_toppings import radish_fan
from studio.light import table_light
from studio.linens import SAGE, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.mesh import ellipsoid
from studio.scene import place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 4
GRADE = {'exposure': 0.22, 'gain': 1.10, 'saturation': 1.04}


def build():
    table(SAGE, SEED, folds=1.4)
    jjajangmyeon()
    bowl(0.50, 0.19, ceramic(TEAL), 0.5, 8, 0.03, (1.92, 0.86, 0))
    radish_fan(1.86, 0.84, 0.10, rng(SEED), heading=0.35)
    chopsticks(1.80, -0.74, math.radians(76), 2.1, z=0.10)
    place(ellipsoid('rest', 0.17, 0.07, 0.05, ceramic(TEAL), 24), 1.60, -1.30, 0.02, (0, 0, -0.15))
    towel(-1.98, -0.60, 0.12, 1.15, 2.6, seed=5)
    table_light()
    top_down((0.13, 0, 0.3))
