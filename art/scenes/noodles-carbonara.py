"""Carbonara at 47 degrees: a golden nest with guanciale, yolk and pepper; terracotta linen, a wedge of pecorino."""

import math

from studio.boards import round_board
from studio.camera import tilted
from studio.cutlery import fork
from studio.dishes.carbonara import PEPPER, carbonara
from studio.foods.dairy import parmesan_shaving
from studio.foods.hard_cheese import cheese_wedge
from studio.garnishes import spice, spots
from studio.light import table_light
from studio.linens import BLUE_STRIPE, TERRACOTTA, TOWEL, table, towel
from studio.materials.ceramics import NAVY, ceramic
from studio.scene import hide, place, rng
from studio.surface import Surface
from studio.vessels import pasta_plate

SIZE = (1600, 1200)
SEED = 43
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.3)
    pasta_plate(ceramic(NAVY, 0.3))
    carbonara()
    curls = [hide(parmesan_shaving(k, 0.30, 0.12, 0.9 + 0.3 * k)) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(
        ((-0.34, 0.40, 0.6), (0.42, 0.22, 2.0), (-0.36, -0.34, 1.1), (0.30, -0.46, 2.8))
    ):
        surface.rest(curls[k % 3], x, y, 0.12, 0.03, angle, 0.5)
    round_board(0.66, (1.66, 1.22, 0))
    place(cheese_wedge(2), 1.46, 1.12, 0.1, (0, 0, 0.7))
    fork(1.72, -0.30, math.radians(86), 0.05, 1.9)
    dust = spots(
        60, lambda: (chance.gauss(-1.45, 0.2), chance.gauss(-1.12, 0.12)), chance, None, 0.004, (0.6, 1.5)
    )
    spice(dust, PEPPER, 5)
    towel(-2.4, 1.6, 0.45, 1.25, 2.2, TOWEL, BLUE_STRIPE, 6)
    table_light(130, 40)
    tilted(47, -89, 9.7, (0.08, 0.06, 0.26), 1.2)
