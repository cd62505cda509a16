"""Salmon, eggs, edamame, bean salad and avocado on a plate."""

import math
import random

from studio.foods.dairy_and_eggs.soft_eggs import soft_half
from studio.foods.portions import ONION_DICE, TOMATO_DICE, beans_portion, diced_portion
from studio.foods.produce.avocado import avocado_slice
from studio.foods.produce.citrus import citrus_slice
from studio.foods.produce.spinach import spinach_leaf
from studio.foods.seafood.roast_salmon import crumb_crust, roast_salmon
from studio.foods.pulses.shelled_edamame import EDAMAME, shelled_edamame
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import chopped_herbs, on, salt, sesame, spice, spots
from studio.geometry.height_map import HeightMap, pile_on, within_disc
from studio.geometry.surface import Surface
from studio.materials.ceramics import TEAL, ceramic
from studio.scene import hide, instance, place
from studio.ware.vessels import plate, plate_floor


def protein_plate():
    """A teal plate, 1.2 in radius. Returns the edamame prototypes."""
    chance = random.Random(91)
    plate(1.2, ceramic(TEAL, 0.26))
    heights = HeightMap(1.34, 420, plate_floor(1.2))
    leaves = [hide(spinach_leaf(k)) for k in range(6)]
    for _ in range(95):
        a, d = chance.uniform(0, 6.283), 0.90 * math.sqrt(chance.random())
        x, y = d * math.cos(a), d * math.sin(a)
        z = heights.mean(x, y, 0.12) + 0.02
        turn = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.1), a + chance.gauss(0, 0.6))
        instance(chance.choice(leaves), (x, y, z), turn, chance.uniform(0.75, 1.15))
        heights.stamp(x, y, z - 0.14, 0.15)
    fish = place(roast_salmon(3, 0.72, 0.37, 0.26), -0.14, 0.40, heights.mean(-0.14, 0.40, 0.3) - 0.02, (0, 0, 0.30))
    crumb_crust([(fish, 0.68)], 0.72, 0.37, chance, 3600)
    red = beans_portion(
        pile_on(heights, 215, 0.06, within_disc(chance, 0.45, -0.36, -0.52), chance, 0.5, scale=(0.8, 1.15)),
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
    greens = [hide(shelled_edamame(k, tone)) for k, tone in enumerate(EDAMAME)]
    for _ in range(135):
        a, d = chance.uniform(0, 6.283), 0.42 * math.sqrt(chance.random())
        x, y = 0.46 + d * math.cos(a), -0.56 + d * math.sin(a)
        z = heights.mean(x, y, 0.05) + 0.035
        turn = (chance.uniform(-0.6, 0.6), chance.uniform(-0.6, 0.6), chance.uniform(0, 6.28))
        instance(chance.choice(greens), (x, y, z), turn, chance.uniform(0.74, 1.12))
        heights.stamp(x, y, z - 0.02, 0.055)
    soft_half(0.76, 0.20, 0.37, (0.16, -0.14, 1.1), 1)
    soft_half(0.90, -0.22, 0.34, (-0.10, -0.20, 2.0), 4, 0.30)
    slices = [hide(avocado_slice(k, 1.1)) for k in range(3)]
    for k in range(7):
        at = (-0.90 + 0.05 * k, -0.02 - 0.085 * k, 0.22 + 0.018 * k)
        instance(slices[k % 3], at, (0.12, -0.42, 2.5 - 0.08 * k))
    lemons = [hide(citrus_slice(k, 0.2, 0.035)) for k in range(2)]
    dill = [hide(herb_sprig(k, 0.42, 'dill')) for k in range(2)]
    surface = Surface()
    surface.rest(lemons[0], -0.66, 0.30, 0.14, 0.03, 0.4, 0.9)
    surface.rest(lemons[1], -0.50, 0.46, 0.14, 0.045, 1.3, 0.9)
    surface = Surface()
    for k, (x, y, angle) in enumerate(((-0.22, 0.44, 0.8), (-0.40, 0.20, 2.2))):
        surface.rest(dill[k % 2], x, y, 0.12, 0.03, angle, 0.6)
    pick = lambda: (chance.gauss(-0.1, 0.35), chance.gauss(0.3, 0.2))
    pepper = spots(90, pick, chance, on('salmon', 'crust'), 0.004, (0.4, 1.3), 900)
    spice(pepper, ('#1c1613', '#7a2a10', '#a8481a', '#8a5a1c'))
    pods = lambda: (chance.gauss(0.42, 0.2), chance.gauss(-0.56, 0.2))
    salt(spots(40, pods, chance, on('edamame'), 0.008, (0.4, 1)))
    eggs = lambda: (chance.uniform(0.5, 1.15), chance.uniform(-0.5, 0.5))
    sesame(spots(16, eggs, chance, on('egg'), tries=200), 4, '#2a221d')
    chopped_herbs(
        spots(70, within_disc(chance, 0.36, -0.36, -0.52), chance, on('beans', 'dice'), 0.006, (0.4, 0.9))
    )
    return greens
