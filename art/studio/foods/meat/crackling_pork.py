"""Roast pork belly: slices and a joint with uneven layers of meat and fat under blistered rind."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import blur, smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder, cut_slice
from studio.materials.surfaces import wet
from studio.scene import hold

CELL = 0.008
"""Size of the rind's cells in units."""


def _outline(seed, half_width, half_height):
    """Flat under the rind, slack at the sides, waved below."""

    def outline(phi):
        c, s = np.cos(phi), np.sin(phi)
        reach = (np.abs(c / half_width) ** 3.6 + np.abs(s / half_height) ** 3.6) ** (-1 / 3.6)
        lower = np.clip(-s, 0, 1)
        reach = reach * (1 + 0.018 * np.sin(3 * phi + seed) + 0.05 * lower * np.sin(c * 5.0 + seed * 1.7))
        lean = 1 - 0.05 * s * math.sin(seed) + 0.03 * math.cos(seed * 2)
        return reach * c * lean, reach * s + 0.02 * np.sin(c * 2.3 + seed)

    return outline


def _face(seed, half_height):
    def face(rho, phi, y, z):
        bent = 0.17 * wave_noise(y * 0.8, 0 * y + 0.3, seed * 0.37, 1.0) + 0.05 * wave_noise(
            y * 2.2, z, seed + 3, 1.6
        )
        layer = z / half_height + bent
        fibre = wave_noise(y * 2.0 + 3 * bent, z * 17, seed, 1.8)
        spots = wave_noise(y * 4, z * 5, seed + 8, 1.8)
        meat = blend(filled(phi.shape, '#a3683c'), rgba('#d3a473'), 0.5 + 0.45 * fibre)
        meat = blend(meat, rgba('#94592f'), smoothstep(0.25, 0.9, spots) * 0.45)
        fat = blend(
            filled(phi.shape, '#f3e6ca'),
            rgba('#e3c894'),
            0.45 + 0.4 * wave_noise(y * 3, z * 5, seed + 5, 1.6),
        )
        tone = meat
        thick = 1 + 0.55 * wave_noise(y * 1.5, 0 * y, seed + 11, 1.1)
        for level, width, own in (
            (0.66, 0.20, 0.4),
            (0.16, 0.10, 1.0),
            (-0.24, 0.045, 1.6),
            (-0.58, 0.065, 1.2),
        ):
            drift = level + 0.05 * np.sin(y * 5 + level * 9 + seed)
            reach = width * (1 + own * (thick - 1))
            tone = blend(tone, fat, smoothstep(reach * 1.15, reach * 0.75, np.abs(layer - drift)))
        streak = smoothstep(0.62, 0.9, wave_noise(y * 3, z * 13, seed + 21, 1.4)) * (layer < 0.4)
        tone = blend(tone, fat, 0.6 * streak)
        tone = blend(tone, rgba('#c88a3e'), smoothstep(0.80, 0.90, z / half_height) * 0.9)
        tone = blend(tone, rgba('#9a5418'), smoothstep(0.90, 0.97, z / half_height))
        edge = smoothstep(0.86, 0.99, rho) * (z < 0.7 * half_height)
        return blend(tone, rgba('#7c431a'), edge * (0.55 + 0.3 * spots))

    return face


def _rim(seed, half_height):
    face = _face(seed, half_height)

    def rim(phi, t, y, z):
        mottle = 0.5 + 0.5 * wave_noise(y * 6 + t * 2, t * 5 + z * 4, seed, 1.5)
        sides = blend(face(0 * phi + 0.5, phi, y + 0.4 * t, z), rgba('#7d4219'), 0.62 + 0.3 * mottle)
        skin = blend(filled(phi.shape, '#a85f1c'), rgba('#7d3f10'), mottle)
        return blend(sides, skin, smoothstep(0.5, 0.75, np.sin(phi)))

    return rim


