"""Streets of old Japanese towns: wooden townhouses with tiled roofs, hats, drums, bridges."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.materials.wood import wood
from studio.mesh import grid_mesh, lathe, smooth_profile, thicken, tubes
from studio.places.festive import door_curtain
from studio.places.palette import timber
from studio.places.walls import box, prism
from studio.scene import hold, place


def tiled_slope(x, y, z, width, run, rise, color='#4a5058'):
    """A roof that climbs from its eaves at (y, z) to the back, with rows of round tiles."""
    slate = painted(color, 0.6, 0.3, 12, '#3f454c')
    angle = math.atan2(rise, run)
    box(x, y + run / 2, z + rise / 2, width, math.hypot(run, rise), 0.06, slate, 0.01, (angle, 0, 0))
    count = max(4, int(width / 0.17))
    rows = [
        [
            (x - width / 2 + width * (k + 0.5) / count, y - 0.04 + (run + 0.04) * t, z + 0.045 + rise * t)
            for t in (0, 0.5, 1)
        ]
        for k in range(count)
    ]
    tubes('tiles', rows, 0.042, slate, 4)
    tubes(
        'eaves', [[(x - width / 2, y - 0.03, z + 0.02), (x + width / 2, y - 0.03, z + 0.02)]], 0.04, slate, 4
    )


def townhouse(x, y, width, height=2.7, lit=True, curtain='#34507a', plaster='#d9c3a0'):
    """A machiya: lattice and curtain below a small tiled eave, slit windows above, a tiled roof. y is its front."""
    dark_wood = wood('#3f2618', '#6e4830', 0.8, 'Z', 0.6)
    wall = painted(plaster, 0.95, 0.3, 4, plaster)
    box(x, y + 0.7, height / 2, width, 1.4, height, wall, 0.01)
    light = glowing('#e0b070', '#ffa850', 0.62) if lit else painted('#2b2622', 0.5)
    box(x - width * 0.16, y - 0.01, 0.72, width * 0.52, 0.05, 1.05, light, 0.005)
    for k in range(int(width * 0.52 / 0.085)):
        box(x - width * 0.42 + 0.045 + 0.085 * k, y - 0.05, 0.72, 0.03, 0.04, 1.08, dark_wood, 0.004)
    box(x + width * 0.29, y - 0.01, 0.65, width * 0.3, 0.05, 1.3, light, 0.005)
    door_curtain(
        x + width * 0.14, x + width * 0.44, y - 0.1, 1.26, 0.55, 3, painted(curtain, 0.95, 0.15, 20), False
    )
    for dx in (-0.48, 0.12, 0.48):
        box(x + dx * width, y - 0.04, height / 2, 0.07, 0.08, height, dark_wood, 0.008)
    box(x, y - 0.05, 0.14, width, 0.08, 0.2, dark_wood, 0.01)
    tiled_slope(x, y - 0.42, 1.36, width + 0.08, 0.45, 0.2)
    box(x, y - 0.01, height - 0.42, width * 0.8, 0.05, 0.4, light, 0.005)
    for k in range(int(width * 0.8 / 0.1)):
        box(x - width * 0.4 + 0.06 + 0.1 * k, y - 0.04, height - 0.42, 0.05, 0.05, 0.42, wall, 0.006)
    tiled_slope(x, y - 0.36, height, width + 0.14, 1.1, 0.55)


def straw_hat(x, y, z, turn=0.0, size=1.0):
    """A folded straw hat of the Awa dance, its ridge along x, with a red cord."""
    straw = painted('#e0c184', 0.8, 0.5, 40, '#cda862')
    parts = []
    us, vs = np.meshgrid(np.linspace(-1, 1, 41), np.linspace(0, 1, 12))
    bow = np.sqrt(np.clip(1 - us**2, 0, 1))
    for side in (-1, 1):
        ys = side * (0.02 + 0.07 * vs) * bow
        zs = 0.46 * (bow * (1 - vs) + 0.16 * us**2) + 0.006 * np.cos(vs * 44)
        parts.append(thicken(grid_mesh('hat', us * 0.42, ys, zs, straw), 0.012))
    weave = []
    for s in (0.3, 0.45, 0.6, 0.75, 0.88, 0.97):
        a = np.linspace(0.06, math.pi - 0.06, 40)
        bow = np.sqrt(1 - (s * np.cos(a)) ** 2)
        down = 1 - s * np.sin(a) / bow
        y_side, z_side = (
            -(0.02 + 0.07 * down) * bow - 0.014,
            0.46 * (s * np.sin(a) + 0.16 * (s * np.cos(a)) ** 2),
        )
        weave.append(np.column_stack([0.42 * s * np.cos(a), y_side, z_side]).tolist())
    parts.append(tubes('weave', weave, 0.011, painted('#a87c3a', 0.8), 2))
    cord = [
        [(0.26, -0.14, 0.06), (0.1, -0.2, -0.1), (0.0, -0.18, -0.2)],
        [(-0.26, -0.14, 0.06), (-0.1, -0.2, -0.1), (0.0, -0.18, -0.2)],
    ]
    parts.append(tubes('cord', cord, 0.016, painted('#c23f22', 0.7), 3))
    item = place(hold(parts, 'hat'), x, y, z, (0, 0, turn))
    item.scale = (size, size, size)


def big_drum(x, y, z, radius=0.5):
    """A taiko on its stand, skin to the front."""
    body = smooth_profile([(radius * 0.86, -0.5), (radius * 1.06, 0), (radius * 0.86, 0.5)], 8)
    shell = lathe('drum', body, wood('#6e2f1c', '#a8582f', 0.8, 'X', 0.35), 64)
    skin = lathe(
        'skin', [(0, 0.5), (radius * 0.86, 0.5), (radius * 0.9, 0.44)], painted('#efe0c0', 0.7, 0.1), 64
    )
    studs = [
        place(
            lathe('stud', [(0, 0.025), (0.022, 0)], painted('#2c2a2b', 0.4), 10),
            0.9 * radius * math.cos(a),
            0.9 * radius * math.sin(a),
            0.44,
        )
        for a in np.linspace(0, 6.283, 29)[:-1]
    ]
    place(hold([shell, skin, *studs], 'drum'), x, y, z, (math.pi / 2, 0, 0))
    for side in (-1, 1):
        box(
            x + side * radius * 0.75,
            y,
            z - radius * 0.95,
            0.12,
            0.8,
            radius * 0.7,
            timber(),
            0.015,
            (0, side * 0.25, 0),
        )
    box(x, y, z - radius * 1.25, radius * 2.2, 0.8, 0.1, timber(), 0.015)


def red_bridge(x, y, length, rise, width=0.9):
    """An arched vermilion bridge along x with black-capped posts."""
    red = painted('#c23f22', 0.5, 0.08, 6, '#b2371d', 0.4, 0.2)
    u = np.linspace(-1, 1, 41)
    arch = rise * (1 - u**2)
    deck = [(x + length / 2 * a, b + 0.14) for a, b in zip(u, arch, strict=True)] + [
        (x + length / 2 * a, b - 0.02) for a, b in zip(u[::-1], arch[::-1], strict=True)
    ]
    prism(deck[::-1], y - width / 2, y + width / 2, red, 0.01)
    for side in (-1, 1):
        for level in (0.32, 0.52):
            line = [
                (x + length / 2 * a, y + side * width / 2, b + level) for a, b in zip(u, arch, strict=True)
            ]
            tubes('rail', [line], 0.032, red, 4)
        for k in range(7):
            a = -0.94 + 1.88 * k / 6
            z = rise * (1 - a * a)
            box(x + length / 2 * a, y + side * width / 2, z + 0.36, 0.08, 0.08, 0.5, red, 0.01)
            cap = lathe(
                'cap',
                smooth_profile([(0.05, 0), (0.065, 0.04), (0.03, 0.1), (0, 0.15)], 4),
                painted('#2b2629', 0.4),
                16,
            )
            place(cap, x + length / 2 * a, y + side * width / 2, z + 0.61)
