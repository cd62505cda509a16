"""
Chickpea curry, tomatoes: the dark gravy in a rust-red pot, oil shining at its edge and in the spoon's path;
sage linen.
"""

import math

from studio.camera import tilted
from studio.dishes.pots.curry_base import curry_base
from studio.light import area_light, table_light
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import liquid
from studio.scene import group
from studio.tabletop.boards import trivet
from studio.tabletop.kitchen_tools import spatula
from studio.tabletop.linens import RUST_STRIPE, SAGE, TOWEL, table, towel
from studio.ware.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 74
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.0}
PATH = [(-0.62, -0.34), (-0.30, -0.10), (0.06, 0.02), (0.40, 0.02)]


def build():
    table(SAGE, SEED, folds=1.2)
    trivet(1.1)
    group(lambda: curry_base(PATH), (0.0, 0.0, 0.12))
    spatula(0.40, 0.03, 0.25, (math.radians(-12), math.radians(-33), math.radians(14)))
    bowl(0.44, 0.26, ceramic(OAT), 0.5, 8, 0.03, (-1.64, 0.98, 0))
    pool(0.40, 0.19, liquid('#d8a850', '#c8923c', 2, 0.04), (-1.64, 0.98))
    towel(-1.95, -1.20, 0.25, 1.1, 1.7, TOWEL, RUST_STRIPE, 6)
    area_light((-1.7, 2.5, 6), (0, 0, 0), (2.0, 0.8), 22, (1, 0.97, 0.92))
    table_light(130, 46)
    tilted(62, -90, 9.1, (0.06, 0.02, 0.35), 1.5)
