"""A fairground: the big wheel, the doughnut stall."""

import math

import numpy as np

from studio.materials.surfaces import glowing, matte, painted
from studio.mesh import ellipsoid, lathe, mesh_object, thicken, tubes
from studio.places.palette import cream, dark, dusty_blue, ochre, rust, shutter_green, teal
from studio.places.street_sweets import ring_doughnut, sprinkles
from studio.places.walls import box
from studio.scene import hide, hold, instance, place


def _gondola(color, seed):
    """A round cabin hanging below z = 0 under a striped cap."""
    tub = lathe(
        'tub',
        [(0, -0.46), (0.13, -0.45), (0.19, -0.36), (0.2, -0.27), (0.18, -0.27), (0.16, -0.36), (0, -0.4)],
        color,
        32,
    )
    cap = lathe('cap', [(0, -0.02), (0.06, -0.03), (0.21, -0.13), (0.2, -0.145), (0, -0.07)], cream(), 32)
    posts = tubes(
        'posts',
        [
            [(0.17 * math.cos(a), 0.17 * math.sin(a), z) for z in (-0.28, -0.12)]
            for a in np.arange(4) * 1.571 + 0.785
        ],
        0.012,
        dark(),
        2,
    )
    return hold([tub, cap, posts], f'gondola {seed}')


def ferris_wheel(x, y, hub, radius, cabins=14, turn=0.12, strength=2.4):
    """A wheel in the x-z plane: two rims with bulbs, spokes, cabins that hang down, a trestle."""
    steel, white = painted('#f0e6d2', 0.5, 0.05), painted('#e6d6b8', 0.5, 0.05)
    around = np.linspace(0, 2 * math.pi, 97)
    rims = [
        [(x + r * math.cos(a), y + dy, hub + r * math.sin(a)) for a in around]
        for dy in (-0.14, 0.14)
        for r in (radius, radius * 0.86)
    ]
    tubes('rim', rims, 0.026, steel, 4)
    spokes = []
    for k in range(cabins * 2):
        a = turn + math.pi * k / cabins
        c, s = math.cos(a), math.sin(a)
        spokes += [[(x, y + dy, hub), (x + radius * c, y + dy, hub + radius * s)] for dy in (-0.14, 0.14)]
        a2 = a + math.pi / cabins
        spokes += [
            [
                (x + radius * c, y - 0.14, hub + radius * s),
                (x + radius * 0.86 * math.cos(a2), y - 0.14, hub + radius * 0.86 * math.sin(a2)),
            ]
        ]
    tubes('spokes', spokes, 0.012, white, 3)
    bulb = hide(ellipsoid('bulb', 0.032, 0.032, 0.032, glowing('#ffe9bc', '#ffca7a', strength), 12))
    for k in range(cabins * 5):
        a = turn + 2 * math.pi * k / (cabins * 5)
        instance(bulb, (x + radius * math.cos(a), y - 0.18, hub + radius * math.sin(a)))
    for k in range(cabins):
        for step in (0.3, 0.5, 0.7):
            a = turn + 2 * math.pi * k / cabins
            instance(
                bulb,
                (x + radius * step * math.cos(a), y - 0.16, hub + radius * step * math.sin(a)),
                scale=0.8,
            )
    colors = [rust(), ochre(), teal(), dusty_blue(), shutter_green()]
    for k in range(cabins):
        a = turn + 2 * math.pi * k / cabins
        item = place(_gondola(colors[k % 5], k), x + radius * math.cos(a), y, hub + radius * math.sin(a))
        size = radius / 1.75
        item.scale = (size, size, size)
    hub_item = lathe('hub', [(0, 0.24), (0.16, 0.24), (0.22, 0.18), (0.22, -0.2), (0, -0.2)], rust(), 40)
    place(hub_item, x, y, hub, (math.pi / 2, 0, 0))
    for dy in (-0.34, 0.34):
        legs = [[(x, y + dy, hub), (x + s * radius * 0.62, y + dy * 1.5, 0)] for s in (-1, 1)]
        tubes('legs', legs, 0.06, steel, 4)
    box(x, y, 0.1, radius * 1.7, 1.2, 0.2, teal(), 0.03)


def big_doughnut(x, y, z, radius, rng):
    """A painted doughnut as a shop sign, standing and facing the front."""
    tube = radius * 0.52
    parts = [ring_doughnut(3, radius, tube, '#e89aa4'), *sprinkles(radius, tube, 90, rng)]
    return place(hold(parts, 'sign'), x, y, z, (math.pi / 2 - 0.12, 0, 0))


def paper_bag(x, y, z, rng, turn=0.0, size=1.0):
    """An open striped paper bag heaped with sugared little doughnuts."""
    parts = []
    r, h = 0.2, 0.34
    a, t = np.meshgrid(np.linspace(0, 2 * math.pi, 121), np.linspace(0, 1, 8))
    square = 1 / (np.abs(np.cos(a)) ** 5 + np.abs(np.sin(a)) ** 5) ** 0.2
    reach = r * square * (0.86 + 0.16 * t)
    top = h * t + 0.02 * t * np.abs((a * 22 / 6.283) % 1 - 0.5)
    for k in range(16):
        keep = slice(int(120 * k / 16), int(120 * (k + 1) / 16) + 1)
        strip = np.stack(
            [reach[:, keep] * np.cos(a[:, keep]), reach[:, keep] * np.sin(a[:, keep]) * 0.8, top[:, keep]], -1
        )
        rows, columns = strip.shape[:2]
        faces = [
            (j * columns + i, j * columns + i + 1, (j + 1) * columns + i + 1, (j + 1) * columns + i)
            for j in range(rows - 1)
            for i in range(columns - 1)
        ]
        parts.append(
            thicken(mesh_object('bag', strip.reshape(-1, 3), faces, rust() if k % 2 else cream()), 0.006)
        )
    rings = hide([ring_doughnut(k, 0.068, 0.036) for k in range(3)])
    parts.append(lathe('fill', [(0, 0.3), (0.12, 0.29), (0.16, 0.25)], matte('#9a5f28', 0.8, bump=0.6), 32))
    heap = (
        (-0.085, 0.07, 0.36),
        (0.085, 0.06, 0.38),
        (-0.08, -0.06, 0.34),
        (0.085, -0.07, 0.33),
        (0.0, 0.01, 0.46),
    )
    for k, (dx, dy, dz) in enumerate(heap):
        turn_ = (rng.uniform(0.75, 1.05), (-0.5, 0.5, -0.35, 0.35, 0.1)[k], rng.uniform(-0.3, 0.3))
        parts.append(instance(rings[k % 3], (dx, dy, dz), turn_))
    item = place(hold(parts, 'bag'), x, y, z, (0, 0, turn))
    item.scale = (size, size, size)
    return item
