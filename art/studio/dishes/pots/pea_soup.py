"""Split pea soup."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.foods.bakery.rye import croutons
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import spice, spots
from studio.geometry.fields import blur, fractal_noise, smoothstep, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import grid_mesh, paint
from studio.geometry.surface import Surface
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import liquid, wet
from studio.scene import hide, instance
from studio.ware.vessels import bowl, pool

LEVEL = 0.46


def _surface():
    """Thick soup with soft ridges from the ladle, a thread of cream across it."""
    axis = np.linspace(-1.18, 1.18, 480)
    x, y = np.meshgrid(axis, axis)
    r, turn = np.hypot(x, y), np.arctan2(y, x)
    ladle = np.sin(r * 11 - turn * 1.0 + 1.6 * wave_noise(x, y, 3, 1.1)) * smoothstep(1.1, 0.5, r)
    lumps = fractal_noise(x[::3, ::3], y[::3, ::3], 5.0, 5, 3).repeat(3, 0).repeat(3, 1)
    lumps = blur(lumps, 2)
    line = np.abs(y + 0.10 + 0.20 * np.sin(x * 2.6 + 0.6) - 0.10 * wave_noise(x, y, 8, 1.2))
    cream = smoothstep(0.036, 0.020, line + 0.02 * wave_noise(x * 5, y * 5, 9, 2)) * smoothstep(0.82, 0.7, r)
    second = np.abs(y - 0.28 + 0.14 * np.sin(x * 3.1 + 2.4))
    cream = np.maximum(
        cream, smoothstep(0.022, 0.011, second) * smoothstep(0.62, 0.5, np.hypot(x - 0.1, y - 0.2))
    )
    z = LEVEL + 0.016 * ladle + 0.016 * lumps + 0.014 * blur(cream, 2)
    tone = blend(filled(x.shape, '#6d7238'), rgba('#989a58'), 0.5 + 0.35 * ladle + 0.25 * lumps)
    tone = blend(tone, rgba('#b8ae74'), 0.45 * smoothstep(0.4, 0.8, wave_noise(x * 13, y * 13, 12, 2)))
    tone = blend(tone, rgba('#69752f'), 0.5 * smoothstep(1.02, 1.14, r))
    tone = blend(tone, rgba('#f6eedb'), cream)
    item = grid_mesh('soup', x, y, z, wet(0.24, 0.6, 0.03, bump=0.14, bump_scale=24, vary=0), r < 1.165)
    paint(item, tone.reshape(-1, 4))


def pea_soup():
    """An oat bowl, 1.22 in radius: green soup, cream, croutons, dill, oil. Returns croutons and sprigs."""
    chance = random.Random(4)
    bowl(1.22, 0.6, ceramic(OAT), 0.5)
    _surface()
    oil = liquid('#8f8a1a', '#b5a436', 3, 0.03, 0.7)
    for _ in range(26):
        turn, reach = chance.uniform(0, 6.28), chance.uniform(0.45, 0.95)
        at = (reach * math.cos(turn), reach * math.sin(turn))
        pool(chance.uniform(0.012, 0.05), Surface().hit(*at)[0].z + 0.004, oil, at, 24)
    cubes = croutons()
    heap = ((0.30, 0.22), (0.44, 0.06), (0.20, 0.06), (0.36, -0.10), (0.54, 0.24), (0.12, 0.26), (0.28, 0.40),
            (0.60, 0.02), (0.46, 0.36), (0.04, 0.14),
            (0.18, -0.08), (-0.48, -0.34), (-0.62, 0.34), (0.06, -0.58))  # fmt: skip
    surface = Surface()
    for k, (x, y) in enumerate(heap):
        turn = (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6))
        instance(cubes[k % 4], (x, y, surface.hit(x, y)[0].z + 0.045), turn, chance.uniform(0.85, 1.15))
    for k, (x, y) in enumerate(((0.32, 0.16), (0.40, 0.02), (0.26, 0.28))):
        instance(cubes[k], (x, y, LEVEL + 0.19), (0.4 * k, 0.3, 1.1 * k), 0.95)
    sprigs = [hide(herb_sprig(i, 0.46, 'dill')) for i in range(2)]
    surface = Surface()
    for k, (x, y, spin) in enumerate(((0.26, 0.14, 2.2), (0.36, 0.06, 0.6), (-0.40, 0.34, 1.2))):
        surface.rest(sprigs[k % 2], x, y, 0.10, 0.03, spin, 0.4)
    spice(spots(150, within_disc(chance, 0.85), chance, lift=0.004, scale=(0.4, 0.9)), ('#1f1a15', '#3a3026'))
    return cubes, sprigs
