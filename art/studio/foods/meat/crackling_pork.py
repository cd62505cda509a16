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

CELL = 0.006
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


def _blisters(along, across, half_x, half_y, chance, seed):
    """Height field of blistered skin: few large swollen blisters, many small ones between, some burst."""
    step = abs(across[0, 1] - across[0, 0])
    bent_x = along + 0.020 * wave_noise(along * 9, across * 9, seed, 1.3)
    bent_y = across + 0.020 * wave_noise(along * 9, across * 9, seed + 5, 1.3)
    area = 4 * half_x * half_y

    def bubbles(count, least, most, power, steep, burst):
        """Caps of random radii, the higher one wins; some burst and fell in."""
        height = np.zeros_like(along)
        for _ in range(int(count * area)):
            x, y = chance.uniform(-1, 1) * half_x, chance.uniform(-1, 1) * half_y
            r = max(2.0 * step, least + (most - least) * chance.random() ** power)
            near = np.abs(across[0] - y) < 1.3 * r + 0.03
            long = chance.uniform(0.7, 1.4)
            squared = (((bent_x[:, near] - x) * long) ** 2 + ((bent_y[:, near] - y) / long) ** 2) / r**2
            cap = steep * r * chance.uniform(0.5, 1.1) * np.clip(1 - squared, 0, 1) ** 0.7
            if chance.random() < burst:
                cap = np.where(squared < 0.45, 0.55 * cap, cap)
            height[:, near] = np.maximum(height[:, near], cap)
        return height

    swollen = bubbles(80, 0.030, 0.085, 1.6, 0.34, 0.06)
    fine = bubbles(1500, 0.009, 0.030, 2.5, 0.55, 0.15)
    where = smoothstep(-0.5, 0.4, wave_noise(along * 3, across * 3, seed + 9, 1.2))
    crazed = 0.0022 * wave_noise(along * 40, across * 40, seed, 1.6)
    return blur(swollen, 1.0) + blur(fine, 0.7) * (0.45 + 0.55 * where) + crazed


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
    height = _blisters(along, across, half_x, half_y, chance, seed)
    swell = 0.012 * wave_noise(along * 3, across * 3, seed, 1.2)
    cut = np.zeros_like(along)
    if score:
        into = np.abs((along / score + 0.22 * wave_noise(along * 2, across * 2, seed, 0.8)) % 1 - 0.5)
        gape = 0.55 + 0.45 * wave_noise(along * 3, across * 4, seed + 8, 1.0)
        cut = np.exp(-(((into - 0.5) / (0.030 + 0.022 * gape)) ** 2)) * np.clip(gape, 0.15, 1)
        height = height * (1 - 0.9 * cut) - 0.022 * cut
    edge = np.minimum((half_x - np.abs(along)) / 0.016, (half_y - np.abs(across)) / 0.05)
    inside = smoothstep(0, 1, edge)
    lift = height * (0.4 + 0.6 * inside) + (swell + 0.020) * inside - 0.022 * smoothstep(0.5, 0, edge)
    y = y0[None, :] + (out_y / size)[None, :] * lift
    z = z0[None, :] + (out_z / size)[None, :] * lift
    raised = height - blur(height, 6.0)
    tone = blend(filled(along.shape, '#6b3a12'), rgba('#9a6024'), smoothstep(-0.006, 0.002, raised))
    tone = blend(tone, rgba('#bf8c48'), smoothstep(0.001, 0.012, raised) * 0.8)
    roasted = wave_noise(along * 2, across * 2, seed + 4, 1.0)
    roasted = roasted + 0.5 * wave_noise(along * 6, across * 6, seed + 6, 1.4)
    tone = blend(tone, rgba('#54270b'), 0.75 * smoothstep(0.25, 1.0, roasted))
    tone = blend(tone, rgba('#d3ac6c'), 0.65 * smoothstep(0.2, 0.9, -roasted) * smoothstep(-0.002, 0.008, raised))
    tone = blend(tone, rgba('#4a200a'), 0.7 * cut)
    tone = blend(tone, rgba('#6b3a14'), 0.7 * (1 - inside))
    builder = MeshBuilder()
    builder.grid(np.stack([along, y, z], -1), tone)
    return builder.object('rind', wet(0.46, 0.18, 0, bump=0.40, bump_scale=60, vary=0), 80)


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
