"""
Grains as prototypes for `swarm`: wheat, rye, barley, buckwheat, rice. Lengths are half lengths in units.
"""

import math
from typing import NamedTuple

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder
from studio.scene import hide

RINGS, SIDES = 15, 23


class Kernel(NamedTuple):
    """What a kernel looks like; colours are '#rrggbb'."""

    length: float
    width: float
    color: str
    crease: str
    tip: str
    groove: float = 0.42
    """Depth of the furrow as a share of the width; 0 for rice."""
    ridges: float = 0.0
    """Depth of the lines along barley."""
    point: float = 0.16
    """How much thinner the tip is than the end that sprouts."""
    roughness: float = 0.38
    coat: float = 0.18
    """Glassy grains (durum) have more of it."""


def _shape():
    polar, turn = np.linspace(0, math.pi, RINGS), np.linspace(0, 2 * math.pi, SIDES)
    theta, phi = np.meshgrid(polar, turn, indexing='ij')
    return np.cos(theta), np.sin(theta), phi


def creased_kernel(kernel, seed=0):
    """A kernel along x with its furrow on top: wheat, rye, barley, rice."""
    axis, ring, phi = _shape()
    ring = ring**0.85 * (1 - kernel.point * axis)
    furrow = np.exp(-((np.cos(phi) / 0.3) ** 2)) * (np.sin(phi) > 0) * (1 - axis**4)
    lines = 1 - kernel.ridges * (0.5 + 0.5 * np.cos(phi * 6))
    bow = 0.12 * kernel.width * (axis**2 - 0.4)
    y = kernel.width * ring * np.cos(phi) * lines
    z = kernel.width * 0.90 * ring * np.sin(phi) * (1 - kernel.groove * furrow) * lines + bow
    tone = blend(
        filled(axis.shape, kernel.color), rgba(kernel.tip), 0.25 + 0.25 * wave_noise(axis, phi, seed, 0.8)
    )
    tone = blend(tone, rgba(kernel.crease), furrow * min(1, kernel.groove * 2.1))
    if kernel.ridges:
        tone = blend(tone, rgba(kernel.crease), 0.4 * (0.5 + 0.5 * np.cos(phi * 6)) ** 3)
    tone = blend(tone, rgba(kernel.tip), smoothstep(0.55, 0.98, axis) * 0.8)
    tone = blend(tone, rgba(kernel.crease), smoothstep(0.82, 1, -axis) * min(0.8, kernel.groove * 2))
    builder = MeshBuilder()
    builder.grid(np.stack([kernel.length * axis, y, z], -1), tone)
    return hide(builder.object('kernel', grain_skin(kernel), 80))


def buckwheat_kernel(kernel, seed=0):
    """A three-edged seed along x, pointed at +x."""
    axis, _, phi = _shape()
    u = (1 - axis) / 2
    edge = np.cos(math.pi / 3) / np.cos((phi + seed) % (2 * math.pi / 3) - math.pi / 3)
    edge = 0.62 * edge + 0.38
    ring = np.clip(u, 0, 1) ** 0.75 * np.clip(1 - u, 0, 1) ** 0.38 * 1.75 * edge
    y, z = kernel.width * ring * np.cos(phi), kernel.width * ring * np.sin(phi)
    sharp = smoothstep(0.82, 1.0, edge)
    tone = blend(
        filled(axis.shape, kernel.color),
        rgba(kernel.tip),
        0.35 * sharp + 0.2 * wave_noise(axis * 2, phi, seed),
    )
    tone = blend(tone, rgba(kernel.crease), smoothstep(0.9, 1, u) * 0.8)
    builder = MeshBuilder()
    builder.grid(np.stack([kernel.length * axis, y, z], -1), tone)
    return hide(builder.object('kernel', grain_skin(kernel), 60))


def grain_skin(kernel):
    """The material of a swarm of these kernels."""
    return wet(kernel.roughness, kernel.coat, 0, bump=0.1, bump_scale=40, vary=0.0)
