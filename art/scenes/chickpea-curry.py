"""Chickpea curry in a clay bowl: yogurt, cilantro, charred naan on a towel; dusty-blue linen, 40 degrees."""

from studio.camera import tilted
from studio.dishes.chickpea_curry import chickpea_curry
from studio.foods.breads import flatbread
from studio.foods.dairy import spoonful
from studio.foods.small import cooked_chickpea
from studio.light import table_light
from studio.linens import DUSTY_BLUE, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.food import yogurt
from studio.materials.surfaces import wet
from studio.scene import group, place, rng
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 35
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}

LOOSE_CHICKPEAS = ((1.62, -0.72), (1.80, -0.60), (1.52, -0.92), (1.95, -0.84), (1.34, -1.12))


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    _, sprigs = group(chickpea_curry, (0.28, 0, 0))
    towel(-1.62, -0.10, 0.28, 1.5, 2.3, stripe='#c4957c', seed=7)
    for k, (x, y, z, angle, lean) in enumerate(
        ((-1.66, 0.62, 0.15, 0.5, 0.02), (-1.50, -0.22, 0.22, -0.35, -0.05))
    ):
        naan = flatbread(k + 5, 0.74 - 0.08 * k, 0, 0.060, 0.34, '#e2b36a', '#8a4a18', 0.06)
        naan.scale = (1, 0.74, 1)
        place(naan, x, y, z, (0.02, lean, angle))
    bowl(0.40, 0.22, ceramic(TEAL), 0.5, 8, 0.03, (1.92, 1.10, 0))
    place(spoonful('yogurt', 0.335, yogurt(), 0.07, 6), 1.92, 1.10, 0.15)
    turns = [((x, y, 0.075), (chance.uniform(0, 6), chance.uniform(0, 6), 0), 1) for x, y in LOOSE_CHICKPEAS]
    chickpeas = [cooked_chickpea(i, 0.082) for i in range(2)]
    swarm('chickpeas', chickpeas, turns, wet(0.4, 0.15, 0.05, bump=0.1, bump_scale=14), 3, 0.08, ['#e3bd78'])
    Surface().rest(sprigs[1], 1.70, -1.02, 0.08, 0.04, 3.0, 0.3, 1.0)
    table_light(128, 38, 3.3, 0.58)
    tilted(40, -92, 9.7, (0.08, -0.02, 0.24), 1.0)
