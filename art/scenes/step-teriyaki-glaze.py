"""Teriyaki chicken, glaze: four cutlets in foaming syrup, a spoon has bared the pan's bottom; slate blue linen."""

import math

from studio.camera import tilted
from studio.dishes.pots.teriyaki_pan import glazed_cutlets
from studio.light import area_light, table_light
from studio.scene import group
from studio.tabletop.boards import trivet
from studio.tabletop.kitchen_tools import wooden_spoon
from studio.tabletop.linens import RUST_STRIPE, SLATE_BLUE, TOWEL, table, towel

SIZE = (1600, 1200)
SEED = 73
GRADE = {'exposure': 0.28, 'gain': 1.07, 'saturation': 0.98}
PATH = [(-0.02, 0.80), (0.02, 0.40), (0.0, 0.0), (-0.06, -0.42), (-0.06, -0.62)]


def build():
    table(SLATE_BLUE, SEED, folds=1.1)
    trivet(1.12)
    group(lambda: glazed_cutlets(PATH), (0.0, 0.0, 0.12))
    spoon = wooden_spoon(-0.06, -0.70, math.radians(84), 0.25, 1.9, 0.20)
    spoon.rotation_euler = (0, math.radians(14), math.radians(84))
    towel(-2.1, 1.1, 0.3, 1.1, 2.1, TOWEL, RUST_STRIPE, 5)
    area_light((-1.7, 2.5, 6), (0, 0, 0), (2.0, 0.8), 50, (1, 0.97, 0.92))
    table_light(130, 42)
    tilted(60, -90, 8.1, (0.03, 0.0, 0.25), 1.6)
