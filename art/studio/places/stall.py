"""Awnings, crates, produce, lanterns: what makes a market."""

import math

import numpy as np

from studio.mesh import grid_mesh, lathe, thicken


def awning(x0, x1, back, front, back_z, front_z, stripes, first, second, drop=0.13, sag=0.08):
    """A striped awning with scallops from (back, back_z) to (front, front_z)."""
    for k in range(stripes):
        a = x0 + (x1 - x0) * k / stripes
        b = x0 + (x1 - x0) * (k + 1) / stripes
        us, vs = np.meshgrid(np.linspace(a, b, 6), np.linspace(0, 1, 20))
        material_ = first if k % 2 else second
        item = grid_mesh(
            'awn',
            us,
            back + (front - back) * vs,
            back_z + (front_z - back_z) * vs - sag * np.sin(vs * math.pi),
            material_,
        )
        thicken(item, 0.018)
        middle, half = ((a + b) / 2, (b - a) / 2)
        t, v = np.meshgrid(np.linspace(-1, 1, 13), np.linspace(0, 1, 6))
        item = grid_mesh(
            'scal',
            middle + t * half,
            front - 0.015 * v,
            front_z - v * (drop + 0.75 * half * np.sqrt(1 - t**2 * 0.98)),
            material_,
        )
        thicken(item, 0.015)


def paper_lantern(x, y, z, radius, height, paper, cap_material):
    """A ribbed paper lantern hanging from z."""
    steps = 90
    profile = (
        [(radius * 0.42, 0)]
        + [
            (
                radius
                * (0.42 + 0.58 * math.sin(math.pi * (0.06 + 0.88 * t)) ** 0.55)
                * (1 + 0.028 * math.cos(t * 2 * math.pi * 9)),
                -height * t,
            )
            for t in np.linspace(0, 1, steps)
        ]
        + [(radius * 0.42, -height)]
    )
    item = lathe('lantern', profile, paper, 40)
    item.location = (x, y, z)
    for level in (0.025, -height - 0.025):
        cap = lathe(
            'cap', [(0, 0.03), (radius * 0.46, 0.03), (radius * 0.46, -0.03), (0, -0.03)], cap_material, 28
        )
        cap.location = (x, y, z + level)
    return item
