"""
Chunjang: a bowl of glossy black paste with a spoonful taken, raw onion and yellow radish; ochre linen, 56
degrees.
"""

import math

from studio.camera import tilted
from studio.dishes.black_bean_paste import paste_material
from studio.foods.banchan import danmuji
from studio.foods.salad_vegetables import ring
from studio.foods.soy_pulp import paste_in_bowl, paste_on_spoon
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import OCHRE, SAGE_STRIPE, table, towel
from studio.materials.ceramics import MILK, OAT, ceramic
from studio.scene import place, rng
from studio.vessels import bowl, plate

SIZE = (1600, 1200)
SEED = 37
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.1)
    towel(-1.70, 1.0, -0.4, 1.0, 1.7, stripe=SAGE_STRIPE, seed=6)
    bowl(0.86, 0.44, ceramic(MILK), 0.5, 5, 0.05, (-0.38, 0.24, 0))
    paste_in_bowl(-0.38, 0.24, 0.86, 0.44, paste_material(), 3, (0.22, -0.20, 0.32, 2.4))
    wooden_spoon(-0.30, -0.90, math.radians(186))
    paste_on_spoon(-0.30, -0.90, math.radians(186), paste_material())
    plate(0.62, ceramic(OAT), 4, (1.10, 0.06, 0))
    danmuji(0.94, 0.24, 0.12, chance, 6)
    for k, radius in enumerate((0.24, 0.17, 0.11)):
        onion = ring(k, radius, 0.024, 0.09, '#f2ead8', '#f6f0e2', '#dfe0b8')
        place(onion, 1.18 + 0.03 * k, -0.14, 0.10 + 0.02 * k, (0.08, -0.05 * k, k * 1.3))
    table_light(130, 36, 3.4, 0.5, 5.0)
    tilted(56, -88, 8.6, (0.08, -0.02, 0.2), 1.6)
