"""Photo 13: the fried paste in a sieve over a bowl, its dark oil dripping down."""

import math

import numpy as np

from studio.dishes.black_bean_paste import paste_material
from studio.families.jjajang import kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.fields import fractal_noise, smoothstep, square_grid
from studio.materials.ceramics import OAT
from studio.materials.surfaces import liquid
from studio.mesh import ellipsoid, grid_mesh
from studio.scene import place, rng
from studio.strainers import sieve, sieve_floor
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 23
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.04}
SIEVE = 0.72


def drained_paste():
    """A folded mound, crumbly at its edge, lying in the sieve."""
    x, y = square_grid(SIEVE, 260)
    d, turn = np.hypot(x, y), np.arctan2(y, x)
    edge = 0.56 + 0.04 * np.sin(3 * turn + 1) + 0.025 * np.sin(8 * turn)
    inside = np.clip((edge - d) / 0.16, -1, 1)
    lumps = np.abs(fractal_noise(x, y, 5, 7, 3))
    fold = 0.5 + 0.5 * np.sin(11 * d - 1.6 * turn + 1.3 * fractal_noise(x, y, 2, 3, 2))
    z = (
        -0.18
        + 0.15 * np.clip(inside, 0, 1) ** 0.7
        + (0.05 * lumps + 0.06 * fold) * smoothstep(0, 0.4, inside)
    )
    z = np.maximum(np.where(inside > 0, z, -0.18 + 0.3 * inside), sieve_floor(SIEVE)(x, y) + 0.01)
    return grid_mesh('paste', x, y, z, paste_material(), inside > -0.6)


def build():
    chance = rng(SEED)
    kitchen()
    x, y = -0.12, 0.0
    small_bowl(x, y, 1.0, 0.56, OAT, BOARD_TOP)
    rim = BOARD_TOP + 0.64
    oil = liquid('#43210a', '#6b3a0e', 1.4, 0.03)
    pool(0.80, BOARD_TOP + 0.24, oil, (x, y), 100)
    sieve(x, y, rim, math.radians(-28), SIEVE)
    place(drained_paste(), x, y, rim)
    for k in range(9):
        angle, d = chance.uniform(0, 6.28), chance.uniform(0.1, 0.4)
        at = (x + d * math.cos(angle), y + d * math.sin(angle))
        place(ellipsoid('drop', 0.018, 0.018, 0.035, oil, 16), *at, rim - 0.52 - 0.02 * (k % 3))
    shoot_close(8.2, 44, (0.06, 0, 0.42))
