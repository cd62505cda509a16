"""Chicken."""

import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import cut_slice


def chicken_slice(seed, half_width=0.34, half_height=0.15, thickness=0.1, scale=1.0):
    """A slice of glazed thigh standing on edge: caramel outside, juicy face at x = +-thickness/2."""
    rng = random.Random(seed)
    phase_a, phase_b = (rng.uniform(0, 6), rng.uniform(0, 6))

    def outline(p):
        c, s = (np.cos(p), np.sin(p))
        squareness = 0.72
        y = np.sign(c) * np.abs(c) ** squareness * half_width * scale
        z = np.sign(s) * np.abs(s) ** squareness * half_height * np.where(s < 0, 0.75, 1.0) * scale
        k = (
            1
            + 0.05 * np.sin(2 * p + phase_a)
            + 0.035 * np.sin(5 * p + phase_b)
            + 0.012 * np.sin(11 * p + phase_a)
        )
        return (y * k, z * k)

    def face(rho, p, y, z):
        fibres = wave_noise(y * 3, z * 14 + y * 4, seed, 2.6)
        tone = blend(
            blend(filled(p.shape, '#e0b47c'), rgba('#f3d9ae'), 0.5 + 0.5 * fibres),
            rgba('#b9712f'),
            0.75 * smoothstep(0.5, 0.92, rho + 0.05 * fibres),
        )
        top = smoothstep(-0.2, 0.6, np.sin(p))
        return blend(
            blend(tone, rgba('#96480f'), smoothstep(0.72, 0.93, rho + 0.04 * fibres) * (0.45 + 0.55 * top)),
            rgba('#5a2206'),
            smoothstep(0.93, 1, rho) * (0.4 + 0.6 * top),
        )

    def rim(p, t, y, z):
        glaze = 0.5 + 0.5 * wave_noise(p * 1.3, t * 2 + y * 6, seed + 3, 2.2)
        tone = blend(filled(p.shape, '#bb5c1a'), rgba('#6a2a0a'), glaze)
        return blend(tone, rgba('#c98a4a'), 0.65 * smoothstep(0.15, 0.7, -np.sin(p)))

    return cut_slice(
        'chicken',
        outline,
        thickness,
        face,
        rim,
        wet(0.2, 0.85, 0.05, (0.12, 0.06, 0.03), 0.22, 22, 0.1),
        110,
        30,
        0.022,
        0.006,
        seed,
        0.006,
    )
