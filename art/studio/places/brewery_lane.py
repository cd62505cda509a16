"""A lane of brick warehouses in winter: lit windows, wooden cabins with snow on their roofs."""

import math

from studio.materials.buildings import brick
from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid, lathe, mesh_object
from studio.places.palette import dark, limestone, timber
from studio.places.snow import snow_slab
from studio.places.walls import arch_outline, box, prism
from studio.scene import group, place


def lit_arch(x, y, z, width, height, lit):
    """A warehouse window with a segment of bars; lit: light behind it."""
    pane = glowing('#f2c98a', '#ffb060', 1.5) if lit else painted('#22303a', 0.2)
    prism(arch_outline(x, z - 0.04, width + 0.2, height + 0.14), y - 0.05, y + 0.05, limestone())
    prism(arch_outline(x, z, width, height), y - 0.07, y + 0.02, pane, 0)
    for k in (-1, 0, 1):
        box(
            x + k * width / 4,
            y - 0.085,
            z + height / 2 - 0.02 * abs(k),
            0.025,
            0.03,
            height - 0.06 - 0.12 * abs(k),
            dark(),
            0.004,
        )
    for k in range(3):
        box(x, y - 0.085, z + height * (0.2 + 0.25 * k), width, 0.03, 0.025, dark(), 0.004)
    box(x, y - 0.1, z - 0.06, width + 0.3, 0.16, 0.08, limestone(), 0.015)


def brick_warehouse(x, y, width, height, bays, gable=0.7, lit=(1, 0, 1)):
    """A gabled front of brick with rows of arched windows."""
    wall = brick('#9a4a30', '#7f3a26', '#b99a7c', 1.35)
    outline = [
        (x - width / 2, 0),
        (x + width / 2, 0),
        (x + width / 2, height),
        (x, height + gable),
        (x - width / 2, height),
    ]
    prism(outline, y, y + 1.6, wall, 0.01)
    slope = math.hypot(width / 2, gable)
    for side in (-1, 1):
        angle = side * math.atan2(gable, width / 2)
        box(
            x + side * width / 4,
            y + 0.3,
            height + gable / 2 + 0.04,
            slope + 0.1,
            0.8,
            0.1,
            limestone(),
            0.02,
            (0, angle, 0),
        )
        snow_slab(
            x + side * width / 4, y + 0.3, height + gable / 2 + 0.12, slope, 0.8, 0.12, (0, angle, 0), 3
        )
    step = width / bays
    for row, z in enumerate((0.5, 1.9)):
        if z + 1.1 < height + 0.2:
            for k in range(bays):
                lit_arch(x - width / 2 + step * (k + 0.5), y, z, step * 0.5, 1.05, lit[(k + row) % len(lit)])


def cabin(x, y, angle, width=1.7, goods=None):
    """A wooden market cabin, open in front with a lit inside; goods() fills its counter, whose top is at .79."""

    def build():
        plank, roof = timber(), painted('#6a4630', 0.8, 0.3, 9)
        half = width / 2
        for side in (-1, 1):
            box(side * half, 0.35, 0.85, 0.08, 1.1, 1.7, plank, 0.015)
        box(0, 0.88, 0.9, width, 0.06, 1.8, glowing('#c98a4c', '#ff9a48', 0.35), 0.01)
        for k in range(6):
            box(-half + width * (k + 0.5) / 6, -0.2, 0.36, width / 6 - 0.015, 0.07, 0.72, plank, 0.012)
        box(0, -0.26, 0.76, width + 0.16, 0.42, 0.06, plank, 0.015)
        for level in (1.2, 1.5):
            box(0, 0.78, level, width * 0.9, 0.16, 0.03, plank, 0.006)
        for k in range(10):
            jar = ellipsoid(
                'jar',
                0.055,
                0.055,
                0.075,
                painted(('#b8452c', '#e3b23c', '#5f7d6b', '#ece5d8')[k % 4], 0.3, 0.03),
                16,
            )
            place(jar, -half * 0.8 + 0.16 * half * 1.1 * (k % 5) * 2.2, 0.75, 1.28 + 0.3 * (k // 5))
        gable = [(-half, 1.66), (half, 1.66), (0, 2.3)]
        prism(gable, -0.22, -0.16, plank, 0.01)
        slope = math.hypot(half + 0.2, 0.72)
        for side in (-1, 1):
            angle_ = side * math.atan2(0.66, half)
            box(side * (half / 2 + 0.08), 0.25, 1.98, slope, 1.5, 0.06, roof, 0.01, (0, angle_, 0))
            snow_slab(side * (half / 2 + 0.07), 0.25, 2.09, slope * 0.98, 1.5, 0.16, (0, angle_, 0), 4)
        snow_slab(0, 0.25, 2.34, 0.5, 1.46, 0.16, seed=5)
        for k in range(9):
            bulb = ellipsoid('bulb', 0.035, 0.035, 0.045, glowing('#ffe2a8', '#ffbe6a', 3.0), 12)
            t = (k + 0.5) / 9
            place(bulb, -half - 0.2 + (width + 0.4) * t, -0.56, 1.62 + 0.62 * (1 - abs(2 * t - 1)) - 0.03)
        if goods:
            goods()

    group(build, (x, y, 0), angle)


def barrel(x, y, size=1.0):
    """An old whisky barrel to stand at, its top at 1 * size."""
    s = size
    staves = [
        (0, 0),
        (0.32 * s, 0),
        (0.39 * s, 0.3 * s),
        (0.41 * s, 0.5 * s),
        (0.39 * s, 0.7 * s),
        (0.33 * s, 0.98 * s),
        (0.31 * s, 0.98 * s),
        (0, 0.96 * s),
    ]
    place(lathe('barrel', staves, timber(), 64), x, y, 0)
    for r, z in ((0.352, 0.12), (0.402, 0.36), (0.402, 0.64), (0.352, 0.86)):
        hoop = lathe(
            'hoop',
            [
                (r * s, -0.035 * s),
                ((r + 0.012) * s, -0.035 * s),
                ((r + 0.012) * s, 0.035 * s),
                (r * s, 0.035 * s),
            ],
            dark(),
            64,
        )
        place(hoop, x, y, z * s)


def star(x, y, z, radius):
    """A glowing star on a tree's tip."""
    points = []
    for k in range(10):
        a, r = math.pi / 2 + k * math.pi / 5, radius * (1 if k % 2 == 0 else 0.42)
        points.append((r * math.cos(a), r * math.sin(a)))
    vertices = [(x + u, y, z + w) for u, w in points] + [(x, y - radius * 0.3, z)]
    faces = [(k, (k + 1) % 10, 10) for k in range(10)]
    mesh_object('star', vertices, faces, glowing('#ffe9b4', '#ffd070', 2.6), False)
