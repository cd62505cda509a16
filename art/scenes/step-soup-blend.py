"""
Black bean soup, blend: the stick blender on one side of the pot, whole beans left on the other; terracotta
linen, 56 degrees.
"""

import math

from studio.boards import trivet
from studio.camera import tilted
from studio.dishes.blended_soup import LEVEL, blended_soup, stick_blender
from studio.foods.citrus import citrus_slice
from studio.foods.herbs import cilantro
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import RUST_STRIPE, TERRACOTTA, TOWEL, table, towel
from studio.scene import group, hide, instance, place

SIZE = (1600, 1200)
SEED = 76
GRADE = {'exposure': 0.26, 'gain': 1.07, 'saturation': 1.03}
AT = (0.40, 0.24)


def build():
    table(TERRACOTTA, SEED, folds=1.1)
    trivet(1.1)
    group(lambda: blended_soup(AT), (0.0, 0.0, 0.12))
    stick_blender(AT[0], AT[1], 0.12 + LEVEL - 0.06, (math.radians(-14), math.radians(20), 0))
    towel(-2.1, 1.15, 0.35, 1.2, 2.1, TOWEL, RUST_STRIPE, 5)
    wooden_spoon(-1.62, -0.72, math.radians(100), 0.05, 1.3)
    place(citrus_slice(3, 0.24, 0.20, 'lime'), 1.62, -0.86, 0.11)
    sprigs = [hide(cilantro(k, 0.30)) for k in range(2)]
    for k, (x, y) in enumerate(((1.36, -1.08), (1.56, -1.18))):
        instance(sprigs[k], (x, y, 0.04), (0, 0, 0.6 + 1.4 * k))
    table_light(130, 44)
    tilted(56, -92, 8.9, (0.02, 0.06, 0.40), 1.4)
