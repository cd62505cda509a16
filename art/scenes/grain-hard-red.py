"""
Hard red spring wheat: a cotton sack, a scoop of red-brown kernels, bearded ears; dusty-blue linen, 48
degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import DUSTY_BLUE

SIZE = (1600, 1200)
SEED = 21
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}

RED = Kernel(0.078, 0.039, '#94501f', '#552a10', '#bd7c42')
EAR = Ear('#b9782f', '#7f4a1c', '#c99a52', 0.9)


def build():
    laid = GrainTable(Grain(DUSTY_BLUE, RED, SEED, EAR))
    laid.sack(-0.48, 0.20, 0.74, 0.66)
    laid.scoop(0.62, -0.80, 162)
    laid.loose(
        (40, 0.1, -0.86, 0.30, 0.12, 10), (14, 1.25, -0.15, 0.2, 0.16, 0), (8, -1.3, -0.6, 0.2, 0.12, 0)
    )
    laid.ears(((0.98, -0.15, 78, 0.25), (1.15, 0.0, 66, -0.2), (1.36, -0.1, 72, 0.2)), 1.6)
    laid.shoot(48, 8.4, (0, 0.02, 0.24))
