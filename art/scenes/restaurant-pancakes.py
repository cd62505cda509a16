"""A stack of buttermilk pancakes at 30 degrees: melting butter, running syrup, blueberries; sage linen."""

import math

import numpy as np

from studio.camera import tilted
from studio.cutlery import fork
from studio.fields import square_grid, wave_noise
from studio.foods.berries import dusted_blueberry
from studio.foods.butter import melting_butter
from studio.foods.pancakes import pancake, running_syrup
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import RUST_STRIPE, SAGE, table, towel
from studio.materials.ceramics import CLAY, OAT, ceramic
from studio.materials.surfaces import liquid
from studio.mesh import grid_mesh
from studio.scene import instance, place, rng
from studio.surface import Surface
from studio.vessels import bowl, plate

SIZE = (1600, 1200)
SEED = 72
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}
STACK, BERRIES = (-0.10, 0.05), (1.72, 0.92)


def syrup_on_plate():
    """What ran down: a puddle round the foot of the stack."""
    x, y = square_grid(1.2, 240)
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    inside = (
        0.86 + 0.07 * np.sin(3 * turn + 4) + 0.04 * np.sin(7 * turn) + 0.05 * wave_noise(x, y, 3, 1.5) - r
    )
    z = 0.066 + 0.020 * np.clip(inside / 0.08, 0, 1) ** 0.5
    place(grid_mesh('puddle', x, y, z, liquid('#8a3f08', '#b9691a', 2.2, 0.03, 0.85), inside > 0), *STACK)


def build():
    chance = rng(SEED)
    table(SAGE, SEED)
    plate(1.26, ceramic(OAT), 2, (*STACK, 0))
    z = 0.06
    for k in range(6):
        radius = 0.80 - 0.008 * k
        lean = (chance.uniform(-0.02, 0.02), chance.uniform(-0.02, 0.02), k * 1.3)
        x, y = STACK[0] + chance.uniform(-0.035, 0.035), STACK[1] + chance.uniform(-0.03, 0.03)
        place(pancake(k, radius), x, y, z, lean)
        z += 0.146
    syrup_on_plate()
    place(running_syrup(0.755, z + 0.022), *STACK)
    melting_butter(STACK[0] - 0.08, STACK[1] + 0.02, 1.05, 0.5)
    berries = [dusted_blueberry(i) for i in range(4)]
    surface = Surface()
    spots = ((0.28, 0.08), (0.42, -0.12), (0.30, -0.24), (0.12, -0.34), (0.46, 0.14), (-0.42, -0.34))
    for k, (x, y) in enumerate(spots):
        at = surface.hit(STACK[0] + x, STACK[1] + y)[0]
        instance(
            berries[k % 4], (at.x, at.y, at.z + 0.062), (chance.uniform(-1, 1), chance.uniform(-1, 1), k)
        )
    for k, (x, y) in enumerate(((0.72, -0.72), (0.90, -0.56), (-0.78, -0.66), (0.98, -0.38), (-0.94, -0.42))):
        at = surface.hit(STACK[0] + x, STACK[1] + y)[0]
        instance(berries[k % 4], (at.x, at.y, at.z + 0.07), (chance.uniform(-1, 1), chance.uniform(-1, 1), k))
    bowl(0.46, 0.26, ceramic(CLAY), 0.5, 8, 0.03, (*BERRIES, 0))
    heights = HeightMap(0.44, 140, lambda x, y: 0.08 + 0.3 * (x * x + y * y) ** 0.7)
    heap = pile_on(heights, 46, 0.085, within_disc(chance, 0.33), chance, 0.75)
    for k, (at, turn, size) in enumerate(moved(heap, *BERRIES)):
        instance(berries[k % 4], at, turn, size)
    for k, (x, y) in enumerate(((1.32, 0.36), (1.50, 0.22), (1.26, -0.92))):
        instance(berries[k], (x, y, 0.08), (0.8, k, 0))
    towel(-2.35, 1.35, 0.42, 1.1, 2.0, stripe=RUST_STRIPE, seed=6)
    fork(1.52, -0.52, math.radians(82), 0.05, 1.7)
    table_light(128, 36)
    tilted(31, -88, 9.8, (0.08, 0.05, 0.42), 1.3)
