"""A restaurant front with a big lit window, its laid table, and what makes a terrace."""

import math

import numpy as np

from studio.materials.surfaces import glowing, liquid, matte, painted
from studio.mesh import ellipsoid, grid_mesh, lathe, smooth_profile, thicken, tubes
from studio.places.palette import cream, dark, timber
from studio.places.walls import box
from studio.scene import hold, place


def window_front(y, wall, frame, opening=(-1.75, 1.05, 0.78, 2.3), width=9.0, height=4.6):
    """A wall with a shop window left open to the room behind; opening is (x0, x1, z0, z1)."""
    x0, x1, z0, z1 = opening
    left, right = -width / 2, width / 2
    box((left + x0) / 2, y, height / 2, x0 - left, 0.25, height, wall, 0.01)
    box((right + x1) / 2, y, height / 2, right - x1, 0.25, height, wall, 0.01)
    box((x0 + x1) / 2, y, z0 / 2, x1 - x0, 0.25, z0, wall, 0.01)
    box((x0 + x1) / 2, y, (z1 + height) / 2, x1 - x0, 0.25, height - z1, wall, 0.01)
    middle, tall = (x0 + x1) / 2, (z0 + z1) / 2
    for x in (x0, x1):
        box(x, y - 0.1, tall, 0.12, 0.2, z1 - z0 + 0.16, frame, 0.015)
    for z in (z0, z1):
        box(middle, y - 0.1, z, x1 - x0 + 0.2, 0.2, 0.12, frame, 0.015)
    box(middle, y - 0.22, z0 - 0.05, x1 - x0 + 0.4, 0.24, 0.08, frame, 0.02)
    for k in range(6):
        box(
            x0 + (x1 - x0) * (k + 0.5) / 6,
            y - 0.14,
            z0 * 0.5,
            (x1 - x0) / 6 - 0.1,
            0.04,
            z0 * 0.62,
            frame,
            0.012,
        )


def warm_room(y, opening=(-1.75, 1.05, 0.78, 2.3)):
    """The room behind the window: ochre wall, panelling, two pictures, hanging lamps."""
    x0, x1, _, _ = opening
    middle = (x0 + x1) / 2
    box(middle, y + 2.4, 2, x1 - x0 + 4, 0.1, 4, painted('#c9793f', 0.9, 0.2, 4, '#bd6c36'), 0.01)
    box(middle, y + 2.32, 0.6, x1 - x0 + 4, 0.06, 1.2, timber(), 0.01)
    box(middle, y + 1.2, 0.02, x1 - x0 + 4, 2.4, 0.06, timber(), 0.01)
    for k, color in enumerate(('#5f7d6b', '#7f97a6')):
        x = middle - 0.75 + 1.5 * k
        box(x, y + 2.3, 1.98, 0.5, 0.06, 0.62, timber(), 0.012)
        box(x, y + 2.26, 1.98, 0.4, 0.04, 0.52, painted(color, 0.7, 0.2, 5, '#e6d6b8'), 0.006)
    for x in (middle - 0.6, middle + 0.6):
        tubes('cord', [[(x, y + 0.9, 3.2), (x, y + 0.9, 2.24)]], 0.012, dark(), 2)
        shade = lathe('shade', [(0.05, 0.16), (0.2, 0), (0.19, 0)], glowing('#f4d9a0', '#ffb860', 2.2), 40)
        place(shade, x, y + 0.9, 2.08)


def round_table(x, y, radius, height, cloth, drop=0.3):
    """A round table under a cloth that falls in folds."""
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 200), np.linspace(0, 1, 20))
    fold = 1 + 0.055 * t * np.sin(a * 14) + 0.02 * t * np.sin(a * 5 + 1)
    reach = radius * (1 + 0.05 * t) * fold
    thicken(
        grid_mesh('cloth', x + reach * np.cos(a), y + reach * np.sin(a), height - drop * t**1.2, cloth), 0.012
    )
    top = lathe('top', [(0, 0), (radius, 0), (radius * 1.005, -0.012)], cloth, 96)
    place(top, x, y, height + 0.003)
    leg = lathe(
        'leg',
        [(0, 0.05), (radius * 0.45, 0.0), (radius * 0.4, 0.04), (0.06, 0.08), (0.05, height)],
        dark(),
        40,
    )
    place(leg, x, y, 0)


def bistro_chair(x, y, angle, color):
    """A slim chair with a round back, looking along its angle (radians; 0 looks to the back)."""
    paint = painted(color, 0.4, 0.05, 8, None, 0.4, 0.3)
    legs = [[(sx * 0.2, sy * 0.19, 0), (sx * 0.17, sy * 0.16, 0.52)] for sx in (-1, 1) for sy in (-1, 1)]
    back = [
        (0.2 * math.cos(t), -0.18 - 0.03 * math.sin(t), 0.52 + 0.55 * math.sin(t) ** 0.6)
        for t in np.linspace(0, math.pi, 28)
    ]
    slats = [[(dx, -0.19, 0.52), (dx, -0.205, 0.96)] for dx in (-0.08, 0, 0.08)]
    frame = tubes('chair', legs + [back] + slats, 0.02, paint, 4)
    seat = lathe(
        'seat', smooth_profile([(0, 0), (0.2, 0), (0.23, 0.025), (0.2, 0.05), (0, 0.055)], 4), paint, 40
    )
    place(seat, 0, 0, 0.51)
    return place(hold([frame, seat], 'chair'), x, y, 0, (0, 0, angle))


