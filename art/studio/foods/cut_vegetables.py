"""What is being cut on the board: half onion, zucchini."""

import math

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, rgba
from studio.fields import smoothstep
from studio.materials.surfaces import wet
from studio.mesh import rounded_box
from studio.mesh_builder import MeshBuilder
from studio.scene import hide


def half_onion(skin='#c98a45'):
    """Half an onion, cut face up, with its rings."""
    builder = MeshBuilder()
    r, a = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 73))
    radius = 0.3
    rings = 0.5 + 0.5 * np.sin(r * 30 + 0.5 * np.sin(a * 2))
    z = 0.012 * rings * (r < 0.97)
    points = np.stack([radius * r * np.cos(a) * 1.12, radius * r * np.sin(a), z], -1)
    colors = blend(
        np.broadcast_to(rgba('#f4efdc'), r.shape + (4,)), rgba('#d5dcae'), smoothstep(0.55, 0.05, rings) * 0.8
    )
    colors = blend(colors, rgba('#dfe6b6'), smoothstep(0.35, 0.0, r) * 0.6)
    colors = blend(colors, rgba(skin), smoothstep(0.955, 0.985, r))
    builder.grid(points, colors)
    t, a = np.meshgrid(np.linspace(0, math.pi / 2, 24), np.linspace(0, 2 * math.pi, 73))
    points = np.stack(
        [radius * np.cos(t) * np.cos(a) * 1.12, radius * np.cos(t) * np.sin(a), -radius * 0.95 * np.sin(t)],
        -1,
    )
    colors = blend(
        np.broadcast_to(rgba(skin), t.shape + (4,)),
        rgba('#9a5f28'),
        0.5 + 0.5 * np.sin(a * 19 + 2 * np.sin(t * 3)),
    )
    builder.grid(points, colors, True)
    return builder.object('onionh', wet(0.3, 0.4, 0, bump=0.08), 60)


def half_zucchini(length=1.0, radius=0.17, skin=('#3f6b28', '#6d9a44'), flesh='#e6edbf'):
    """Half a zucchini along +x, its cut face at x = 0."""
    builder = MeshBuilder()
    u, a = np.meshgrid(np.linspace(0, 1, 50), np.linspace(0, 2 * math.pi, 73))
    profile = np.interp(u, [0, 0.5, 0.8, 0.93, 1], [1, 1, 0.93, 0.62, 0.22])
    points = np.stack(
        [
            length * u,
            radius * profile * np.cos(a) * (1 + 0.015 * np.cos(5 * a)),
            radius * profile * np.sin(a) * (1 + 0.015 * np.cos(5 * a)),
        ],
        -1,
    )
    stripes = 0.5 + 0.5 * np.sin(a * 9 + 0.6 * np.sin(u * 9))
    speckles = np.vectorize(lambda x, y: noise.noise(Vector((x * 30, y * 9, 1))))(u, a)
    colors = blend(
        blend(np.broadcast_to(rgba(skin[0]), u.shape + (4,)), rgba(skin[1]), stripes * 0.55),
        rgba('#b9d08a'),
        smoothstep(0.25, 0.5, speckles) * 0.6,
    )
    colors = blend(colors, rgba('#a9a55c'), smoothstep(0.95, 0.99, u))
    builder.grid(points, colors, True)
    q, a = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 2 * math.pi, 73))
    points = np.stack(
        [
            -0.006 * (1 - q**6),
            radius * q * np.cos(a) * (1 + 0.015 * np.cos(5 * a)),
            radius * q * np.sin(a) * (1 + 0.015 * np.cos(5 * a)),
        ],
        -1,
    )
    colors = blend(np.broadcast_to(rgba(flesh), q.shape + (4,)), rgba('#f3f3d6'), smoothstep(0.3, 0.7, q))
    colors = blend(
        colors,
        rgba('#cfdc92'),
        smoothstep(0.14, 0.28, q) * smoothstep(0.55, 0.4, q) * (0.5 + 0.5 * np.cos(3 * a)),
    )
    colors = blend(colors, rgba(skin[0]), smoothstep(0.93, 0.98, q))
    builder.grid(points, colors)
    return builder.object('courg', wet(0.32, 0.3, 0, bump=0.06), 60)


def cut_cubes(name, materials, count, size, seed, bevel=0.2, bumps=0.05, skew=0.08, flatness=1.0):
    """Prototypes of cut cubes in one or several materials, parked off stage."""
    return hide(
        [
            rounded_box(
                f'{name}{i}',
                size,
                size * (0.9 + 0.2 * (i * 37 % 10) / 10),
                size * flatness,
                materials[i % len(materials)] if isinstance(materials, list) else materials,
                size * bevel * 0.5,
                3,
                size * bumps,
                5,
                3,
                seed + i,
                skew,
            )
            for i in range(count)
        ]
    )
