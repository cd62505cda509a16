"""Grilled steak, half of it sliced, on a board at 47 degrees; flaky salt, rosemary; sage linen."""

import math

from studio.boards import BOARD_TOP, board
from studio.camera import tilted
from studio.cutlery import knife
from studio.dishes.sliced_steak import sliced_steak
from studio.foods.herbs import herb_sprig
from studio.foods.vegetables import garlic_clove
from studio.garnishes import salt
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import SAGE, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.scene import group, hide, instance, rng
from studio.surface import Surface
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 31
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.3)
    board(1.72, 1.08)
    group(sliced_steak, (0.05, 0.16, -0.03), 0.2, 1.14)
    twigs = [hide(herb_sprig(k, 0.72, 'rosemary')) for k in range(2)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(((0.92, 0.52, 0.75), (1.12, 0.36, 0.4), (-1.34, -0.52, 2.2))):
        surface.rest(twigs[k % 2], x, y, 0.2, 0.04, angle, 0.7)
    cloves = [hide(garlic_clove(k, 0.15)) for k in range(2)]
    for k, (x, y, angle) in enumerate(((1.20, -0.56, 0.5), (1.38, -0.44, 2.2))):
        instance(cloves[k], (x, y, BOARD_TOP + 0.075), (0, 0, angle))
    knife(-0.75, -0.84, math.radians(3), BOARD_TOP + 0.02, 1.5)
    bowl(0.42, 0.2, ceramic(TEAL), 0.5, 8, 0.03, (1.72, 1.42, 0))
    heights = HeightMap(0.4, 150, lambda x, y: 0.10 + 0.14 * (x * x + y * y) ** 0.6)
    salt(moved(pile_on(heights, 1500, 0.016, within_disc(chance, 0.31), chance, 0.5), 1.72, 1.42))
    towel(-2.22, 1.46, 0.5, 1.3, 2.2, seed=7)
    table_light(128, 40)
    tilted(47, -86, 9.0, (0.04, 0.06, 0.22), 1.1)
