"""A street party: the band's shell, congas, griddle, tamales, lemon-yellow jars."""

import math

import numpy as np

from studio.materials.surfaces import iron, liquid, matte, painted
from studio.materials.wood import wood
from studio.mesh import ellipsoid, lathe, mesh_object, smooth_profile, tubes
from studio.places.palette import cream, dark, ochre, rust, teal, timber
from studio.places.walls import box, prism
from studio.scene import hide, hold, instance, place


def sunburst_shell(x, y, radius, colors, rays=15, depth=1.1):
    """A half-round stage shell of coloured rays that open to the front, on a plank stage .55 high."""
    base = 0.55
    step = math.pi / rays
    for k in range(rays):
        near = [
            (radius * math.cos(k * step + s * step), radius * math.sin(k * step + s * step))
            for s in np.linspace(0, 1, 6)
        ]
        far = [(0.3 * u, 0.3 * w) for u, w in near]
        points = [(x + u, y, base + w) for u, w in near] + [
            (x + u, y + depth, base + w) for u, w in far[::-1]
        ]
        mesh_object('ray', points, [tuple(range(len(points)))], colors[k % len(colors)], False)
    arch = [
        (x + radius * 1.03 * math.cos(a), y, base + radius * 1.03 * math.sin(a))
        for a in np.linspace(0, math.pi, 60)
    ]
    tubes('arch', [arch], 0.09, cream(), 6)
    half = [
        (x + 0.32 * radius * math.cos(a), base + 0.32 * radius * math.sin(a))
        for a in np.linspace(0, math.pi, 30)
    ]
    prism(half, y + depth - 0.02, y + depth + 0.05, painted('#f0c84e', 0.8, 0.1), 0)
    box(x, y + depth * 0.25, base / 2, radius * 2.3, depth * 1.7, base, teal(), 0.03)
    box(x, y + depth * 0.25, base + 0.01, radius * 2.36, depth * 1.76, 0.08, timber(), 0.02)


def conga(x, y, z, size, color):
    """A tall drum with hoops, tuning rods and a skin."""
    s = size
    shell = [
        (0.15 * s, 0),
        (0.17 * s, 0.1 * s),
        (0.26 * s, 0.5 * s),
        (0.23 * s, 0.86 * s),
        (0.2 * s, 1.0 * s),
    ]
    body = lathe('conga', smooth_profile(shell, 8), color, 48)
    hoops = [lathe('hoop', [(r * s, dz * s), (r * s + 0.02, dz * s), (r * s + 0.02, (dz + 0.045) * s), (r * s, (dz + 0.045) * s)],
                   painted('#c9a04a', 0.3, 0.02, 8, None, 0.6, 0.3), 40) for r, dz in ((0.215, 0.93), (0.262, 0.48))]  # fmt: skip
    skin = lathe(
        'skin', [(0, 1.01 * s), (0.2 * s, 1.01 * s), (0.21 * s, 0.97 * s)], painted('#efe0c0', 0.7, 0.1), 40
    )
    rods = tubes('rods', [[(0.232 * s * math.cos(a), 0.232 * s * math.sin(a), 0.96 * s), (0.262 * s * math.cos(a), 0.262 * s * math.sin(a), 0.6 * s)]
                          for a in np.linspace(0, 6.283, 8)], 0.01 * s, painted('#c9a04a', 0.3, 0.02, 8, None, 0.6, 0.3), 2)  # fmt: skip
    place(hold([body, skin, rods, *hoops], 'conga'), x, y, z)


def griddle(x, y, z, width, depth):
    """A black plancha with a rim; food lies at z + .07."""
    box(x, y, z + 0.03, width, depth, 0.06, iron(), 0.015)
    for dx, dy, w, d in (
        (0, depth / 2, width, 0.04),
        (-width / 2, 0, 0.04, depth),
        (width / 2, 0, 0.04, depth),
    ):
        box(x + dx, y + dy, z + 0.07, w, d, 0.12, iron(), 0.012)
    sheen = lathe(
        'oil', [(0, 0), (min(width, depth) * 0.42, 0)], liquid('#2a2018', roughness=0.12, alpha=0.5), 40
    )
    sheen.scale = (width / depth * 0.9, 1, 1)
    place(sheen, x, y, z + 0.062)


