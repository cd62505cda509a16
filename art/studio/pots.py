"""Enamelled pots with lids, crocks for spoons."""

import math

import numpy as np

from studio.materials.ceramics import OAT, TEAL, ceramic
from studio.materials.shader import parametric
from studio.materials.surfaces import metal
from studio.materials.wood import beech
from studio.mesh import ellipsoid, lathe, shade_by_angle, smooth_profile, tubes
from studio.scene import hold, place


def _ears(radius, z, material, reach=0.2):
    """Two handles at +-x of a pot of that radius, at height z."""
    turn = np.linspace(-0.25, math.pi + 0.25, 24)
    ears = []
    for side in (-1, 1):
        path = [
            (side * (radius - 0.01 + reach * math.sin(t)), 0.26 * math.cos(t), z + 0.02 * math.sin(t))
            for t in turn
        ]
        ears.append(tubes('ear', [path], 0.045, material, 4))
    return ears


def pot(x, y, radius=0.95, height=0.85, glaze=TEAL, angle=0.0):
    """An open enamelled pot with two ears, standing on z = 0; liquid may stand up to .85 of its height."""
    r, h, enamel = radius, height, ceramic(glaze, 0.2)
    profile = smooth_profile(
        [
            (0, 0.06), (0.75 * r, 0.065), (0.93 * r, 0.12), (0.965 * r, 0.3), (0.97 * r, h - 0.02), (0.985 * r, h),
            (r + 0.015, h), (r + 0.02, h - 0.03), (1.0 * r, 0.3), (0.95 * r, 0.07), (0.8 * r, 0), (0, 0),
        ],
        6,
    )  # fmt: skip
    return place(
        hold([lathe('pot', profile, enamel, 128), *_ears(r, h * 0.72, enamel)], 'pot'), x, y, 0, (0, 0, angle)
    )


def pot_lid(radius=0.95, glaze=TEAL):
    """The domed lid of `pot`, its rim at z = 0, with a metal knob."""
    r = radius
    dome = smooth_profile(
        [
            (0, 0.20),
            (0.45 * r, 0.185),
            (0.80 * r, 0.11),
            (0.97 * r, 0.05),
            (r + 0.03, 0.03),
            (r + 0.035, 0.005),
            (r, 0),
        ],
        8,
    )
    knob = smooth_profile(
        [(0.07, 0.19), (0.05, 0.25), (0.11, 0.31), (0.12, 0.35), (0.08, 0.385), (0, 0.39)], 6
    )
    return hold(
        [lathe('lid', dome, ceramic(glaze, 0.2), 128), lathe('knob', knob, metal('#c9a86a', 0.28), 48)], 'lid'
    )


def crock(x, y, radius=0.42, height=0.85, glaze=OAT):
    """A tall stoneware pot for spoons, open, standing on z = 0."""
    r, h = radius, height
    profile = smooth_profile(
        [
            (0, 0.05), (0.8 * r, 0.06), (0.9 * r, 0.2 * h), (0.93 * r, 0.6 * h), (0.90 * r, 0.97 * h), (0.94 * r, h + 0.01),
            (1.0 * r, h), (1.01 * r, 0.95 * h), (1.0 * r, 0.6 * h), (0.97 * r, 0.2 * h), (0.85 * r, 0), (0, 0),
        ],
        6,
    )  # fmt: skip
    return place(lathe('crock', profile, ceramic(glaze), 96, 0.008, 4), x, y)


def flask(x, y, radius=0.32, height=1.5, glaze=TEAL):
    """An enamelled steel bottle for water with a wooden stopper and a steel collar, standing on z = 0."""
    r, h = radius, height
    profile = smooth_profile(
        [
            (0, 0), (0.90 * r, 0), (r, 0.06), (r, 0.3 * h), (r, 0.66 * h), (0.94 * r, 0.74 * h), (0.62 * r, 0.84 * h),
            (0.56 * r, 0.89 * h), (0.56 * r, 0.93 * h),
        ],
        6,
    )  # fmt: skip
    collar = [
        (0.56 * r, 0.92 * h),
        (0.61 * r, 0.925 * h),
        (0.61 * r, 0.975 * h),
        (0.56 * r, 0.98 * h),
        (0, 0.98 * h),
    ]
    knob = smooth_profile(
        [(0.48 * r, 0.975 * h), (0.54 * r, h), (0.55 * r, h + 0.12), (0.45 * r, h + 0.17), (0, h + 0.18)], 5
    )
    parts = [
        lathe('flask', profile, ceramic(glaze, 0.24), 96),
        shade_by_angle(lathe('collar', collar, metal(), 64), 0.6),
        lathe('stopper', knob, beech(), 48),
    ]
    return place(hold(parts, 'flask'), x, y)


@parametric
def _granite(shader):
    grains = shader.ramp(shader.voronoi(40), [(0.1, 0.0), (0.4, 1.0)])
    tone = shader.ramp(shader.noise(5, 5), [(0.3, '#211f1e'), (0.7, '#3a3735')])
    shader.surface(
        shader.mix(shader.math('MULTIPLY', grains, 0.25), tone, '#565250'), roughness=0.6, specular=0.35
    )
    shader.bump(shader.math('ADD', shader.noise(26, 4), grains), 0.3, 0.012)


def stone_pot(radius=1.0, height=0.72, at=(0, 0, 0)):
    """A thick Korean stone pot with two lugs; it may be filled to .84 of its height (inside radius .87)."""
    r, h, stone = radius, height, _granite()
    profile = smooth_profile(
        [
            (0, 0.10), (0.55 * r, 0.11), (0.78 * r, 0.24), (0.86 * r, 0.5), (0.885 * r, h - 0.05), (0.91 * r, h), (0.97 * r, h + 0.005),
            (1.02 * r, h - 0.02), (1.03 * r, h - 0.09), (1.0 * r, h - 0.13), (0.98 * r, 0.4), (0.84 * r, 0.08), (0.6 * r, 0), (0, 0),
        ],
        7,
    )  # fmt: skip
    parts = [lathe('stone pot', profile, stone, 140, 0.006, 3)]
    for side in (-1, 1):
        lug = ellipsoid('lug', 0.17, 0.24, 0.06, stone, 32, 0.03, 2, 3)
        parts.append(place(lug, side * (r + 0.05), 0, h - 0.10))
    return place(hold(parts, 'stone pot'), *at)
