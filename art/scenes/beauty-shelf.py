"""One bottle with a sprig of rosemary stands alone; a pump bottle and a jar are set aside; ochre linen, 30 degrees."""

import math

from studio.camera import tilted
from studio.foods.seasoning.herbs import herb_sprig
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.scene import hide
from studio.tabletop.linens import OCHRE, table
from studio.ware.bottles import dropper_bottle, pump_bottle, wooden_lid_jar

SIZE = (1600, 1200)
SEED = 76
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    table(OCHRE, SEED, folds=0.8)
    dropper_bottle(0.27, 0.80, (-0.40, -0.06, 0), 0.50)
    pump_bottle(0.28, 0.82, (1.12, 1.10, 0), math.radians(200))
    wooden_lid_jar(0.36, 0.36, (1.44, 0.52, 0))
    surface = Surface()
    surface.rest(hide(herb_sprig(2, 0.86, 'rosemary')), 0.10, -0.40, 0.10, 0.03, 0.42, 0.3)
    table_light(135, 36)
    tilted(29, -88, 8.2, (0.08, 0.08, 0.42), 1.6)
