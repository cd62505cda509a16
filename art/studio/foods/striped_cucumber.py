"""Cucumber peeled in stripes and halved; a green pepper cut open."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder

SKIN, SKIN_LIGHT, PEELED, RIM = '#2d5a1c', '#4f7f2e', '#c9dc95', '#a9c870'


def _stripes(phi, seed):
    """1 where the skin is left, 0 where it was peeled; phi runs over the half round."""
    return smoothstep(0.02, 0.14, np.sin(phi * 7.0 + 0.9 + seed))


def _face(x, z, radius):
    """Colours of a cut face: flesh, the paler middle, the seed core; x, z over the half disc."""
    rho = np.hypot(x, z) / radius
    tone = blend(filled(x.shape, '#e3ecc0'), rgba('#cfe09a'), smoothstep(0.55, 0.92, rho))
    core = smoothstep(0.10, 0.2, rho) * (1 - smoothstep(0.46, 0.58, rho))
    return blend(tone, rgba('#c3d68c'), 0.8 * core)


def half_cucumber(length, radius=0.26, seed=0, tip=True):
    """A half lying on its long cut: its cross cut at x = 0, the round end at x = length; z = 0 below."""
    builder = MeshBuilder()
    u, phi = np.meshgrid(np.linspace(0, 1, 90), np.linspace(0, math.pi, 91), indexing='ij')
    slim = np.interp(u, [0, 0.62, 0.85, 0.95, 1], [1, 1, 0.86, 0.6, 0.12]) if tip else np.ones_like(u)
    kept = _stripes(phi + 0.05 * np.sin(u * 7), seed)
    reach = radius * slim * (1 + 0.012 * wave_noise(u * 3, phi, seed, 2) + 0.012 * kept)
    skin = blend(filled(u.shape, SKIN), rgba(SKIN_LIGHT), 0.5 + 0.5 * wave_noise(u * 9, phi * 2, seed, 3))
    bare = blend(filled(u.shape, PEELED), rgba(RIM), 0.5 + 0.5 * wave_noise(u * 2, phi * 12, seed, 2))
    colors = bare + (skin - bare) * kept[..., None]
    colors = blend(colors, rgba(SKIN), smoothstep(0.965, 0.985, u))
    builder.grid(np.stack([u * length, reach * np.cos(phi), reach * np.sin(phi)], -1), colors)
    rho, phi = np.meshgrid(np.linspace(0, 1, 40), np.linspace(0, math.pi, 91), indexing='ij')
    y, z = radius * rho * np.cos(phi), radius * rho * np.sin(phi)
    tone = _face(y, z, radius)
    rim = blend(filled(rho.shape, RIM), rgba(SKIN), _stripes(phi, seed))
    tone = tone + (rim - tone) * smoothstep(0.95, 0.98, rho)[..., None]
    builder.grid(np.stack([-0.004 * (1 - rho**6), y, z], -1), tone, flip=True)
    seeds = np.random.default_rng(seed)
    for _ in range(12):
        a, d = seeds.uniform(0.25, math.pi - 0.25), radius * seeds.uniform(0.22, 0.5)
        builder.ellipsoid((-0.006, d * math.cos(a), d * math.sin(a)), (0.006, 0.024, 0.011), rgba('#f1f1d2'))
    return builder.object('cuke', wet(0.28, 0.35, 0.08, (0.08, 0.12, 0.04), 0.1))


def half_moon(seed=0, radius=0.26, thickness=0.13):
    """A piece of that half, as thick as a finger: its two faces along x, standing on its cut."""
    builder = MeshBuilder()
    phi, t = np.meshgrid(np.linspace(0, math.pi, 91), np.linspace(-0.5, 0.5, 7), indexing='ij')
    kept = _stripes(phi, seed)
    reach = radius * (1 + 0.012 * kept) - 0.012 * (np.abs(t) > 0.49)
    bare, skin = filled(phi.shape, PEELED), filled(phi.shape, SKIN)
    builder.grid(
        np.stack([t * thickness, reach * np.cos(phi), reach * np.sin(phi)], -1),
        bare + (skin - bare) * kept[..., None],
    )
    seeds = np.random.default_rng(seed + 40)
    for side in (-1, 1):
        rho, angle = np.meshgrid(np.linspace(0, 1, 30), np.linspace(0, math.pi, 91), indexing='ij')
        y, z = radius * rho * np.cos(angle), radius * rho * np.sin(angle)
        tone = _face(y, z, radius)
        rim = blend(filled(rho.shape, RIM), rgba(SKIN), _stripes(angle, seed))
        tone = tone + (rim - tone) * smoothstep(0.93, 0.97, rho)[..., None]
        face = np.stack([side * (thickness / 2 - 0.008 * smoothstep(0.9, 1, rho)), y, z], -1)
        builder.grid(face, tone, flip=side < 0)
        for _ in range(11):
            a, d = seeds.uniform(0.25, math.pi - 0.25), radius * seeds.uniform(0.22, 0.5)
            at = (side * (thickness / 2 - 0.002), d * math.cos(a), d * math.sin(a))
            builder.ellipsoid(at, (0.006, 0.022, 0.010), rgba('#f1f1d2'))
    t, y = np.meshgrid(np.linspace(-0.5, 0.5, 3), np.linspace(-radius, radius, 40), indexing='ij')
    bottom = np.stack([t * thickness, y, 0 * y], -1)
    builder.grid(bottom, _face(y, 0 * y, radius), flip=True)
    return builder.object('cuke', wet(0.26, 0.4, 0.08, (0.08, 0.12, 0.04), 0.1))


def cut_pepper(seed=0, radius=0.30, length=0.62):
    """A cored green pepper without its top: its open cut at x = 0, its lobed end at x = length; axis along x."""
    builder = MeshBuilder()
    u, phi = np.meshgrid(np.linspace(0, 1, 60), np.linspace(0, 2 * math.pi, 121), indexing='ij')
    lobes = 1 + 0.10 * np.cos(3 * phi + seed) * (0.6 + 0.4 * u)
    slim = np.interp(u, [0, 0.4, 0.75, 0.92, 1], [1, 1.04, 0.90, 0.60, 0.14])
    for wall, tone, flip in ((1.0, '#3f7d22', True), (0.88, '#a9cf6a', False)):
        reach = radius * wall * lobes * slim
        dip = 0.05 * (np.cos(3 * phi + seed) - 1) * smoothstep(0.8, 1, u)
        colors = blend(filled(u.shape, tone), rgba('#5f9a34'), 0.3 + 0.3 * wave_noise(u * 3, phi, seed, 2))
        points = np.stack(
            [u * length * (0.9 + 0.1 * wall) - dip, reach * np.cos(phi), reach * np.sin(phi)], -1
        )
        builder.grid(points, colors, flip=flip)
    wall, phi = np.meshgrid(np.linspace(0.88, 1, 5), np.linspace(0, 2 * math.pi, 121), indexing='ij')
    reach = radius * wall * (1 + 0.10 * np.cos(3 * phi + seed) * 0.6)
    builder.grid(
        np.stack([0 * wall, reach * np.cos(phi), reach * np.sin(phi)], -1),
        blend(filled(phi.shape, '#bfdc84'), rgba('#4f8a2c'), smoothstep(0.97, 1, wall)),
        flip=True,
    )
    return builder.object('pepper', wet(0.2, 0.5, 0, bump=0.06))
