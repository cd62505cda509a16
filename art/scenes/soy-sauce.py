"""Soy sauce: a dish of it and a bottle, soybeans and roasted wheat beside them; sage linen, 42 degrees."""

import math

from studio.boards import round_board
from studio.camera import tilted
from studio.cutlery import chopsticks
from studio.families.grains import Grain, GrainTable
from studio.foods.grains import Kernel
from studio.foods.small import soybean
from studio.glassware import bottle
from studio.light import table_light
from studio.linens import SAGE
from studio.materials.ceramics import MILK, ceramic
from studio.materials.food import sauce
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.mesh import lathe, smooth_profile
from studio.scatter import sprinkle
from studio.scene import hide, place
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 36
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

ROASTED = Kernel(0.074, 0.037, '#9a5f2c', '#5c3415', '#c99558')


def build():
    laid = GrainTable(Grain(SAGE, ROASTED, SEED))
    dark = liquid('#1c0a04', '#3a1607', 1.6, 0.03)
    bottle(0.31, 1.14, (0.86, 0.46, 0), dark, 0.64)
    cork = smooth_profile([(0, 1.08), (0.10, 1.08), (0.115, 1.15), (0.13, 1.24), (0.10, 1.26), (0, 1.26)], 4)
    place(lathe('cork', cork, wood('#8a5a34', '#c39258', 1.6, 'Z', 0.7), 40), 0.86, 0.46)
    chopsticks(-0.72, 0.92, math.radians(8), 2.0)
    round_board(0.86, (-0.35, -0.08, 0))
    bowl(0.66, 0.24, ceramic(MILK), 0.5, 5, 0.04, (-0.35, -0.08, 0.10))
    pool(0.60, 0.265, sauce('#1c0a04', '#3f1808', 1.6, 0.03, 2.5, 0.10), (-0.35, -0.08))
    beans = hide([soybean(i) for i in range(4)])
    sprinkle(beans, 34, 0.72, -0.66, 0.20, 0.16, 0.040, 0.095, laid.chance, 0.3, ('linen',))
    laid.loose((46, -1.05, -0.95, 0.26, 0.10, 12), (10, 1.45, -0.25, 0.16, 0.12, 0))
    table_light(143, 37, 3.4, 0.46, 5.0)
    tilted(42, -88, 7.9, (0.05, 0.02, 0.34), 1.6)
