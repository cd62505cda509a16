"""The kitchen of the jjajangmyeon photos: sage linen, the big board, one wok, oat and teal bowls."""

import math

import numpy as np

from studio.boards import trivet
from studio.camera import tilted, top_down
from studio.families.preparation import BOARD_TOP, lay_table
from studio.light import table_light
from studio.scene import instance
from studio.settle import collider, drop, hide_strays
from studio.vessels import bowl_floor, wok

WOK_Z = 0.08
"""Where the wok stands, over its trivet."""


def kitchen(with_board=True, towel_at=(-2.05, 0.8), towel_turn=0.2):
    """The table without a wok; towel_turn in radians."""
    lay_table(towel_at, (1.05, 2.0), towel_turn, with_board)


def kitchen_wok(towel_at=(-2.15, 0.95)):
    """The table with the wok in the middle, standing on a trivet."""
    lay_table(towel_at, (0.9, 1.7), with_board=False)
    trivet()
    wok((0, 0, WOK_Z))


def shoot_close(distance=8.6, elevation=56, target=(0, 0, 0.3), azimuth=-88, fstop=1.4):
    """Light, and the camera leaning into the wok; angles in degrees, distance in units."""
    table_light()
    tilted(elevation, azimuth, distance, target, fstop)


def shoot_above(distance=9.0, target=(0, 0, 0.3)):
    """Light, and the camera straight above; distance in units."""
    table_light()
    top_down(target, distance)


def filled_bowl(prototypes, count, radius, depth, rng, at=(0, 0, BOARD_TOP), fill=0.3, spread=0.6, frames=90):
    """
    Lets count pieces fall into a `bowl` standing at `at`; below them is a false bottom at the height
    fill * depth with hidden pieces. Returns the copies.
    """
    cx, cy, cz = at
    floor = bowl_floor(radius, depth)
    radii = np.linspace(0, radius - 0.02, 9)
    heights = np.maximum(floor(radii, np.zeros_like(radii)), fill * depth)
    profile = list(zip(radii, heights + cz, strict=True)) + [
        (radius, depth + cz),
        (radius * 1.02, depth + cz + 2),
    ]
    shell = collider([(float(r), float(z)) for r, z in profile])
    shell.location = (cx, cy, 0)
    bottom = math.ceil(22 * radius * radius / (max(prototypes[0].dimensions) / 0.155) ** 2)
    for _ in range(bottom):
        angle, d = rng.uniform(0, 6.28), (radius * 0.72) * math.sqrt(rng.random())
        z = cz + max(float(floor(d, 0.0)), fill * depth - 0.11) + 0.02
        turn = (rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(-3, 3))
        instance(rng.choice(prototypes), (cx + d * math.cos(angle), cy + d * math.sin(angle), z), turn)
    fallen = drop(
        prototypes, count, cx, cy, shell, None, rng, radius * spread, cz + depth + 0.15, 0.03, frames
    )
    hide_strays(fallen, cx, cy, radius * 1.02, cz)
    return fallen
