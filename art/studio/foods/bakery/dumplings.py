"""Boiled dumplings, folded by hand: damp, thin dough that lets the filling through."""

import math
import random

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material


def _moist_dough(shader):
    """Vertex colours, soft and a little see-through; wet in some places, dull where it has dried, oily by the alpha."""
    oil = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    damp = shader.ramp(shader.noise(5, 3), [(0.40, 0.10), (0.64, 0.70)])
    shader.surface(
        shader.attribute('Col'), roughness=shader.mix(oil, 0.36, 0.20), specular=0.45,
        coat=shader.math('MAXIMUM', damp, oil), coat_roughness=0.09, subsurface=0.16,
        subsurface_radius=(0.11, 0.08, 0.045),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(9, 4), shader.math('MULTIPLY', shader.noise(40, 3), 0.4)), 0.22, 0.014)


def _folds(chance, s):
    """Where the seam is gathered (a field over the length s, 0 to 1): unevenly spaced ridges of uneven depth."""
    out, at = np.zeros_like(s), 0.16
    while at < 0.84:
        out += chance.uniform(0.45, 1.0) * np.exp(-(((s - at) / chance.uniform(0.014, 0.022)) ** 2))
        at += chance.uniform(0.070, 0.125)
    return out


def boiled_dumpling(seed=0, length=0.36, width=0.155, height=0.15, bend=0.7):
    """
    A crescent along x lying on its belly (z = 0), seam up and to -y: half length, half width, half height in
    units. Pork and chives show through the belly; chilli oil has run over some.
    """
    chance = random.Random(seed * 17 + 3)
    s, t = np.meshgrid(np.linspace(0, 1, 220), np.linspace(-math.pi, math.pi, 161), indexing='ij')
    up, front = np.cos(t), np.sin(t)
    body = np.sin(math.pi * np.clip(s, 0.0004, 0.9996)) ** (0.50 + 0.06 * math.sin(seed))
    body = body * (1 + 0.12 * chance.uniform(-1, 1) * (2 * s - 1))
    pinch, closed = smoothstep(0.30, 0.97, up), smoothstep(0.0, 0.05, s) * smoothstep(1.0, 0.95, s)
    folds = _folds(chance, s) * closed
    across = width * body * front * (1 - 0.80 * pinch) + 0.010 * np.sign(front) * np.abs(front) ** 0.5 * closed
    across += 0.015 * folds * (front > 0) * smoothstep(0.20, 0.75, up) * smoothstep(1.0, 0.9, up)
    wave = np.interp(s[:, 0], np.linspace(0, 1, 9), [chance.uniform(-1, 1) for _ in range(9)])[:, None]
    fin = smoothstep(0.80, 1.0, up)
    across += (0.030 * wave + 0.016 * (folds - 0.4)) * fin * closed
    z = height * body * np.where(up > 0, up * 0.80, up * 0.82)
    z += (0.075 + 0.010 * wave + 0.006 * folds) * smoothstep(0.78, 1.0, up) * (0.30 + 0.70 * body) * closed
    lumps = fractal_noise(s * 3.0, t * 0.55, 1.5, seed, 3) * (1 - pinch) * body
    creases = fractal_noise(s * 7, up * 1.6 + 0.4 * s, 1.7, seed + 8, 3)
    z = z + 0.016 * lumps + 0.006 * creases * smoothstep(-0.1, 0.5, up) * (1 - fin)
    across = across * (1 + 0.10 * lumps)
    z = np.maximum(z, -0.62 * height - 0.03 * height * (1 - body)) + 0.62 * height
    tip = 0.35 * fin * (z - 0.62 * height)
    turn = bend * (2 * s - 1)
    reach = length / max(0.1, math.sin(bend))
    x, y = (reach - across) * np.sin(turn), reach - (reach - across) * np.cos(turn) - 0.25 * length - tip
    stretched = smoothstep(0.66, 0.10, up) * smoothstep(0.20, 0.55, body) * smoothstep(-0.95, -0.4, up)
    meat = fractal_noise(s * 4.5, t * 0.9, 1.6, seed + 4, 4)
    chive = fractal_noise(s * 13, t * 2.6, 1.5, seed + 14, 3)
    tone = blend(filled(s.shape, '#e6cf9e'), rgba('#d8b87c'), 0.45 + 0.6 * meat)
    tone = blend(tone, rgba('#b08b63'), stretched * (0.36 + 0.45 * smoothstep(-0.2, 0.6, meat)))
    tone = blend(tone, rgba('#6f7d3e'), 0.70 * stretched * smoothstep(0.16, 0.42, chive))
    tone = blend(tone, rgba('#475f28'), 0.55 * stretched * smoothstep(0.40, 0.62, chive))
    tone = blend(tone, rgba('#efe1bd'), 0.75 * smoothstep(0.62, 0.95, up))
    tone = blend(tone, rgba('#f8f0da'), 0.55 * folds * smoothstep(0.35, 0.8, up))
    tone = blend(tone, rgba('#c2a672'), 0.5 * smoothstep(0.35, 0.0, folds) * smoothstep(0.45, 0.70, up) * (fin < 0.3))
    run = wave_noise(s * 1.6, t * 0.5, seed + 30, 1.6) + 0.5 * fractal_noise(s * 3, t, 1.6, seed + 31, 3)
    oil = smoothstep(0.28 + 0.3 * (seed % 3 == 0), 0.62, run) * smoothstep(-0.9, 0.2, up)
    tone = blend(tone, rgba('#c4560c'), 0.74 * oil)
    tone = blend(tone, rgba('#9a3206'), 0.5 * smoothstep(0.6, 1.0, run) * oil)
    tone[..., 3] = oil
    points = np.stack([x, y, z], -1)
    return dense_mesh('dumpling', [(points[::-1], tone[::-1], None)], material('boiled dough', _moist_dough))
