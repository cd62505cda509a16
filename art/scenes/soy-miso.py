"""
Miso: red paste in a wooden tub, pale paste in a celadon bowl, some on a spoon; terracotta linen, 52
degrees.
"""

import math

from studio.camera import tilted
from studio.foods.pulses.soy import bean_paste
from studio.foods.pulses.soy_pulp import paste_in_bowl, paste_on_spoon
from studio.light import table_light
from studio.materials.ceramics import CELADON, CHARCOAL, ceramic
from studio.tabletop.kitchen_tools import wooden_spoon
from studio.tabletop.linens import BLUE_STRIPE, TERRACOTTA, table, towel
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 35
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    table(TERRACOTTA, SEED, folds=1.1)
    towel(1.70, 1.0, 0.35, 1.0, 1.7, stripe=BLUE_STRIPE, seed=6)
    red, pale = bean_paste('#57290f', '#7c4820', 0.6), bean_paste('#c8974a', '#dcb878', 0.55)
    bowl(0.98, 0.52, ceramic(CHARCOAL), 0.5, 5, 0.05, (-0.48, 0.26, 0))
    paste_in_bowl(-0.48, 0.26, 0.98, 0.52, red, 3, (0.25, -0.25, 0.36, 2.4))
    bowl(0.62, 0.34, ceramic(CELADON), 0.5, 4, 0.04, (0.98, -0.20, 0))
    paste_in_bowl(0.98, -0.20, 0.62, 0.34, pale, 7, (-0.12, 0.06, 0.24, 0.6))
    wooden_spoon(-0.10, -0.96, math.radians(188))
    paste_on_spoon(-0.10, -0.96, math.radians(188), red)
    table_light(130, 34, 3.4, 0.46, 5.0)
    tilted(52, -88, 8.9, (0.02, 0.0, 0.2), 1.6)
