"""Soft tofu stew in a stone pot on a trivet at 48 degrees, a raw yolk in the middle; dusty-blue linen."""

import math

from studio.boards import trivet
from studio.camera import tilted
from studio.cutlery import chopsticks, spoon
from studio.dishes.soft_tofu_stew import soft_tofu_stew
from studio.foods.rice import rice_bed
from studio.height_map import HeightMap
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.materials.ceramics import MILK, ceramic
from studio.scene import group, rng
from studio.vessels import bowl, bowl_floor

SIZE = (1600, 1200)
SEED = 76
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    trivet(1.12, (-0.10, -0.06, 0))
    group(soft_tofu_stew, (-0.10, -0.06, 0.12), 0.12)

    def rice():
        bowl(0.56, 0.36, ceramic(MILK), 0.5, 8, 0.035)
        heights = HeightMap(0.6, 240, bowl_floor(0.56, 0.36))
        heights.dome(0.52, 0.28, 0.16)
        rice_bed(heights, 0.50, 1150, chance)

    group(rice, (1.68, 0.98, 0))
    towel(-1.98, 0.35, 0.2, 1.0, 2.4, stripe=RUST_STRIPE, seed=6)
    spoon(1.52, -0.62, math.radians(80), 0.05, 1.7)
    chopsticks(1.86, -0.58, math.radians(80), 2.0)
    table_light(128, 38)
    tilted(48, -90, 9.7, (0.10, 0.04, 0.34), 1.2)
