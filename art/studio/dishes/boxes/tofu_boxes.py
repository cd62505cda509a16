"""Meal-prep boxes: rice, browned tofu, peppers, snap peas, mushrooms."""

import math

import numpy as np

from studio.foods.cereals.rice import rice_grain
from studio.foods.prepared.stir_fry_vegetables import mushroom_slice, pepper_strip, snap_pea
from studio.foods.produce.vegetables import carrot_slice
from studio.foods.pulses.tofu import seared_tofu
from studio.garnishes import lay_rings, on, scallion_rings, sesame, spots
from studio.geometry.fields import wave_noise
from studio.geometry.height_map import HeightMap, pile_on
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


def _rice(heights, chance):
    """Rice in the left two fifths."""
    edge = -0.20 + 0.05 * np.sin(heights.y * 5)
    inside = (_inside(heights.x, heights.y) < 0.15) & (heights.x < edge)
    heights.raise_to(np.where(inside, 0.31 + 0.03 * wave_noise(heights.x, heights.y, 3, 1.4), -1))
    grid_mesh('ricebase', heights.x, heights.y, heights.z - 0.01, matte('#f1e8d3', 0.6), inside)

    def where():
        return chance.uniform(-HALF_X + 0.06, -0.14), chance.uniform(-HALF_Y + 0.06, HALF_Y - 0.06)

    grains = [rice_grain(0.038, 0.0165), rice_grain(0.034, 0.0175), rice_grain(0.042, 0.016)]
    transforms = pile_on(
        heights, 2900, 0.0175, where, chance, 0.45, 0.5, accept=lambda x, y: _inside(x, y) < 0.15
    )
    swarm('rice', grains, transforms, cooked_rice('#eadfc6'), 3, 0.09)


def tofu_box(glaze, chance):
    """A box 1.84 x 1.32 at the origin: rice on the left, the stir-fry on the right."""
    container(HALF_X, HALF_Y, DEPTH, 0.2, glaze)
    heights = HeightMap(0.95, 300, container_floor(HALF_X, HALF_Y, DEPTH))
    _rice(heights, chance)
    right = (_inside(heights.x, heights.y) < 0.13) & (heights.x > -0.2)
    heights.raise_to(np.where(right, 0.23, -1))
    tofu = [hide(seared_tofu(k, 0.24)) for k in range(4)]
    strips = [hide(pepper_strip(k, 0.40, 0.058, 0.03, 1.3 + 0.3 * k)) for k in range(2)]
    strips += [hide(pepper_strip(k + 5, 0.40, 0.056, 0.03, 1.4, '#eda616', '#f9dd90')) for k in range(2)]
    peas = [hide(snap_pea(k, 0.42)) for k in range(3)]
    mushrooms = [hide(mushroom_slice(k, 0.2, 0.045)) for k in range(2)]
    carrots = [hide(carrot_slice(k, 0.12, 0.045, False)) for k in range(2)]
    taken = []

    def put(item, gap, reach, lift, tilt, clear=True):
        for _ in range(90):
            x, y = chance.uniform(-0.14, HALF_X - 0.19), chance.uniform(-HALF_Y + 0.19, HALF_Y - 0.19)
            if clear and any(math.hypot(x - u, y - v) < gap for u, v in taken):
                continue
            if clear:
                taken.append((x, y))
            z = heights.mean(x, y, reach) + lift
            turn = (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 6.28))
            instance(item, (x, y, z), turn, chance.uniform(0.93, 1.05))
            heights.stamp(x, y, z - 0.08, reach)
            return

    for k in range(22):
        put((strips + peas + mushrooms)[k % 9], 0, 0.12, 0.03, 0.3, False)
    for k in range(9):
        put(tofu[k % 4], 0.23, 0.12, 0.09, 0.35)
    for k in range(6):
        put(strips[k % 4], 0.15, 0.10, 0.05, 0.4)
    for k in range(6):
        put(peas[k % 3], 0.15, 0.10, 0.05, 0.3)
    for k in range(4):
        put(mushrooms[k % 2], 0.15, 0.10, 0.05, 0.4)
    for k in range(5):
        put(carrots[k % 2], 0.14, 0.09, 0.05, 1.2)
    food = on('tofu', 'strip', 'pea', 'mush', 'carrot', 'rice')

    def anywhere():
        return chance.uniform(-0.75, 0.78), chance.uniform(-0.5, 0.5)

    sesame(spots(110, anywhere, chance, food, tries=400))
    rings = scallion_rings(0.042, 0.04)
    lay_rings(rings, 14, lambda: (chance.gauss(0.28, 0.24), chance.gauss(0, 0.22)), chance, food)
    return rings
