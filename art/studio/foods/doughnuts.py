"""Jelly doughnuts, whole and cut in half."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.food import sauce
from studio.materials.shader import material
from studio.mesh import grid_mesh
from studio.mesh_builder import MeshBuilder


def _fried(shader):
    shader.surface(shader.attribute('Col'), roughness=0.5, specular=0.35, coat=0.12, subsurface=0.04,
                   subsurface_radius=(0.1, 0.07, 0.03))  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(12, 4), shader.noise(40, 3)), 0.3, 0.014)


def jam():
    """Raspberry jam, glossy, with a few dark seeds' worth of lumps."""
    return sauce('#5a0712', '#a31422', 6, 0.08, 14, 0.25)


def _crust(latitude, phi, seed):
    """Fried dough: dark on top and below, a pale ring round the middle; latitude -1 to 1."""
    mottle = 0.6 * wave_noise(phi * 1.5, latitude * 3, seed, 1.8) + 0.4 * wave_noise(
        phi * 5, latitude * 9, seed + 1, 1.8
    )
    brown = blend(filled(phi.shape, '#8a4716'), rgba('#bd7a30'), 0.5 + 0.5 * mottle)
    ring = smoothstep(0.30, 0.12, np.abs(latitude + 0.04 + 0.06 * mottle))
    return blend(brown, blend(filled(phi.shape, '#e2b066'), rgba('#f0cf8e'), 0.5 + 0.5 * mottle), ring)


def jelly_doughnut(seed=0, radius=0.52, height=0.30, half=False):
    """
    A filled doughnut standing on z = 0; height is half of it. half: cut along y = 0 with crumb and jam on
    the face that looks to -y.
    """
    theta, phi = np.meshgrid(
        np.linspace(0, math.pi, 60),
        np.linspace(0, math.pi if half else 2 * math.pi, 91 if half else 161),
        indexing='ij',
    )
    lump = 1 + 0.025 * np.sin(2 * phi + seed) + 0.02 * np.sin(3 * phi + 2 * seed)

    def body(t):
        latitude = np.cos(t)
        waist = 1 - 0.035 * np.exp(-((latitude / 0.13) ** 2))
        return np.sin(t) ** 0.72 * waist, np.sign(latitude) * np.abs(latitude) ** 0.86

    out, up = body(theta)
    builder = MeshBuilder()
    points = np.stack(
        [radius * lump * out * np.cos(phi), radius * lump * out * np.sin(phi), height * (up + 1)], -1
    )
    builder.grid(points, _crust(np.cos(theta), phi, seed), flip=True)
    if half:
        rho, t = np.meshgrid(np.linspace(0, 1, 50), np.linspace(0, 2 * math.pi, 161), indexing='ij')
        o, u = body(np.arccos(np.clip(np.sin(t), -1, 1)))
        x, z = radius * rho * o * np.sign(np.cos(t)), height * rho * u
        pores = wave_noise(x * 26, z * 26, seed + 4, 1.8)
        y = 0.012 * smoothstep(0.35, 0.8, pores) * (rho < 0.93)
        crumb = blend(blend(filled(x.shape, '#f0d69c'), rgba('#f9ebc6'), 0.5 + 0.5 * wave_noise(x * 5, z * 5, seed, 2)),
                      rgba('#cda25e'), 0.6 * smoothstep(0.3, 0.8, pores))  # fmt: skip
        pocket = np.hypot(x / 0.30, (z + 0.03) / 0.125) + 0.12 * wave_noise(x * 6, z * 6, seed + 6, 1.5)
        colors = blend(crumb, rgba('#c8605a'), 0.7 * smoothstep(1.25, 1.0, pocket))
        colors = blend(colors, rgba('#8a4716'), smoothstep(0.93, 0.985, rho + 0.015 * pores))
        builder.grid(np.stack([x, y, z + height], -1), colors)
    return builder.object('doughnut', material('fried dough', _fried), 60)


def jam_core(height=0.30):
    """The jam on the cut face of a half (y = 0, looking to -y), sagging out of its pocket."""
    x, z = np.meshgrid(np.linspace(-0.36, 0.36, 130), np.linspace(-0.34, 0.16, 110))
    drip = 0.20 * np.exp(-(((x + 0.06) / 0.07) ** 2)) + 0.07 * np.exp(-(((x - 0.13) / 0.06) ** 2))
    low = np.where(z < -0.03, 0.115 + drip, 0.10)
    inside = 1 - np.hypot(x / 0.285, (z + 0.03) / low) + 0.07 * wave_noise(x * 6, z * 6, 3, 1.5)
    bulge = 0.075 * np.clip(inside, 0, 1) ** 0.5 * (1 + 0.25 * wave_noise(x * 8, z * 8, 5, 1.6))
    return grid_mesh('jam', x, -bulge - 0.004, z + height, jam(), inside > 0)
