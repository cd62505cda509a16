"""Soy milk: a glass of it, a jug, a bowl of soaked beans on a board; terracotta linen, 36 degrees."""

from studio.boards import board
from studio.camera import tilted
from studio.foods.soy import soaked_beans, soy_milk
from studio.glassware import glass_jug, tumbler
from studio.light import table_light
from studio.linens import BLUE_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import CLAY, ceramic
from studio.scene import place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 31
GRADE = {'exposure': 0.12, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.1)
    towel(-1.95, 0.55, 0.25, 1.1, 1.9, stripe=BLUE_STRIPE, seed=6)
    place(board(1.25, 0.80, None, 0.12, 0.25), 0.15, 0.05, 0, (0, 0, 0.12))
    milk = soy_milk()
    glass_jug(0.50, 1.18, 3.5, (0.72, 0.32, 0.12), milk, 1.0)
    tumbler(0.34, 0.88, (-0.28, 0.02, 0.12), milk, 0.74)
    bowl(0.40, 0.22, ceramic(CLAY), 0.5, 4, 0.03, (0.40, -0.58, 0.12))
    soaked_beans(0.40, -0.58, 0.12, 0.40, 0.22, chance)
    table_light(146, 38, 3.2, 0.56, 5.0)
    tilted(36, -88, 8.0, (0.08, 0.06, 0.50), 1.6)
