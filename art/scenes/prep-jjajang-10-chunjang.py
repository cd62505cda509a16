"""Photo 10: chunjang measured into a small bowl, a spoon in it; oil waiting."""

import math

import numpy as np

from studio.boards import round_board
from studio.cutlery import spoon
from studio.dishes.black_bean_paste import paste_material
from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.fields import fractal_noise, smoothstep, square_grid
from studio.materials.ceramics import OAT, TEAL
from studio.materials.surfaces import liquid
from studio.mesh import ellipsoid, grid_mesh
from studio.scene import place
from studio.vessels import pool

SIZE = (1600, 1200)
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}


def paste_mound(radius, level, height):
    """Paste spooned into a bowl, with a fold running up to its peak."""
    x, y = square_grid(radius, 260)
    d, turn = np.hypot(x, y), np.arctan2(y, x)
    fold = 0.5 + 0.5 * np.sin(9.5 * d - turn + 1.1 * fractal_noise(x, y, 1.7, 3, 2))
    z = level + height * np.cos(np.clip(d / radius, 0, 1) * math.pi / 2) ** 0.8
    z += 0.12 * fold * smoothstep(0.04, 0.2, d) * smoothstep(radius, 0.7 * radius, d)
    z += 0.015 * fractal_noise(x, y, 5, 8, 2)
    return grid_mesh('paste', x, y, z, paste_material(), d < radius * 0.995)


def build():
    kitchen()
    place(round_board(0.98), -0.08, -0.02, BOARD_TOP)
    top = BOARD_TOP + 0.10
    small_bowl(-0.08, -0.02, 0.74, 0.40, OAT, top)
    place(paste_mound(0.70, 0.27, 0.25), -0.08, -0.02, top)
    place(spoon(0, 0, 0, length=1.9), 0.64, 0.27, top + 0.80, (0, math.radians(21), math.radians(205)))
    place(
        ellipsoid('paste', 0.25, 0.165, 0.13, paste_material(), 48, 0.14, 2.4),
        0.05,
        0.0,
        top + 0.625,
        (0, 0.3, 0.43),
    )
    small_bowl(1.36, 0.72, 0.40, 0.20, TEAL, BOARD_TOP)
    pool(0.345, BOARD_TOP + 0.14, liquid('#b98a14', '#d9b13a'), (1.36, 0.72))
    shoot_close(7.2, 44, (0.08, 0.02, 0.36))
