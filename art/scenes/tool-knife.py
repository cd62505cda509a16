"""A chef's knife on a board beside a tomato just halved, salt on the cut; sage linen, 58 degrees."""

import math

import numpy as np

from studio.camera import tilted
from studio.foods.produce.ripe_tomato import tomato_half, tomato_whole
from studio.garnishes import on, salt, spots
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.mesh import grid_mesh
from studio.geometry.scatter import drops
from studio.light import table_light
from studio.materials.surfaces import liquid
from studio.materials.wood import wood
from studio.scene import place, rng
from studio.tabletop.boards import BOARD_TOP, board
from studio.tabletop.chefs_knife import chefs_knife
from studio.tabletop.linens import SAGE, table

SIZE = (1600, 1200)
SEED = 204
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.0}


def juice(pools):
    """What ran out of the tomato: thin pools of (x, y, half x, half y) on the board."""
    x, y = square_grid(1.6, 640)
    inside = np.full_like(x, -9.0)
    for k, (cx, cy, half_x, half_y) in enumerate(pools):
        one = 1 - np.hypot((x - cx) / half_x, (y - cy) / half_y) + 0.16 * wave_noise(x, y, 5 + k, 2.0)
        inside = np.maximum(inside, one)
    z = BOARD_TOP + 0.001 + 0.006 * np.clip(inside / 0.12, 0, 1) ** 0.5
    grid_mesh('juice', x, y, z, liquid('#b8432a', '#c9603a', 2.0, 0.1, 0.45), inside > 0)


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=0.9)
    place(board(1.70, 1.02, wood('#7a4c2a', '#b98a58', 1.0, 'X', 0.5)), 0.02, 0.0, 0, (0, 0, 0.05))
    juice(((-0.52, 0.22, 0.66, 0.40), (0.30, 0.30, 0.34, 0.18)))
    place(tomato_half(1, 0.47), -0.64, 0.34, BOARD_TOP + 0.392, (0.16, -0.06, 0.4))
    place(tomato_half(4, 0.47), 0.34, 0.46, BOARD_TOP + 0.36, (0.52, 0.20, 1.2))
    place(tomato_whole(2, 0.34), 1.18, 0.50, BOARD_TOP, (0.10, -0.12, 0.6))
    tool = place(chefs_knife(), -0.34, -0.50, BOARD_TOP + 0.088, (0.0, 0.045, math.radians(7)))
    tool.scale = (0.94, 0.94, 0.94)
    tomato = lambda: (chance.gauss(-0.25, 0.42), chance.gauss(0.38, 0.2))
    salt(spots(46, tomato, chance, on('tomato'), 0.008, (0.6, 1.2)))
    salt(spots(26, lambda: (chance.gauss(-0.2, 0.6), chance.gauss(0.0, 0.3)), chance, on('board', 'juice'), 0.008, (0.6, 1.2)))
    drops(9, 0.95, -0.42, 0.42, liquid('#b8432a', roughness=0.02, alpha=0.5), chance, 0.022, 0.5)
    table_light(132, 38, 3.3, 0.52, 5.0)
    tilted(58, -90, 9.7, (0.03, 0.02, 0.2), 1.5)
