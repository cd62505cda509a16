"""
Cake and pastry flour: a celadon bowl of soft white flour, scoop and beardless ears; terracotta linen, 50
degrees.
"""

from studio.families.flours import Flour, FlourTable
from studio.linens import TERRACOTTA
from studio.materials.ceramics import CELADON

SIZE = (1600, 1200)
SEED = 8
GRADE = {'exposure': 0.30, 'gain': 1.07, 'saturation': 1.04}

FLOUR = Flour(
    linen=TERRACOTTA,
    glaze=CELADON,
    powder=('#fbf7ee', '#fffdf8'),
    ear=('#dcb877', '#b88c4e', '#e3c88f', 0),
    kernel=('#e0bd86', '#b08a52', '#f0dab0'),
    seed=SEED,
    soft=True,
)


def build():
    laid = FlourTable(FLOUR)
    laid.bowl(0.52, 0.22, 1.05, 0.50, dome=0.62, level=0.78)
    laid.scoop(-0.62, -0.92, 20)
    laid.spill(0.62, -1.18, 0.26, 0.11, 1, 1.3)
    laid.ears(((-1.25, -0.05, 84, -0.25), (-1.02, 0.02, 72, 0.2), (-1.48, -0.15, 98, 0.15)), stem=1.9)
    laid.loose_kernels((26, 1.55, -0.85, 0.16, 0.22, 0.085, 0.2), (9, -1.7, -0.9, 0.14, 0.14, 0.1, 0))
    laid.shoot()
