"""
Spelt: husked spikelets and freed kernels in two heaps on a board, lax ears above; sage linen, 56 degrees.
"""

import math

from studio.boards import board
from studio.families.grains import Ear, Grain, GrainTable
from studio.foods.grains import Kernel
from studio.foods.spikelets import spikelet
from studio.linens import SAGE
from studio.materials.wood import wood
from studio.scene import place

SIZE = (1600, 1200)
SEED = 24
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

SPELT = Kernel(0.092, 0.041, '#a8703a', '#69401c', '#c9985a', point=0.24)
HUSK = Kernel(0.125, 0.062, '#c79a5c', '#8c6232', '#e2c084', 0, 0.1, 0.45, 0.6, 0.0)
EAR = Ear('#c08a4a', '#8a5a2a', '#cfa866', 0.0, 9)


def build():
    laid = GrainTable(Grain(SAGE, SPELT, SEED, EAR))
    place(
        board(1.50, 0.86, wood('#5f3820', '#9a6a3e', 1.1, 'X', 0.5), 0.12, 0.3),
        0,
        -0.15,
        0,
        (0, 0, math.radians(-4)),
    )
    laid.heap(0.66, -0.20, 0.66, 0.22, 0.12)
    husks = laid.kernels(HUSK, spikelet)
    laid.heap(-0.72, -0.16, 0.70, 0.20, 0.12, HUSK, husks)
    laid.loose((16, 0.05, -0.62, 0.30, 0.08, 0), (14, 0.9, -0.72, 0.3, 0.08, 0), floor=0.12)
    laid.loose((8, -0.1, -0.1, 0.08, 0.3, 0), kernel=HUSK, prototypes=husks, floor=0.12)
    laid.ears(((0.10, 1.00, 186, 0.25), (0.25, 1.17, 180, -0.2), (-0.05, 0.88, 192, 0.15)), 2.0)
    laid.loose((12, 1.55, -0.9, 0.15, 0.15, 0))
    laid.shoot(56, 8.4, (0, 0.05, 0.15))
