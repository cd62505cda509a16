"""A breakfast stall of a Japanese fish market: grill, rice bowls, omelettes on sticks, fish on ice."""

import math

from studio.foods.small import rice_grain
from studio.height_map import HeightMap, pile_on, within_disc
from studio.materials.food import cooked_rice
from studio.materials.surfaces import glowing, iron, liquid, matte, painted
from studio.mesh import ellipsoid, lathe, rounded_box, smooth_profile, tubes
from studio.mesh_builder import leaf
from studio.places.festive import door_curtain
from studio.places.palette import dark, timber
from studio.places.street_food import grilled_scallop
from studio.places.walls import box
from studio.scene import group, hide, instance, place
from studio.swarm import swarm


def market_front(y, curtain):
    """A grey shed front with a rolled-up shutter, a tin lean-to on posts, and a long indigo curtain."""
    metal = painted('#9aa8a8', 0.5, 0.1, 8, '#8a999a', 0.4, 0.2)
    for k in range(40):
        box(-4.4 + 0.225 * k, y, 2.2, 0.2, 0.1 + 0.05 * (k % 2), 4.4, metal, 0.02)
    box(0, y - 0.15, 1.35, 4.3, 0.1, 2.3, painted('#3a342f', 0.8, 0.2), 0.01)
    box(0, y - 0.22, 1.3, 4.1, 0.05, 2.0, painted('#c9a074', 0.9, 0.2, 5, '#bd9266'), 0.01)
    for level in (1.25, 1.6, 1.95):
        box(0, y - 0.36, level, 3.9, 0.26, 0.04, timber(), 0.008)
        for k in range(13):
            color = ('#ece5d8', '#34507a', '#c98f5f', '#5f7d6b')[(k + int(level * 9)) % 4]
            if k % 2:
                jar = lathe(
                    'jar',
                    [(0, 0), (0.07, 0), (0.085, 0.12), (0.05, 0.18), (0, 0.19)],
                    painted(color, 0.3, 0.03, 8, None, 0.5, 0.4),
                    20,
                )
            else:
                jar = rounded_box('tin', 0.17, 0.14, 0.19, painted(color, 0.5, 0.05), 0.015, 2)
            place(jar, -1.8 + 0.3 * k, y - 0.38, level + (0.02 if k % 2 else 0.115))
    roof = painted('#5f7d6b', 0.5, 0.1, 8, '#54705f', 0.4, 0.2)
    for k in range(34):
        tubes('tin', [[(-2.55 + 0.155 * k, y - 0.1, 2.95), (-2.55 + 0.155 * k, -0.95, 2.5)]], 0.085, roof, 4)
    for x in (-2.3, 2.3):
        box(x, -0.78, 1.25, 0.1, 0.1, 2.5, timber(), 0.015)
    door_curtain(-2.2, 2.2, -0.86, 2.42, 0.42, 7, curtain)
    for k in range(5):
        bulb = ellipsoid('bulb', 0.075, 0.075, 0.1, glowing('#ffe9c4', '#ffc878', 3.0), 18)
        place(bulb, -1.7 + 0.85 * k, -0.4, 2.0)
        tubes('flex', [[(-1.7 + 0.85 * k, -0.4, 2.08), (-1.7 + 0.85 * k, -0.4, 2.6)]], 0.012, dark(), 2)


