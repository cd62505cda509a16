"""Meal-prep boxes: rice, glazed chicken, broccoli, carrots."""

import math

import numpy as np

from studio.fields import wave_noise
from studio.foods.chicken import chicken_slice
from studio.foods.rice import rice_grain
from studio.foods.vegetables import broccoli_floret, carrot_slice
from studio.garnishes import on, sesame, spots
from studio.height_map import HeightMap, pile_on
from studio.materials.food import cooked_rice, sauce
from studio.materials.surfaces import matte
from studio.mesh import grid_mesh
from studio.scene import hide, instance, place
from studio.swarm import swarm
from studio.vessels import container, container_floor

HALF_X, HALF_Y, DEPTH = 0.60, 1.02, 0.42


def _rice(heights, chance, top, bottom):
    """Rice between two heights of y, over a low mound."""
    corner = np.hypot(
        np.maximum(np.abs(heights.x) - HALF_X + 0.2, 0), np.maximum(bottom + 0.14 - heights.y, 0)
    )
    inside = (corner < 0.145) & (heights.y < top + 0.05 * np.sin(heights.x * 5))
    mound = (
        0.27
        + 0.05 * np.clip((0.145 - corner) / 0.12, 0, 1)
        + 0.025 * wave_noise(heights.x, heights.y, 3, 1.4)
    )
    heights.raise_to(np.where(inside, mound, -1))
    grid_mesh('ricebase', heights.x, heights.y, heights.z - 0.01, matte('#f1e8d3', 0.6), inside)

    def where():
        return chance.uniform(-HALF_X + 0.06, HALF_X - 0.06), chance.uniform(bottom, top + 0.03)

    def fits(x, y):
        return math.hypot(max(abs(x) - HALF_X + 0.2, 0), max(bottom + 0.14 - y, 0)) < 0.148

    grains = [rice_grain(0.038, 0.0165), rice_grain(0.034, 0.0175), rice_grain(0.042, 0.016)]
    transforms = pile_on(heights, 3600, 0.0175, where, chance, 0.45, 0.5, accept=fits)
    swarm('rice', grains, transforms, cooked_rice('#eadfc6'), 3, 0.09)


def chicken_box(glaze, chance):
    """
    A box 1.2 x 2.04 at the origin: rice in front, chicken across the middle, vegetables behind; chance is a
    random source, so no two are alike.
    """
    container(HALF_X, HALF_Y, DEPTH, 0.2, glaze)
    heights = HeightMap(1.05, 320, container_floor(HALF_X, HALF_Y, DEPTH))
    heights.raise_to(
        np.where((np.abs(heights.x) < HALF_X - 0.1) & (np.abs(heights.y) < HALF_Y - 0.1), 0.20, -1)
    )
    _rice(heights, chance, -0.20, -HALF_Y + 0.085)
    xs, ys = heights.x, heights.y
    inside = 1 - np.hypot(xs / 0.50, (ys + 0.10) / 0.36) + 0.12 * wave_noise(xs, ys, chance.randrange(9), 1.8)
    z = heights.z + 0.03 * np.clip(inside / 0.15, 0, 1) ** 0.5
    grid_mesh('glaze', xs, ys, z, sauce('#3a1505', '#5e270a'), (inside > 0) & (np.abs(xs) < HALF_X - 0.09))
    for k in range(6):
        size = 0.37 - 0.018 * abs(k - 2.4) + chance.uniform(-0.015, 0.015)
        item = chicken_slice(k + chance.randrange(40), size, 0.19, 0.085)
        at = (-0.40 + 0.158 * k, -0.10 + chance.uniform(-0.035, 0.035), 0.40 + 0.012 * k)
        turn = (
            chance.uniform(-0.06, 0.06),
            math.radians(-62 + chance.uniform(-5, 5)),
            chance.uniform(-0.12, 0.12),
        )
        place(item, *at, turn)
    florets = [hide(broccoli_floret(k + chance.randrange(9), 0.205)) for k in range(3)]
    for k, (x, y) in enumerate(((-0.36, 0.78), (-0.10, 0.82), (-0.36, 0.52), (-0.10, 0.58), (-0.38, 0.32),
                                   (-0.12, 0.36), (0.10, 0.40))):  # fmt: skip
        at = (x + chance.uniform(-0.03, 0.03), y + chance.uniform(-0.03, 0.03), 0.36)
        instance(florets[k % 3], at, (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 1.3 * k))
    carrots = [hide(carrot_slice(k, 0.125, 0.05, False)) for k in range(3)]
    for k in range(17):
        x, y = 0.28 + chance.uniform(-0.13, 0.17), 0.30 + 0.036 * k
        lean = (
            chance.uniform(-0.3, 0.3),
            math.radians(64 + chance.uniform(-12, 12)),
            1.2 + chance.uniform(-0.5, 0.5),
        )
        instance(carrots[k % 3], (x, y, 0.32 + 0.03 * (k % 3)), lean)

    def over_chicken():
        return chance.gauss(0, 0.24), chance.gauss(-0.06, 0.2)

    sesame(spots(110, over_chicken, chance, on('chicken'), tries=500))
