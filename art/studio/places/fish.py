"""Whole fish."""

import math

import numpy as np

from studio.color import blend, rgba
from studio.fields import smoothstep
from studio.materials.shader import material
from studio.mesh_builder import MeshBuilder


def fish(kind='silver', length=0.34):
    """A whole fish on its side, head to -x; kind is silver, red or blue."""
    back, side, belly, fin = {
        'silver': ('#3f5566', '#b9c6cb', '#eef1ee', '#8b9aa2'),
        'red': ('#b8402f', '#df7a62', '#f2cdbd', '#c4523e'),
        'blue': ('#23455a', '#7fa3ad', '#f0f2ea', '#55717d'),
    }[kind]
    t = np.linspace(0, 1, 40)
    around = np.linspace(0, 2 * math.pi, 25)
    theta, phi = np.meshgrid(t, around, indexing='ij')
    profile = np.interp(
        theta, [0, 0.04, 0.15, 0.34, 0.6, 0.82, 0.93, 1], [0.02, 0.35, 0.8, 1, 0.78, 0.34, 0.24, 0.24]
    )
    half_height = length * (0.17 if kind != 'red' else 0.23)
    ys = half_height * profile * np.cos(phi)
    zs = 0.062 * (length / 0.34) * profile * np.sin(phi) * (1 - 0.5 * smoothstep(0.8, 1, theta))
    colors = blend(
        blend(
            np.broadcast_to(rgba(belly), theta.shape + (4,)), rgba(side), smoothstep(-0.75, -0.1, np.cos(phi))
        ),
        rgba(back),
        smoothstep(0.15, 0.75, np.cos(phi) + 0.06 * np.sin(theta * 70) * (kind == 'blue')),
    )
    colors = blend(colors, rgba(fin), (np.abs(theta - 0.2) < 0.01) * 0.7)
    builder = MeshBuilder()
    builder.grid(np.stack([-length / 2 + length * 0.9 * theta, ys, zs], -1), colors)

    def add_fin(outline):
        n = len(outline)
        builder.add(
            [(x, y, 0.006) for x, y in outline] + [(x, y, -0.006) for x, y in outline],
            [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))],
            [rgba(fin)] * 2 * n,
        )

    tail = length * 0.4
    add_fin(
        [
            (tail - 0.02, 0.02),
            (tail + 0.1 * length / 0.34, 0.085 * length / 0.34),
            (tail + 0.07 * length / 0.34, 0),
            (tail + 0.1 * length / 0.34, -0.085 * length / 0.34),
            (tail - 0.02, -0.02),
        ]
    )
    add_fin(
        [
            (-length * 0.1, half_height * 0.9),
            (length * 0.02, half_height * 1.45),
            (length * 0.2, half_height * 0.72),
        ]
    )
    add_fin(
        [
            (-length * 0.06, -half_height * 0.9),
            (length * 0.02, -half_height * 1.3),
            (length * 0.07, -half_height * 0.85),
        ]
    )
    builder.ellipsoid(
        (-length * 0.4, half_height * 0.14, 0.04 * length / 0.34),
        (0.022 * length / 0.34, 0.022 * length / 0.34, 0.012),
        rgba('#efe6c8'),
    )
    builder.ellipsoid(
        (-length * 0.4, half_height * 0.14, 0.047 * length / 0.34),
        (0.012 * length / 0.34, 0.012 * length / 0.34, 0.01),
        rgba('#14161a'),
    )
    item = builder.object(
        'fish',
        material(
            'fishm',
            lambda shader: shader.surface(
                shader.vary(shader.attribute('Col'), 0.01, 0.1, 0.08),
                roughness=0.2,
                specular=0.6,
                coat=0.7,
                coat_roughness=0.1,
            ).bump(shader.voronoi(70), 0.1, 0.006),
        ),
        60,
    )
    item.location = (0, 0, -30)
    return item