def scallop_grill(x, y, z, chance):
    """A wire grill over a tin fire box with six scallops in their shells."""
    box(x, y, z + 0.14, 1.35, 0.95, 0.28, iron(), 0.02)
    glow = glowing('#5a1c0c', '#ff5a1c', 1.4)
    box(x, y, z + 0.272, 1.2, 0.8, 0.02, glow, 0.004)
    wires = [
        [(x - 0.66, y - 0.4 + 0.1 * k, z + 0.31), (x + 0.66, y - 0.4 + 0.1 * k, z + 0.31)] for k in range(9)
    ]
    wires += [
        [(x - 0.6 + 0.12 * k, y - 0.46, z + 0.32), (x - 0.6 + 0.12 * k, y + 0.46, z + 0.32)]
        for k in range(11)
    ]
    tubes('wires', wires, 0.009, painted('#8a8a86', 0.3, 0.02, 8, None, 0.6, 0.3), 2)
    for k in range(6):
        at = (x - 0.42 + 0.42 * (k % 3), y - 0.22 + 0.46 * (k // 3), z + 0.33)
        holder, _ = group(lambda: grilled_scallop(chance), at, chance.uniform(-0.3, 0.3), 0.92)
        holder.rotation_euler.x = 0.16


def tuna_bowl(chance):
    """A bowl of rice .5 in radius under overlapping slices of tuna, with a green leaf and wasabi."""
    r = 0.46
    outline = [
        (0, 0.06),
        (0.5 * r, 0.08),
        (0.85 * r, 0.2),
        (r, 0.36),
        (r * 1.04, 0.36),
        (0.94 * r, 0.2),
        (0.5 * r, 0.0),
        (0, 0),
    ]
    lathe('bowl', smooth_profile(outline, 6), painted('#2c3f5a', 0.25, 0.03, 8, '#34507a', 0.5, 0.5), 80)
    lathe('rice', [(0, 0.42), (0.2, 0.4), (0.36, 0.34), (0.44, 0.3)], matte('#f4ead6', 0.5), 40)
    heights = HeightMap(0.5, 120, lambda u, v: 0.42 - 0.55 * (u * u + v * v))
    grains = pile_on(heights, 700, 0.016, within_disc(chance, 0.43), chance, 0.5)
    swarm('grains', [rice_grain(0.032, 0.015)], grains, cooked_rice('#f6eedd'), 2, 0.06)
    flesh = painted('#a3243a', 0.16, 0.08, 30, '#b8344a', 0.6, 0.8)
    fatty = painted('#d8786a', 0.16, 0.08, 30, '#e49a88', 0.6, 0.8)
    for k in range(9):
        a = 0.35 + k * 0.62
        piece = rounded_box(
            'tuna', 0.36, 0.19, 0.05, flesh if k % 3 else fatty, 0.018, 3, 0.008, 4, 3, k, 0.06
        )
        place(piece, 0.24 * math.cos(a), 0.24 * math.sin(a), 0.46 + 0.006 * k, (0.0, 0.4, a))
    centre = rounded_box('tuna', 0.28, 0.16, 0.05, flesh, 0.018, 3, 0.008, 4, 3, 12, 0.06)
    place(centre, 0, -0.02, 0.53, (0.12, 0, 0.5))
    place(
        ellipsoid('wasabi', 0.06, 0.055, 0.045, matte('#a9bf6a', 0.6, 0, 0.1, 0.8, 30), 20, 0.1, 3),
        0.12,
        -0.2,
        0.5,
    )
    shiso = hide(leaf(0.26, 0.1, matte('#4f7a34', 0.5, 0.1, 0, 0.5, 14), 0.5))
    instance(shiso, (-0.22, 0.24, 0.52), (0.5, -0.4, 2.2))
    instance(shiso, (-0.08, 0.32, 0.52), (0.6, -0.3, 1.5))


def soy_bottle(x, y, z):
    """A little glass jug of soy sauce with a red cap."""
    outline = [(0, 0), (0.09, 0), (0.11, 0.04), (0.05, 0.2), (0.045, 0.26), (0, 0.26)]
    place(lathe('soy', smooth_profile(outline, 6), liquid('#2a1008', '#3a180c', 3, 0.05), 32), x, y, z)
    place(
        lathe('cap', [(0, 0.09), (0.03, 0.08), (0.055, 0), (0, 0)], painted('#c23f22', 0.35), 24),
        x,
        y,
        z + 0.25,
    )
