"""
All-purpose flour: a teal bowl with the scoop standing in it, ears of wheat; dusty-blue linen, 50 degrees.
"""

from studio.families.flours import Flour, FlourTable
from studio.linens import DUSTY_BLUE
from studio.materials.ceramics import TEAL

SIZE = (1600, 1200)
SEED = 3
GRADE = {'exposure': 0.30, 'gain': 1.07, 'saturation': 1.04}

FLOUR = Flour(
    linen=DUSTY_BLUE,
    glaze=TEAL,
    powder=('#f4ecdc', '#fbf6ea'),
    ear=('#cf9a4a', '#9c6a2e', '#d9b267', 0.55),
    kernel=('#c08a4c', '#7d5026', '#e0bd86'),
    seed=SEED,
)


def build():
    laid = FlourTable(FLOUR)
    laid.bowl(-0.62, 0.32, 1.02, 0.52)
    laid.scoop(-0.12, 0.16, 158, 0.86, 0.50)
    laid.spill(-1.12, -0.98, 0.26, 0.14, 1, 1.3)
    laid.ears(((1.20, -0.02, 101, 0.3), (1.02, 0.10, 113, -0.2), (1.42, -0.10, 91, 0.15)))
    laid.loose_kernels(
        (30, 1.05, -1.12, 0.30, 0.14, 0.085, 0.2),
        (10, 0.95, 0.85, 0.25, 0.12, 0.1, 0),
        (7, -0.15, -1.10, 0.2, 0.10, 0.1, 0),
    )
    laid.shoot((-0.06, 0, 0.14), 9.25)
