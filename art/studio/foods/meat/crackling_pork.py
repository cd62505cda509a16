"""Roast pork belly: slices and a joint with uneven layers of meat and fat under blistered rind."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import blur, smoothstep, wave_noise
from studio.geometry.mesh_builder import MeshBuilder, cut_slice
from studio.materials.meat import roast_belly
from studio.materials.surfaces import wet
from studio.scene import hold

CELL = 0.008
"""Size of the rind's cells in units."""


def _outline(seed, half_width, half_height):
    """Flat under the rind, slack at the sides, waved below."""

    def outline(phi):
        c, s = np.cos(phi), np.sin(phi)
        reach = (np.abs(c / half_width) ** 5 + np.abs(s / half_height) ** 5) ** (-1 / 5)
        lower = np.clip(-s, 0, 1)
        reach = reach * (1 + 0.018 * np.sin(3 * phi + seed) + 0.05 * lower * np.sin(c * 5.0 + seed * 1.7))
        lean = 1 - 0.05 * s * math.sin(seed) + 0.03 * math.cos(seed * 2)
        return reach * c * lean, reach * s + 0.02 * np.sin(c * 2.3 + seed)

    return outline


def _face(half_height):
    """What `roast_belly` reads on the cut: depth under the rind, nearness of the edge."""

    def face(rho, phi, y, z):
        return np.stack([0.5 - z / half_height / 2, rho, 0 * rho, 0 * rho + 1], -1)

    return face


def _rim(half_height):
    def rim(phi, t, y, z):
        outside = np.sin(np.pi * t) ** 0.5
        return np.stack([0.5 - z / half_height / 2, 0 * z + 0.93, outside, 0 * z + 1], -1)

    return rim


def _blisters(along, across, half_x, half_y, chance):
    """Height field of burst and whole bubbles of all sizes, grown into each other."""
    height, step = np.zeros_like(along), abs(across[0, 1] - across[0, 0])
    for _ in range(int(5200 * half_x * half_y)):
        x, y = chance.uniform(-1, 1) * half_x, chance.uniform(-1, 1) * half_y
        r = max(2.2 * step, 0.010 + 0.036 * chance.random() ** 3)
        near = np.abs(across[0] - y) < r
        squared = ((along[:, near] - x) ** 2 + (across[:, near] - y) ** 2) / r**2
        cap = (0.50 * r + 0.003) * np.sqrt(np.clip(1 - squared, 0, 1)) + 0.004 * chance.random() * (
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
    tone = blend(filled(along.shape, '#6d340e'), rgba('#a35d1d'), smoothstep(0.003, 0.013, height))
    tone = blend(tone, rgba('#c58a42'), smoothstep(0.014, 0.026, height) * 0.8)
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
    fine = thickness < 0.4
    body = cut_slice(
        'slice', outline, thickness, _face(half_height), _rim(half_height), roast_belly(seed), 190 if fine else 150,
        56 if fine else 40, 0.02, 0.002, seed, 0.012 if fine else 0,
    )  # fmt: skip
    return hold([body, _rind(seed, outline, thickness, score)], 'pork')
