"""
Soft white wheat: a teal bowl heaped with pale kernels, a wooden spoon, beardless ears; ochre linen, 54
degrees.
"""

from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import OCHRE, RUST_STRIPE, towel
from studio.materials.ceramics import TEAL_SPECKLED, ceramic

SIZE = (1600, 1200)
SEED = 22
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.04}

WHITE = Kernel(0.072, 0.044, '#d3ae72', '#94693a', '#e6cb98', groove=0.38)
EAR = Ear('#dcbb74', '#b08c4a', '#e0c47c', 0.0)


def build():
    laid = GrainTable(Grain(OCHRE, WHITE, SEED, EAR))
    towel(1.75, 1.05, 0.3, 1.0, 1.7, stripe=RUST_STRIPE, seed=6)
    laid.bowl(-0.30, 0.22, 1.0, 0.5, ceramic(TEAL_SPECKLED), 0.15)
    laid.spoon(0.98, -0.86, 6)
    laid.loose(
        (30, 1.38, -0.60, 0.20, 0.16, 20), (10, -1.35, -0.65, 0.2, 0.1, 0), (6, 0.95, -1.12, 0.3, 0.03, 0)
    )
    laid.ears(((-1.35, 0.15, 112, 0.25), (-1.52, 0.0, 100, -0.25), (-1.18, 0.1, 124, 0.1)), 1.7)
    laid.shoot(54, 8.9, (0, 0.02, 0.2))
