"""The float that is carried at a run: waves, a castle, a pine, fans; no figures."""

import math

import numpy as np

from studio.materials.surfaces import painted
from studio.materials.wood import wood
from studio.mesh import ellipsoid, mesh_object, tubes
from studio.places.float_parts import gold, wave_gable
from studio.places.nature import ball_tree
from studio.places.palette import dark, rust, timber
from studio.places.walls import box
from studio.scene import place


def _wave(x, y, z, size, blue, white):
    """A curling wave with foam."""
    t = np.linspace(0, 4.6, 40)
    spiral = [
        (x + size * (0.62 - 0.115 * s) * math.cos(s), y, z + size * (0.62 - 0.115 * s) * math.sin(s))
        for s in t
    ]
    tubes('wave', [spiral], 0.15 * size, blue, 6, lambda n: np.linspace(1.3, 0.45, n))
    lip = [(px, y - 0.07 * size, pz + 0.02) for px, _, pz in spiral]
    tubes('foam', [lip], 0.075 * size, white, 5, lambda n: np.linspace(1.2, 0.5, n))


def running_float(x, y, rng):
    """A yamakasa 2.2 wide on its carrying beams: waves, a castle, a pine, fans and flags; no figures."""
    beam = wood('#9a6a3c', '#d0a06a', 0.8, 'X', 0.5)
    for k in range(4):
        tubes(
            'beam',
            [[(x - 2.0, y - 0.5 + 0.33 * k, 0.62), (x + 2.0, y - 0.5 + 0.33 * k, 0.62)]],
            0.055,
            beam,
            5,
        )
    for dx in (-0.85, 0.85):
        for dy in (-0.5, 0.5):
            box(x + dx, y + dy, 0.42, 0.12, 0.12, 0.84, beam, 0.015)
    rope = [
        [
            (x + dx + 0.075 * math.cos(a), y - 0.5 + 0.075 * math.sin(a), 0.5 + a * 0.012)
            for a in np.linspace(0, 25, 120)
        ]
        for dx in (-0.85, 0.85)
    ]
    tubes('rope', rope, 0.022, painted('#e0cfa4', 0.9, 0.4, 40), 4)
    box(x, y, 0.88, 2.0, 1.15, 0.14, beam, 0.02)
    for k in range(10):
        box(
            x - 0.9 + 0.2 * k,
            y - 0.58,
            1.06,
            0.18,
            0.05,
            0.3,
            painted('#f3e8d2', 0.9, 0.1) if k % 2 else rust(),
            0.01,
        )
    blue, white = painted('#3f6f9a', 0.5, 0.1, 9, '#34618c'), painted('#f4efe2', 0.7, 0.2)
    for dx, dz, size in (
        (-0.7, 1.45, 0.55),
        (-0.1, 1.4, 0.6),
        (0.55, 1.45, 0.58),
        (-0.4, 1.85, 0.5),
        (0.8, 1.9, 0.45),
        (0.2, 1.95, 0.4),
    ):
        _wave(x + dx, y - 0.42 + 0.1 * rng.random(), dz, size, blue, white)
    rock = painted('#6f7a5c', 0.95, 0.7, 6, '#5c6a4c')
    for k, (dx, dz, r) in enumerate(((0, 1.5, 0.75), (-0.45, 1.95, 0.5), (0.5, 2.0, 0.5), (0.05, 2.3, 0.5))):
        place(ellipsoid('rock', r, 0.4, r * 0.8, rock, 36, 0.25, 2, k), x + dx, y + 0.1, dz)
    level = 2.55
    for half, height in ((0.42, 0.3), (0.28, 0.26)):
        box(x + 0.12, y, level + height / 2, half * 1.6, 0.5, height, white, 0.01)
        box(x + 0.12, y - 0.26, level + height * 0.5, half * 0.9, 0.02, height * 0.4, dark(), 0.004)
        wave_gable(x + 0.12, y, level + height, half * 1.35, 0.75, 0.17, painted('#2f5a52', 0.5, 0.1), gold())
        level += height + 0.2
    ball_tree(
        x - 0.72,
        y - 0.1,
        1.95,
        0.34,
        painted('#4f6b45', 0.8),
        timber(),
        rng,
        260,
        0.25,
        1.3,
        None,
        painted('#3f5a3a', 0.9),
    )
    for k in range(14):
        petal = ellipsoid(
            'peony',
            0.12,
            0.09,
            0.1,
            painted(('#d8707c', '#e8a0a0', '#f0d0c8')[k % 3], 0.7, 0.6, 14),
            18,
            0.3,
            3,
            k,
        )
        place(petal, x - 0.95 + 1.9 * ((k * 0.618) % 1), y - 0.5, 1.25 + 1.0 * ((k * 0.755 + 0.3) % 1))
    for dx, tilt, color in ((-0.98, 0.35, rust()), (1.0, -0.35, painted('#e3b23c', 0.7, 0.1))):
        fan = [(0, 0)] + [(0.62 * math.cos(a), 0.62 * math.sin(a)) for a in np.linspace(0.5, 2.64, 18)]
        item = mesh_object('fan', [(u, 0, w) for u, w in fan], [tuple(range(len(fan)))], color, False)
        place(item, x + dx, y - 0.2, 2.0, (0, tilt, 0))
        tubes(
            'ribs',
            [
                [(x + dx, y - 0.22, 2.0), (x + dx + 0.6 * math.cos(a), y - 0.22, 2.0 + 0.6 * math.sin(a))]
                for a in np.linspace(0.6, 2.5, 7)
            ],
            0.008,
            gold(),
            2,
        )
