"""A summer table in miniature: corn, a grilled trout, a tomato salad."""

import math

from studio.foods.citrus import citrus_slice
from studio.foods.herbs import basil_leaf
from studio.foods.tomatoes import tomato_wedge
from studio.materials.surfaces import liquid, matte, painted, wet
from studio.mesh import ellipsoid, lathe, smooth_profile
from studio.mesh_builder import leaf
from studio.places.fish import fish
from studio.places.small_plates import small_plate
from studio.places.street_food import baked
from studio.scene import hide, instance, place
from studio.swarm import swarm


def corn_cob(rng):
    """A grilled cob along x, .62 long, some kernels browned."""
    kernel = hide(ellipsoid('kernel', 0.021, 0.026, 0.022, None, 10))
    transforms = []
    for i in range(26):
        x = -0.28 + 0.56 * i / 25
        radius = 0.078 * (1 - max(0, (x + 0.02) / 0.34) ** 3 * 0.6)
        for k in range(13):
            a = 6.283 * (k + 0.5 * (i % 2)) / 13
            transforms.append(
                (
                    (x, radius * math.cos(a), 0.09 + radius * math.sin(a)),
                    (a, 0, rng.uniform(-0.1, 0.1)),
                    rng.uniform(0.9, 1.1),
                )
            )
    tints = ['#f0b323', '#f6c63c', '#e9a51b', '#f0b323', '#b56a1c']
    swarm('corn', [kernel], transforms, wet(0.22, 0.6, 0.08), 4, 0.1, tints)
    place(ellipsoid('core', 0.29, 0.07, 0.07, matte('#e0a020'), 20), 0, 0, 0.09)


def grilled_trout(rng):
    """A whole trout on a plate with lemon and herbs; the plate .62 by .34."""
    plate_ = small_plate(0.46)
    plate_.scale = (1.4, 0.85, 1)
    body = place(fish('blue', 0.95), 0.0, 0.02, 0.1, (0, 0, 0.06))
    body.scale = (1, 1, 0.75)
    body.data.materials[0] = baked('#c99a5c', '#6a3c1a', 11, 0.3, 0.5, 0.4)
    for k, (x, y) in enumerate(((0.02, 0.0), (0.16, 0.02), (-0.12, 0.01))):
        lemon = citrus_slice(k, 0.27, 0.045, 'lemon')
        place(lemon, x, y, 0.24 - 0.02 * k, (0.1, 0.15 * k, k))
        lemon.scale = (0.42, 0.42, 0.5)
    sprig = hide(leaf(0.09, 0.02, matte('#4b7a22', 0.5), 0.8))
    for _ in range(26):
        instance(
            sprig,
            (rng.uniform(-0.42, 0.42), rng.uniform(-0.2, 0.2), rng.uniform(0.06, 0.2)),
            (rng.uniform(-0.7, 0.7), rng.uniform(-0.7, 0.7), rng.uniform(0, 6)),
        )


def tomato_salad(rng):
    """Thick wedges of red and yellow tomatoes with basil in a wide bowl .5 in radius."""
    r = 0.46
    outline = [
        (0, 0.03),
        (0.6 * r, 0.04),
        (0.9 * r, 0.12),
        (r, 0.19),
        (r * 1.04, 0.19),
        (0.95 * r, 0.1),
        (0.55 * r, 0),
        (0, 0),
    ]
    lathe('bowl', smooth_profile(outline, 6), painted('#ece5d8', 0.28, 0.04, 8, None, 0.5, 0.5), 96)
    lathe('oil', [(0, 0.07), (0.36, 0.07)], liquid('#b8741c', '#c98a2a', 4, 0.04), 40)
    wedges = hide([tomato_wedge(k, 0.36, 62) for k in range(4)])
    for k in range(15):
        turn, d = k * 2.4, 0.3 * math.sqrt((k % 12) / 12)
        z = 0.13 + 0.1 * (1 - d / 0.32) + (0.06 if k > 11 else 0)
        instance(
            wedges[k % 4],
            (d * math.cos(turn), d * math.sin(turn), z),
            (rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5), turn),
            0.42,
        )
    leaves = hide([basil_leaf(k) for k in range(2)])
    for k in range(6):
        instance(
            leaves[k % 2],
            (0.2 * math.cos(k * 1.9), 0.18 * math.sin(k * 1.9), 0.3 + 0.02 * (k % 2)),
            (0.3, -0.3, k * 1.9),
            0.42,
        )