def filled_arepa(item_bread, rng):
    """A griddle cake cut open and filled with cheese, avocado and tomato, standing a little open. Returns the holder."""
    parts = [place(item_bread(1, 0.22), 0, 0, 0), place(item_bread(4, 0.22), 0.0, 0.03, 0.15, (0.26, 0, 0.4))]
    cheese, avocado, tomato = (
        matte('#f4e2a4', 0.35, 0.3, 0.1),
        matte('#9fb04a', 0.3, 0.3, 0.1, 0.3),
        matte('#c4301c', 0.2, 0.5, 0.1),
    )
    for k in range(22):
        filling = (cheese, avocado, tomato, cheese)[k % 4]
        a = math.pi + math.pi * (k + rng.random()) / 22
        bit = ellipsoid('filling', 0.062, 0.045, 0.038, filling, 14, 0.2, 2, k)
        parts.append(
            place(
                bit,
                0.195 * math.cos(a),
                0.195 * math.sin(a) + 0.01,
                0.135 + rng.uniform(-0.015, 0.03),
                (rng.uniform(-1, 1), rng.uniform(-1, 1), a),
            )
        )
    return hold(parts, 'arepa')


def tamale(seed):
    """A parcel in a corn husk tied with a strip, along x. Returns the holder."""
    husk = matte('#e3c884', 0.7, 0, 0.1, 0.8, 10, '#cdaa5e', 0.12)
    body = place(ellipsoid('tamale', 0.22, 0.085, 0.075, husk, 30, 0.1, 3, seed), 0, 0, 0.07)
    fan = [[(0.18, 0, 0.07), (0.3, dy * 0.6, 0.09), (0.4, dy, 0.1)] for dy in np.linspace(-0.1, 0.1, 7)]
    ties = [
        [(dx, 0.086 * math.cos(a), 0.07 + 0.078 * math.sin(a)) for a in np.linspace(0, 6.283, 24)]
        for dx in (-0.06, 0.1)
    ]
    return hold(
        [body, tubes('fan', fan, 0.022, husk, 3), tubes('tie', ties, 0.012, matte('#b58a3c', 0.8), 3)],
        'tamale',
    )


def churro_jar(x, y, z, churros, rng, size=1.0):
    """A painted tin with churros standing in it."""
    tin = lathe('tin', [(0, 0), (0.2, 0), (0.22, 0.4), (0.205, 0.4), (0.19, 0.05), (0, 0.05)], rust(), 48)
    band = lathe('band', [(0.212, 0.14), (0.222, 0.14), (0.226, 0.28), (0.216, 0.28)], ochre(), 48)
    parts = [tin, band]
    hide(churros)
    for k in range(9):
        a, lean = k * 0.698, rng.uniform(0.08, 0.3)
        d = 0.11 if k < 7 else 0.03
        turn = (0, -math.pi / 2 + lean, a)
        parts.append(
            instance(
                churros[k % len(churros)],
                (d * math.cos(a) + 0.1 * lean, d * math.sin(a), 0.45 + rng.uniform(-0.05, 0.08)),
                turn,
            )
        )
    item = place(hold(parts, 'churros'), x, y, z)
    item.scale = (size, size, size)


def guitar(x, y, z, size):
    """A guitar leaning back on its stand."""
    pine = wood('#b06a2c', '#d9a05a', 1.2, 'X', 0.35)
    v = np.linspace(-1, 1, 40)
    half = 0.25 * np.sqrt(1 - v**2) ** 0.8 * (1 - 0.2 * v) * (1 - 0.34 * np.exp(-(((v - 0.12) / 0.24) ** 2)))
    outline = [(w, 0.34 * u) for w, u in zip(half, v, strict=True)] + [
        (-w, 0.34 * u) for w, u in zip(half[-2:0:-1], v[-2:0:-1], strict=True)
    ]
    parts = [prism(outline, -0.06, 0.06, pine, 0.02)]
    hole = place(lathe('hole', [(0, 0), (0.075, 0)], dark(), 30), 0, -0.066, 0.06, (math.pi / 2, 0, 0))
    parts += [hole, box(0, -0.05, 0.62, 0.06, 0.05, 0.75, timber(), 0.01), box(0, -0.05, 1.04, 0.1, 0.05, 0.18, timber(), 0.01),
              box(0, -0.07, -0.16, 0.16, 0.03, 0.04, timber(), 0.006)]  # fmt: skip
    item = place(hold(parts, 'guitar'), x, y, z + 0.36 * size, (-0.16, 0.1, 0))
    item.scale = (size, size, size)
