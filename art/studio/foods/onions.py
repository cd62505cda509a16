"""Onions cut lengthwise: nested layers, papery skin, root and neck."""

import math

import numpy as np

from studio.color import blend, filled
from studio.fields import smoothstep, wave_noise
from studio.foods.cut_vegetables import cut_cubes
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder

LINES = (0.13, 0.22, 0.36, 0.47, 0.62, 0.73, 0.89)
"""Where one layer ends and the next begins, as shares of the radius."""


def _outline(turn):
    """Radius at an angle: a globe, drawn out to root and neck along x."""
    neck = np.exp(-((np.angle(np.exp(1j * turn)) / 0.30) ** 2))
    root = np.exp(-((np.angle(np.exp(1j * (turn - math.pi))) / 0.22) ** 2))
    return 1 + 0.26 * neck + 0.10 * root


def onion_half(seed=0, radius=0.38, skin=('#c48744', '#98602a'), peeled=False):
    """Half an onion with its cut face up at z = 0, neck towards +x."""
    builder = MeshBuilder()
    rho, turn = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 2 * math.pi, 145))
    bent = rho + 0.030 * wave_noise(np.cos(turn) * rho, np.sin(turn) * rho, seed, 2.0)
    nearest = np.min([np.abs(bent - line) for line in LINES], axis=0)
    out = _outline(turn) * radius * rho
    relief = -0.007 * np.exp(-((nearest / 0.018) ** 2))
    points = np.stack([out * np.cos(turn), out * np.sin(turn), relief * (rho < 0.96)], -1)
    band = 0.5 + 0.5 * np.sin(bent * 13 + 3 * seed)
    colors = blend(filled(rho.shape, '#f5edd2'), filled(rho.shape, '#e9e3ba'), band * 0.5)
    colors = blend(colors, filled(rho.shape, '#c3bd80'), np.exp(-((nearest / 0.019) ** 2)) * 0.65)
    colors = blend(colors, filled(rho.shape, '#d7dfa2'), smoothstep(0.24, 0.05, bent) * 0.7)
    colors = blend(colors, filled(rho.shape, '#cdb27c'), smoothstep(0.75, 1.0, rho * -np.cos(turn)) * 0.8)
    rim = '#efe8cc' if peeled else skin[0]
    colors = blend(colors, filled(rho.shape, rim), smoothstep(0.965, 0.985, rho))
    builder.grid(points, colors)
    dip, turn = np.meshgrid(np.linspace(0, math.pi / 2, 40), np.linspace(0, 2 * math.pi, 145))
    out = _outline(turn) * radius * np.cos(dip)
    points = np.stack([out * np.cos(turn), out * np.sin(turn), -radius * 0.94 * np.sin(dip)], -1)
    across = np.arctan2(points[..., 1], -points[..., 2] + 1e-6)
    veins = 0.5 + 0.5 * np.sin(across * 26 + 1.5 * np.sin(points[..., 0] * 5 + seed))
    tones = ('#f2e8c6', '#d8d29a') if peeled else skin
    colors = blend(filled(dip.shape, tones[0]), filled(dip.shape, tones[1]), veins * 0.75)
    colors = blend(
        colors, filled(dip.shape, '#8a5a2c'), smoothstep(1.12, 1.3, out / radius * np.cos(turn)) * 0.8
    )
    builder.grid(points, colors, True)
    return builder.object('onion half', wet(0.3, 0.4, 0.1, bump=0.08), 60)


def _dice(shader):
    veins = shader.noise(7, 3, stretch=(1, 1, 7))
    tone = shader.ramp(veins, [(0.30, '#d3d59a'), (0.46, '#efe6c0'), (0.60, '#f7f0d8'), (0.74, '#e4deaa')])
    shader.surface(
        shader.vary(tone, 0.010, 0.10, 0.12), roughness=0.18, specular=0.55, coat=0.8, coat_roughness=0.07,
        subsurface=0.18, subsurface_radius=(0.12, 0.11, 0.06),
    )  # fmt: skip
    shader.bump(veins, 0.35, 0.02)


def onion_dice():
    """Prototypes of raw dice, moist and slightly translucent, single layers and double ones."""
    juicy = material('raw onion dice', _dice)
    single = cut_cubes('onion', juicy, 4, 0.150, 10, 0.30, 0.07, 0.13, 0.38)
    return single + cut_cubes('onion', juicy, 2, 0.145, 20, 0.24, 0.06, 0.11, 0.75)


def peel(seed, size=0.3):
    """A curled scrap of papery skin, its middle at the origin."""
    builder = MeshBuilder()
    u, v = np.meshgrid(np.linspace(-1, 1, 24), np.linspace(-1, 1, 20))
    torn = 1 + 0.18 * wave_noise(u, v, seed, 2.2)
    x, y = size * u * torn, size * 0.6 * v * torn * np.cos(u * 0.9)
    z = 0.35 * size * v**2 + 0.14 * size * u**2 + 0.02 * wave_noise(u, v, seed + 4, 3)
    veins = 0.5 + 0.5 * np.sin(v * 22 + 2 * u)
    builder.grid(
        np.stack([x, y, z], -1), blend(filled(u.shape, '#cf9450'), filled(u.shape, '#a3672e'), veins)
    )
    return builder.object('peel', wet(0.45, 0.2, 0, bump=0.1), 60)
