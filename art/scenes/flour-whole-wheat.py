"""Whole wheat flour: an oat bowl, a scoop pouring a small heap, bran and ears; sage linen, 50 degrees."""

from studio.families.flours import Flour, FlourTable
from studio.foods.wheat import bran_flake
from studio.linens import SAGE
from studio.materials.ceramics import OAT
from studio.scatter import sprinkle
from studio.scene import hide

SIZE = (1600, 1200)
SEED = 11
GRADE = {'exposure': 0.16, 'gain': 1.07, 'saturation': 1.04}

FLOUR = Flour(
    linen=SAGE,
    glaze=OAT,
    powder=('#b09068', '#cab28c'),
    ear=('#c08638', '#8a5722', '#cfa257', 0.75),
    kernel=('#a86a34', '#66391a', '#cf9a60'),
    seed=SEED,
    specks=('#7d4f26', '#a8733c'),
    grain=0.35,
)


def build():
    laid = FlourTable(FLOUR)
    laid.bowl(-0.62, 0.32, 1.02, 0.52)
    laid.scoop(0.42, -0.88, 162)
    laid.spill(-0.62, -1.02, 0.30, 0.15, 1, 1.25)
    laid.ears(((1.20, -0.02, 101, 0.3), (1.02, 0.10, 113, -0.2), (1.42, -0.10, 91, 0.15)))
    laid.loose_kernels(
        (30, 1.05, -1.12, 0.30, 0.14, 0.085, 0.2),
        (10, 0.95, 0.85, 0.25, 0.12, 0.1, 0),
        (7, -0.15, -1.10, 0.2, 0.10, 0.1, 0),
    )
    bran = hide([bran_flake(i) for i in range(4)])
    sprinkle(bran, 90, 1.1, -1.05, 0.42, 0.22, 0.006, 0.03, laid.chance, 0.2, ('linen',), tilt=0.4)
    sprinkle(
        bran, 14, -0.55, 0.30, 0.40, 0.3, 0.004, 0.05, laid.chance, 0, ('fill',),
        tilt=0.2, smallest=0.35, largest=0.6,
    )  # fmt: skip
    laid.shoot((-0.06, 0, 0.14), 9.25)
