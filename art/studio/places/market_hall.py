"""The brick hall of a market, with stalls before it."""

import math

import numpy as np

from studio.materials.buildings import brick
from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid, lathe, tubes
from studio.places.palette import (
    cream,
    dark,
    glass,
    light_timber,
    limestone,
    rust,
    shutter_green,
    teal,
    timber,
)
from studio.places.produce import crate
from studio.places.stall import awning
from studio.places.walls import arched_window, box, prism


def counter(x, y, width, front, kinds, rng, tilt=0.28, height=0.7, crate_depth=0.52, crate_width=None):
    """A market counter: panelled front and sloped crates of the kinds."""
    box(x, y, height / 2, width, 0.06, height, front, 0.02)
    box(x, y + 0.3, height + 0.02, width + 0.1, 0.75, 0.06, timber(), 0.015)
    n = len(kinds)
    crate_width = crate_width or width / n
    for k in range(int(width / 0.22)):
        box(
            x - width / 2 + 0.11 + 0.22 * k,
            y - 0.036,
            height / 2,
            0.012,
            0.02,
            height - 0.08,
            painted('#3c4a4a', 0.8),
            0.003,
        )
    for k, kind in enumerate(kinds):
        crate(
            x - width / 2 + crate_width * (k + 0.5),
            y + 0.28,
            height + 0.1,
            crate_width * 0.9,
            crate_depth,
            0.17,
            light_timber(),
            kind,
            rng,
            3,
            tilt,
        )


def brick_hall():
    """The front of the hall: pediment, arched windows, clock."""
    wall = brick('#a9512f', '#8e3f25', '#d0b08c', 1.35)
    # hall front with its pediment
    prism([(-5, 0), (5, 0), (5, 2.95), (1.55, 2.95), (0, 3.85), (-1.55, 2.95), (-5, 2.95)], 1.7, 2.6, wall)
    for s in (-1, 1):
        a = math.atan2(0.9, 1.55)
        box(s * 0.8, 1.62, 3.46, 1.9, 0.26, 0.11, limestone(), 0.02, (0, s * a, 0))
        box(s * 3.3, 1.62, 2.98, 3.5, 0.26, 0.12, limestone(), 0.02)
        for x in (1.42, 2.58, 3.75):
            box(s * x, 1.64, 1.45, 0.24, 0.2, 2.9, wall, 0.01)
            box(s * x, 1.6, 0.12, 0.3, 0.28, 0.24, limestone(), 0.02)
            box(s * x, 1.6, 2.86, 0.32, 0.28, 0.14, limestone(), 0.02)
        arched_window(s * 2.0, 1.66, 0.85, 0.72, 1.72, shutter_green(), glass(), limestone())
        arched_window(s * 3.16, 1.66, 0.85, 0.66, 1.62, shutter_green(), glass(), limestone())
        for k in range(10):
            box(s * (1.62 + 0.24 * k), 1.56, 2.8, 0.1, 0.1, 0.1, limestone(), 0.01)
    # kneelers hide the coping joints
    box(0, 1.6, 3.93, 0.26, 0.32, 0.2, limestone(), 0.03)
    for side in (-1, 1):
        box(side * 1.56, 1.6, 2.98, 0.26, 0.32, 0.2, limestone(), 0.03)
    arched_window(0, 1.66, 0.02, 1.85, 2.72, shutter_green(), glass(), limestone(), (6, 6))
    box(0, 1.56, 1.42, 1.86, 0.1, 0.12, shutter_green(), 0.01)
    clock = lathe('clock', [(0, 0.03), (0.2, 0.03), (0.23, 0.05), (0.25, 0.0), (0, 0)], cream(), 48)
    clock.rotation_euler = (math.pi / 2, 0, 0)
    clock.location = (0, 1.66, 3.18)
    box(0, 1.61, 3.25, 0.02, 0.02, 0.13, dark(), 0.004)
    box(0.05, 1.61, 3.18, 0.1, 0.02, 0.02, dark(), 0.004)


def hall_stalls(rng):
    """Two striped stalls and loose crates."""
    for x, first, second, kinds, front in (
        (-1.62, rust(), cream(), ('apple', 'cabbage', 'orange'), teal()),
        (1.62, shutter_green(), cream(), ('aubergine', 'bread', 'egg'), painted('#6e4a4a', 0.7, 0.15)),
    ):
        for dx in (-0.98, 0.98):
            box(x + dx, -0.32, 0.76, 0.07, 0.07, 1.52, timber(), 0.012)
            box(x + dx, 0.62, 0.9, 0.07, 0.07, 1.8, timber(), 0.012)
        counter(x, -0.3, 1.92, front, kinds, rng)
        awning(x - 1.12, x + 1.12, 0.72, -0.72, 2.02, 1.52, 10, first, second, 0.06, 0.06)
    crate(-0.28, -0.62, 0, 0.5, 0.42, 0.24, light_timber(), 'pumpkin', rng, 1)
    crate(0.34, -0.5, 0, 0.46, 0.4, 0.24, light_timber(), 'tomato', rng, 2)


def hall_bulbs():
    """A string of lit bulbs across."""
    for k in range(12):
        bulb = ellipsoid('bulb', 0.045, 0.045, 0.055, glowing('#ffe2a8', '#ffbe6a', 2.2), 12)
        t = (k + 0.5) / 12
        bulb.location = (-3.4 + 6.8 * t, 0.15, 2.5 - 0.3 * math.sin(math.pi * t) - 0.06)
    tubes(
        'wire',
        [[(-3.4 + 6.8 * t, 0.15, 2.5 - 0.3 * math.sin(math.pi * t)) for t in np.linspace(0, 1, 50)]],
        0.009,
        dark(),
        2,
    )