def parasol(x, y, height, radius, first, second, panels=10):
    """A striped parasol with a scalloped edge on a wooden pole."""
    tubes('pole', [[(x, y, 0), (x, y, height + 0.1)]], 0.04, timber(), 4)
    step = 2 * math.pi / panels
    for k in range(panels):
        a, t = np.meshgrid(np.linspace(k * step, (k + 1) * step, 9), np.linspace(0, 1, 16))
        belly = 1 - 0.06 * np.sin((a - k * step) / step * math.pi) * t
        z = height - 0.42 * radius * t**1.25 * (1 + 0.07 * np.sin((a - k * step) / step * math.pi) * t)
        cloth = first if k % 2 else second
        thicken(
            grid_mesh(
                'parasol', x + radius * t * belly * np.cos(a), y + radius * t * belly * np.sin(a), z, cloth
            ),
            0.015,
        )
        a, t = np.meshgrid(np.linspace(k * step, (k + 1) * step, 13), np.linspace(0, 1, 5))
        edge = 0.16 * (0.55 + 0.45 * np.sin((a - k * step) / step * math.pi))
        thicken(
            grid_mesh(
                'edge',
                x + radius * 0.99 * np.cos(a),
                y + radius * 0.99 * np.sin(a),
                height - 0.42 * radius - t * edge,
                cloth,
            ),
            0.012,
        )
    place(ellipsoid('knob', 0.06, 0.06, 0.08, timber(), 16), x, y, height + 0.1)


def iced_drink(x, y, z, color, height=0.36, radius=0.11):
    """A glass with a drink of that colour, ice and a slice on its rim."""
    outline = [
        (0, 0),
        (radius * 0.78, 0),
        (radius, height),
        (radius * 0.93, height),
        (radius * 0.74, 0.03),
        (0, 0.03),
    ]
    glass = lathe('glass', outline, liquid('#dcebec', roughness=0.03, alpha=0.25), 48)
    drink = lathe(
        'drink',
        [(0, 0.03), (radius * 0.74, 0.035), (radius * 0.9, height * 0.82), (0, height * 0.82)],
        liquid(color, roughness=0.05, alpha=0.85),
        48,
    )
    cubes = [
        place(
            ellipsoid('ice', 0.05, 0.045, 0.04, liquid('#eef6f6', roughness=0.05, alpha=0.6), 12, 0.1),
            dx,
            dy,
            height * 0.83,
        )
        for dx, dy in ((0.03, -0.03), (-0.035, 0.02))
    ]
    place(hold([glass, drink, *cubes], 'tumbler'), x, y, z)


def planter(x, y, width, rng, leaf_color='#6f8a4c', blossom='#c8412c'):
    """A wooden box of leaves and blossoms."""
    box(x, y, 0.2, width, 0.34, 0.38, timber(), 0.02)
    leaf_material, petal = (
        matte(leaf_color, 0.6, 0, 0, 0.4, 9, '#8aa05a', 0.2),
        matte(blossom, 0.6, 0, 0.1, 0.6, 14, None, 0.15),
    )
    for k in range(int(width * 46)):
        r = rng.uniform(0.06, 0.1)
        item = ellipsoid('leaf', r, r, r * 0.7, leaf_material if k % 3 else petal, 12, 0.25, 3, k)
        place(
            item,
            x + rng.uniform(-0.5, 0.5) * (width - 0.1),
            y + rng.uniform(-0.15, 0.15),
            rng.uniform(0.38, 0.56) + (0.05 if k % 3 == 0 else 0),
        )


def wall_window(x, y, z, width, height, frame, pane, shutters=None):
    """A window with sill and, if given, slatted shutters of that material."""
    box(x, y - 0.02, z, width + 0.14, 0.08, height + 0.14, frame, 0.012)
    box(x, y - 0.05, z, width, 0.06, height, pane, 0.005)
    box(x, y - 0.09, z, 0.035, 0.03, height, frame, 0.004)
    box(x, y - 0.09, z + height * 0.12, width, 0.03, 0.035, frame, 0.004)
    box(x, y - 0.12, z - height / 2 - 0.09, width + 0.3, 0.2, 0.07, cream(), 0.015)
    for side in (-1, 1) if shutters else ():
        at = x + side * (width * 0.78 + 0.08)
        box(at, y - 0.05, z, width * 0.48, 0.06, height + 0.1, shutters, 0.015)
        for slat in range(int(height / 0.12)):
            box(
                at,
                y - 0.09,
                z - height / 2 + 0.08 + slat * 0.12,
                width * 0.38,
                0.03,
                0.05,
                shutters,
                0.008,
                (0.5, 0, 0),
            )
