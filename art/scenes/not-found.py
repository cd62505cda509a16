"""An empty plate from above: a wiped smear of sauce, crumbs, a fork laid down; slate-blue linen."""

import math

from studio.camera import top_down
from studio.cutlery import fork
from studio.foods.citrus import citrus_wedge, wedge_rotation
from studio.foods.herbs import cilantro
from studio.foods.leftovers import bread_crumbs, sauce_smear
from studio.light import table_light
from studio.linens import OCHRE, SLATE_BLUE, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.scene import hide, instance, rng
from studio.surface import Surface
from studio.vessels import plate, plate_floor

SIZE = (1600, 1200)
SEED = 404
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(SLATE_BLUE, SEED)
    plate(1.28, ceramic(OAT))
    sauce_smear(plate_floor(1.28))
    fork(0.24, -0.18, math.radians(128), 0.145, 1.6)
    instance(hide(citrus_wedge(2, 0.22, 58)), (-0.44, 0.36, 0.20), wedge_rotation(0.9, 0.5))
    bread_crumbs(60, -0.05, 0.0, 0.40, chance, ('plate', 'smear'))
    bread_crumbs(18, 1.46, -0.62, 0.26, chance)
    sprig = hide(cilantro(1, 0.24))
    surface = Surface()
    surface.rest(sprig, 0.42, 0.46, 0.06, 0.03, 0.8, 0.3)
    towel(-2.05, -0.55, 0.16, 1.2, 2.5, stripe=OCHRE[0], seed=6)
    table_light()
    top_down((0, 0, 0.3))