def _blisters(along, across, half_x, half_y, chance):
    """Height field of burst and whole bubbles of all sizes, grown into each other."""
    height, step = np.zeros_like(along), abs(across[0, 1] - across[0, 0])
    for _ in range(int(5200 * half_x * half_y)):
        x, y = chance.uniform(-1, 1) * half_x, chance.uniform(-1, 1) * half_y
        r = max(2.2 * step, 0.012 + 0.055 * chance.random() ** 3)
        near = np.abs(across[0] - y) < r
        squared = ((along[:, near] - x) ** 2 + (across[:, near] - y) ** 2) / r**2
        cap = (0.66 * r + 0.004) * np.sqrt(np.clip(1 - squared, 0, 1)) + 0.004 * chance.random() * (
            squared < 1
        )
        height[:, near] = np.maximum(height[:, near], cap)
    return blur(height, 0.5)


def _rind(seed, outline, thickness, score):
    """The blistered skin as a sheet of its own over the top of the outline."""
    chance, half_x = random.Random(seed), thickness / 2
    phi = np.linspace(0.30, math.pi - 0.30, 400)
    ys, zs = outline(phi)
    run = np.concatenate([[0], np.cumsum(np.hypot(np.diff(ys), np.diff(zs)))])
    even = np.linspace(0, run[-1], int(run[-1] / CELL))
    y0, z0 = np.interp(even, run, ys), np.interp(even, run, zs)
    out_y, out_z = np.gradient(z0), -np.gradient(y0)
    size = np.hypot(out_y, out_z)
    columns = np.linspace(-half_x, half_x, max(14, int(thickness / CELL)))
    along, across = np.meshgrid(columns, even - run[-1] / 2, indexing='ij')
    half_y = run[-1] / 2
    height = _blisters(along, across, half_x, half_y, chance)
    swell = 0.012 * wave_noise(along * 3, across * 3, seed, 1.2)
    cut = np.zeros_like(along)
    if score:
        into = np.abs((along / score + 0.22 * wave_noise(along * 2, across * 2, seed, 0.8)) % 1 - 0.5)
        cut = np.exp(-(((into - 0.5) / 0.055) ** 2))
        height = height * (1 - 0.9 * cut) + 0.006 * (1 - (into / 0.5) ** 2) - 0.014 * cut
    edge = np.minimum((half_x - np.abs(along)) / 0.03, (half_y - np.abs(across)) / 0.05)
    lift = (height + swell + 0.012) * smoothstep(0, 1, edge) - 0.022 * smoothstep(0.5, 0, edge)
    y = y0[None, :] + (out_y / size)[None, :] * lift
    z = z0[None, :] + (out_z / size)[None, :] * lift
    tone = blend(filled(along.shape, '#6d340e'), rgba('#a35d1d'), smoothstep(0.004, 0.020, height))
    tone = blend(tone, rgba('#c58a42'), smoothstep(0.020, 0.038, height) * 0.8)
    tone = blend(
        tone, rgba('#7d3c10'), 0.6 * smoothstep(0.0, 0.8, wave_noise(along * 2, across * 2, seed + 4, 1.0))
    )
    tone = blend(tone, rgba('#5a2709'), 0.7 * cut)
    builder = MeshBuilder()
    builder.grid(np.stack([along, y, z], -1), tone)
    return builder.object('rind', wet(0.20, 0.75, 0, bump=0.28, bump_scale=46, vary=0), 80)


def belly_piece(seed, half_width=0.54, half_height=0.25, thickness=0.13, score=0.0):
    """
    A piece with its cut faces at x = +-thickness/2 and blistered rind on top (+z). score is the distance of
    the cuts in the rind of a thick piece. Returns the empty that holds it.
    """
    outline = _outline(seed, half_width, half_height)
    meat = wet(0.30, 0.5, 0, bump=0.22, bump_scale=26, vary=0.03)
    fine = thickness < 0.4
    body = cut_slice(
        'slice', outline, thickness, _face(seed, half_height), _rim(seed, half_height), meat, 190 if fine else 150,
        56 if fine else 40, 0.02, 0.008, seed, 0.012 if fine else 0,
    )  # fmt: skip
    return hold([body, _rind(seed, outline, thickness, score)], 'pork')
