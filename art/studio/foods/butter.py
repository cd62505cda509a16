"""Butter."""

import numpy as np
from mathutils import Vector

from studio.fields import blur
from studio.materials.food import butter
from studio.materials.surfaces import liquid
from studio.mesh import grid_mesh, rounded_box
from studio.surface import Surface


def melting_butter(cx, cy, size=1.0, rotation=0.4):
    """A pat of butter .26 x size wide at (cx, cy) with a melted halo that follows whatever is below; rotation in radians."""
    surface = Surface()
    at, _normal, _hit_item = surface.hit(cx, cy)
    a = np.linspace(-0.34, 0.34, 110) * size
    xs, ys = np.meshgrid(a, a)
    turn = np.arctan2(ys, xs)
    inside = 1 - np.hypot(xs, ys) / (
        0.25 * size * (1 + 0.25 * np.sin(2 * turn + 2) + 0.15 * np.sin(5 * turn))
    )
    zs = np.full_like(xs, at.z)
    for i, j in np.argwhere(inside > -0.05):
        zs[i, j] = surface.hit(cx + xs[i, j], cy + ys[i, j])[0].z
    zs = blur(zs, 2.0) + 0.012 * np.clip(inside / 0.1, 0, 1) ** 0.5
    item = grid_mesh('melt', xs, ys, zs, liquid('#f3d468', roughness=0.06, alpha=0.42), inside > 0)
    item.location = (cx, cy, 0)
    pat = rounded_box(
        'pat', 0.26 * size, 0.24 * size, 0.085 * size, butter(), 0.03 * size, 3, 0.01, 3, 3, 2, 0.04
    )
    pat.location = at + Vector((0, 0, 0.045 * size))
    pat.rotation_euler = (0.03, 0.05, rotation)
