"""
Greek salad from above: tomato, cucumber, olives, red onion under a block of feta; dusty-blue linen, oil.
"""

from studio.camera import top_down
from studio.dishes.greek_salad import greek_salad
from studio.light import table_light
from studio.linens import BLUE_STRIPE, DUSTY_BLUE, table, towel
from studio.materials.ceramics import SEA, ceramic
from studio.materials.surfaces import liquid
from studio.scene import instance, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 9
GRADE = {'exposure': 0.12, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.3)
    olives = greek_salad()
    towel(-2.05, 0.35, 0.10, 1.15, 2.7, '#f3ecde', BLUE_STRIPE, 3)
    bowl(0.44, 0.17, ceramic(SEA), 0.5, 5, 0.03, (1.66, 0.95, 0))
    pool(0.355, 0.10, liquid('#8f6a0a', '#c79c1c'), (1.66, 0.95))
    for k, (x, y) in enumerate(((1.72, -0.62), (1.93, -0.45), (1.60, -0.92))):
        instance(olives[k], (x, y, 0.085), (0, 0, chance.uniform(0, 6)))
    table_light()
    top_down((0.10, 0, 0.3))
