"""
Durum: a free heap of long glassy amber kernels with a scoop, dark-bearded ears; slate-blue linen, 46
degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import SLATE_BLUE

SIZE = (1600, 1200)
SEED = 23
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

AMBER = Kernel(
    0.096, 0.038, '#bb8538', '#82531d', '#d6ab60', groove=0.34, point=0.2, roughness=0.2, coat=0.55
)
EAR = Ear('#d0a048', '#7d5a22', '#cfa24a', 1.35, 12)


def build():
    laid = GrainTable(Grain(SLATE_BLUE, AMBER, SEED, EAR))
    laid.heap(-0.40, 0.0, 1.05, 0.42)
    laid.scoop(0.78, -0.72, 150)
    laid.loose(
        (60, -0.35, -0.72, 0.75, 0.14, 0), (24, 1.2, 0.2, 0.24, 0.25, 0), (9, -1.5, -0.2, 0.12, 0.25, 0)
    )
    laid.ears(((-0.55, 1.02, 4, 0.2), (-0.70, 1.20, -3, -0.15), (-0.35, 0.90, 9, 0.25)), 1.7)
    laid.shoot(46, 8.3, (0, 0.05, 0.2))
