"""
Barley: a scoop and a sack of pale ridged kernels, roasted ones beside a cup of their tea; sage linen, 46
degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import SAGE
from studio.materials.ceramics import CREAM, NAVY, ceramic
from studio.materials.surfaces import liquid
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 28
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

BARLEY = Kernel(
    0.086,
    0.042,
    '#d0ab66',
    '#94703a',
    '#e6cd96',
    groove=0.3,
    ridges=0.08,
    point=0.22,
    roughness=0.5,
    coat=0.05,
)
ROASTED = BARLEY._replace(color='#5f3719', crease='#2f190b', tip='#8a5a2e')
EAR = Ear('#d6b162', '#a98440', '#d9bb6c', 1.5, 11)


def build():
    laid = GrainTable(Grain(SAGE, BARLEY, SEED, EAR))
    laid.sack(-0.62, 0.36, 0.70, 0.62)
    roasted = laid.kernels(ROASTED)
    laid.bowl(-0.10, -0.72, 0.44, 0.24, ceramic(NAVY), 0.08, ROASTED, roasted)
    bowl(0.46, 0.44, ceramic(CREAM), 0.55, 5, 0.03, (0.92, -0.28, 0))
    pool(0.425, 0.345, liquid('#7a3f10', '#9a5a1a', 1.2, 0.02), (0.92, -0.28))
    laid.loose((14, 0.40, -1.0, 0.22, 0.06, 0), kernel=ROASTED, prototypes=roasted)
    laid.loose((26, -1.05, -0.62, 0.26, 0.12, 0), (10, 1.55, -0.75, 0.12, 0.12, 0))
    laid.ears(((0.55, 0.55, 20, 0.2), (0.45, 0.75, 28, -0.2), (0.62, 0.40, 12, 0.2)), 0.9)
    laid.shoot(46)
