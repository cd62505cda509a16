"""Pho in a celadon bowl at 58 degrees: beef, herbs, lime, star anise; sage linen, chopsticks on the rim."""

import math

from studio.camera import tilted
from studio.dishes.noodles.pho import pho
from studio.foods.produce.citrus import citrus_wedge, wedge_rotation
from studio.foods.seasoning.spices import star_anise
from studio.light import table_light
from studio.materials.ceramics import TEAL, ceramic
from studio.scene import hide, instance, place, rng
from studio.tabletop.cutlery import chopsticks_on_rim, spoon
from studio.tabletop.linens import SAGE, TOWEL, table, towel
from studio.ware.vessels import plate

SIZE = (1600, 1200)
SEED = 44
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.2)
    basil, sprigs, chillies = pho()
    chopsticks_on_rim(1.08, 0.06, 98, 0.70)
    plate(0.56, ceramic(TEAL), at=(-1.86, 1.06, 0))
    limes = [hide(citrus_wedge(k, 0.24, 64)) for k in range(2)]
    instance(limes[0], (-1.80, 1.10, 0.16), wedge_rotation(0.5, 0.4))
    instance(limes[1], (-1.68, 0.90, 0.16), wedge_rotation(1.1, 0.4))
    for k, (x, y) in enumerate(((-2.02, 0.92), (-1.95, 0.80), (-1.90, 1.30))):
        instance(chillies[k % 2], (x, y, 0.10))
    instance(basil[0], (-1.40, -1.02, 0.06), (0, -0.1, 0.5), 1.0)
    instance(basil[1], (-1.60, -0.88, 0.06), (0, -0.1, 2.4), 0.9)
    instance(sprigs[0], (-1.36, -0.82, 0.05), (0, 0, 4.1), 1.0)
    stars = [hide(star_anise(k)) for k in range(2)]
    for k, (x, y) in enumerate(((1.42, -1.02), (1.66, -0.74))):
        place(instance(stars[k % 2], (x, y, 0.05)), x, y, 0.05, (0.05, 0.1, chance.uniform(0, 6)))
    spoon(1.72, 0.40, math.radians(84), 0.05, 1.7)
    towel(2.45, 2.15, -0.4, 1.4, 1.8, TOWEL, '#c0603f', 4)
    table_light(130, 40)
    tilted(58, -90, 9.9, (0.02, 0.03, 0.28), 1.4)
