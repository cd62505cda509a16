"""Vinaigrette in a jar: oil drops in the golden, mustard-cloudy mixture."""

import math

import numpy as np

from studio.materials.shader import material
from studio.materials.surfaces import liquid
from studio.mesh import ellipsoid, lathe
from studio.scene import hide, instance, place


def _cloudy(shader):
    split = shader.axis('Z')
    settling = shader.math(
        'ADD', shader.math('MULTIPLY', split, 0.9), shader.math('MULTIPLY', shader.noise(6, 3), 0.22)
    )
    tone = shader.ramp(settling, [(0.10, '#8a4f14'), (0.35, '#c07f26'), (0.62, '#dba344'), (0.75, '#e6b964')])
    drops = shader.ramp(shader.voronoi(26), [(0.10, 1.0), (0.22, 0.0)])
    tone = shader.mix(shader.math('MULTIPLY', drops, 0.5), tone, '#a8741c')
    shader.surface(
        tone, roughness=0.08, specular=0.6, coat=1, coat_roughness=0.03, emission='#d99a3c', glow=0.10
    )


def vinaigrette(x, y, z, radius, height, level, rng):
    """Fills `glassware.jar(radius, height)` standing at (x, y, z) up to level, with eyes of oil on top."""
    r = radius - 0.026
    profile = [
        (0, 0.055),
        (0.84 * r, 0.055),
        (0.95 * r, 0.08),
        (r, 0.16),
        (r, min(level, height * 0.72)),
        (r, level),
    ]
    profile += [(r - 0.02, level - 0.006), (r - 0.05, level - 0.010), (0, level - 0.010)]
    place(lathe('drink', profile, material('vinaigrette', _cloudy), 96), x, y, z)
    eye = hide(ellipsoid('eye', 1, 1, 0.12, liquid('#c99a1c', roughness=0.02, alpha=0.7), 24))
    for size in np.linspace(0.085, 0.018, 26):
        turn, d = rng.uniform(0, 6.28), r * 0.86 * math.sqrt(rng.random())
        at = (x + d * math.cos(turn), y + d * math.sin(turn), z + level - 0.008)
        instance(eye, at, (0, 0, 0), float(size))


def vinaigrette_pool(x, y, radius, z):
    """The same in a small bowl: a round surface at height z."""
    place(lathe('drink', [(0, z), (radius, z)], material('vinaigrette', _cloudy), 64), x, y)
