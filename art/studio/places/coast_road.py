"""The road above the coast, and the vans on it."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid, grid_mesh, lathe, rounded_box, tubes
from studio.places.coast import road_z, shore
from studio.places.palette import cream, dark, glass
from studio.places.walls import box
from studio.scene import hold, place


def coast_road():
    """Asphalt, lines, posts and rail."""
    v = np.linspace(-6.0, 8.8, 190)
    u = np.linspace(-0.3, 0.3, 9)
    vs, us = np.meshgrid(v, u, indexing='ij')
    asphalt = painted('#5b5a5c', 0.85, 0.3, 20, '#666365')
    grid_mesh('road', shore(vs) + 0.95 + us, vs, road_z(vs) + 0.01, asphalt)
    for side in (-0.265, 0.265):
        ws, qs = np.meshgrid(v, np.array([-0.012, 0.012]), indexing='ij')
        grid_mesh('line', shore(ws) + 0.95 + side + qs, ws, road_z(ws) + 0.016, cream())
    for start in np.arange(-5.8, 8.5, 0.42):
        ws, qs = np.meshgrid(np.linspace(start, start + 0.22, 6), np.array([-0.013, 0.013]), indexing='ij')
        grid_mesh('dash', shore(ws) + 0.95 + qs, ws, road_z(ws) + 0.016, painted('#e3b23c', 0.8))
    for start in np.arange(-5.5, 6, 0.34):
        x = float(shore(np.array(start))) + 0.95 - 0.38
        box(x, start, float(road_z(start)) + 0.06, 0.035, 0.035, 0.14, cream(), 0.006)
    tubes(
        'rail',
        [[(float(shore(np.array(y))) + 0.57, y, float(road_z(y)) + 0.11) for y in np.linspace(-5.6, 6, 120)]],
        0.014,
        cream(),
        2,
    )


def camper_van(y, body, roof, size=1.0, lane=0.13):
    """A van on the road at y with a surfboard on its roof."""
    x = float(shore(np.array(y))) + 0.95 + lane
    slope = (float(shore(np.array(y + 0.1))) - float(shore(np.array(y - 0.1)))) / 0.2
    angle = math.atan2(1, slope) - math.pi / 2
    parts = []

    def part(px, py, pz, size_x, size_y, size_z, material_, bevel=0.03):
        item = rounded_box('v', size_x, size_y, size_z, material_, bevel, 4)
        item.location = (px, py, pz)
        parts.append(item)

    part(0, 0, 0.17, 0.3, 0.66, 0.2, body, 0.05)
    part(0, 0.01, 0.31, 0.285, 0.62, 0.17, roof, 0.06)
    part(0, -0.285, 0.325, 0.235, 0.06, 0.1, glass(), 0.02)
    for side in (-1, 1):
        for k in (-0.9, 0.1, 1.1, 1.9):
            part(side * 0.138, -0.06 + 0.15 * k, 0.325, 0.02, 0.12, 0.085, glass(), 0.008)
    for side in (-1, 1):
        for yy in (-0.2, 0.21):
            wheel = lathe(
                'w',
                [
                    (0, 0.03),
                    (0.05, 0.03),
                    (0.072, 0.025),
                    (0.078, 0),
                    (0.072, -0.025),
                    (0.05, -0.03),
                    (0, -0.03),
                ],
                dark(),
                24,
            )
            wheel.rotation_euler = (0, math.pi / 2, 0)
            wheel.location = (side * 0.145, yy, 0.075)
            parts.append(wheel)
            hubcap = lathe('hb', [(0, 0.035 * side), (0.032, 0.033 * side)], cream(), 16)
            hubcap.rotation_euler = (0, math.pi / 2, 0)
            hubcap.location = (side * 0.145, yy, 0.075)
            parts.append(hubcap)
        lamp = ellipsoid('hl', 0.032, 0.02, 0.032, glowing('#fff2d0', '#ffe2a0', 0.6), 16)
        lamp.location = (side * 0.095, -0.335, 0.19)
        parts.append(lamp)
    part(0, -0.335, 0.11, 0.3, 0.03, 0.04, cream(), 0.012)
    surfboard = ellipsoid('board', 0.075, 0.4, 0.018, painted('#e3ad3f', 0.3, 0.02, 6, None, 0.5, 0.5), 24)
    surfboard.location = (-0.02, 0.02, 0.425)
    parts.append(surfboard)
    stripe = ellipsoid('bst', 0.014, 0.39, 0.0195, cream(), 16)
    stripe.location = (-0.02, 0.02, 0.425)
    parts.append(stripe)
    for yy in (-0.16, 0.2):
        part(0, yy, 0.405, 0.24, 0.02, 0.015, dark(), 0.004)
    van = place(hold(parts, 'van'), x, y, float(road_z(y)) + 0.015, (0, 0, angle))
    van.scale = (size,) * 3
