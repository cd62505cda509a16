"""Flatbreads."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh import thicken
from studio.mesh_builder import MeshBuilder


def flatbread(
    seed,
    radius=0.8,
    fold=0,
    puff=0.05,
    spots=0.5,
    base='#eccb8d',
    toast='#8a4a18',
    thickness=0.04,
    name='bread',
):
    """Tortilla or naan lying flat; fold 1 makes a half moon, 2 a quarter."""
    rho = np.linspace(0, 1, 70)
    turn = np.linspace(0, 2 * math.pi, 161)
    rho_grid, phi = np.meshgrid(rho, turn, indexing='ij')
    reach = radius * (
        1 + 0.03 * np.sin(2 * phi + seed) + 0.02 * np.sin(3 * phi + seed * 2) + 0.008 * np.sin(9 * phi + seed)
    )
    x = reach * rho_grid * np.cos(phi)
    y = reach * rho_grid * np.sin(phi)
    blisters = wave_noise(x, y, seed, 2.6) * 0.6 + wave_noise(x, y, seed + 5, 6) * 0.5
    z = puff * np.clip(blisters, -0.3, 1) * (
        1 - smoothstep(0.9, 1, rho_grid) * 0.6
    ) + 0.25 * puff * wave_noise(x, y, seed + 2, 9)
    grain = 0.18 * wave_noise(x, y, seed + 8, 14) + 0.14 * wave_noise(x, y, seed + 9, 30)
    colors = blend(
        blend(
            blend(filled(x.shape, base), rgba('#f3dcae'), 0.5 + 0.5 * wave_noise(x, y, seed + 1, 3)),
            rgba('#bf7c33'),
            0.75 * smoothstep(-0.05, 0.55, blisters + grain),
        ),
        rgba(toast),
        smoothstep(spots, spots + 0.5, blisters + 1.6 * grain) * 0.9,
    )
    colors = blend(colors, rgba('#d9a75e'), 0.5 * smoothstep(0.93, 1, rho_grid))
    for k in range(fold):
        u, _w = (x, y) if k == 0 else (y, x)
        fold_radius = 0.045 + 0.03 * k + 0.5 * puff
        s = np.maximum(-u, 0)
        a = np.minimum(s / fold_radius, math.pi)
        z = np.where(u < 0, (fold_radius + (0 if k == 0 else 0.05)) * (1 - np.cos(a)) + z * np.cos(a), z)
        u2 = np.where(u < 0, np.where(a < math.pi, -fold_radius * np.sin(a), s - math.pi * fold_radius), u)
        if k == 0:
            x = u2
        else:
            y = u2
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), colors, flip=True)
    item = builder.object(name, wet(0.62, 0.05, 0.03, (0.1, 0.07, 0.04), 0.4, 30, 0.04), 80)
    thicken(item, thickness, 0)
    return item
