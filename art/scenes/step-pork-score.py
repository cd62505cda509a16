"""
Buttered pork, score: raw belly on the big board, its skin cut in lines 1 cm apart; dusty blue linen, 44
degrees.
"""

import math

from studio.boards import board
from studio.camera import tilted
from studio.cutlery import knife
from studio.dishes.scored_pork import scored_belly
from studio.garnishes import salt
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, TOWEL, table, towel
from studio.materials.ceramics import CLAY, ceramic
from studio.scene import place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 72
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.03}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.2)
    board(1.86, 1.20)
    place(scored_belly(), -0.10, 0.16, 0.15, (0, 0, 0.10))
    knife(-0.35, -0.90, math.radians(6), 0.17, 1.45)
    bowl(0.40, 0.20, ceramic(CLAY, 0.5), 0.5, 8, 0.03, (1.72, 1.52, 0))
    heights = HeightMap(0.4, 140, lambda x, y: 0.08 + 0.14 * (x * x + y * y) ** 0.6)
    salt(moved(pile_on(heights, 1300, 0.016, within_disc(chance, 0.30), chance, 0.5), 1.72, 1.52))
    towel(-2.25, 1.35, 0.4, 1.2, 2.2, TOWEL, RUST_STRIPE, 7)
    table_light(128, 38)
    tilted(44, -80, 9.0, (-0.02, 0.04, 0.28), 1.3)
