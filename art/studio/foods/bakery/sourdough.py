"""Sourdough: thick slices with an open, glossy crumb and a dark, blistered, floured crust."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material


def _crumb(shader):
    """Soft crumb in vertex colours, shinier in its holes (the colour's alpha)."""
    gloss = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    shader.surface(
        shader.attribute('Col'), roughness=shader.mix(gloss, 0.72, 0.42), specular=0.3, subsurface=0.12,
        subsurface_radius=(0.06, 0.045, 0.03),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.voronoi(46), shader.noise(70, 3)), 0.35, 0.010)


def _holes(y, z, half_width, half_height, seed):
    """How deep the crumb is opened (0 to 1): many pores, some caves, stretched along the crust."""
    source, deep = np.random.default_rng(seed), np.zeros_like(y)
    for count, least, most in ((8, 0.030, 0.058), (80, 0.012, 0.027), (420, 0.006, 0.012)):
        for _ in range(count):
            cy = source.uniform(-0.9, 0.9) * half_width
            cz = source.uniform(-0.66, 0.80) * half_height
            size = source.uniform(least, most)
            lean = 0.9 * cy / half_width + source.normal(0, 0.4)
            a, b = y - cy, z - cz
            a, b = a * math.cos(lean) - b * math.sin(lean), a * math.sin(lean) + b * math.cos(lean)
            away = (a / (1.5 * size)) ** 2 + (b / size) ** 2
            deep = np.maximum(deep, np.sqrt(np.clip(1 - away, 0, 1)) * min(1, 0.35 + size / 0.05))
    return deep


def sourdough_slice(seed=0, half_width=0.66, half_height=0.42, thickness=0.16):
    """A slice standing on edge, its cut faces at x = +-thickness/2, flat below and domed above; units."""
    phi, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 640), np.linspace(0, 1, 250), indexing='ij')
    c, s = np.cos(phi), np.sin(phi)
    k = 1 + 0.025 * np.sin(2 * phi + seed) + 0.016 * np.sin(5 * phi + 2 * seed) + 0.008 * np.sin(11 * phi + seed)
    y0 = np.sign(c) * np.abs(c) ** 0.72 * half_width * k
    z0 = np.where(s > 0, np.abs(s) ** 0.78 * half_height, -(np.abs(s) ** 0.45) * half_height * 0.70) * k
    z0 = z0 + 0.07 * half_height * np.exp(-(((phi - 1.25) / 0.16) ** 2))
    y, z = 0.985 * y0 * rho, 0.985 * z0 * rho
    crust = smoothstep(0.925, 0.955, rho + 0.012 * wave_noise(phi * 4, 0 * phi, seed, 1.5))
    patches = []
    for side in (-1, 1):
        deep = _holes(y, z, half_width, half_height, seed + side) * (1 - crust)
        web = fractal_noise(y, z, 12, seed + side, 3)
        x = side * (thickness / 2 - 0.055 * deep + 0.008 * web - 0.02 * smoothstep(0.97, 1, rho) ** 2)
        tone = blend(filled(y.shape, '#d9bf8a'), rgba('#e9d6aa'), 0.5 + 0.8 * web)
        tone = blend(tone, rgba('#a97c40'), 0.8 * smoothstep(0.1, 0.8, deep))
        tone = blend(tone, rgba('#dcb878'), 0.6 * smoothstep(0.80, 0.93, rho))
        tone = blend(tone, rgba('#6b3311'), 0.95 * crust)
        tone[..., 3] = deep
        points = np.stack([x, y, z], -1)
        patches.append((points if side > 0 else points[::-1], tone if side > 0 else tone[::-1], None))
    ring, t = np.meshgrid(phi[:, 0], np.linspace(-1, 1, 40), indexing='ij')
    blister = np.clip(wave_noise(ring * 9, t * 2.2, seed + 3, 1.5), 0, 1)
    swell = 0.985 + 0.02 * (1 - t**2) + 0.012 * blister
    edge = np.stack([-t * (thickness / 2 - 0.02), y0[:, :1] * swell, z0[:, :1] * swell], -1)
    tone = blend(filled(ring.shape, '#6e330f'), rgba('#a8641f'), 0.5 + 0.7 * wave_noise(ring * 5, t, seed, 1.5))
    tone = blend(tone, rgba('#3a1a08'), 0.7 * smoothstep(0.3, 0.8, blister))
    tone = blend(tone, rgba('#e3cfa4'), 0.6 * smoothstep(0.25, 0.8, wave_noise(ring * 3, t * 1.5, seed + 6, 1.5)))
    tone[..., 3] = 0.2
    patches.append((edge, tone, None))
    return dense_mesh('sourdough', patches, material('sourdough', _crumb))
