"""Bowls, plates, pans and what fills them flat. Radii and depths in units of 10 cm."""

import math

import numpy as np
from mathutils import Vector

from studio.materials.surfaces import iron
from studio.materials.wood import wood
from studio.mesh import lathe, mesh_object, shade_by_angle, smooth_profile, tubes
from studio.scene import hold, place


def bowl(radius=1.2, depth=0.6, material=None, foot=0.5, seed=3, rim=0.05, at=(0, 0, 0)):
    """A hand-thrown bowl standing on z = at[2]; foot is the share of the radius it stands on."""
    r = radius
    profile = smooth_profile(
        [
            (0, 0.06 * r), (0.40 * r, 0.075 * r), (0.74 * r, depth * 0.36), (0.92 * r, depth * 0.72),
            (r - 0.02, depth * 0.985), (r + rim * 0.45, depth + 0.012), (r + rim, depth - 0.01),
            (r + rim * 0.6, depth * 0.93), (0.93 * r, depth * 0.55), (0.74 * r, 0.12), (foot * r, 0.0),
            (0, 0),
        ],
        8,
    )  # fmt: skip
    return place(lathe('bowl', profile, material, 160, 0.010, seed), *at)


def bowl_floor(radius, depth):
    """The inside of `bowl` as a floor for a HeightMap."""
    r = radius
    radii = [0, 0.40 * r, 0.74 * r, 0.92 * r, r - 0.02, r + 0.04, r + 0.06]
    heights = [0.06 * r, 0.075 * r, depth * 0.36, depth * 0.72, depth * 0.985, depth, -1]
    return lambda x, y: np.interp(np.hypot(x, y), radii, heights)


def shallow_bowl(radius=1.16, depth=0.6, material=None, seed=4, at=(0, 0, 0)):
    """A wide clay bowl with a thick lip, for stews and curries."""
    r = radius
    profile = smooth_profile(
        [
            (0, 0.06 * r), (0.45 * r, 0.075 * r), (0.78 * r, depth * 0.36), (0.94 * r, depth * 0.75),
            (r - 0.02, depth * 0.985), (r + 0.03, depth + 0.015), (r + 0.075, depth - 0.02),
            (r + 0.05, depth * 0.85), (1.0 * r, depth * 0.5), (0.80 * r, 0.12), (0.52 * r, 0.0), (0, 0),
        ],
        8,
    )  # fmt: skip
    return place(lathe('bowl', profile, material, 160, 0.012, seed), *at)


def plate(radius=1.3, material=None, seed=2, at=(0, 0, 0)):
    """A flat dinner plate; food lies at z = .055."""
    r = radius
    profile = smooth_profile(
        [
            (0, 0.05), (0.62 * r, 0.055), (0.72 * r, 0.075), (0.95 * r, 0.15), (r, 0.17), (r + 0.015, 0.16),
            (0.97 * r, 0.125), (0.72 * r, 0.02), (0.5 * r, 0), (0, 0),
        ],
        8,
    )  # fmt: skip
    return place(lathe('plate', profile, material, 160, 0.008, seed), *at)


def plate_floor(radius):
    """The upper side of `plate` as a floor for a HeightMap."""
    r = radius
    radii = [0, 0.62 * r, 0.72 * r, 0.95 * r, r, r + 0.02]
    return lambda x, y: np.interp(np.hypot(x, y), radii, [0.05, 0.055, 0.075, 0.15, 0.17, -1])


def pasta_plate(material=None, seed=3):
    """A deep plate with a wide rim, 1.4 in radius, its well .95."""
    profile = smooth_profile(
        [
            (0, 0.05), (0.78, 0.055), (0.95, 0.12), (1.04, 0.23), (1.09, 0.26), (1.34, 0.32), (1.39, 0.335),
            (1.405, 0.315), (1.36, 0.28), (1.05, 0.18), (0.90, 0.03), (0.5, 0), (0, 0),
        ],
        8,
    )  # fmt: skip
    return lathe('plate', profile, material, 160, 0.008, seed)


def pasta_plate_floor(x, y):
    """The upper side of `pasta_plate` as a floor for a HeightMap."""
    radii = [0, 0.78, 0.95, 1.04, 1.09, 1.34, 1.4]
    return np.interp(np.hypot(x, y), radii, [0.05, 0.055, 0.12, 0.23, 0.26, 0.32, -1])


def rounded_outline(half_x, half_y, radius, steps=14):
    """Points of a rectangle with round corners, counter-clockwise."""
    points = []
    for cx, cy, start in (
        (half_x - radius, half_y - radius, 0), (-half_x + radius, half_y - radius, 90),
        (-half_x + radius, -half_y + radius, 180), (half_x - radius, -half_y + radius, 270),
    ):  # fmt: skip
        for t in range(steps + 1):
            angle = math.radians(start + 90 * t / steps)
            points.append((cx + radius * math.cos(angle), cy + radius * math.sin(angle)))
    return points


