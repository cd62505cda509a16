"""Crates of a market stall filled by physics."""

import bpy

from studio.materials.shader import material
from studio.mesh import ellipsoid, mesh_object
from studio.places.palette import timber
from studio.places.walls import box
from studio.scene import hide, instance
from studio.settle import collider, settle


def _produce(skin, color, varied, roughness, coat, radii, bumps, frequency=3, egg=0.0):
    """A prototype off stage; skin names its material, varied is how far hue and brightness go, radii in units."""
    describe = lambda shader: shader.surface(shader.vary(color, *varied, 0.1), roughness=roughness, coat=coat)
    return hide(ellipsoid('p', *radii, material(skin, describe), 20, bumps, frequency, 0, egg))


def fallen_produce(rng):
    """Five crates filled by physics."""
    tomatoes = _produce('tm', '#b8200f', (0.02, 0.15), 0.2, 0.5, (0.105, 0.105, 0.09), 0.03, 1.5)
    oranges = _produce('or', '#e07f17', (0.015, 0.1), 0.4, 0.2, (0.1, 0.1, 0.1), 0.02)
    cucumbers = _produce('ck', '#3c6424', (0.015, 0.2), 0.4, 0.3, (0.2, 0.055, 0.055), 0.05, 2)
    aubergines = _produce('au', '#3b1d3a', (0.02, 0.2), 0.15, 0.7, (0.12, 0.08, 0.08), 0.03, 2, 0.25)
    lemons = _produce('le', '#e9c62f', (0.01, 0.1), 0.4, 0.3, (0.095, 0.095, 0.1), 0.02)
    falling = []
    colliders = []
    for k, (p, count) in enumerate(
        ((tomatoes, 34), (cucumbers, 26), (oranges, 34), (aubergines, 26), (lemons, 34))
    ):
        cx = -1.22 + 0.61 * k
        cy = 0.02
        for dx, dy, size_x, size_y in (
            (0, -0.34, 0.56, 0.03),
            (0, 0.34, 0.56, 0.03),
            (-0.27, 0, 0.03, 0.68),
            (0.27, 0, 0.03, 0.68),
        ):
            box(cx + dx, cy + dy, 0.93, size_x, size_y, 0.22, timber(), 0.008)
        floor = collider([(0, 0.84), (0.27, 0.84)], 4)
        floor = mesh_object(
            'cf',
            [
                (cx - 0.27, cy - 0.34, 0.84),
                (cx + 0.27, cy - 0.34, 0.84),
                (cx + 0.27, cy + 0.34, 0.84),
                (cx - 0.27, cy + 0.34, 0.84),
            ],
            [(0, 1, 2, 3)],
            timber(),
            False,
        )
        colliders.append(floor)
        wall = mesh_object(
            'wall',
            [
                (cx + a * 0.255, cy + b * 0.325, z)
                for z in (0.84, 2.6)
                for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))
            ],
            [(0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)],
            None,
            False,
        )
        colliders.append(wall)
        for at in range(count):
            falling.append(
                instance(
                    p,
                    (cx + rng.uniform(-0.13, 0.13), cy + rng.uniform(-0.2, 0.2), 1.0 + 0.07 * at),
                    (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), rng.uniform(0, 6)),
                    rng.uniform(0.85, 1.1),
                )
            )
    settle(falling, colliders, 90)
    for wall in colliders:
        if wall.name.startswith('wall'):
            bpy.data.objects.remove(wall)
    for item in falling:
        at = item.matrix_world.translation
        if at.z > 1.35 or at.z < 0.5 or abs(at.y) > 0.6:
            item.hide_render = True


def egg_crate(rng):
    """A crate of eggs on the ground."""
    egg = hide(
        ellipsoid(
            'egg',
            0.11,
            0.1,
            0.085,
            material(
                'eg', lambda shader: shader.surface(shader.vary('#e6cf9d', 0.01, 0.1, 0.1), roughness=0.5)
            ),
            20,
            0.03,
        )
    )
    # crate on ground w/ eggs
    box(1.15, -0.85, 0.14, 0.62, 0.44, 0.26, timber(), 0.02)
    for q in range(12):
        instance(
            egg,
            (1.15 - 0.22 + 0.145 * (q % 4), -0.85 - 0.13 + 0.13 * (q // 4), 0.3),
            (0, 0, rng.uniform(0, 3)),
            0.85,
        )
