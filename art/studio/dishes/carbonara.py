"""Spaghetti carbonara: egg and cheese on the strands, browned guanciale, a yolk, black pepper."""

import math
import random

import numpy as np

from studio.foods.pork import belly_face, belly_rim
from studio.foods.ribbons import noodle_surface, slump, spaghetti_heap
from studio.garnishes import spice, spots
from studio.height_map import HeightMap
from studio.materials.food import yolk
from studio.materials.surfaces import liquid, wet
from studio.mesh import ellipsoid, grid_mesh, tubes
from studio.mesh_builder import cut_slice
from studio.scene import hide, instance
from studio.vessels import pasta_plate_floor

PEPPER = ('#14100e', '#2b231c', '#3d3226')


def guanciale(seed, half_width=0.125, half_height=0.075, thickness=0.075):
    """A browned stick of guanciale: layers of meat and fat, crisp all round."""

    def outline(phi):
        c, s = np.cos(phi), np.sin(phi)
        k = 1 + 0.07 * np.sin(3 * phi + seed) + 0.05 * np.sin(5 * phi + 2 * seed)
        return half_width * np.sign(c) * np.abs(c) ** 0.6 * k, half_height * np.sign(s) * np.abs(s) ** 0.6 * k

    layers, skin = belly_face(seed), belly_rim(seed)
    return cut_slice(
        'guanciale', outline, thickness, lambda rho, phi, y, z: layers(rho, phi, y * 2, z * 3) * (1.0, 0.76, 0.5, 1),
        lambda phi, t, y, z: skin(phi, t, y * 2, z * 3) * (0.8, 0.5, 0.26, 1), wet(0.18, 0.8, 0.04), 60, 16, 0.02,
        0.014, seed, 0.02,
    )  # fmt: skip


def cream_pool(radius, level, dark, light):
    """What gathers under the pasta: egg and cheese, just set; a wavy disc of that radius at a height."""
    axis = np.linspace(-radius * 1.1, radius * 1.1, 200)
    x, y = np.meshgrid(axis, axis)
    turn = np.arctan2(y, x)
    inside = radius * (1 + 0.03 * np.sin(3 * turn + 1) + 0.02 * np.sin(7 * turn)) - np.hypot(x, y)
    z = level + 0.03 * np.clip(inside / 0.08, 0, 1) ** 0.5 - 0.03
    return grid_mesh('cream', x, y, z, liquid(dark, light, 3.0, 0.12), inside > 0)


def carbonara():
    """On `pasta_plate` (build it first): the twirled nest, guanciale, a yolk in the middle, pepper."""
    chance = random.Random(17)
    heights = HeightMap(1.2, 460, pasta_plate_floor)
    r = np.hypot(heights.x, heights.y)
    heights.raise_to(np.where(r < 0.96, 0.08 + 0.2 * np.cos(np.clip(r / 0.96, 0, 1) * math.pi / 2), -1))
    cream_pool(0.98, 0.14, '#e9bd58', '#f3d381')
    floor = heights.z.copy()
    paths = spaghetti_heap(heights, chance, 1.0, 0.027, 24)
    slump(heights, paths, floor, 0.48)
    tubes('noodles', paths, 0.026, noodle_surface('#eab050', '#f8d484', 0.22, 0.6, 0.06, '#fdeabc', 0.4), 3)
    pieces = [hide(guanciale(k, 0.12 + 0.01 * (k % 3))) for k in range(5)]
    placed = [(0.02, -0.06), (0.02, -0.2), (-0.1, -0.12)]
    for k in range(400):
        a, d = chance.uniform(0, 6.28), 0.26 + 0.58 * math.sqrt(chance.random())
        x, y = d * math.cos(a), d * math.sin(a)
        if len(placed) > 30 or any(math.hypot(x - u, y - v) < 0.17 for u, v in placed):
            continue
        placed.append((x, y))
        z = heights.mean(x, y, 0.08) + 0.04
        tilt = (chance.uniform(-0.5, 0.5), chance.uniform(1.2, 1.9), chance.uniform(0, 6.28))
        instance(pieces[k % 5], (x, y, z), tilt, chance.uniform(0.7, 1.0))
        heights.stamp(x, y, z - 0.03, 0.09)
    z = heights.top(0.02, -0.06, 0.1) + 0.0
    item = ellipsoid('yolk', 0.19, 0.185, 0.115, yolk('#e07f08', '#f09a18', 1, 0.08), 48, 0.02, 1.5, 3)
    item.location = (0.02, -0.06, z)
    spice(
        spots(
            190, lambda: (chance.gauss(0, 0.4), chance.gauss(0, 0.4)), chance, None, 0.004, (0.3, 1.3), 230
        ),
        PEPPER,
    )
    return pieces
