"""
Double-zero flour: a well on a board with two yolks in it, a small bowl and a scoop; dusty-blue linen, 50
degrees.
"""

from studio.families.flours import Flour, FlourTable
from studio.foods.eggs import raw_yolks
from studio.foods.flour import dusting, flour_heap
from studio.linens import DUSTY_BLUE
from studio.materials.ceramics import OAT
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.mesh import lathe, rounded_box, smooth_profile
from studio.scatter import grit
from studio.scene import place

SIZE = (1600, 1200)
SEED = 14
GRADE = {'exposure': 0.30, 'gain': 1.07, 'saturation': 1.04}

FLOUR = Flour(
    linen=DUSTY_BLUE,
    glaze=OAT,
    powder=('#f6f0e2', '#fdf9f0'),
    ear=('#d6a656', '#a8763a', '#dcb974', 0.7),
    kernel=('#cf9f5c', '#8d6230', '#e6c48e'),
    seed=SEED,
)


def build():
    laid = FlourTable(FLOUR)
    board = rounded_box('board', 3.1, 2.3, 0.13, wood('#7a4c2a', '#b98a58', 1.0, 'X', 0.58), 0.05, 3)
    place(board, -0.25, -0.05, 0.065, (0, 0, 0.07))
    dusting(-0.25, -0.1, 1.6, FLOUR.powder[0], SEED, density=0.98)
    flour_heap(
        -0.30, -0.08, 0.98, 0.34, laid.powder, SEED, 330, 1.0, stretch=1.05, floor=0.13, well=0.50,
        well_depth=0.62, **laid.relief,
    )  # fmt: skip
    grit(260, -0.30, -0.08, 0.98, laid.powder, laid.chance, 1.05, 0.010)
    rim = smooth_profile([(0, 0.02), (0.30, 0.02), (0.36, 0.005), (0.39, -0.02)], 6)
    white = lathe('white', rim, liquid('#f3e2a8', roughness=0.06, alpha=0.42), 64, 0.10, 3)
    place(white, -0.30, -0.08, 0.165)
    raw_yolks(((-0.41, -0.05), (-0.17, -0.13)), 0.225)
    laid.scoop(1.62, -0.92, 148)
    laid.bowl(1.42, 0.78, 0.50, 0.26, dome=0.24, z=0.10, seed=5, cells=170)
    laid.ears(((-1.20, 1.02, 6, 0.2), (-1.28, 1.20, -1, -0.15)), stem=1.6, z=0.11)
    laid.loose_kernels((16, -1.35, -0.85, 0.16, 0.12, 0.085, 0.2), only=('board', 'linen', 'dust'))
    laid.shoot()
