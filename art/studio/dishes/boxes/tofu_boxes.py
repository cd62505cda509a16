"""Meal-prep boxes: rice, crusted tofu, peppers, snap peas, mushrooms."""

import math

import numpy as np

from studio.foods.cereals.rice import rice_grain
from studio.foods.prepared.stir_fry_vegetables import mushroom_slice, pepper_strip, snap_pea
from studio.foods.pulses.crusted_tofu import crusted_tofu
from studio.garnishes import lay_rings, on, scallion_rings, sesame, spots
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.height_map import HeightMap, flat_floor, pile_on
from studio.geometry.mesh import grid_mesh
from studio.geometry.swarm import swarm
from studio.materials.food import cooked_rice
from studio.materials.surfaces import matte
from studio.scene import hide, instance
from studio.ware.vessels import container, container_floor

HALF_X, HALF_Y, DEPTH = 0.92, 0.66, 0.44


def _inside(x, y):
    """How far a point lies outside of the box's core; below .15 it is in the box."""
    return np.hypot(np.maximum(np.abs(x) - HALF_X + 0.21, 0), np.maximum(np.abs(y) - HALF_Y + 0.21, 0))


def _rice(box, chance):
    """Loose rice in the left two fifths, sloping down to the vegetables; raises the heights of the box."""
    heights = HeightMap(box.half, box.cells, flat_floor(0.08))
    edge = -0.16 + 0.06 * np.sin(heights.y * 4 + 1) + 0.03 * np.sin(heights.y * 11)
    inside = (_inside(heights.x, heights.y) < 0.15) & (heights.x < edge)
    mound = 0.30 + 0.045 * wave_noise(heights.x, heights.y, 3, 1.6) + 0.02 * wave_noise(heights.x, heights.y, 6, 4)
    mound -= 0.16 * smoothstep(0.26, 0.0, edge - heights.x) + 0.05 * smoothstep(0.0, 0.15, _inside(heights.x, heights.y))
    heights.raise_to(np.where(inside, mound, -1))
    grid_mesh('ricebase', heights.x, heights.y, heights.z - 0.02, matte('#e8dec8', 0.6), inside)

    def where():
        return chance.uniform(-HALF_X + 0.06, -0.10), chance.uniform(-HALF_Y + 0.06, HALF_Y - 0.06)

    grains = [rice_grain(0.046 + 0.003 * k, 0.0150 + 0.0007 * (k % 3)) for k in range(-2, 3)]
    transforms = pile_on(
        heights, 2500, 0.0185, where, chance, 0.5, 0.5, (0.82, 1.15), lambda x, y: _inside(x, y) < 0.135
    )
    swarm('rice', grains, transforms, cooked_rice('#f2e4c8'), 3, 0.10)
    box.raise_to(np.where(inside, heights.z, -1))


def tofu_box(glaze, chance):
    """A box 1.84 x 1.32 at the origin: rice on the left, the stir-fry on the right."""
    container(HALF_X, HALF_Y, DEPTH, 0.2, glaze)
    heights = HeightMap(0.95, 300, container_floor(HALF_X, HALF_Y, DEPTH))
    _rice(heights, chance)
    right = (_inside(heights.x, heights.y) < 0.13) & (heights.x > -0.2)
    heights.raise_to(np.where(right, 0.23, -1))
    tofu = crusted_tofu('+z -z +x -y', 0.235, 2) + crusted_tofu('+z -z -x +y', 0.235, 2)
    strips = [hide(pepper_strip(k, 0.38, 0.056, 0.026, 1.3 + 0.3 * k, '#b02414', '#dd8a72')) for k in range(2)]
    strips += [hide(pepper_strip(k + 5, 0.36, 0.054, 0.026, 1.4, '#d7962a', '#ecca84')) for k in range(2)]
    peas = [hide(snap_pea(k, 0.40, 0.056, ('#416f22', '#5f8f37', '#96b566'))) for k in range(3)]
    mushrooms = [hide(mushroom_slice(k, 0.18, 0.045)) for k in range(2)]
    taken = []

    def put(item, gap, reach, lift, tilt, clear=True):
        margin = 0.17 if 'tofu' in item.name else 0.23
        for _ in range(90):
            x, y = chance.uniform(-0.10, HALF_X - margin), chance.uniform(margin - HALF_Y, HALF_Y - margin)
            if clear and any(math.hypot(x - u, y - v) < gap for u, v in taken):
                continue
            if clear:
                taken.append((x, y))
            z = heights.mean(x, y, reach) + lift
            turn = (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 6.28))
            instance(item, (x, y, z), turn, chance.uniform(0.84, 1.10))
            heights.stamp(x, y, z - 0.08, reach)
            return

    for k in range(36):
        put((strips + peas + mushrooms)[k % 9], 0, 0.12, 0.03, 0.3, False)
    for k in range(8):
        put(tofu[k % 4], 0.235, 0.12, 0.085, 0.45)
    for k in range(9):
        put(strips[k % 4], 0.13, 0.10, 0.05, 0.4)
    for k in range(8):
        put(peas[k % 3], 0.13, 0.10, 0.05, 0.3)
    for k in range(7):
        put(mushrooms[k % 2], 0.13, 0.10, 0.05, 0.4)
    food = on('tofu', 'strip', 'pea', 'mush', 'rice')

    def anywhere():
        return chance.uniform(-0.75, 0.78), chance.uniform(-0.5, 0.5)

    sesame(spots(90, anywhere, chance, food, tries=400))
    rings = scallion_rings(0.042, 0.04)
    lay_rings(rings, 9, lambda: (chance.gauss(0.28, 0.24), chance.gauss(0, 0.22)), chance, food)
    return rings
