"""The Toronto skyline from the lake."""

import math

from studio.materials.buildings import windowed
from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import tubes
from studio.places.nature import ball_tree
from studio.places.palette import cream, leaf_shade, timber
from studio.places.walls import box, prism


def quay():
    """The quay wall."""
    box(0, 2.6, 0.02, 14, 3.2, 0.22, painted('#d8c6a4', 0.9, 0.2, 6), 0.03)
    box(0, 1.03, 0.08, 14, 0.1, 0.2, timber(), 0.02)


def skyline(rng):
    """Three rows of towers, leaving room for tower and dome."""
    walls = [
        '#d9926b',
        '#e6d6b8',
        '#7f97a6',
        '#a3ab95',
        '#b8604a',
        '#c98f5f',
        '#8ea79a',
        '#ece5d8',
        '#5f7d86',
        '#c4957c',
    ]
    panes = ['#3f5563', '#4a6272', '#394b58', '#6f8a94']
    for row, (y, lowest, highest, narrowest, widest, _unused) in enumerate(
        ((3.9, 1.3, 2.6, 0.4, 0.6, 15), (3.1, 0.9, 2.1, 0.36, 0.56, 14), (2.3, 0.5, 1.25, 0.4, 0.7, 12))
    ):
        x = -4.4 + 0.1 * row
        while x < 4.3:
            width = rng.uniform(narrowest, widest)
            height = rng.uniform(lowest, highest) * (
                1.0 + 0.35 * math.exp(-(((x - 1.2) / 1.1) ** 2)) - 0.1 * abs(x) / 4
            )
            if not (row > 0 and abs(x + width / 2 + 0.55) < 0.62) and (
                not (row == 2 and -2.6 < x + width / 2 < -1.1)
            ):
                wall = rng.choice(walls)
                pane = rng.choice(panes)
                facade = windowed(wall, pane, rng.choice([6.5, 7.5]))
                box(
                    x + width / 2,
                    y + rng.uniform(-0.15, 0.15),
                    height / 2 + 0.1,
                    width,
                    width * 0.9,
                    height,
                    facade,
                    0.012,
                )
                top = rng.random()
                if top < 0.35:
                    box(
                        x + width / 2,
                        y,
                        height + 0.16,
                        width * 0.55,
                        width * 0.5,
                        0.14,
                        painted(wall, 0.8, 0.1),
                        0.01,
                    )
                elif top < 0.5:
                    tubes(
                        'ant',
                        [[(x + width / 2, y, height + 0.1), (x + width / 2, y, height + 0.55)]],
                        0.012,
                        cream(),
                        2,
                    )
                elif top < 0.62:
                    prism(
                        [
                            (x, height + 0.1),
                            (x + width, height + 0.1),
                            (x + width / 2, height + 0.1 + width * 0.5),
                        ],
                        y - width * 0.42,
                        y + width * 0.42,
                        painted('#5f8f86', 0.6, 0.1),
                    )
            x += width + rng.uniform(0.03, 0.1)


def maples(rng):
    """Round trees along the quay, some red."""
    for k in range(15):
        x = -4.0 + 8.0 * (k + 0.5) / 15 + rng.uniform(-0.1, 0.1)
        ball_tree(
            x,
            1.3 + rng.uniform(-0.06, 0.12),
            0.12,
            rng.uniform(0.15, 0.22),
            material(
                'mapl', lambda shader: shader.surface(shader.vary('#8a8f45', 0.05, 0.25, 0.1), roughness=0.6)
            )
            if k % 3
            else material(
                'map2', lambda shader: shader.surface(shader.vary('#c4572e', 0.03, 0.2, 0.1), roughness=0.6)
            ),
            timber(),
            rng,
            260,
            0.14,
            1,
            None,
            leaf_shade() if k % 3 else painted('#8f3f22', 0.9),
        )
