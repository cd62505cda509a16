"""Wooden scoop and spoon, rolling pin, spatula."""

import math

import numpy as np

from studio.fields import smoothstep
from studio.materials.wood import beech, wood
from studio.mesh import (
    grid_mesh,
    lathe,
    rounded_box,
    smooth_profile,
    soften,
    thicken,
    tubes,
)
from studio.scene import hold, place

SCOOP_LENGTH, SCOOP_RADIUS = 0.95, 0.27


def scoop_width(u):
    """Half width of the scoop's trough at the share u of its length."""
    return SCOOP_RADIUS * np.clip(np.sin(np.clip(u / 0.30, 0, 1) * math.pi / 2), 0.02, 1) ** 0.7


def scoop(x, y, angle, z=0.02, tilt=0.0, handle=0.85):
    """A wooden scoop open upwards, mouth towards +x; fill it with `flour.scoop_filling`."""
    radius = SCOOP_RADIUS
    u, v = np.meshgrid(np.linspace(0, 1, 44), np.linspace(-1, 1, 40), indexing='ij')
    r = scoop_width(u) * (1 + 0.10 * smoothstep(0.4, 1, u))
    turn = v * math.pi * (0.60 - 0.22 * smoothstep(0.35, 1.0, u))  # the wall falls towards the lip
    along = u * SCOOP_LENGTH - 0.10 * SCOOP_LENGTH * (1 - np.cos(turn * 0.9)) * smoothstep(0.7, 1, u)
    trough = grid_mesh('scoop', along, r * np.sin(turn), radius - r * np.cos(turn) + 0.02, beech())
    thicken(trough, 0.04, 0)
    soften(trough, 0.012, 2, math.radians(30))
    n = handle
    profile = smooth_profile(
        [
            (0, -n), (0.05, -n + 0.005), (0.078, -n + 0.07), (0.062, -n + 0.20), (0.050, -0.40 * n),
            (0.058, -0.16 * n), (0.085, -0.05), (0.10, 0.0), (0.09, 0.06), (0, 0.08),
        ],
        6,
    )  # fmt: skip
    grip = lathe('handle', profile, wood('#8a5a34', '#c39258', 1.3, 'Z', 0.55), 48)
    place(grip, 0.03, 0, radius * 0.92, (0, math.pi / 2, 0))
    return place(hold([trough, grip], 'scoop'), x, y, z, (0, tilt, angle))


def wooden_spoon(x, y, angle, z=0.02, length=1.5, radius=0.26, depth=0.10):
    """A flat spoon, oval bowl towards +x, tapered handle towards -x."""
    t, turn = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, 2 * math.pi, 49), indexing='ij')
    across = radius * t * np.sin(turn) * (1 - 0.12 * np.cos(turn))
    height = 0.03 + depth * t**2.2 + 0.035 * (np.cos(turn) < -0.9) * t
    hollow = thicken(
        grid_mesh('hollow', radius * 1.3 * t * np.cos(turn), across, height, beech()), 0.035, -0.5
    )
    path = [
        (-radius * 1.15 - length * s, 0, depth + 0.02 + 0.05 * math.sin(s * 1.6))
        for s in np.linspace(0, 1, 20)
    ]
    grip = tubes(
        'handle', [path], 0.055, beech(), 5,
        lambda n: np.interp(np.linspace(0, 1, n), [0, 0.1, 0.7, 1], [1.0, 0.75, 0.85, 1.15]),
    )  # fmt: skip
    grip.scale = (1, 1, 0.8)
    return place(hold([hollow, grip], 'wooden spoon'), x, y, z, (0, 0, angle))


def wooden_spoon_floor(x, y):
    """The hollow of `wooden_spoon` (default size) as a floor for a HeightMap of half .5."""
    share = (x / 0.338) ** 2 + (y / 0.26) ** 2
    return np.where(share < 1, 0.06 + 0.10 * share**1.1, -1)


def scoop_floor(x, y):
    """The hollow of `scoop` as a floor for a HeightMap of half 1.1."""
    inside = (x > 0.06) & (x < 0.93) & (np.abs(y) < 0.25 * np.clip(x / 0.3, 0.2, 1))
    return np.where(inside, 0.06 + 0.9 * (np.abs(y) ** 2) / 0.27, -1)


def spatula(x, y, z, rotation):
    """A wooden spatula, blade at the origin, handle towards +x."""
    timber = beech()
    path = [(t, 0, 0) for t in np.linspace(0.42, 2.1, 24)]
    handle = tubes('handle', [path], 0.062, timber, 5, lambda n: np.linspace(0.85, 1.15, n))
    handle.scale = (1, 1, 0.7)
    blade = rounded_box('blade', 0.56, 0.34, 0.045, timber, 0.02, 3, 0, 4, 4, 1)
    for vertex in blade.data.vertices:  # narrows towards the handle
        share = (vertex.co.x + 0.28) / 0.56
        vertex.co.y *= 1.0 - 0.62 * max(0, share - 0.45) / 0.55
    place(blade, 0.20, 0)
    return place(hold([handle, blade], 'spatula'), x, y, z, rotation)
