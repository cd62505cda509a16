"""Boxes, prisms, arches, paving."""

import math

import numpy as np

from studio.mesh import mesh_object, outward_normals, rounded_box, soften
from studio.scene import instance


def box(x, y, z, size_x, size_y, size_z, material_, bevel=0.015, rotation=(0, 0, 0)):
    """A bevelled box centred at (x, y, z)."""
    item = rounded_box(
        'b', size_x, size_y, size_z, material_, min(bevel, 0.45 * min(size_x, size_y, size_z)), 2
    )
    item.location = (x, y, z)
    item.rotation_euler = rotation
    return item


def prism(outline, front, back, material_, bevel=0.012):
    """An outline in the x-z plane, extruded from y = front to y = back."""
    n = len(outline)
    vertices = [(x, front, z) for x, z in outline] + [(x, back, z) for x, z in outline]
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [
        ((k + 1) % n, k, k + n, (k + 1) % n + n) for k in range(n)
    ]
    item = outward_normals(mesh_object('prism', vertices, faces, material_, False))
    if bevel:
        soften(item, bevel, 2, 0.6)
    return item


def arch_outline(x, z, width, height, steps=22):
    """Outline of a round-headed opening standing at (x, z), for `prism`."""
    return [(x - width / 2, z), (x + width / 2, z)] + [
        (x + width / 2 * math.cos(t), z + height - width / 2 + width / 2 * math.sin(t))
        for t in np.linspace(0, math.pi, steps)
    ]


def arched_window(x, y, z, width, height, frame, glass, stone=None, panes=(2, 3)):
    """An arched window in the wall face at y: stone surround, frame, dark glass, bars."""
    if stone:
        prism(arch_outline(x, z - 0.03, width + 0.26, height + 0.16), y - 0.05, y + 0.05, stone)
        box(x, y - 0.07, z - 0.05, width + 0.36, 0.14, 0.09, stone, 0.02)
    prism(arch_outline(x, z, width + 0.08, height + 0.04), y - 0.075, y + 0.02, frame)
    prism(arch_outline(x, z + 0.04, width - 0.06, height - 0.07), y - 0.085, y + 0.02, glass, 0)
    for k in range(1, panes[0]):
        box(
            x - width / 2 + width * k / panes[0],
            y - 0.095,
            z + height / 2,
            0.03,
            0.03,
            height - 0.06 if k * 2 == panes[0] else height - width * 0.2,
            frame,
            0.005,
        )
    for k in range(1, panes[1]):
        box(
            x,
            y - 0.095,
            z + (height - width / 2) * k / (panes[1] - 1),
            width - 0.04,
            0.03,
            0.03,
            frame,
            0.005,
        )


def paving(x0, x1, y0, y1, material_, rng, width=0.5, depth=0.34, z=-0.06):
    """Setts over the rectangle, each a little different."""
    stones = [
        rounded_box('sett', width * 0.965, depth * 0.945, 0.12, material_, 0.035, 2, 0, 4, 2, i, 0.012)
        for i in range(4)
    ]
    for p in stones:
        p.location = (0, 0, -30)
    for j in range(int((y1 - y0) / depth) + 1):
        for i in range(int((x1 - x0) / width) + 1):
            instance(
                rng.choice(stones),
                (x0 + i * width + j % 2 * width / 2, y0 + j * depth, z + rng.uniform(-0.01, 0.01)),
                (0, 0, rng.choice([0, math.pi]) + rng.uniform(-0.02, 0.02)),
            )


def steps(x, y, width, count, material_, rise=0.07, tread=0.12, z=0):
    """A flight of steps going back from y."""
    for k in range(count):
        box(x, y + k * tread, z + rise * (k + 0.5), width, tread * 1.02 + 0.02, rise, material_, 0.01)
