"""Cooked shrimp."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder


def shrimp(seed=0, radius=0.155, thickness=0.082, arc=292):
    """A peeled, seared shrimp lying in x-y, curled round the origin over `arc` degrees, its tail fan on."""
    builder = MeshBuilder()
    u, v = np.meshgrid(np.linspace(0, 1, 110), np.linspace(0, 2 * math.pi, 29), indexing='ij')
    turn = math.radians(arc) * u + 0.5
    bend = radius * (1 - 0.22 * u)
    body = thickness * (0.55 + 0.55 * smoothstep(0, 0.14, u)) * (1 - 0.62 * u**1.5)
    body = body * np.sqrt(np.clip(u / 0.02, 0, 1)) * (1 + 0.05 * np.cos(u * 6 * 2 * math.pi))
    out = bend + body * np.cos(v)
    points = np.stack([out * np.cos(turn), out * np.sin(turn), 1.05 * body * np.sin(v)], -1)
    bands = 0.5 + 0.5 * np.cos(u * 6 * 2 * math.pi)
    tone = blend(filled(u.shape, '#eda271'), rgba('#cf4a17'), 0.3 + 0.6 * bands * (0.6 + 0.4 * np.cos(v)))
    tone = blend(tone, rgba('#f7d8bb'), 0.7 * smoothstep(0.0, -0.8, np.cos(v)))
    seared = smoothstep(0.25, 0.8, wave_noise(points[..., 0] * 6, points[..., 1] * 6, seed, 2))
    tone = blend(tone, rgba('#a8481a'), 0.5 * seared * (np.sin(v) > 0))
    cut = np.exp(-(((v - 0.25) / 0.11) ** 2)) * smoothstep(0.03, 0.1, u) * smoothstep(0.8, 0.6, u)
    builder.grid(points, blend(tone, rgba('#c9602c'), 0.8 * cut))
    end = math.radians(arc) + 0.5
    base = np.array([radius * 0.78 * math.cos(end), radius * 0.78 * math.sin(end), 0])
    for side in (-0.42, 0.0, 0.42):
        a = end + math.pi / 2 + side
        s, t = np.meshgrid(np.linspace(0, 1, 14), np.linspace(-1, 1, 9), indexing='ij')
        width = 0.036 * np.sin(math.pi * np.clip(s * 0.85 + 0.08, 0, 1)) ** 0.8
        x = base[0] + 0.125 * s * math.cos(a) - t * width * math.sin(a)
        y = base[1] + 0.125 * s * math.sin(a) + t * width * math.cos(a)
        z = 0.012 * (1 - t * t) + 0.03 * s * s
        builder.grid(np.stack([x, y, z], -1), blend(filled(s.shape, '#e0662c'), rgba('#a8320f'), s))
    return builder.object('shrimp', wet(0.2, 0.7, 0.08, (0.14, 0.06, 0.03), 0.14, 30, 0.05), 80)
