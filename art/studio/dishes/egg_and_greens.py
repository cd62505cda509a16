"""A bowl after training: spinach, boiled eggs, chickpeas, broccoli, cucumber, tomatoes, seeds."""

import math
import random

from studio.foods.eggs import half_egg
from studio.foods.salad_vegetables import cucumber_slice
from studio.foods.small import cooked_chickpea
from studio.foods.spinach import spinach_leaf
from studio.foods.tomatoes import tomato_half
from studio.foods.vegetables import broccoli_floret
from studio.garnishes import on, sesame, spice, spots
from studio.height_map import HeightMap, pile_on, within_disc
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.surfaces import wet
from studio.scene import hide, instance
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import bowl, bowl_floor

EGGS = ((-0.40, -0.46, 0.5), (0.10, -0.56, -0.25), (0.54, -0.34, -0.8))


def egg_and_greens():
    """A celadon bowl, 1.2 in radius. Returns the spinach leaves."""
    chance = random.Random(8)
    bowl(1.2, 0.58, ceramic(CELADON), 0.5)
    heights = HeightMap(1.24, 320, bowl_floor(1.2, 0.58))
    heights.dome(1.12, 0.40, 0.15)
    leaves = [hide(spinach_leaf(i)) for i in range(6)]
    for k in range(120):
        turn, reach = chance.uniform(0, 6.28), 0.92 * math.sqrt(chance.random())
        x, y = reach * math.cos(turn), reach * math.sin(turn)
        z = heights.mean(x, y, 0.12) + 0.025
        tilt = (chance.uniform(-0.5, 0.5), chance.uniform(-0.45, 0.15), turn + chance.gauss(0, 0.55))
        instance(leaves[k % 6], (x, y, z), tilt, chance.uniform(0.85, 1.2))
        heights.stamp(x, y, z - 0.13, 0.15)
    chickpeas = [cooked_chickpea(i) for i in range(3)]
    heap = pile_on(heights, 95, 0.07, within_disc(chance, 0.36, 0.56, 0.22), chance, 0.55)
    swarm('chickpeas', chickpeas, heap, wet(0.34, 0.3, 0.05), 3, 0.1, ['#dcb474', '#e6c68c', '#d0a460'])
    florets = [hide(broccoli_floret(i, 0.24)) for i in range(3)]
    for k, (x, y) in enumerate(((-0.64, 0.22), (-0.42, 0.58), (-0.30, 0.26))):
        z = heights.mean(x, y, 0.12) + 0.15
        instance(florets[k % 3], (x, y, z), (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), k * 1.3))
    slices = [hide(cucumber_slice(i, 0.2, 0.05)) for i in range(3)]
    surface = Surface()
    for k in range(5):
        x, y = 0.28 + 0.13 * k, 0.80 - 0.045 * k * k
        surface.rest(slices[k % 3], x, y, 0.12, 0.03 + 0.012 * k, k * 0.9, 0.5, 1, (0.1, 0.42))
    for x, y, spin in EGGS:
        half_egg(x, y, heights.top(x, y, 0.1) + 0.12, (-0.30, 0.10, spin))
    halves = [hide(tomato_half(i, 0.135)) for i in range(3)]
    surface = Surface()
    for k, (x, y) in enumerate(((0.04, 0.02), (0.16, 0.26), (-0.14, -0.14), (0.88, -0.12), (-0.80, -0.48))):
        surface.rest(halves[k % 3], x, y, 0.09, 0.06, k * 1.4, 0.6, 1, (0.2, 0.1))
    spice(spots(150, within_disc(chance, 0.62, 0.08, -0.40), chance, on('egg', 'yolk'), 0.004, (0.4, 1.0)),
          ('#a8321a', '#2a1d16'))  # fmt: skip
    sesame(spots(60, within_disc(chance, 0.8), chance, lift=0.006))
    return leaves
