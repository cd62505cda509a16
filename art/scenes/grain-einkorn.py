"""
Einkorn: a small sack of slim golden kernels, a few in a celadon bowl, flat bearded ears; terracotta linen,
44 degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import TERRACOTTA
from studio.materials.ceramics import CELADON, ceramic

SIZE = (1600, 1200)
SEED = 25
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

GOLD = Kernel(0.074, 0.027, '#c9963c', '#8a5f1e', '#e2bc6a', groove=0.3, point=0.1)
EAR = Ear('#d3a548', '#a1762c', '#d8b45c', 0.7, 15)


def build():
    laid = GrainTable(Grain(TERRACOTTA, GOLD, SEED, EAR))
    laid.sack(0.52, 0.35, 0.70, 0.62, ('#cbb58d', '#b59b70'))
    laid.bowl(-0.62, -0.34, 0.56, 0.32, ceramic(CELADON), 0.09)
    laid.loose(
        (50, 0.62, -0.70, 0.36, 0.10, 5), (14, 1.5, -0.2, 0.14, 0.2, 0), (8, -1.35, -0.75, 0.15, 0.1, 0)
    )
    laid.ears(((-1.05, 0.35, 62, 0.2), (-1.25, 0.45, 70, -0.2), (-0.86, 0.40, 54, 0.25)), 1.5)
    laid.shoot(44, 8.6, (0, 0.05, 0.22))
