"""A narrow covered market street in Japan, seen along its length."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid, grid_mesh, lathe, thicken, tubes
from studio.places.festive import door_curtain
from studio.places.palette import cream, dark, timber
from studio.places.stall import paper_lantern
from studio.places.walls import box, paving
from studio.scene import place

HALF = 1.55
"""Half the width of the lane, in units."""
BAY = 1.7
CURTAINS = ('#34507a', '#8e2f22', '#2f5a52', '#c98f5f', '#5f7d6b', '#6e4a4a')


def arcade_floor(rng, far=14.0):
    """Pale and dark tiles along the lane."""
    paving(-4, 4, -6.5, far, painted('#d8cbb4', 0.3, 0.15, 5, '#c9bba2', 0.4, 0.2), rng, 0.46, 0.46)


def glass_roof(start=-4.3, bays=11, spring=3.0, rise=0.75):
    """A vault of red, yellow and green panes on white ribs."""
    panes = [
        glowing(color, light, 0.5)
        for color, light in (('#c8412c', '#d8452a'), ('#e3b23c', '#f0b83a'), ('#4f8f5a', '#4f9a5c'))
    ]
    for bay in range(bays):
        y0, y1 = start + bay * BAY, start + (bay + 1) * BAY
        for strip in range(6):
            a0, a1 = math.pi * strip / 6, math.pi * (strip + 1) / 6
            a, y = np.meshgrid(np.linspace(a0 + 0.02, a1 - 0.02, 6), np.linspace(y0 + 0.05, y1 - 0.05, 2))
            x, z = HALF * 1.25 * np.cos(a), spring + rise * np.sin(a)
            grid_mesh('pane', x, y, z, panes[(strip + bay) % 3])
        rib = [
            (HALF * 1.25 * math.cos(a), y0, spring + rise * math.sin(a)) for a in np.linspace(0, math.pi, 30)
        ]
        tubes('rib', [rib], 0.05, cream(), 5)
    for strip in range(7):
        a = math.pi * strip / 6
        x, z = HALF * 1.25 * math.cos(a), spring + rise * math.sin(a)
        tubes('purlin', [[(x, start, z), (x, start + bays * BAY, z)]], 0.03, cream(), 4)


def shop_row(side, start=-4.3, bays=10):
    """Wooden shop fronts along one side (-1 left, 1 right): lit inside, lintel, curtain, a lantern at every pier."""
    lit = glowing('#d9a566', '#ff9f4a', 0.3)
    red, white = glowing('#c8412c', '#ff4a1e', 0.55, 0.6), glowing('#e0bd80', '#ffa245', 0.62, 0.6)
    edge = side * HALF
    for bay in range(bays):
        y0 = start + bay * BAY
        middle = y0 + BAY / 2
        box(edge + side * 1.1, middle, 1.2, 0.05, BAY, 2.4, lit, 0.01)
        for level in (1.35, 1.75):
            box(edge + side * 0.95, middle, level, 0.25, BAY * 0.92, 0.04, timber(), 0.006)
            for k in range(7):
                jar = lathe(
                    'jar',
                    [(0, 0), (0.07, 0), (0.085, 0.12), (0.05, 0.17), (0, 0.18)],
                    painted(CURTAINS[(k + bay) % 6], 0.3, 0.03, 8, None, 0.5, 0.4),
                    18,
                )
                place(jar, edge + side * 0.92, y0 + 0.2 + 0.21 * k, level + 0.02)
        box(edge + side * 0.03, y0, 1.5, 0.14, 0.14, 3.0, timber(), 0.015)
        box(edge + side * 0.1, middle, 2.42, 0.25, BAY, 0.24, timber(), 0.015)
        box(edge + side * 0.3, middle, 2.85, 0.2, BAY, 0.7, painted('#e3d3b4', 0.9, 0.2), 0.01)
        cloth = painted(CURTAINS[(bay * 2 + (side > 0)) % 6], 0.95, 0.15, 20)
        vs, ys = np.meshgrid(
            np.linspace(0, 1, 10), np.linspace(y0 + 0.12, y0 + BAY - 0.12, 24), indexing='ij'
        )
        sway = edge - side * (0.06 + 0.03 * np.sin(ys * 9 + bay) * vs)
        thicken(grid_mesh('curtain', sway, ys, 2.36 - 0.36 * vs, cloth), 0.01)
        paper_lantern(edge - side * 0.2, y0, 2.5, 0.13, 0.34, white if bay % 2 else red, dark())


def sloping_table(side, y, length, depth=0.62, height=0.62):
    """A table tilted to the lane on one side, its edge at x = side * 1.0; returns the place of its middle."""
    x = side * (HALF - 0.22)
    box(x, y, height / 2, depth, length, height, painted('#7a5638', 0.7, 0.2), 0.02)
    box(x, y, height + 0.05, depth + 0.08, length + 0.06, 0.06, timber(), 0.012, (0, -side * 0.22, 0))
    return x, y, height + 0.1


def pickle_barrel(x, y, z, color, seed, size=1.0):
    """A low cedar tub of pickles in their mash."""
    s = size
    tub = lathe(
        'tub',
        [(0, 0), (0.3 * s, 0), (0.34 * s, 0.34 * s), (0.31 * s, 0.34 * s), (0.29 * s, 0.2 * s), (0, 0.2 * s)],
        painted('#c99a62', 0.7, 0.3, 20, '#b5844c'),
        48,
    )
    place(tub, x, y, z)
    for level in (0.08, 0.26):
        place(
            lathe(
                'hoop',
                [
                    (0.312 * s + 0.1 * level * s, 0),
                    (0.33 * s + 0.1 * level * s, 0),
                    (0.33 * s + 0.1 * level * s, 0.035),
                ],
                dark(),
                48,
            ),
            x,
            y,
            z + level * s,
        )
    place(
        lathe(
            'mash',
            [(0, 0.27 * s), (0.2 * s, 0.26 * s), (0.31 * s, 0.23 * s)],
            painted('#d9b46a', 0.8, 0.7, 20, '#c49a4e'),
            40,
        ),
        x,
        y,
        z,
    )
    for k in range(9):
        item = ellipsoid(
            'pickle',
            0.13 * s,
            0.05 * s,
            0.05 * s,
            painted(color, 0.25, 0.15, 9, None, 0.5, 0.4),
            20,
            0.06,
            3,
            k + seed,
            0.2,
        )
        place(
            item,
            x + 0.16 * s * math.cos(k * 2.4),
            y + 0.16 * s * math.sin(k * 2.4),
            z + (0.3 + 0.05 * (k % 3)) * s,
            (0.15 * (k % 3), 0.2, k * 1.3 + seed),
        )


def small_octopus(size=1.0):
    """A glazed red octopus with a quail egg for a head, on a stick along -z. Returns its parts."""
    glaze = painted('#a82c1c', 0.18, 0.15, 12, '#8f2014', 0.6, 0.8)
    parts = [
        place(
            ellipsoid('head', 0.105 * size, 0.1 * size, 0.125 * size, glaze, 32, 0.03, 2), 0, 0, 0.16 * size
        )
    ]
    arms = []
    for k in range(8):
        a = k * 0.785 + 0.2
        arms.append([((0.05 + 0.23 * t) * size * math.cos(a + 0.6 * t), (0.05 + 0.23 * t) * size * math.sin(a + 0.6 * t), (0.07 - 0.07 * math.sin(t * 3) + 0.09 * t * t) * size)
                     for t in np.linspace(0, 1, 12)])  # fmt: skip
    parts.append(tubes('arms', arms, 0.042 * size, glaze, 5, lambda n: np.linspace(1.2, 0.35, n)))
    return parts


def far_light(y):
    """The bright end of the lane."""
    box(0, y, 1.6, 4.4, 0.1, 4.0, glowing('#e8cfa0', '#ffd898', 0.45), 0.01)
    door_curtain(-1.4, 1.4, y - 0.3, 2.9, 0.5, 5, painted('#34507a', 0.95, 0.15, 20))
