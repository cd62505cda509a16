"""Whole spices."""

import math

from mathutils import Euler

from studio.color import rgba
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def star_anise(seed=0, radius=0.17):
    """A star of eight pods with a glossy seed in each, lying in x-y."""
    builder = MeshBuilder()
    for k in range(8):
        angle = k * math.pi / 4 + 0.12 * math.sin(k * 3 + seed)
        size = radius * (1 + 0.14 * math.sin(k * 5 + seed))
        c, s = math.cos(angle), math.sin(angle)
        turn = Euler((0, 0.16, angle))
        for side in (-1, 1):
            at = (0.5 * size * c - side * 0.085 * radius * s, 0.5 * size * s + side * 0.085 * radius * c, 0.0)
            builder.ellipsoid(at, (0.5 * size, 0.085 * radius, 0.16 * radius), rgba('#6b3214'), turn, 14)
        seed_at = (0.5 * size * c, 0.5 * size * s, 0.1 * radius)
        builder.ellipsoid(seed_at, (0.17 * size, 0.1 * radius, 0.09 * radius), rgba('#a8602a'), turn, 12)
    return builder.object('anise', wet(0.35, 0.3, 0, (0.1, 0.05, 0.03), 0.3, 30, 0.1))
