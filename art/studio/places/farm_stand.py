"""A Californian farm stand."""

import math

import numpy as np

from studio.fields import fractal_noise
from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import ellipsoid
from studio.mesh_builder import leaf
from studio.places.landscape import terrain
from studio.places.palette import light_timber, timber
from studio.places.produce import crate, fruit
from studio.places.walls import arch_outline, box, prism
from studio.scene import instance, place


def grid_leaf(length, width):
    """A glossy citrus leaf."""
    return leaf(
        length,
        width,
        material('citl', lambda shader: shader.surface('#4f7a34', roughness=0.4, coat=0.2)),
        0.3,
        2,
    )


def _hill_range(y, height, colors, frequency, seed):
    def profile(xs, ys):
        crest = 0.55 + 0.65 * np.abs(fractal_noise(xs, ys * 0 + seed, frequency, seed, 2))
        return height * crest * np.exp(-(((ys - y) / 0.8) ** 2)) - 0.05

    terrain(-9, 9, y - 1.2, y + 1.4, profile, painted(colors[0], 0.95, 0.4, 6, colors[1]))


def far_hills():
    """Three ranges of hills."""
    _hill_range(3.4, 0.85, ('#9aa35e', '#b3ad66'), 0.55, 3)
    _hill_range(4.9, 1.35, ('#b59a5c', '#c9b070'), 0.42, 8)
    _hill_range(6.6, 2.0, ('#8c95a0', '#a7a7a4'), 0.33, 5)


def stand():
    """White posts, yellow boards, counter."""
    white = painted('#efe6d4', 0.8, 0.5, 9, '#e2d6bf')
    yellow = painted('#e3ad3f', 0.8, 0.1)
    for x in (-1.65, 1.65):
        for y in (-0.35, 0.95):
            box(x, y, 1.08 if y < 0 else 1.25, 0.1, 0.1, 2.16 if y < 0 else 2.5, white, 0.015)
    for k in range(14):
        box(-1.95 + 0.3 * k, 0.3, 2.4, 0.27, 1.75, 0.05, yellow if k % 2 else white, 0.012, (0.25, 0, 0))
    for k in range(14):
        scallop = prism(
            arch_outline(-1.95 + 0.3 * k, -0.0, 0.27, 0.001 + 0.135, 12),
            -0.57,
            -0.545,
            yellow if k % 2 else white,
            0.004,
        )
        scallop.rotation_euler = (0, math.pi, 0)
        scallop.location = (-0.1 + 2 * (-1.95 + 0.3 * k) + 0.1, 0, 2.2)
    box(0, -0.38, 0.4, 3.4, 0.06, 0.74, painted('#4f7f86', 0.75, 0.2, 6, '#457379'), 0.02)
    for k in range(11):
        box(-1.55 + 0.31 * k, -0.415, 0.4, 0.012, 0.02, 0.7, painted('#3a5f65', 0.8), 0.003)
    box(0, 0.02, 0.79, 3.55, 0.9, 0.07, timber(), 0.015)
    box(0, 0.62, 1.08, 3.3, 0.5, 0.06, timber(), 0.015)
    box(0, 0.4, 0.92, 3.3, 0.05, 0.28, timber(), 0.01)


def stand_crates(rng):
    """Nine crates in two tiers."""
    for k, kind in enumerate(('orange', 'lemon', 'avocado', 'orange', 'peach')):
        crate(-1.32 + 0.66 * k, 0.0, 0.84, 0.58, 0.56, 0.18, light_timber(), kind, rng, 3, 0.28)
    for k, kind in enumerate(('lime', 'grape', 'lemon', 'tomato')):
        crate(-1.2 + 0.8 * k, 0.62, 1.12, 0.6, 0.38, 0.16, light_timber(), kind, rng, 2, 0.36)


def orange_sign():
    """A painted orange with two leaves on the roof."""
    sign = ellipsoid(
        'sign',
        0.34,
        0.06,
        0.34,
        material(
            'sgm',
            lambda shader: shader.surface('#e58a22', roughness=0.5, coat=0.2).bump(
                shader.noise(24, 3), 0.1, 0.01
            ),
        ),
        40,
    )
    sign.location = (0, -0.42, 2.72)
    place(grid_leaf(0.42, 0.13), 0.12, -0.44, 3.08, (math.pi / 2, -0.35, 0.0))
    place(grid_leaf(0.34, 0.11), -0.12, -0.44, 3.06, (math.pi / 2, 0.5, math.pi))


def loose_crates(rng):
    """Crates and single oranges on the sand."""
    crate(-2.25, -0.62, 0, 0.62, 0.48, 0.26, light_timber(), 'orange', rng, 3)
    crate(1.35, -0.95, 0, 0.6, 0.46, 0.26, light_timber(), 'lemon', rng, 3)
    crate(2.15, -0.35, 0, 0.62, 0.48, 0.26, light_timber(), 'orange', rng, 3)
    for k, (x, y) in enumerate(((-1.72, -0.95), (-1.55, -0.8), (0.78, -1.02))):
        orange = fruit('orange')[0]
        instance(orange, (x, y, 0.075), (k, 0, k))


def agaves():
    """Two agaves."""
    agave = material(
        'agave', lambda shader: shader.surface(shader.vary('#7f9a86', 0.02, 0.2, 0.1), roughness=0.55)
    )
    blade = leaf(0.55, 0.075, agave, 0.5, 1)
    blade.location = (0, 0, -30)
    for x, y in ((-3.0, -0.35), (3.05, -0.55)):
        for k in range(22):
            a = k * 2.4
            instance(
                blade,
                (x + 0.1 * math.cos(a), y + 0.1 * math.sin(a), 0.14 + 0.005 * k),
                (0, -0.35 - 0.038 * k, a),
                0.75,
            )
