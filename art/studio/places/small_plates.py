"""Plated courses in miniature, each built at the origin on z = 0 in a plate about .4 in radius."""

import math

import numpy as np

from studio.materials.surfaces import liquid, matte, painted
from studio.mesh import ellipsoid, grid_mesh, lathe, mesh_object, rounded_box, smooth_profile, tubes
from studio.mesh_builder import leaf
from studio.places.street_food import baked
from studio.scene import hide, instance, place


def small_plate(radius=0.4, color='#f2ead9'):
    """A plate with a raised rim; food lies at z = .03."""
    r = radius
    outline = [
        (0, 0.03),
        (0.66 * r, 0.03),
        (0.74 * r, 0.045),
        (r, 0.075),
        (r * 1.01, 0.065),
        (0.72 * r, 0.012),
        (0.5 * r, 0),
        (0, 0),
    ]
    return lathe('plate', smooth_profile(outline, 6), painted(color, 0.25, 0.03, 8, None, 0.5, 0.5), 96)


def squash_soup():
    """Orange soup with a spiral of cream, seeds and a few leaves."""
    r = 0.34
    outline = [
        (0, 0.03),
        (0.5 * r, 0.04),
        (0.85 * r, 0.1),
        (r, 0.2),
        (r * 1.05, 0.2),
        (0.93 * r, 0.09),
        (0.5 * r, 0),
        (0, 0),
    ]
    lathe('bowl', smooth_profile(outline, 6), painted('#2f4a4c', 0.28, 0.04, 8, None, 0.5, 0.5), 96)
    lathe('soup', [(0, 0.165), (0.3, 0.165), (0.325, 0.165)], liquid('#b04a08', '#bf5a10', 3, 0.3), 64)
    swirl = [
        (0.2 * (1 - s) * math.cos(s * 13), 0.2 * (1 - s) * math.sin(s * 13), 0.168)
        for s in np.linspace(0, 0.9, 90)
    ]
    tubes('cream', [swirl], 0.016, matte('#f7edd8', 0.3, 0.3), 4, lambda n: np.linspace(0.5, 1.3, n))
    seed = hide(ellipsoid('seed', 0.03, 0.016, 0.01, matte('#6f7a3c', 0.4, 0.2), 14))
    for k in range(9):
        instance(
            seed, (0.08 + 0.1 * math.cos(k * 2.4), 0.02 + 0.12 * math.sin(k * 2.4), 0.175), (0, 0, k * 1.3)
        )


def braised_beef(rng):
    """A dark glazed short rib on mash with carrots and a pool of sauce."""
    small_plate(0.42)
    lathe('jus', [(0, 0.034), (0.26, 0.034)], liquid('#3a1a0c', '#4d2410', 3, 0.04), 48, 0.12, 2)
    place(
        ellipsoid('mash', 0.2, 0.16, 0.085, matte('#f0dca6', 0.5, 0.1, 0.1, 0.6, 14), 40, 0.12, 2.5, 4),
        -0.02,
        0.02,
        0.06,
    )
    rib = rounded_box(
        'rib', 0.3, 0.17, 0.13, baked('#6a3016', '#2a0f07', 5, 0.16, 0.9, 0.6), 0.05, 4, 0.025, 5, 4, 7, 0.08
    )
    place(rib, 0.0, 0.0, 0.19, (0.06, -0.08, 0.5))
    carrot = matte('#df7a24', 0.25, 0.5, 0, 0.4, 14, '#c9641a', 0.1)
    for x, y, turn in ((0.2, -0.1, 0.4), (0.23, 0.02, -0.3), (-0.16, -0.17, 1.9)):
        place(ellipsoid('carrot', 0.11, 0.036, 0.036, carrot, 24, 0.05, 3, 2, 0.4), x, y, 0.075, (0, 0, turn))
    herb = hide(leaf(0.07, 0.022, matte('#4b7a22', 0.5), 0.6))
    for k in range(9):
        instance(
            herb,
            (rng.uniform(-0.1, 0.1), rng.uniform(-0.06, 0.06), 0.265),
            (rng.uniform(-0.6, 0.6), rng.uniform(-0.6, 0.6), k),
        )


def chocolate_tart():
    """A wedge of chocolate tart with cream and berries."""
    small_plate(0.4)
    a, t = np.meshgrid(np.linspace(-0.42, 0.42, 30), np.linspace(0, 1, 20))
    grid_mesh(
        'ganache',
        -0.24 + 0.5 * t * np.cos(a),
        0.5 * t * np.sin(a),
        np.full_like(a, 0.2),
        liquid('#2c1409', '#3a1c0e', 2, 0.1),
    )
    outline = [(-0.24, 0)] + [
        (-0.24 + 0.5 * math.cos(s), 0.5 * math.sin(s)) for s in np.linspace(-0.42, 0.42, 20)
    ]
    n = len(outline)
    vertices = [(x, y, 0.035) for x, y in outline] + [(x, y, 0.198) for x, y in outline]
    faces = [(k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)]
    mesh_object('tart', vertices, faces, baked('#4a2413', '#2c1409', 3, 0.5, 0.1, 0.2), False)
    rim = [(-0.24 + 0.5 * math.cos(s), 0.5 * math.sin(s), 0.13) for s in np.linspace(-0.43, 0.43, 20)]
    tubes(
        'crust',
        [rim, [(x, y, z - 0.06) for x, y, z in rim]],
        0.045,
        baked('#c98f4c', '#9a5f28', 6, 0.7, 0, 0.5),
        5,
    )
    place(
        ellipsoid('cream', 0.09, 0.085, 0.07, matte('#f8efdd', 0.4, 0.2, 0.1), 30, 0.1, 2), 0.05, 0.02, 0.235
    )
    for x, y, z in (
        (0.13, -0.06, 0.23),
        (0.04, -0.09, 0.23),
        (0.06, 0.0, 0.32),
        (-0.2, -0.22, 0.07),
        (-0.12, -0.27, 0.07),
    ):
        place(ellipsoid('berry', 0.04, 0.04, 0.045, matte('#a3182a', 0.3, 0.4, 0.1, 0.9, 60), 20), x, y, z)
