"""A marble mortar and its wooden pestle."""

import numpy as np

from studio.materials.shader import material
from studio.materials.wood import wood
from studio.mesh import lathe, smooth_profile
from studio.scene import place

INSIDE = ([0, 0.3, 0.6, 0.8, 0.92, 0.97], [0.16, 0.20, 0.34, 0.56, 0.80, 0.94])
"""Radii and heights of the hollow at radius 1, for np.interp."""


def _marble(shader):
    cloud = shader.ramp(shader.noise(2.2, 5), [(0.3, '#d8d3c8'), (0.65, '#f1ede4')])
    vein = shader.ramp(
        shader.noise(1.6, 5, distortion=1.6), [(0.47, 0.0), (0.5, 0.6), (0.505, 0.6), (0.55, 0.0)]
    )
    shader.surface(
        shader.mix(vein, cloud, '#a39d95'), roughness=0.35, specular=0.5, coat=0.15, subsurface=0.1,
        subsurface_radius=(0.12, 0.11, 0.1),
    )  # fmt: skip
    shader.bump(shader.noise(60, 3), 0.08, 0.01)


def mortar(radius=1.0, at=(0, 0, 0)):
    """A thick bowl with a foot, .96 radius high; standing on z = at[2]."""
    hollow = list(zip(*INSIDE, strict=True))
    profile = hollow + [
        (1.02, 0.965), (1.10, 0.955), (1.14, 0.90), (1.10, 0.74), (1.0, 0.46), (0.80, 0.20), (0.76, 0.12),
        (0.80, 0.03), (0.76, 0.0), (0, 0),
    ]  # fmt: skip
    profile = smooth_profile([(r * radius, z * radius) for r, z in profile], 7)
    return place(lathe('mortar', profile, material('marble', _marble), 140, 0.006, 3), *at)


def mortar_floor(radius=1.0):
    """The inside of `mortar` as a floor for a HeightMap."""
    radii, heights = (np.array(values) * radius for values in INSIDE)
    return lambda x, y: np.interp(np.hypot(x, y), radii, heights, right=-1)


def pestle(at, rotation, length=1.9):
    """A turned olive-wood pestle: the middle of its round head at the origin, handle towards +z before the turn."""
    n = length
    profile = smooth_profile(
        [
            (0, -0.20), (0.12, -0.18), (0.20, -0.08), (0.215, 0.04), (0.17, 0.20), (0.105, 0.36), (0.092, 0.5 * n),
            (0.115, 0.80 * n), (0.135, 0.92 * n), (0.10, 0.99 * n), (0, n),
        ],
        7,
    )  # fmt: skip
    return place(lathe('pestle', profile, wood('#6e4325', '#b98955', 1.2, 'Z', 0.45), 64), *at, rotation)
