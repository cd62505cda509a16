"""
Rye: an oat bowl of slim grey-green kernels, a scoop pouring them, long ears across; ochre linen, 50
degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import OCHRE
from studio.materials.ceramics import OAT, ceramic

SIZE = (1600, 1200)
SEED = 26
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.04}

RYE = Kernel(0.094, 0.030, '#8d7a50', '#56452a', '#b5a070', point=0.3, roughness=0.45, coat=0.08)
EAR = Ear('#b59a58', '#7b6a38', '#bfa763', 0.45, 16)


def build():
    laid = GrainTable(Grain(OCHRE, RYE, SEED, EAR))
    laid.bowl(0.42, 0.30, 0.96, 0.48, ceramic(OAT), 0.15)
    laid.scoop(-0.62, -0.78, 22, 1200)
    laid.loose(
        (36, 0.22, -0.88, 0.22, 0.12, 0), (12, 1.5, -0.7, 0.16, 0.14, 0), (8, -1.5, -0.5, 0.1, 0.16, 0)
    )
    laid.ears(((-0.95, 0.10, 98, 0.2), (-1.15, 0.22, 108, -0.25), (-1.35, 0.05, 92, 0.2)), 1.4)
    laid.shoot(50, 8.8, (0.05, 0.02, 0.2))
