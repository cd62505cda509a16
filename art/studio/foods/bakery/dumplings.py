"""Boiled dumplings."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.shader import material


def _moist_dough(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.2, coat=0.75, coat_roughness=0.08, subsurface=0.12,
        subsurface_radius=(0.14, 0.10, 0.05),
    )  # fmt: skip
    shader.bump(shader.noise(9, 3), 0.18, 0.015)


def boiled_dumpling(seed=0, length=0.36, width=0.15, height=0.17, bend=0.75):
    """
    A crescent along x standing on its belly, seam up: half length, half width, half height in units; the
    filling of pork and chives shows through the dough of the belly.
    """
    s, t = np.meshgrid(np.linspace(0, 1, 90), np.linspace(-math.pi, math.pi, 61), indexing='ij')
    body = np.sin(math.pi * np.clip(s, 0.0004, 0.9996)) ** 0.55
    up = np.cos(t)
    pinch, closed = smoothstep(0.15, 0.98, up), smoothstep(0.0, 0.06, s) * smoothstep(1.0, 0.94, s)
    across = width * body * np.sin(t) * (1 - 0.55 * pinch) + 0.012 * np.sin(t) * pinch * closed
    pleat = np.sin(s * 44 + seed) * smoothstep(0.06, 0.2, s) * smoothstep(0.94, 0.8, s)
    pleat = pleat * (0.75 + 0.45 * wave_noise(s * 2.5, 0 * s, seed + 9, 1.5))
    across += 0.024 * pleat * smoothstep(0.45, 1, up)
    z = height * body * np.where(up > 0, up * 0.82, up * 0.78)
    z += (
        (0.11 + 0.014 * np.sin(s * 44 + seed + 1.3))
        * smoothstep(0.72, 1.0, up)
        * (0.35 + 0.65 * body)
        * closed
    )
    lumps = 0.016 * wave_noise(s * 5, t * 1.2, seed, 1.4) * (1 - pinch) * body
    z, across = z + lumps, across * (1 + 2 * lumps)
    turn = bend * (2 * s - 1)
    reach = length / max(0.1, math.sin(bend))
    x, y = (reach - across) * np.sin(turn), reach - (reach - across) * np.cos(turn) - 0.25 * length
    filling = smoothstep(0.70, 0.0, up) * smoothstep(0.1, 0.3, body)
    flecks = smoothstep(0.35, 0.75, wave_noise(s * 7, t * 2.4, seed + 4, 2.2))
    colors = blend(
        filled(s.shape, '#ecdab2'), rgba('#d9bd88'), 0.4 + 0.4 * wave_noise(s * 3, t, seed + 2, 1.5)
    )
    colors = blend(colors, rgba('#b48a62'), 0.72 * filling)
    colors = blend(colors, rgba('#6c7a40'), 0.75 * filling * flecks)
    colors = blend(colors, rgba('#fbf3df'), 0.7 * smoothstep(0.75, 0.97, up))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z + 0.78 * height], -1), colors, flip=True)
    return builder.object('dumpling', material('boiled dough', _moist_dough), 80)
