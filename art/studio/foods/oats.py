"""Rolled oats."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh import thicken
from studio.mesh_builder import MeshBuilder
from studio.scene import hide


def rolled_oat(seed=0, length=0.066, width=0.048):
    """A flake lying in x-y: curled, ragged, with the line of the groat along x. Half length, half width."""
    rho, phi = np.meshgrid(np.linspace(0, 1, 9), np.linspace(0, 2 * math.pi, 29), indexing='ij')
    ragged = 1 + 0.10 * np.sin(3 * phi + seed) + 0.07 * np.sin(5 * phi + 2 * seed) + 0.04 * np.sin(9 * phi)
    x, y = length * rho * ragged * np.cos(phi), width * rho * ragged * np.sin(phi)
    z = 0.30 * y * y / width - 0.12 * x * x / length + 0.006 * wave_noise(x * 30, y * 30, seed, 1)
    crease = np.exp(-((y / (0.10 * width)) ** 2)) * smoothstep(1, 0.6, rho)
    z -= 0.005 * crease
    colors = blend(filled(x.shape, '#e3c795'), rgba('#f4e4bf'), smoothstep(0.2, 0.95, rho))
    colors = blend(colors, rgba('#b98f55'), 0.7 * crease)
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), colors)
    item = thicken(
        builder.object('oat', wet(0.62, 0.04, 0.04, bump=0.25, bump_scale=50, vary=0.12), 80), 0.010
    )
    return hide(item)
