"""Dan dan noodles: wheat noodles in chilli oil and sesame, minced pork, peanuts, scallion, greens."""

import math
import random

import numpy as np

from studio.fields import square_grid, wave_noise
from studio.foods.portions import mince_portion
from studio.foods.ribbons import noodle_surface, slump, tangle
from studio.foods.small import crumb
from studio.garnishes import lay_rings, scallion_rings, sesame, spice, spots
from studio.height_map import HeightMap, pile_on, within_disc
from studio.materials.ceramics import CHARCOAL, ceramic
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import grid_mesh, tubes
from studio.swarm import swarm
from studio.vessels import bowl, bowl_floor


def chilli_oil(shader):
    """Red oil with dark flakes and sesame sauce below."""
    sesame_sauce = shader.ramp(shader.noise(3.2, 3, 0.5, 0.8), [(0.42, 0.0), (0.60, 1.0)])
    oil = shader.ramp(shader.noise(2.2, 3), [(0.3, '#5a1204'), (0.7, '#8f3009')])
    flakes = shader.ramp(shader.noise(44, 3, 0.6), [(0.60, 0.0), (0.66, 1.0)])
    tone = shader.mix(shader.math('MULTIPLY', sesame_sauce, 0.75), oil, '#a8642a')
    shader.surface(
        shader.mix(flakes, tone, '#4a0d05'), roughness=0.05, specular=0.6, coat=1, coat_roughness=0.03
    )


def dan_dan():
    """A charcoal bowl, 1.22 in radius. Returns scallion rings."""
    chance = random.Random(61)
    bowl(1.22, 0.6, ceramic(CHARCOAL), 0.5)
    heights = HeightMap(1.26, 440, bowl_floor(1.22, 0.6))
    heights.dome(1.06, 0.30, 0.12)
    floor = heights.z.copy()
    paths = tangle(heights, chance, 1.14, 0.032, 34, 4, 0.024, (90, 160), 0.5, 2.1)
    slump(heights, paths, floor, 0.62)
    for path in paths:
        path[:14, 2] -= np.linspace(0.1, 0, 14)
        path[-14:, 2] -= np.linspace(0, 0.1, 14)
    tubes('noodles', paths, 0.032, noodle_surface('#dc9c4e', '#f0c684', 0.2, 0.7, 0.06, '#b0481c', 0.55), 3)
    x, y = square_grid(1.2, 300)
    z = 0.435 + 0.006 * wave_noise(x, y, 4, 2)
    grid_mesh('oil', x, y, z, material('chilli oil', chilli_oil), np.hypot(x, y) < 1.19)
    heights.raise_to(np.where(np.hypot(heights.x, heights.y) < 1.15, 0.44, -1))

    def over_middle():
        a, d = chance.uniform(0, 6.28), abs(chance.gauss(0, 0.28))
        return d * math.cos(a) + 0.05, d * math.sin(a) * 0.85 + 0.02

    mince_portion(pile_on(heights, 330, 0.056, over_middle, chance, 0.6))
    nuts = spots(
        150, lambda: (chance.gauss(0.30, 0.2), chance.gauss(-0.26, 0.16)), chance, None, 0.014, (0.6, 1.4)
    )
    swarm('peanuts', [crumb(k, 0.036, 10, 0.5, 2.6) for k in range(5)], nuts, wet(0.45, 0.2), 4, 0.15,
          ['#d9a961', '#c98f45', '#ecca8c'])  # fmt: skip
    everywhere = within_disc(chance, 1.0)
    inside = lambda normal, item: normal.z > 0.3 and 'bowl' not in item.name
    spice(spots(420, everywhere, chance, inside, 0.004, (0.6, 2.0)), ('#8f1a0a', '#6a1206', '#b8360f'), 6)
    sesame(spots(210, within_disc(chance, 0.85), chance, inside, scale=(0.9, 1.2)))
    rings = scallion_rings(0.05, 0.045)
    lay_rings(rings, 46, lambda: (chance.gauss(-0.12, 0.26), chance.gauss(0.14, 0.24)), chance, inside, 0.02)
    return rings
