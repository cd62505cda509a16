"""Salmon, eggs, edamame, bean salad and avocado on a plate."""

import math
import random

from studio.foods.dairy_and_eggs.eggs import half_egg
from studio.foods.portions import ONION_DICE, TOMATO_DICE, beans_portion, diced_portion
from studio.foods.produce.avocado import avocado_slice
from studio.foods.produce.citrus import citrus_slice
from studio.foods.seafood.salmon import salmon_fillet
from studio.foods.seasoning.herbs import herb_sprig
from studio.foods.small import crumb
from studio.garnishes import chopped_herbs, on, salt, sesame, spice, spots
from studio.geometry.height_map import HeightMap, pile_on, within_disc
from studio.geometry.mesh import ellipsoid
from studio.geometry.surface import Surface
from studio.geometry.swarm import swarm
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import matte, wet
from studio.scene import hide, instance, place
from studio.ware.vessels import plate, plate_floor


def protein_plate():
    """A teal plate, 1.2 in radius. Returns the edamame prototypes."""
    chance = random.Random(91)
    plate(1.2, ceramic(TEAL, 0.26))
    heights = HeightMap(1.34, 420, plate_floor(1.2))
    place(salmon_fillet(3, 0.66, 0.34, 0.24), -0.16, 0.30, 0.06, (0, 0, 0.32))
    red = beans_portion(
        pile_on(heights, 175, 0.06, within_disc(chance, 0.40, -0.36, -0.52), chance, 0.5, scale=(0.9, 1.15)),
        ('#5e1713', '#74201a', '#8a2c20'), 0.09,
    )  # fmt: skip
    red.name = 'beans red'
    white = pile_on(heights, 36, 0.06, within_disc(chance, 0.38, -0.36, -0.52), chance, 0.5)
    beans_portion(white, ('#efdcb2', '#e4cc98'), 0.085, 8)
    diced_portion(
        pile_on(heights, 24, 0.05, within_disc(chance, 0.36, -0.36, -0.52), chance, 0.6), TOMATO_DICE, 0.1
    )
    onion = pile_on(heights, 18, 0.04, within_disc(chance, 0.36, -0.36, -0.52), chance, 0.6)
    diced_portion(onion, ONION_DICE, 0.075, 6)
    greens = [
        hide(ellipsoid('edamame', 0.082, 0.058, 0.05, matte(tone, 0.26, 0.5, 0.1, 0.05, 8), 24, 0.03, 2, k))
        for k, tone in enumerate(('#7da63c', '#8fb54c', '#6c9832'))
    ]
    for _ in range(96):
        a, d = chance.uniform(0, 6.283), 0.34 * math.sqrt(chance.random())
        x, y = 0.42 + d * math.cos(a), -0.56 + d * math.sin(a)
        z = heights.mean(x, y, 0.05) + 0.035
        turn = (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), chance.uniform(0, 6.28))
        instance(chance.choice(greens), (x, y, z), turn, chance.uniform(0.9, 1.1))
        heights.stamp(x, y, z - 0.02, 0.055)
    half_egg(0.70, 0.14, 0.27, (0.12, -0.1, 1.1))
    half_egg(0.84, -0.28, 0.28, (-0.08, -0.14, 2.0))
    slices = [hide(avocado_slice(k, 1.1)) for k in range(3)]
    for k in range(6):
        at = (-0.82 + 0.05 * k, 0.04 - 0.085 * k, 0.13 + 0.016 * k)
        instance(slices[k % 3], at, (0.12, -0.42, 2.5 - 0.08 * k))
    top = lambda normal, item: 'salmon' in item.name and normal.z > 0.82
    middle = lambda: (chance.gauss(-0.15, 0.26), chance.gauss(0.3, 0.14))
    herbs = spots(620, middle, chance, top, 0.008, (0.5, 1.2), 1500)
    swarm('crust', [crumb(k, 0.021) for k in range(4)], herbs, wet(0.5, 0.25, 0), 3, 0.25,
          ['#d99a3e', '#c07a26', '#e0ab50', '#a9631d', '#5c7a2a'])  # fmt: skip
    lemons = [hide(citrus_slice(k, 0.2, 0.035)) for k in range(2)]
    dill = [hide(herb_sprig(k, 0.42, 'dill')) for k in range(2)]
    surface = Surface()
    surface.rest(lemons[0], -0.30, 0.30, 0.14, 0.03, 0.4, 0.9)
    surface.rest(lemons[1], -0.06, 0.37, 0.14, 0.045, 1.3, 0.9)
    surface = Surface()
    for k, (x, y, angle) in enumerate(((0.12, 0.42, 0.8), (-0.44, 0.18, 2.2), (-0.18, 0.42, 0.2))):
        surface.rest(dill[k % 2], x, y, 0.12, 0.03, angle, 0.6)
    pick = lambda: (chance.gauss(-0.1, 0.35), chance.gauss(0.3, 0.2))
    pepper = spots(90, pick, chance, on('salmon', 'crust'), 0.004, (0.4, 1.3), 900)
    spice(pepper, ('#1c1613', '#7a2a10', '#a8481a', '#8a5a1c'))
    pods = lambda: (chance.gauss(0.42, 0.2), chance.gauss(-0.56, 0.2))
    salt(spots(40, pods, chance, on('edamame'), 0.008, (0.4, 1)))
    eggs = lambda: (chance.uniform(0.5, 1.05), chance.uniform(-0.5, 0.4))
    sesame(spots(40, eggs, chance, on('egg', 'yolk'), tries=400), 4, '#2a221d')
    chopped_herbs(
        spots(70, within_disc(chance, 0.36, -0.36, -0.52), chance, on('beans', 'dice'), 0.006, (0.4, 0.9))
    )
    return greens
