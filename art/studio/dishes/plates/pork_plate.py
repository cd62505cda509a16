"""Slices of roast pork belly on a plate with browned potatoes, snap peas and melting butter."""

import math
import random

from studio.dishes.plates.sliced_belly import flat
from studio.foods.dairy_and_eggs.butter import melting_butter
from studio.foods.meat.crackling_pork import belly_piece
from studio.foods.prepared.stir_fry_vegetables import snap_pea
from studio.foods.seasoning.herbs import herb_sprig
from studio.foods.seasoning.juices import juice_pool
from studio.garnishes import on, salt, spice, spots
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import rounded_box
from studio.geometry.surface import Surface
from studio.materials.ceramics import CHARCOAL, ceramic
from studio.materials.shader import material
from studio.materials.surfaces import liquid
from studio.scene import hide, instance
from studio.ware.vessels import plate, plate_floor


PEAS = (('#5c7a2c', '#7f9a48', '#a3b070'), ('#6d8636', '#8fa452', '#adb878'), ('#4d6b26', '#70893c', '#98a664'))
"""Tones of the pods, blistered ones among them."""


def _roasted(shader):
    tone = shader.ramp(shader.noise(8, 5, 0.65), [(0.32, '#dcb668'), (0.44, '#c68a38'), (0.54, '#95561a'), (0.64, '#56290c')])
    shader.surface(tone, roughness=0.44, coat=0.25, coat_roughness=0.16)
    shader.bump(shader.noise(26, 5, 0.65), 0.5, 0.02)


def _juices():
    """Butter and roasting juices on the plate under the meat."""
    gravy = liquid('#5c2c0a', '#88501c', 1.6, 0.06)
    juice_pool(0.88, 0.50, plate_floor(1.2), (0.02, 0.20), gravy, 9, -0.30, 0.2)


def pork_plate():
    """A charcoal plate, 1.2 in radius."""
    chance = random.Random(99)
    plate(1.2, ceramic(CHARCOAL))
    heights = HeightMap(1.28, 400, plate_floor(1.2))
    for k in range(4):
        x, y = -0.48 + 0.34 * k, 0.42 - 0.09 * k + 0.03 * (k % 2)
        piece = belly_piece(k + 12, 0.60 - 0.015 * k, 0.30, 0.24)
        flat(piece, x, y, 0.02 + 0.05 * k, 0.16, math.radians(66 - 7 * k))
    potatoes = [
        hide(
            rounded_box(
                'potato', 0.26, 0.21, 0.19, material('roast potato', _roasted), 0.06, 4, 0.014, 3, 3, k, 0.13
            )
        )
        for k in range(4)
    ]
    for k in range(34):
        a, d = chance.uniform(0, 6.283), 0.46 * math.sqrt(chance.random())
        x, y = -0.42 + d * math.cos(a), -0.52 + d * math.sin(a) * 0.8
        z = heights.mean(x, y, 0.1) + 0.085
        turn = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
        instance(potatoes[k % 4], (x, y, z), turn, chance.uniform(0.72, 1.08))
        heights.stamp(x, y, z - 0.04, 0.12)
    peas = [hide(snap_pea(k, 0.48, 0.062, PEAS[k])) for k in range(3)]
    for k in range(28):
        x, y = 0.48 + chance.gauss(0, 0.19), -0.52 + chance.gauss(0, 0.13)
        z = heights.mean(x, y, 0.12) + 0.045
        instance(
            peas[k % 3],
            (x, y, z),
            (chance.uniform(-0.3, 0.3), chance.uniform(-0.2, 0.2), chance.gauss(0.5, 0.5)),
        )
        heights.stamp(x, y, z - 0.06, 0.10)
    _juices()
    melting_butter(0.12, 0.30, 0.8, 0.5)
    thyme = [hide(herb_sprig(k, 0.5, 'thyme')) for k in range(2)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(((-0.28, 0.42, 0.9), (0.44, 0.06, 0.4), (-0.40, -0.44, 2.4))):
        surface.rest(thyme[k % 2], x, y, 0.1, 0.03, angle, 0.5)
    over = lambda: (chance.gauss(0, 0.45), chance.gauss(0, 0.45))
    food = on('belly', 'pork', 'slice', 'rind', 'potato', 'pea')
    salt(spots(120, over, chance, food, 0.008, (0.4, 1.1)))
    spice(spots(110, over, chance, food, 0.004, (0.4, 1.1)), ('#1c1613', '#3a2c20'))
