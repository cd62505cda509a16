"""Rye bread: slices and croutons."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.mesh import rounded_box
from studio.mesh_builder import cut_slice
from studio.scene import hide


def _bread(shader):
    shader.surface(shader.attribute('Col'), roughness=0.8, specular=0.2)
    shader.bump(shader.math('ADD', shader.voronoi(26), shader.noise(40, 4)), 0.4, 0.014)


def rye_slice(seed=0, half_width=0.62, half_height=0.40, thickness=0.13):
    """A slice standing on edge: cut faces at x = +-thickness/2, flat below, domed above; caraway in the crumb."""

    def outline(p):
        c, s = np.cos(p), np.sin(p)
        y = np.sign(c) * np.abs(c) ** 0.62 * half_width
        z = np.where(s > 0, np.abs(s) ** 0.72 * half_height, -(np.abs(s) ** 0.42) * half_height * 0.72)
        k = 1 + 0.02 * np.sin(2 * p + seed) + 0.012 * np.sin(5 * p + 2 * seed)
        return y * k, z * k

    def face(rho, p, y, z):
        pores = smoothstep(0.40, 0.75, wave_noise(y * 20, z * 24, seed, 2.0))
        tone = blend(
            filled(p.shape, '#a97a48'), rgba('#c39a66'), 0.5 + 0.5 * wave_noise(y * 3, z * 3, seed + 2, 2)
        )
        tone = blend(tone, rgba('#7d5329'), 0.7 * pores)
        seeds = smoothstep(0.86, 0.92, wave_noise(y * 34, z * 16, seed + 7, 2.4))
        tone = blend(tone, rgba('#4f3318'), 0.8 * seeds)
        return blend(tone, rgba('#6b3a17'), smoothstep(0.925, 0.965, rho + 0.01 * pores))

    def rim(p, t, y, z):
        return blend(
            filled(p.shape, '#5a2d10'), rgba('#8a4f22'), 0.5 + 0.5 * wave_noise(p * 4, t * 2 + z * 3, seed, 2)
        )

    return cut_slice(
        'rye', outline, thickness, face, rim, material('rye', _bread), 140, 44, 0.02, 0.010, seed, 0.01
    )


def croutons(count=4, size=0.15):
    """Prototypes of fried bread cubes, parked off stage."""

    def fried(shader):
        tone = shader.ramp(shader.noise(6, 4), [(0.3, '#8f4f1a'), (0.5, '#c98a3c'), (0.7, '#e3b56c')])
        shader.surface(shader.vary(tone, 0.01, 0.15, 0.1), roughness=0.55, coat=0.25)
        shader.bump(shader.math('ADD', shader.voronoi(22), shader.noise(30, 4)), 0.6, 0.02)

    return [
        hide(
            rounded_box(
                'crouton',
                size,
                size * 0.95,
                size * 0.85,
                material('crouton', fried),
                0.018,
                2,
                0.014,
                5,
                4,
                k,
                0.07,
            )
        )
        for k in range(count)
    ]
