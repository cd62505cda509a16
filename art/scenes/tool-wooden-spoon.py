"""A flat-edged wooden spatula across an oat pot of tomato sauce, sauce on its edge; dusty blue linen."""

import math

import numpy as np
from mathutils import Matrix, Vector

from studio.camera import tilted
from studio.foods.seasoning.herbs import basil_leaf
from studio.foods.seasoning.simmered_tomato import simmered_tomato
from studio.garnishes import on, spice, spots
from studio.geometry.fields import smoothstep, square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import ellipsoid, grid_mesh
from studio.geometry.scatter import drops
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.light import table_light
from studio.materials.ceramics import OAT
from studio.materials.surfaces import liquid, wet
from studio.scene import hide, hold, place, rng
from studio.tabletop.flat_spatula import clinging_sauce, flat_spatula
from studio.tabletop.linens import DUSTY_BLUE, table
from studio.ware.pots import pot

SIZE = (1600, 1200)
SEED = 203
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.0}

POT, RADIUS, HEIGHT, LEVEL = (-0.62, 0.34), 1.06, 0.56, 0.40
EDGE, END = Vector((-0.86, 0.44, 0.60)), Vector((1.40, -0.92, 0.46))
"""Where the flat edge hangs over the sauce and where the handle points to."""


def pulp(x, y, chance):
    """Heights of the pieces of tomato that stand out of the sauce, of all sizes and half dissolved (units)."""
    height = np.zeros_like(x)
    bent_x, bent_y = x + 0.03 * wave_noise(x, y, 21, 7), y + 0.03 * wave_noise(x, y, 22, 7)
    for _ in range(330):
        u, v = chance.uniform(-1, 1) * RADIUS, chance.uniform(-1, 1) * RADIUS
        size, turn, long = 0.018 + 0.070 * chance.random() ** 2.6, chance.uniform(0, 3.14), chance.uniform(0.6, 1.0)
        c, s = math.cos(turn), math.sin(turn)
        near = np.ix_(np.abs(y[:, 0] - v) < 2 * size + 0.05, np.abs(x[0] - u) < 2 * size + 0.05)
        p, q = bent_x[near] - u, bent_y[near] - v
        away = np.hypot((p * c + q * s) * long, (q * c - p * s) / long) / size
        height[near] = np.maximum(height[near], chance.uniform(0.25, 0.55) * size * smoothstep(1.15, 0.35, away))
    return height


def sauce(chance):
    """Tomato sauce with the trail the spatula drew through it, pulp, oil and a few leaves of basil."""
    x, y = square_grid(RADIUS, 420)
    px, py = x + POT[0], y + POT[1]
    u = (px - EDGE.x) * 0.843 - (py - EDGE.y) * 0.538
    v = (px - EDGE.x) * 0.538 + (py - EDGE.y) * 0.843
    trail = (
        smoothstep(0.34, 0.28, np.abs(v + 0.05 * np.sin(3 * u)))
        * smoothstep(-0.62, -0.45, u)
        * smoothstep(0.55, 0.2, u)
    )
    bank = (
        np.exp(-(((np.abs(v) - 0.36) / 0.055) ** 2)) * smoothstep(-0.66, -0.45, u) * smoothstep(0.6, 0.2, u)
    )
    z = (
        LEVEL
        + 0.014 * wave_noise(x, y, 3, 2.2)
        + 0.010 * wave_noise(x, y, 4, 6)
        + 0.006 * wave_noise(x, y, 5, 13)
    )
    z = z - 0.050 * trail + 0.028 * bank + pulp(x, y, chance)
    item = grid_mesh('tomato sauce', x, y, z, simmered_tomato(), np.hypot(x, y) < RADIUS - 0.02)
    place(item, *POT)
    where = within_disc(chance, 0.92, *POT)
    seeds = [hide(ellipsoid('seed', 0.016, 0.011, 0.005, None, 12, egg=0.3))]
    swarm('seeds', seeds, spots(70, where, chance, on('tomato'), 0.001, (0.7, 1.1)), wet(0.3, 0.5, 0, vary=0), 3, 0.1,
          ['#d9a24a', '#c98a34', '#e0b464'])  # fmt: skip
    drops(90, *POT, 0.95, liquid('#d8862a', alpha=0.5), chance, 0.028, 0.22)
    spice(spots(60, where, chance, on('tomato'), 0.004, (0.4, 1.0)), ('#1c1613', '#3a2c20'))


def spatula():
    """The spatula with its coat of sauce, from EDGE towards END, leaning on the rim."""
    tool = hold([flat_spatula(), clinging_sauce(simmered_tomato(1.0))], 'spatula')
    x = (END - EDGE).normalized()
    z = (Vector((0.15, -0.10, 1)) - Vector((0.15, -0.10, 1)).dot(x) * x).normalized()
    return place(tool, *EDGE, Matrix((x, z.cross(x), z)).transposed().to_euler())


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=0.9)
    pot(*POT, RADIUS, HEIGHT, OAT, math.radians(28))
    sauce(chance)
    basil = [hide(basil_leaf(k, 0.40, 0.145)) for k in range(3)]
    surface = Surface()
    for k, (x, y, turn) in enumerate(
        ((-1.10, -0.14, 0.5), (-0.96, -0.26, 2.1), (-0.12, 0.92, 4.0), (0.02, 0.80, 5.6))
    ):
        surface.rest(basil[k % 3], x, y, 0.1, 0.045, turn, 0.4, 0.95)
    surface.rest(basil[1], 1.16, 0.42, 0.1, 0.05, 0.7, 0.4, 1.0)
    surface.rest(basil[2], 1.34, 0.28, 0.1, 0.05, 2.4, 0.4, 0.85)
    spatula()
    drops(16, EDGE.x + 0.08, EDGE.y - 0.05, 0.3, liquid('#d8862a', alpha=0.5), chance, 0.022, 0.25)
    table_light(132, 38, 3.3, 0.52, 5.0)
    tilted(57, -90, 10.2, (-0.06, 0.02, 0.3), 1.5)
