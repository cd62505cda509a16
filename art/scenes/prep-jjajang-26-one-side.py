"""Photo 26: the sauce ladled over one side of the noodles, from above; yellow radish beside it."""

import math

from studio.camera import top_down
from studio.dishes.noodles.sauced_noodles import sauced_noodles
from studio.families.preparation import lay_table, small_bowl
from studio.foods.prepared.banchan import danmuji
from studio.light import table_light
from studio.materials.ceramics import TEAL
from studio.scene import rng
from studio.tabletop.cutlery import chopsticks

SIZE = (1600, 1200)
SEED = 36
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.04}


def build():
    lay_table((-2.0, 0.9), (1.05, 2.0), 0.16, with_board=False)
    sauced_noodles(rng(SEED))
    small_bowl(1.86, 0.92, 0.46, 0.19, TEAL)
    danmuji(1.86, 0.82, 0.09, rng(SEED))
    chopsticks(1.74, -0.70, math.radians(100), 2.1, z=0.06)
    table_light()
    top_down((0.08, 0, 0.3), 9.8)
