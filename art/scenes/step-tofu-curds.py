"""Tofu, coagulate: soft white curd and clear yellow whey in a teal pot at 60 degrees; terracotta linen."""

import math

from studio.camera import tilted
from studio.dishes.tofu_making.tofu_curds import tofu_curds
from studio.light import table_light
from studio.materials.ceramics import OAT, ceramic
from studio.materials.waters import water
from studio.scene import group
from studio.tabletop.boards import trivet
from studio.tabletop.kitchen_tools import spatula
from studio.tabletop.linens import BLUE_STRIPE, TERRACOTTA, TOWEL, table, towel
from studio.ware.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 71
GRADE = {'exposure': 0.14, 'gain': 1.06, 'saturation': 1.04}


def build():
    table(TERRACOTTA, SEED, folds=1.1)
    trivet(1.1)
    group(tofu_curds, (0.0, 0.02, 0.12))
    towel(-2.05, 1.30, 0.45, 1.2, 2.2, TOWEL, BLUE_STRIPE, 5)
    spatula(1.52, -0.95, 0.06, (0, 0, math.radians(62)))
    bowl(0.34, 0.22, ceramic(OAT), 0.5, 8, 0.03, (-1.52, -0.92, 0))
    pool(0.31, 0.15, water('#f2efe0', 0.12, '#f2ede0'), (-1.52, -0.92))
    table_light(130, 42)
    tilted(60, -90, 8.9, (0.0, 0.02, 0.40), 1.5)
