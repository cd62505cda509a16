"""Soft tofu stew in a stone pot, boiling."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.prepared.stir_fry_vegetables import mushroom_slice
from studio.foods.pulses.soft_tofu import soft_tofu
from studio.garnishes import chilli_rings, on, scallion_rings, spice, spots
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import ellipsoid, grid_mesh, paint
from studio.geometry.surface import Surface
from studio.materials.food import yolk
from studio.materials.surfaces import liquid, wet
from studio.scene import hide, instance, place
from studio.ware.pots import stone_pot

LEVEL = 0.585
"""Height of the broth in the pot."""

YOLK = (0.08, -0.02)


def _broth(chance):
    axis = np.linspace(-0.92, 0.92, 420)
    x, y = np.meshgrid(axis, axis)
    r = np.hypot(x, y)
    slick = fractal_noise(x[::2, ::2], y[::2, ::2], 2.6, 4, 3).repeat(2, 0).repeat(2, 1)
    fine = wave_noise(x * 13, y * 13, 6, 2)
    tone = blend(filled(x.shape, '#a0300a'), rgba('#c94e12'), 0.5 + 0.8 * slick + 0.15 * fine)
    tone = blend(tone, rgba('#e07e22'), 0.7 * smoothstep(0.12, 0.38, slick + 0.08 * fine))
    tone = blend(tone, rgba('#6e1505'), 0.5 * smoothstep(0.78, 0.88, r))
    z = LEVEL + 0.012 * wave_noise(x * 2, y * 2, 3, 1.6) + 0.006 * fine
    item = grid_mesh('broth', x, y, z, wet(0.1, 0.95, 0, bump=0.12, bump_scale=16, vary=0), r < 0.885)
    paint(item, tone.reshape(-1, 4))
    foam = liquid('#d4571a', '#e88a3c', 4, 0.04, 0.62)
    for k in range(120):
        turn = chance.gauss(-2.2 if k % 3 else 0.6, 0.75)
        reach = 0.865 - abs(chance.gauss(0, 0.055))
        size = 0.012 + 0.034 * chance.random() ** 2.2
        place(
            ellipsoid('bubble', size, size, size * 0.75, foam, 16),
            reach * math.cos(turn),
            reach * math.sin(turn),
            LEVEL + 0.006,
        )


def soft_tofu_stew():
    """A stone pot, 1.0 in radius: red broth, curds of tofu, a raw yolk, mushrooms, scallion. Returns scallion rings."""
    chance = random.Random(21)
    stone_pot(1.0, 0.72)
    _broth(chance)
    curds = [hide(soft_tofu(k)) for k in range(5)]
    spread = (
        (-0.46, 0.26),
        (-0.50, -0.16),
        (-0.22, -0.46),
        (0.26, -0.50),
        (0.54, -0.18),
        (0.48, 0.32),
        (-0.02, 0.52),
    )
    for k, (x, y) in enumerate(spread):
        turn = (chance.uniform(-0.25, 0.25), chance.uniform(-0.25, 0.25), chance.uniform(0, 6))
        instance(
            curds[k % 5], (x, y, LEVEL + 0.015 + 0.035 * chance.random()), turn, chance.uniform(0.78, 1.05)
        )
    slices = [hide(mushroom_slice(k, 0.17)) for k in range(3)]
    surface = Surface()
    for k, (x, y) in enumerate(((-0.06, 0.30), (-0.44, 0.52), (0.60, 0.34), (0.36, -0.54), (-0.50, -0.42))):
        surface.rest(slices[k % 3], x, y, 0.10, 0.03, k * 1.7, 0.6, 1, (0.2, 0.1))
    white = ellipsoid(
        'egg white', 0.30, 0.26, 0.075, liquid('#f3e6cf', '#fbf4e6', 3, 0.05, 0.62), 48, 0.10, 1.6, 4
    )
    place(white, YOLK[0] - 0.02, YOLK[1], LEVEL + 0.055)
    place(ellipsoid('yolk', 0.165, 0.16, 0.115, yolk(), 48, 0.02, 1.5, 3), *YOLK, LEVEL + 0.135)
    surface, rings, hot = Surface(), scallion_rings(0.046, 0.034), chilli_rings()
    for k in range(34):
        x, y = within_disc(chance, 0.74)()
        if math.hypot(x - YOLK[0], y - YOLK[1]) > 0.24:
            surface.rest(rings[k % 3], x, y, 0.04, 0.016, chance.uniform(0, 6), 0.7)
    for k, (x, y) in enumerate(((-0.34, 0.36), (0.42, 0.28), (-0.16, -0.30), (0.24, -0.36))):
        surface.rest(hot[k % 2], x, y, 0.05, 0.025, k, 0.6, 1.15)
    spice(spots(150, within_disc(chance, 0.75), chance, on('curd', 'broth'), 0.004, (0.5, 1.1)))
    return rings
