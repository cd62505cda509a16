"""
Rice: slim translucent grains and round chalk-white glutinous ones in two bowls; dusty-blue linen, 58
degrees.
"""

from studio.boards import round_board
from studio.families.grain_fall import fallen_bowl
from studio.families.grains import Grain, GrainTable
from studio.foods.grains import Kernel
from studio.linens import DUSTY_BLUE, RUST_STRIPE, towel
from studio.materials.ceramics import CHARCOAL, CLAY, ceramic

SIZE = (1600, 1200)
SEED = 29
GRADE = {'exposure': 0.08, 'gain': 1.07, 'saturation': 1.04}

LONG = Kernel(
    0.066, 0.0165, '#e2d4b4', '#c9b78f', '#efe4ca', groove=0.05, point=0.05, roughness=0.25, coat=0.4
)
GLUTINOUS = Kernel(
    0.043, 0.027, '#efe6d2', '#dccfb2', '#f6efde', groove=0.03, point=0.05, roughness=0.5, coat=0.1
)


def build():
    laid = GrainTable(Grain(DUSTY_BLUE, LONG, SEED, lean=0.2))
    towel(-1.75, 0.9, -0.2, 0.95, 1.9, stripe=RUST_STRIPE, seed=6)
    laid.bowl(-0.55, 0.22, 0.90, 0.44, ceramic(CHARCOAL), 0.15)
    round_board(0.66, (0.98, -0.30, 0))
    short = laid.kernels(GLUTINOUS)
    fallen_bowl(short, GLUTINOUS, 0.98, -0.30, 0.10, 0.54, 0.30, ceramic(CLAY), 520, SEED)
    laid.spoon(-0.10, -0.98, 196, 480)
    laid.loose((110, -0.75, -0.95, 0.3, 0.09, 0), (20, 0.3, 1.1, 0.3, 0.08, 0))
    laid.loose((24, 1.35, 0.62, 0.2, 0.16, 0), kernel=GLUTINOUS, prototypes=short)
    laid.shoot(58, 8.7, (0.08, 0.02, 0.2))
