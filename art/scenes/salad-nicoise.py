"""
Salad as a meal: leaves, egg, beans, potato, olives, tomato and radish on a wide plate; sage linen, from
above.
"""

from studio.camera import top_down
from studio.cutlery import fork
from studio.dishes.salad_plate import salad_plate
from studio.foods.dressings import vinaigrette_pool
from studio.light import table_light
from studio.linens import BLUE_STRIPE, SAGE, table, towel
from studio.materials.ceramics import CLAY, ceramic
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 43
GRADE = {'exposure': 0.14, 'gain': 1.07, 'saturation': 1.04}


def build():
    table(SAGE, SEED, folds=1.3)
    salad_plate(SEED)
    towel(2.0, -0.35, 0.12, 1.0, 2.4, stripe=BLUE_STRIPE, seed=3)
    fork(1.75, -0.2, 1.68, 0.16)
    bowl(0.40, 0.18, ceramic(CLAY), 0.5, 5, 0.03, (-1.68, 0.98, 0))
    vinaigrette_pool(-1.68, 0.98, 0.34, 0.12)
    table_light()
    top_down((0.02, 0, 0.3))
