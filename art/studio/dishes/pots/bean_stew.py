"""A white-bean stew in its pot: potato, carrot, tomato, greens."""

import math
import random

import numpy as np

from studio.foods.produce.vegetables import carrot_slice, dice
from studio.foods.seasoning.herbs import herb_sprig
from studio.foods.small import cooked_bean, crumb
from studio.garnishes import spice, spots
from studio.geometry.fields import square_grid, wave_noise
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import grid_mesh, rounded_box
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.scene import hide, instance
from studio.ware.dutch_oven import POT_RADIUS, dutch_oven

LEVEL = 0.53


def tomato_broth(shader):
    """Amber broth with tomato and beads of oil."""
    tone = shader.ramp(
        shader.noise(4.5, 5, 0.6, 0.4), [(0.32, '#5e1d05'), (0.55, '#8f3808'), (0.72, '#ad5a14')]
    )
    oil = shader.ramp(shader.noise(9, 3), [(0.58, 0.0), (0.64, 1.0)])
    shader.surface(shader.mix(shader.math('MULTIPLY', oil, 0.4), tone, '#e09a26'), roughness=0.12, specular=0.55,
                   coat=0.9, coat_roughness=0.05)  # fmt: skip
    shader.bump(shader.noise(10, 4), 0.15, 0.015)


def bean_stew(color='#3d6062'):
    """The pot in an enamel colour, full. Returns the sprigs of thyme."""
    chance = random.Random(81)
    dutch_oven(color, turn=0.32)
    x, y = square_grid(POT_RADIUS, 300)
    z = LEVEL + 0.016 * wave_noise(x, y, 3, 1.8) + 0.008 * wave_noise(x, y, 5, 5)
    taken = []

    def scatter(count, gap, low, high, tilt, reach=0.98):
        out = []
        for _ in range(count * 30):
            a, d = chance.uniform(0, 6.283), reach * math.sqrt(chance.random())
            px, py = d * math.cos(a), d * math.sin(a)
            if len(out) == count or any(math.hypot(px - u, py - v) < (gap + g) / 2 for u, v, g in taken):
                continue
            taken.append((px, py, gap))
            turn = (chance.uniform(-tilt, tilt), chance.uniform(-tilt, tilt), chance.uniform(0, 6.28))
            out.append(((px, py, LEVEL + chance.uniform(low, high)), turn, chance.uniform(0.88, 1.12)))
        return out

    potatoes, carrots = scatter(20, 0.24, -0.05, 0.02, 0.8), scatter(17, 0.24, 0.0, 0.04, 0.4)
    tomatoes, beans = scatter(16, 0.18, -0.01, 0.03, 0.8), scatter(150, 0.125, 0.0, 0.035, 0.7, 1.0)
    for (px, py, _), _, _ in potatoes + carrots + tomatoes + beans:
        z += 0.02 * np.exp(-((x - px) ** 2 + (y - py) ** 2) / 0.11**2)
    grid_mesh('broth', x, y, z, material('tomato broth', tomato_broth), np.hypot(x, y) < POT_RADIUS - 0.05)
    moist = wet(0.22, 0.6, 0.08, (0.14, 0.09, 0.04), 0.1, 18, 0.05)
    chunks = [
        hide(rounded_box('potato', 0.22, 0.17, 0.16, None, 0.05, 4, 0.012, 3, 3, k, 0.13)) for k in range(5)
    ]
    swarm('potato', chunks, potatoes, moist, 3, 0.08, ['#e3bf80', '#d9ae68', '#eacd96'])
    swarm('tomato', [dice(k, 0.15) for k in range(4)], tomatoes, moist, 4, 0.12, ['#b8240f', '#c93a18'])
    swarm('beans', [cooked_bean(0.1)], beans, moist, 5, 0.08, ['#f0dfb8', '#e6cf9f', '#f5e9cb'])
    rounds = [hide(carrot_slice(k, 0.125, 0.055, False)) for k in range(3)]
    for k, (at, turn, scale) in enumerate(carrots):
        instance(rounds[k % 3], at, (turn[0], turn[1] + math.pi / 2, turn[2]), scale)
    greens = spots(52, within_disc(chance, 1.0), chance,
                   lambda normal, item: normal.z > 0.2 and item.name[:3] != 'pot', 0.02, (0.6, 1.7))  # fmt: skip
    swarm('greens', [crumb(k, 0.065, 12, 0.6, 2.4) for k in range(5)], [(a, t, (s, s, 0.3 * s)) for a, t, s in greens],
          wet(0.3, 0.5, 0.03), 6, 0.2, ['#35571c', '#4a6f26', '#2a4716'])  # fmt: skip
    spice(
        spots(160, within_disc(chance, 0.95), chance, None, 0.004, (0.4, 1.2)),
        ('#1c1613', '#3a2c20', '#8f2a10'),
    )
    sprigs = [hide(herb_sprig(k, 0.62, 'thyme')) for k in range(2)]
    surface = Surface()
    for k, (px, py, angle) in enumerate(((0.06, 0.12, 0.7), (0.14, 0.0, 1.0), (-0.02, 0.04, 0.3))):
        surface.rest(sprigs[k % 2], px, py, 0.15, 0.04, angle, 0.4)
    return sprigs
