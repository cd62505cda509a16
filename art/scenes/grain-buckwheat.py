"""
Buckwheat: three-edged dark seeds heaped in a wooden bowl, hulled groats in a small one; terracotta linen,
52 degrees.
"""

from studio.families.grains import Grain, GrainTable
from studio.foods.grains import Kernel, buckwheat_kernel
from studio.linens import BLUE_STRIPE, TERRACOTTA, towel
from studio.materials.ceramics import OAT, ceramic
from studio.materials.wood import wood

SIZE = (1600, 1200)
SEED = 27
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.04}

HULL = Kernel(0.076, 0.050, '#4a3020', '#23150d', '#8a6a48', roughness=0.34, coat=0.2)
GROAT = Kernel(0.064, 0.046, '#c4b182', '#8d7a4c', '#ddd0a4', roughness=0.5, coat=0.05)


def build():
    laid = GrainTable(Grain(TERRACOTTA, HULL, SEED, build=buckwheat_kernel))
    towel(-1.75, 0.95, -0.35, 1.0, 1.7, stripe=BLUE_STRIPE, seed=6)
    laid.bowl(-0.42, 0.20, 0.96, 0.46, wood('#6e4325', '#b98955', 1.0, 'X', 0.45), 0.16)
    groats = laid.kernels(GROAT)
    laid.bowl(1.02, -0.42, 0.52, 0.28, ceramic(OAT), 0.09, GROAT, groats)
    laid.loose(
        (40, 0.15, -0.98, 0.34, 0.10, 0), (12, 1.15, 0.55, 0.2, 0.16, 0), (8, -1.45, -0.7, 0.16, 0.1, 0)
    )
    laid.loose((20, 0.95, -1.1, 0.3, 0.05, 0), kernel=GROAT, prototypes=groats)
    laid.shoot(52, 8.7, (0.08, 0.02, 0.2))
