"""Wedges of lime whose cut sides show the juice sacs: teardrops that point to the core."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet


def _sacs(angle, distance, seed):
    """How far a point is inside a sac (0 at its skin, 1 in its middle) and a number of its own; radians, 0 to 1."""
    row = np.floor(angle * 9)
    shift = np.mod(np.sin(row * 12.99 + seed) * 43.7, 1.0)
    along = distance * 3.4 + shift + 0.12 * np.sin(angle * 23 + seed)
    u, v = np.mod(angle * 9, 1.0) - 0.5, np.mod(along, 1.0) - 0.5
    own = np.mod(np.sin(row * 7.13 + np.floor(along) * 31.7 + seed) * 91.3, 1.0)
    return np.clip(1 - np.hypot(2.0 * u * (1.0 + 0.5 * v), 1.9 * v), 0, 1), own


def lime_wedge(seed, radius=0.25, angle=62):
    """A long wedge: rind bulging to +x, axis along z; angle in degrees. Lay it with `citrus.wedge_rotation`."""
    half = math.radians(angle / 2)
    polar, across = np.linspace(0.02, math.pi - 0.02, 170), np.linspace(-half, half, 40)
    profile = lambda theta: radius * (1 + 0.16 * np.abs(np.cos(theta)) ** 6)
    theta, phi = np.meshgrid(polar, across, indexing='ij')
    pores = 0.5 + 0.5 * wave_noise(theta * 9, phi * 9, seed + 3, 2.4)
    r = profile(theta) - 0.003 * smoothstep(0.7, 1, pores)
    rind = blend(filled(theta.shape, '#44801f'), rgba('#7fa63c'), 0.4 + 0.5 * wave_noise(theta, phi, seed, 2))
    points = np.stack([r * np.sin(theta) * np.cos(phi), r * np.sin(theta) * np.sin(phi), 1.12 * r * np.cos(theta)], -1)
    rind = blend(rind, rgba('#32631a'), 0.3 * smoothstep(0.7, 1, pores))
    patches = [(points[::-1], rind[::-1], None)]
    for side in (-1, 1):
        theta, rho = np.meshgrid(polar, np.linspace(0, 1, 130), indexing='ij')
        outward, axial = rho * np.sin(theta), rho * np.cos(theta)
        flesh = smoothstep(0.05, 0.10, outward) * (1 - smoothstep(0.86, 0.895, rho))
        sac, own = _sacs(np.arctan2(axial, outward - 0.02), np.hypot(axial, outward), seed + side)
        depth = flesh * (0.016 - 0.010 * sac)
        juice = blend(filled(theta.shape, '#a5bd4e'), rgba('#c7d680'), own)
        juice = blend(juice, rgba('#e4e9b4'), 0.75 * smoothstep(0.28, 0.02, sac))
        juice = blend(juice, rgba('#86a634'), 0.35 * smoothstep(0.45, 0.9, sac))
        tone = blend(filled(theta.shape, '#eef0cf'), juice, flesh)
        tone = blend(tone, rgba('#5c9128'), smoothstep(0.945, 0.965, rho))
        r = profile(theta)
        y = side * (r * outward * math.sin(half) - depth)
        points = np.stack([r * outward * math.cos(half), y, 1.12 * r * axial], -1)
        patches.append((points[:, ::side], tone[:, ::side], None))
    return dense_mesh('limew', patches, wet(0.26, 0.5, 0.1, (0.16, 0.16, 0.05), 0.12, 26))
