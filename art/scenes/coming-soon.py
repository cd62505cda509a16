"""Something under a lid: a pot on a trivet at 37 degrees, spoons and bowls waiting; ochre linen."""

import math

from studio.boards import trivet
from studio.camera import tilted
from studio.cutlery import spoon
from studio.foods.herbs import herb_sprig
from studio.kitchen_tools import wooden_spoon
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, table, towel
from studio.materials.ceramics import CELADON, OAT, TEAL, ceramic
from studio.pots import pot, pot_lid
from studio.scene import group, hide, place
from studio.surface import Surface
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 67
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    table(OCHRE, SEED)
    trivet(1.06, (-0.28, 0.06, 0))

    def covered_pot():
        pot(0, 0, 0.98, 0.80, TEAL, 0.16)
        place(pot_lid(0.98, TEAL), 0.02, 0.0, 0.812, (0, 0, 0.4))

    group(covered_pot, (-0.28, 0.06, 0.12))
    for k, glaze in enumerate((OAT, CELADON, OAT)):
        bowl(0.56 - 0.02 * k, 0.32, ceramic(glaze), 0.5, 3 + k, 0.035, (1.62 + 0.015 * k, 0.72, 0.115 * k))
    wooden_spoon(0.98, -1.02, math.radians(24), 0.02, 1.3)
    spoon(1.86, -0.50, math.radians(80), 0.05, 1.5)
    towel(-1.92, -0.82, 0.34, 1.1, 2.0, stripe=BLUE_STRIPE, seed=6)
    surface = Surface()
    for k, (x, y, turn) in enumerate(((-1.72, -0.72, 0.7), (-1.62, -0.86, 1.0))):
        surface.rest(hide(herb_sprig(k, 0.7, 'thyme')), x, y, 0.12, 0.05, turn, 0.4)
    table_light(128, 38)
    tilted(37, -90, 11.0, (0.04, 0.02, 0.42), 1.3)
