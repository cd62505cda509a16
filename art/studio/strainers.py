"""A wire sieve that lies across a bowl."""

import math

import numpy as np

from studio.materials.surfaces import metal
from studio.materials.wood import beech
from studio.mesh import tubes
from studio.scene import hold, place

SIEVE_DEPTH = 0.72
"""Depth of the mesh as a share of its radius."""


def sieve_floor(radius):
    """The inside of `sieve` as a floor for a HeightMap; its rim is at 0."""

    def floor(x, y):
        d = np.hypot(x, y) / radius
        return np.where(d < 1, -SIEVE_DEPTH * radius * np.sqrt(np.clip(1 - d**2, 0, 1)), -1)

    return floor


def sieve(x, y, z, angle, radius=0.72, wires=44, handle=1.5):
    """A sieve with its rim at z, a handle towards +x (turned by angle, radians) and a hook opposite."""
    steel, parts, floor = metal('#cfc9bd', 0.3), [], sieve_floor(radius)
    lines = []
    for offset in np.linspace(-radius * 0.985, radius * 0.985, wires):
        reach = math.sqrt(max(radius**2 - offset**2, 1e-4))
        t = np.linspace(-reach, reach, 30) * 0.999
        still = np.full_like(t, offset)
        lines.append(np.column_stack([t, still, floor(t, still)]))
        lines.append(np.column_stack([still, t, floor(still, t)]))
    parts.append(tubes('wires', lines, 0.0065, steel, 1))
    turn = np.linspace(0, 2 * math.pi, 90)
    ring = np.column_stack([radius * np.cos(turn), radius * np.sin(turn), 0 * turn])
    parts.append(tubes('rim', [ring], 0.032, steel, 4))
    for side in (-1, 1):
        arm = [(radius - 0.02, side * 0.13, 0), (radius + 0.22, side * 0.05, 0.03), (radius + 0.42, 0, 0.05)]
        parts.append(tubes('arm', [arm], 0.022, steel, 3))
    hook = [(-radius, -0.16, 0), (-radius - 0.26, -0.14, 0.02), (-radius - 0.30, 0, 0.0)]
    hook += [(-radius - 0.26, 0.14, 0.02), (-radius, 0.16, 0)]
    parts.append(tubes('hook', [hook], 0.024, steel, 3))
    grip = [(radius + 0.36 + handle * t, 0, 0.05 + 0.04 * t) for t in np.linspace(0, 1, 24)]
    taper = [0.6, 0.8, 1, 1.12, 1.0]
    parts.append(
        tubes('grip', [grip], 0.075, beech(), 5,
              lambda n: np.interp(np.linspace(0, 1, n), [0, 0.05, 0.3, 0.8, 1], taper))
    )  # fmt: skip
    return place(hold(parts, 'sieve'), x, y, z, (0, 0, angle))
