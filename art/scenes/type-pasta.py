"""Spaghetti with tomato sauce on a celadon plate from above: basil, parmesan; ochre linen."""

import math

from studio.camera import top_down
from studio.cutlery import fork
from studio.dishes.spaghetti_pomodoro import spaghetti_pomodoro
from studio.foods.hard_cheese import gratings
from studio.foods.tomatoes import tomato_half
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, TOWEL, table, towel
from studio.materials.ceramics import NAVY, ceramic
from studio.scene import hide, instance, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 66
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.2)
    basil = spaghetti_pomodoro()
    bowl(0.42, 0.19, ceramic(NAVY), 0.5, 8, 0.03, (-1.80, -0.96, 0))
    heights = HeightMap(0.42, 150, lambda x, y: 0.05 + 0.2 * (x * x + y * y) ** 0.6)
    gratings(moved(pile_on(heights, 900, 0.018, within_disc(chance, 0.30), chance, 0.5), -1.80, -0.96))
    halves = [hide(tomato_half(k, 0.16)) for k in range(3)]
    for k, (x, y) in enumerate(((-1.70, 0.98), (-1.40, 1.16), (-1.80, 0.64))):
        instance(halves[k], (x, y, 0.10), (0.2 * k - 0.2, 0.2, k))
    for k, angle in enumerate((0.6, 2.6)):
        instance(basil[k], (-1.32 - 0.2 * k, 0.86 + 0.16 * k, 0.05), (0, -0.1, angle), 0.85)
    fork(1.72, -0.34, math.radians(94), 0.05, 1.95)
    towel(2.62, 0.6, -0.06, 1.1, 2.6, TOWEL, BLUE_STRIPE, 5)
    table_light()
    top_down((0.04, 0, 0.3))