def container(half_x, half_y, depth, radius, material):
    """A rectangular dish with round corners (meal-prep box, oven dish); half sides in units."""
    profile = smooth_profile(
        [
            (0.60, 0.06), (0.30, 0.062), (0.12, 0.085), (0.06, 0.20), (0.035, depth - 0.03), (0.028, depth),
            (0, depth + 0.012), (-0.02, depth - 0.01), (-0.012, depth - 0.06), (0.02, 0.12), (0.10, 0.02),
            (0.16, 0), (0.60, 0),
        ],
        6,
    )  # fmt: skip
    vertices = []
    for inset, z in profile:
        inset = min(inset, min(half_x, half_y) - 0.02)
        outline = rounded_outline(half_x - inset, half_y - inset, max(0.02, radius - inset * 0.8))
        vertices += [(x, y, z) for x, y in outline]
    rings, n = len(profile), len(vertices) // len(profile)
    faces = [
        (i * n + j, (i + 1) * n + j, (i + 1) * n + (j + 1) % n, i * n + (j + 1) % n)
        for i in range(rings - 1)
        for j in range(n)
    ]
    faces += [tuple(range(n)), tuple(range((rings - 1) * n, rings * n))[::-1]]
    return shade_by_angle(mesh_object('container', vertices, faces, material), 1.2)


def container_floor(half_x, half_y, depth):
    """The inside of `container` as a floor for a HeightMap."""

    def floor(x, y):
        inside = np.minimum(half_x - 0.10 - np.abs(x), half_y - 0.10 - np.abs(y))
        ground = 0.085 + 0.03 * (1 - np.clip(inside / 0.2, 0, 1))
        return np.where(inside > 0, ground, np.where(inside > -0.10, depth, -1))

    return floor


def pan(radius=1.25, depth=0.34, handle_angle=-0.35, handle_length=1.5):
    """A dark iron pan with a wooden handle pointing at an angle (radians)."""
    r, material = radius, iron()
    profile = smooth_profile(
        [
            (0, 0.05), (0.70 * r, 0.055), (0.84 * r, 0.09), (0.95 * r, depth * 0.8), (r, depth),
            (r + 0.03, depth + 0.005), (r + 0.04, depth - 0.02), (0.99 * r, depth * 0.7), (0.88 * r, 0.05),
            (0.8 * r, 0), (0, 0),
        ],
        8,
    )  # fmt: skip
    item = lathe('pan', profile, material, 160, 0.003, 2)
    c, s = math.cos(handle_angle), math.sin(handle_angle)
    steps = [(r * 0.97 + 0.45 * t, depth * 0.72 + 0.10 * t) for t in np.linspace(0, 1, 10)]
    tubes('neck', [[(d * c, d * s, z) for d, z in steps]], 0.075, material, 5)
    n = handle_length
    grip = smooth_profile(
        [
            (0, 0), (0.085, 0.005), (0.095, 0.06), (0.085, 0.3), (0.10, n * 0.55), (0.115, n * 0.85),
            (0.09, n - 0.02), (0, n),
        ],
        6,
    )  # fmt: skip
    handle = lathe('handle', grip, wood('#5c3219', '#96602f', 1.2, 'Y', 0.42), 40)
    d = r * 0.97 + 0.40
    handle.location = (d * c, d * s, depth * 0.72 + 0.09)
    handle.rotation_euler = Vector((c, s, 0.16)).to_track_quat('Z', 'Y').to_euler()
    return item


def pan_floor(radius, depth):
    """The inside of `pan` as a floor for a HeightMap."""
    radii = [0, 0.70 * radius, 0.84 * radius, 0.95 * radius, radius, radius + 0.04]
    return lambda x, y: np.interp(np.hypot(x, y), radii, [0.05, 0.055, 0.09, 0.8 * depth, depth, -1])


WOK_FLOOR = ([0, 0.35, 0.72, 1.05, 1.34], [0.12, 0.13, 0.24, 0.44, 0.70])
"""Radii and heights of the wok's inside, for np.interp."""


def wok(at=(0, 0, 0)):
    """A dark wok with two ears, 1.37 in radius, .7 deep."""
    material = iron('#1d1c1d', '#322f2d', 3, 0.34, 0.25, 0, 26)
    profile = smooth_profile(
        [
            (0, 0.12), (0.35, 0.13), (0.72, 0.24), (1.05, 0.44), (1.34, 0.70), (1.375, 0.71), (1.375, 0.68),
            (1.08, 0.38), (0.74, 0.17), (0.38, 0.06), (0, 0.05),
        ],
        8,
    )  # fmt: skip
    parts = [lathe('wok', profile, material, 128)]
    for side in (-1, 1):
        turn = np.linspace(0, math.pi, 20)
        path = [
            (side * (1.36 + 0.20 * math.sin(t)), 0.30 * math.cos(t), 0.70 + 0.03 * math.sin(t)) for t in turn
        ]
        parts.append(tubes('ear', [path], 0.045, material, 4))
    return place(hold(parts, 'wok'), *at)


def pool(radius, z, material, at=(0, 0), segments=64):
    """A flat round surface of liquid (normal down); run it past the vessel's wall, or a dark crescent shows."""
    return place(lathe('pool', [(0, z), (radius, z)], material, segments), at[0], at[1])
