"""Pancakes, and syrup that runs over them."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.materials.surfaces import liquid
from studio.mesh import grid_mesh
from studio.mesh_builder import MeshBuilder

DRIPS = (
    (-1.25, 0.16, 1.0),
    (-0.72, 0.10, 0.6),
    (-1.85, 0.11, 0.72),
    (-2.55, 0.15, 0.85),
    (0.2, 0.16, 0.8),
    (1.9, 0.3, 0.5),
)


def _crumb(shader):
    shader.surface(
        shader.attribute('Col'),
        roughness=0.62,
        specular=0.3,
        subsurface=0.05,
        subsurface_radius=(0.1, 0.07, 0.03),
    )
    shader.bump(shader.noise(34, 4), 0.35, 0.012)


def pancake(seed=0, radius=0.78, thickness=0.15):
    """A thick pancake lying on z = 0: browned faces, pale sponge round its edge."""
    path, phi = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, 2 * math.pi, 181), indexing='ij')
    rim = radius * (
        1 + 0.025 * np.sin(2 * phi + seed) + 0.015 * np.sin(3 * phi + 2 * seed) + 0.006 * np.sin(8 * phi)
    )
    side = smoothstep(0.40, 0.60, path) * math.pi
    half = thickness / 2
    inward = np.where(path < 0.5, path / 0.40, (1 - path) / 0.40)
    rho = np.where((path > 0.40) & (path < 0.60), 1.0, np.clip(inward, 0, 1))
    r = rho * (rim - half) + half * np.sin(side)
    sag = 0.02 * wave_noise(r * np.cos(phi) * 2, r * np.sin(phi) * 2, seed, 1.4)
    z = half + half * np.cos(side) + sag + 0.012 * (1 - rho**4)
    x, y = r * np.cos(phi), r * np.sin(phi)
    mottle = 0.6 * wave_noise(x * 3, y * 3, seed + 2, 1.8) + 0.4 * wave_noise(x * 11, y * 11, seed + 3, 1.8)
    brown = blend(filled(x.shape, '#8f4c1c'), rgba('#c27f38'), 0.5 + 0.5 * mottle)
    brown = blend(brown, rgba('#dda65c'), smoothstep(0.93, 1.0, rho + 0.03 * mottle))
    pores = smoothstep(0.45, 0.8, wave_noise(phi * 22, z * 60, seed + 5, 1.6))
    sponge = blend(
        blend(filled(x.shape, '#f0d7a0'), rgba('#f7e6bd'), 0.5 + 0.5 * mottle), rgba('#d9b273'), 0.6 * pores
    )
    builder = MeshBuilder()
    builder.grid(
        np.stack([x, y, z], -1), blend(brown, sponge, smoothstep(0.45, 0.85, np.sin(side) + 0.12 * mottle))
    )
    return builder.object('pancake', material('pancake', _crumb), 80)


def running_syrup(radius, top, seed=2, longest=0.5, color='#8a3f08', light='#c4741a'):
    """Syrup over a stack of that radius and height: a pool, drips down the side up to longest units."""
    u, phi = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 2 * math.pi, 361), indexing='ij')
    drip = np.zeros_like(phi)
    for at, width, share in DRIPS:
        off = np.angle(np.exp(1j * (phi - at - 0.1 * seed)))
        drip = np.maximum(drip, share * np.exp(-((np.abs(off) / width) ** 2.6)))
    reach = radius * (0.84 + 0.06 * np.sin(3 * phi + seed) + 0.03 * np.sin(7 * phi)) + drip * (
        0.17 * radius + longest
    )
    s = u * reach
    over = np.maximum(s - (radius - 0.02), 0)
    bend = np.clip(over / 0.10, 0, math.pi / 2)
    edge = np.sqrt(np.clip(1 - u**10, 0, 1))
    film = 0.006 + 0.018 * edge * (0.6 + 0.4 * np.clip(drip, 0, 1))
    r = np.minimum(s, radius - 0.02) + 0.10 * np.sin(bend) - 0.055 + film * (bend > 0.1)
    z = top - 0.10 * (1 - np.cos(bend)) - np.maximum(over - 0.157, 0) + film - 0.006
    return grid_mesh('syrup', r * np.cos(phi), r * np.sin(phi), z, liquid(color, light, 2.2, 0.03, 0.82))
