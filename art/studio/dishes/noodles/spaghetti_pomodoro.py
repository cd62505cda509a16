"""Spaghetti with tomato sauce, basil and parmesan."""

import math
import random

import numpy as np

from studio.foods.dairy_and_eggs.dairy import parmesan_shaving
from studio.foods.dairy_and_eggs.hard_cheese import gratings
from studio.foods.seasoning.herbs import basil_leaf
from studio.foods.small import crumb
from studio.foods.strands.ribbons import noodle_surface, spaghetti_heap
from studio.garnishes import spice, spots
from studio.geometry.fields import blur, wave_noise
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import grid_mesh, tubes
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.scene import hide
from studio.ware.vessels import pasta_plate, pasta_plate_floor


def tomato_sauce(shader):
    """Chunky, cooked down, with a rim of oil."""
    n, fine = shader.noise(6, 5, 0.65, 0.4), shader.noise(22, 4)
    tone = shader.ramp(n, [(0.34, '#6e1206'), (0.52, '#a3220c'), (0.70, '#c2401a')])
    shader.surface(tone, roughness=0.16, specular=0.55, coat=0.9, coat_roughness=0.06)
    shader.bump(shader.math('ADD', shader.math('MULTIPLY', n, 1.5), fine), 0.5, 0.03)


def spaghetti_pomodoro():
    """On `pasta_plate`, celadon. Returns the basil leaves."""
    chance = random.Random(95)
    pasta_plate(ceramic(CELADON))
    heights = HeightMap(1.2, 440, pasta_plate_floor)
    r = np.hypot(heights.x, heights.y)
    heights.raise_to(np.where(r < 0.96, 0.08 + 0.18 * np.cos(np.clip(r / 0.96, 0, 1) * math.pi / 2), -1))
    paths = spaghetti_heap(heights, chance, 1.0, 0.026, 24)
    tubes('noodles', paths, 0.026, noodle_surface('#e2a24a', '#f2c87c', 0.2, 0.7, 0.06, '#b8401a', 0.6), 3)
    x, y = heights.x, heights.y
    turn = np.arctan2(y, x)
    edge = 0.60 + 0.07 * np.sin(3 * turn + 0.4) + 0.05 * np.sin(5 * turn + 2) + 0.03 * np.sin(11 * turn)
    inside = np.clip((edge - np.hypot(x - 0.02, y - 0.02)) / 0.08, -1.2, 1)
    soft = 0.5 * np.maximum(heights.z, blur(heights.z, 4)) + 0.5 * blur(heights.z, 9)
    z = blur(soft, 3) + 0.075 * np.clip(inside, 0, 1) ** 0.5 - 0.16 * np.clip(-inside, 0, 2)
    z += 0.02 * wave_noise(x, y, 4, 5)
    grid_mesh('tomato sauce', x, y, z, material('tomato sauce', tomato_sauce), inside > -0.7)
    bits = spots(
        90, lambda: (chance.gauss(0, 0.26), chance.gauss(0, 0.26)), chance, None, 0.012, (0.5, 1.3), 120
    )
    swarm('tomato bits', [crumb(k, 0.05, 16, 0.4, 2) for k in range(4)], bits, wet(0.15, 0.8, 0.05), 3, 0.15,
          ['#b3260f', '#c43b18', '#94180a'])  # fmt: skip
    curls = [hide(parmesan_shaving(k, 0.32, 0.13, 0.9 + 0.3 * k)) for k in range(3)]
    basil = [hide(basil_leaf(k, 0.42, 0.15)) for k in range(3)]
    surface = Surface()
    for k, (px, py, angle) in enumerate(
        ((0.32, 0.26, 0.6), (-0.34, 0.20, 2.2), (0.24, -0.34, 1.2), (-0.24, -0.36, 2.9))
    ):
        surface.rest(curls[k % 3], px, py, 0.12, 0.03, angle, 0.5)
    for k, (px, py, angle) in enumerate(((0.14, 0.04, 0.4), (-0.10, 0.12, 2.4), (-0.04, -0.12, 4.4), (0.56, -0.36, 5.6),
                                         (-0.62, 0.30, 2.6))):  # fmt: skip
        lift, size = (0.07, 1.0) if k < 3 else (0.04, 0.75)
        surface.rest(basil[k % 3], px, py, 0.12, lift, angle, 0.5, size, (0, -0.2))
    pick = lambda: (chance.gauss(0, 0.4), chance.gauss(0, 0.4))
    gratings(spots(140, pick, chance, None, 0.006, (0.4, 1.0), 170))
    spice(spots(70, pick, chance, None, 0.004, (0.4, 1.1), 90), ('#1c1613', '#3a2c20'))
    return basil
