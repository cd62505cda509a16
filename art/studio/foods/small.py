"""Prototypes for `swarm`: rice, crumbs, beans, corn, seeds, nuts."""

import math

from studio.materials.shader import material
from studio.mesh import ellipsoid, rounded_box
from studio.scene import hide


def rice_grain(half_length=0.034, radius=0.0155):
    """A grain of rice; couscous when round."""
    return hide(ellipsoid('grain', half_length, radius, radius, None, 10))


def crumb(seed, radius=0.05, segments=14, bumps=0.42, frequency=2.1):
    """A crumb: mince, cheese, herbs, spice, by size and tint."""
    return hide(
        ellipsoid('crumb', radius, radius * 0.85, radius * 0.7, None, segments, bumps, frequency, seed)
    )


def cooked_bean(half_length=0.075):
    """A cooked bean."""
    item = ellipsoid('bean', half_length, half_length * 0.62, half_length * 0.56, None, 18)
    for v in item.data.vertices:
        v.co.y += 0.35 * v.co.x**2 / half_length - 0.1 * half_length
    return hide(item)


def corn_kernel(seed=0):
    """A kernel of sweet corn."""
    return hide(rounded_box('kern', 0.098, 0.08, 0.06, None, 0.028, 3, 0, 4, 2, seed, 0.06))


def sesame_seed():
    """A sesame seed."""
    return hide(ellipsoid('sesame', 0.021, 0.0125, 0.008, None, 10, egg=0.35))


def cooked_chickpea(seed=0, radius=0.072):
    """A cooked chickpea."""
    item = ellipsoid('cpea', radius, radius * 0.92, radius * 0.9, None, 22, 0.03, 2, seed)
    for v in item.data.vertices:
        x, _y, z = v.co / radius
        groove = math.exp(-((z / 0.16) ** 2)) * max(0, x)
        v.co *= 1 - 0.1 * groove
        if x > 0.75:
            v.co.x += radius * 0.5 * (x - 0.75)
    return hide(item)


def pine_nut(seed):
    """A toasted pine nut along x."""

    def describe(shader):
        shader.surface(
            shader.vary(
                shader.ramp(shader.noise(9, 3), [(0.3, '#f3dda6'), (0.7, '#dba95c')]), 0.01, 0.14, 0.1
            ),
            roughness=0.4,
            specular=0.4,
            coat=0.25,
            subsurface=0.06,
            subsurface_radius=(0.1, 0.06, 0.02),
        )

    return ellipsoid('pine', 0.062, 0.028, 0.026, material('pinem', describe), 20, 0.03, 1.5, seed, 0.35)


def soybean(seed=0):
    """A dry soybean."""

    def describe(shader):
        shader.surface(
            shader.vary('#dcb978', 0.012, 0.14, 0.12),
            roughness=0.38,
            specular=0.45,
            subsurface=0.08,
            subsurface_radius=(0.1, 0.07, 0.03),
            coat=0.15,
        )
        shader.bump(shader.noise(5, 3), 0.06, 0.02)

    return ellipsoid('soy', 0.052, 0.044, 0.042, material('soy', describe), 24, 0.03, 1.5, seed)
