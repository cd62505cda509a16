"""A tub of cedar staves held by two hoops of bamboo."""

import math

import numpy as np

from studio.geometry.mesh import rounded_box, tubes
from studio.materials.wood import wood
from studio.scene import hold, place


def wooden_tub(radius=1.0, height=0.55, staves=24, wall=0.065, at=(0, 0, 0)):
    """An open tub on the table: radius is the inside, all in units; its staves stand a little apart in tone."""
    timbers = [
        wood(dark, light, scale, 'Z', 0.55)
        for dark, light, scale in (('#9c6a40', '#cfa06c', 1.0), ('#a57248', '#d9ad7a', 1.3), ('#93623a', '#c79664', 0.8))
    ]
    parts, middle = [], radius + wall / 2
    wide = 2 * (radius + wall) * math.tan(math.pi / staves) * 0.985
    for k in range(staves):
        turn = 2 * math.pi * k / staves
        tall = height * (1 + 0.012 * math.sin(5 * k))
        stave = rounded_box('stave', wall, wide, tall, timbers[(k * 7 + k // 3) % 3], 0.010, 3, 0.003, 3, 4, k)
        flip = math.pi * (k % 2)
        parts.append(place(stave, middle * math.cos(turn), middle * math.sin(turn), tall / 2, (flip, 0, turn)))
    bamboo = wood('#6e4f2a', '#a07c48', 1.6, 'X', 0.5)
    for z in (0.22 * height, 0.70 * height):
        t = np.linspace(0, 2 * math.pi, 160)
        for k in range(2):
            out = radius + wall + 0.018 + 0.008 * np.sin(9 * t + 3 * k)
            lift = z + 0.045 * (k - 0.5) + 0.008 * np.sin(9 * t + 1.5 + 3 * k)
            parts.append(tubes('hoop', [np.stack([out * np.cos(t), out * np.sin(t), lift], 1)], 0.026, bamboo, 4))
    return place(hold(parts, 'tub'), *at)
