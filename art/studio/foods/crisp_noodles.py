"""Noodles fried crisp, for khao soi."""

import math

import numpy as np

from studio.materials.shader import material
from studio.mesh import tubes


def _fried(shader):
    tone = shader.ramp(shader.noise(5, 3), [(0.3, '#cf8f3c'), (0.55, '#ecb965'), (0.75, '#f8d798')])
    shader.surface(tone, roughness=0.4, coat=0.35, coat_roughness=0.15)
    shader.bump(shader.noise(40, 3), 0.2, 0.006)


def crisp_noodles(cx, cy, z, rng, radius=0.42, rise=0.34, count=95, thickness=0.017):
    """A springy tangle standing on z, radius wide and rise high (units)."""
    paths = []
    for _ in range(count):
        turn, reach = rng.uniform(0, 6.283), radius * 0.75 * math.sqrt(rng.random())
        heading, pitch = rng.uniform(0, 6.283), rng.uniform(-0.5, 0.5)
        x, y = cx + reach * math.cos(turn), cy + reach * math.sin(turn)
        height = z + rise * rng.random() * (1 - (reach / radius) ** 2)
        bend, wave, phase = rng.uniform(-5, 5), rng.uniform(5, 12), rng.uniform(0, 6)
        points = []
        for step in np.linspace(0, 1, 34):
            heading += bend * 0.03
            pitch += 0.10 * math.sin(wave * step + phase)
            x += 0.018 * math.cos(heading)
            y += 0.018 * math.sin(heading)
            height += 0.012 * math.sin(pitch * 2)
            points.append((x, y, max(z - 0.02, height)))
        paths.append(points)
    return tubes('crisp noodles', paths, thickness, material('crisp noodle', _fried), 3)
