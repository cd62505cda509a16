"""Boats with lanterns and fires on a night river, fireworks over them."""

import math

import numpy as np

from studio.materials.surfaces import glowing, painted, shining
from studio.mesh import ellipsoid, grid_mesh, lathe, tubes
from studio.places.festive import paper_lights
from studio.places.palette import dark, timber
from studio.places.stall import paper_lantern
from studio.places.walls import box, prism
from studio.scene import place


def festival_boat(x, y, size, hull, canopy, lanterns=5, fire=False):
    """A wooden barge 2.4 long with a canopy hung with lanterns; fire: an iron basket of flames at its bow."""
    s = size
    us, vs = np.meshgrid(np.linspace(-1, 1, 50), np.linspace(-1, 1, 17))
    lift = 0.16 * np.abs(us) ** 3.2
    width = 0.34 * s * (1 - np.abs(us) ** 4 * 0.75)
    grid_mesh(
        'hull',
        x + us * 1.2 * s,
        y + vs * width,
        (0.26 - 0.3 * np.abs(vs) ** 4 * -1 - 0.3 + lift) * s + 0.02,
        hull,
    )
    rail = np.linspace(-1, 1, 40)
    for side in (-1, 1):
        line = [
            (
                x + u * 1.2 * s,
                y + side * 0.34 * s * (1 - abs(u) ** 4 * 0.75),
                (0.27 + 0.16 * abs(u) ** 3.2) * s,
            )
            for u in rail
        ]
        tubes('rail', [line], 0.035 * s, timber(), 4)
    for px in (-0.62, 0, 0.62):
        for side in (-1, 1):
            box(x + px * s, y + side * 0.24 * s, 0.62 * s, 0.05 * s, 0.05 * s, 0.84 * s, timber(), 0.01)
    roof = [
        (x - 0.86 * s, 1.0 * s),
        (x + 0.86 * s, 1.0 * s),
        (x + 0.62 * s, 1.24 * s),
        (x - 0.62 * s, 1.24 * s),
    ]
    prism(roof, y - 0.42 * s, y + 0.42 * s, canopy, 0.02)
    red, white = paper_lights()
    for k in range(lanterns):
        at = x + (k - (lanterns - 1) / 2) * 1.6 * s / lanterns
        paper_lantern(at, y - 0.42 * s, 1.0 * s, 0.115 * s, 0.3 * s, white if k % 2 == 0 else red, dark())
    if fire:
        tubes('pole', [[(x - 1.05 * s, y, 0.35 * s), (x - 1.25 * s, y, 0.78 * s)]], 0.025 * s, dark(), 3)
        basket = lathe('basket', [(0.05 * s, 0), (0.15 * s, 0.16 * s), (0.14 * s, 0.17 * s)], dark(), 18)
        place(basket, x - 1.25 * s, y, 0.76 * s)
        for k, (dx, h) in enumerate(((0, 0.2), (-0.07, 0.14), (0.07, 0.15))):
            flame = ellipsoid(
                'flame', 0.06 * s, 0.05 * s, h * s, glowing('#ffb050', '#ff8a20', 4.0), 20, 0.2, 2, k
            )
            place(flame, x + (dx - 1.25) * s, y - 0.03 * k, (0.9 + h * 0.5) * s)


def firework(x, y, z, radius, color, rng, rays=46, strength=3.2):
    """A chrysanthemum of light at (x, y, z); colour '#rrggbb'."""
    paths, tips = [], []
    for k in range(rays):
        polar = math.acos(1 - 2 * (k + 0.5) / rays)
        turn = 2.39996 * k
        reach = radius * rng.uniform(0.86, 1.06)
        ends = []
        for t in np.linspace(0.3, 1, 10):
            d = reach * t
            ends.append((x + d * math.sin(polar) * math.cos(turn), y + d * math.sin(polar) * math.sin(turn) * 0.5,
                         z + d * math.cos(polar) - 0.22 * radius * t**2.2))  # fmt: skip
        paths.append(ends)
        tips.append(ends[-1])
    rays_item = tubes('rays', paths, 0.011, shining(color, strength), 2, lambda n: np.linspace(0.35, 1.3, n))
    sparks = [ellipsoid('spark', 0.026, 0.026, 0.026, shining('#fff1cc', strength), 8) for _ in tips]
    for spark, tip in zip(sparks, tips, strict=True):
        place(spark, *tip)
    for item in (rays_item, *sparks):
        item.visible_diffuse = False


def far_bank(y, rng):
    """The town across the river: dark houses with some lit windows, lanterns along the water."""
    red, white = paper_lights()
    x = -6.0
    while x < 6:
        width, height = rng.uniform(0.6, 1.2), rng.uniform(0.5, 1.25)
        box(
            x + width / 2,
            y + 0.4,
            height / 2,
            width * 0.96,
            0.5,
            height,
            painted(rng.choice(('#333a60', '#3c4068', '#2e3556')), 0.9, 0.2),
            0.02,
        )
        for row in range(int(height / 0.34)):
            for k in range(int(width / 0.24)):
                if rng.random() < 0.42:
                    pane = glowing('#f2c98a', '#ffb060', rng.choice((0.8, 1.4)))
                    box(x + 0.16 + 0.24 * k, y + 0.14, 0.28 + 0.34 * row, 0.11, 0.02, 0.15, pane, 0.004)
        x += width
    box(0, y - 0.1, 0.06, 14, 0.3, 0.2, painted('#4a4a66', 0.9, 0.3), 0.03)
    for k in range(22):
        lamp = ellipsoid('lamp', 0.055, 0.055, 0.075, white if k % 2 else red, 14)
        place(lamp, -4.4 + 0.4 * k, y - 0.2, 0.34)
