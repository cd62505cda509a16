"""A grilled steak, half of it sliced, for a board."""

import math
import random

import numpy as np

from studio.foods.meat.beef import steak_piece, steak_slice
from studio.garnishes import on, salt, spice, spots
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.materials.surfaces import liquid
from studio.scene import place
from studio.tabletop.boards import BOARD_TOP


def _juice():
    """What ran out: a thin pool on the board in front of the slices."""
    x, y = square_grid(1.2, 640)
    inside = 1 - np.hypot((x + 0.46) / 0.74, (y + 0.16) / 0.54) + 0.16 * wave_noise(x, y, 5, 2.2)
    z = BOARD_TOP + 0.011 + 0.004 * np.clip(inside / 0.05, 0, 1) ** 0.5
    grid_mesh('juice', x, y, z, liquid('#6e2410', '#8a3d1a', 3.0, 0.22, 0.6), inside > 0)


def sliced_steak():
    """On a board .15 thick: seven slices leaning on the rest of the steak, in their juice, salted."""
    chance = random.Random(6)
    _juice()
    place(steak_piece(3, 0.98), 0.34, 0.02, BOARD_TOP)
    lean = 56
    for k in range(7):
        item = steak_slice(k + 2, 0.53 - 0.012 * k, 0.172, 0.1)
        x = 0.20 - 0.178 * k - 0.012 * max(0, k - 4)
        angle = math.radians(lean + chance.uniform(-2.5, 2.5) + 1.2 * k)
        y = 0.02 + 0.008 * k * k * 0.5 + chance.uniform(-0.03, 0.03)
        place(item, x, y, BOARD_TOP + 0.135, (0, angle, chance.uniform(-0.05, 0.05) - 0.028 * k))

    def over():
        return chance.uniform(-1.1, 1.3), chance.gauss(0.02, 0.3)

    salt(spots(90, over, chance, on('steak'), 0.01, (0.5, 1.6), 150))
    spice(spots(110, over, chance, on('steak'), 0.004, (0.4, 0.9), 180), ('#1b1512', '#2c221a'), 5)
