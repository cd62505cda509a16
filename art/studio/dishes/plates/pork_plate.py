"""Slices of roast pork belly on a plate with browned potatoes, snap peas and melting butter."""

import math
import random

from studio.dishes.plates.sliced_belly import flat
from studio.foods.dairy_and_eggs.butter import melting_butter
from studio.foods.meat.crackling_pork import belly_piece
from studio.foods.prepared.stir_fry_vegetables import snap_pea
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import on, salt, spice, spots
from studio.geometry.height_map import HeightMap
from studio.geometry.mesh import rounded_box
from studio.geometry.surface import Surface
from studio.materials.ceramics import CHARCOAL, ceramic
from studio.materials.shader import material
from studio.scene import hide, instance
from studio.ware.vessels import plate, plate_floor


def _roasted(shader):
    tone = shader.ramp(shader.noise(8, 5, 0.65), [(0.34, '#e2b458'), (0.50, '#c88a30'), (0.64, '#8a4c14')])
    shader.surface(tone, roughness=0.28, coat=0.5, coat_roughness=0.1)
    shader.bump(shader.noise(18, 4), 0.3, 0.02)


def pork_plate():
    """A charcoal plate, 1.2 in radius."""
    chance = random.Random(99)
    plate(1.2, ceramic(CHARCOAL))
    heights = HeightMap(1.28, 400, plate_floor(1.2))
    for k in range(4):
        x, y = -0.40 + 0.30 * k, 0.36 - 0.10 * k
        piece = belly_piece(k + 12, 0.58 - 0.01 * k, 0.27, 0.13)
        flat(piece, x, y, -0.01 + 0.055 * k, 0.12, math.radians(62 - 6 * k))
    potatoes = [
        hide(
            rounded_box(
                'potato', 0.26, 0.21, 0.19, material('roast potato', _roasted), 0.06, 4, 0.014, 3, 3, k, 0.13
            )
        )
        for k in range(4)
    ]
    for k in range(26):
        a, d = chance.uniform(0, 6.283), 0.36 * math.sqrt(chance.random())
        x, y = -0.36 + d * math.cos(a), -0.56 + d * math.sin(a) * 0.8
        z = heights.mean(x, y, 0.1) + 0.085
        turn = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
        instance(potatoes[k % 4], (x, y, z), turn, chance.uniform(0.75, 1.0))
        heights.stamp(x, y, z - 0.04, 0.12)
    peas = [hide(snap_pea(k, 0.48)) for k in range(3)]
    for k in range(20):
        x, y = 0.44 + chance.gauss(0, 0.16), -0.54 + chance.gauss(0, 0.11)
        z = heights.mean(x, y, 0.12) + 0.045
        instance(
            peas[k % 3],
            (x, y, z),
            (chance.uniform(-0.3, 0.3), chance.uniform(-0.2, 0.2), chance.gauss(0.5, 0.5)),
        )
        heights.stamp(x, y, z - 0.06, 0.10)
    melting_butter(0.12, 0.24, 0.8, 0.5)
    thyme = [hide(herb_sprig(k, 0.5, 'thyme')) for k in range(2)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(((-0.28, 0.42, 0.9), (0.44, 0.06, 0.4), (-0.40, -0.44, 2.4))):
        surface.rest(thyme[k % 2], x, y, 0.1, 0.03, angle, 0.5)
    over = lambda: (chance.gauss(0, 0.45), chance.gauss(0, 0.45))
    food = on('belly', 'pork', 'slice', 'rind', 'potato', 'pea')
    salt(spots(120, over, chance, food, 0.008, (0.4, 1.1)))
    spice(spots(110, over, chance, food, 0.004, (0.4, 1.1)), ('#1c1613', '#3a2c20'))
