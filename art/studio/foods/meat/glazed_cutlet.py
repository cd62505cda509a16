"""A chicken cutlet browned in the pan and lacquered by its glaze."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material

AMBER = np.array([0.70, 0.31, 0.075, 1.0])
"""What a clear film of glaze lets through (linear)."""


def _lacquered(shader):
    """Crust in its vertex colours; their alpha says where glaze lies on it: smooth and bright, else dull and rough."""
    film = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    shader.surface(
        shader.attribute('Col'),
        roughness=shader.mix(film, 0.50, 0.34),
        specular=0.35,
        coat=shader.mix(film, 0.15, 1.0),
        coat_roughness=0.06,
        subsurface=0.10,
        subsurface_radius=(0.10, 0.04, 0.015),
    )
    crust = shader.math('ADD', shader.noise(30, 5, 0.6), shader.math('MULTIPLY', shader.noise(80, 3), 0.4))
    shader.bump(shader.math('MULTIPLY', crust, shader.mix(film, 1.0, 0.22)), 0.5, 0.012)


def _outline(turn, seed, half_length, half_width):
    """Radii of a breast seen from above, blunt at one end and drawn out at the other: x, y of its rim."""
    c, s = np.cos(turn), np.sin(turn)
    reach = 1 + 0.045 * np.sin(2 * turn + seed) + 0.03 * np.sin(3 * turn + 2 * seed) + 0.012 * np.sin(7 * turn + seed)
    x = half_length * reach * (c + 0.10 * (c**2 - 0.5))
    y = half_width * reach * s * (1 - 0.34 * c - 0.10 * c**2)
    return x, y


def glazed_cutlet(seed, half_length=0.54, half_width=0.37, height=0.17):
    """Half a chicken breast cut flat: a browned top, pale sides, glaze clinging and running off; lies on z = 0."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 361), np.linspace(0, 1, 150) ** 0.8, indexing='ij')
    edge_x, edge_y = _outline(turn, seed, half_length, half_width)
    wall = 1 - 0.05 * smoothstep(0.9, 1.0, rho)
    x, y = edge_x * rho * wall, edge_y * rho * wall
    y = y + 0.16 * (x * x - 0.08) * (-1) ** seed
    broad = fractal_noise(x, y, 2.4, seed, 3)
    patch = fractal_noise(x, y, 6.0, seed + 20, 5)
    fine = fractal_noise(x, y, 24, seed + 5, 4)
    grain = fractal_noise(x * 0.28, y + 0.35 * x * x, 22, seed + 9, 3)
    body = np.clip(1 - rho**4.5, 0, 1) ** 0.55 * (1 - 0.28 * x / half_length)
    crease = np.exp(-(((y - 0.05 * math.sin(2 * seed) - 0.22 * x * math.cos(seed) + 0.05 * broad) / 0.045) ** 2))
    crease *= smoothstep(0.62, 0.2, rho + 0.4 * broad)
    film = smoothstep(-0.95, -0.25, wave_noise(x * 1.1, y, seed + 40, 1.7) + 0.6 * broad + 0.8 * smoothstep(0.6, 1, rho))
    z = height * body + body * (0.035 * broad - 0.016 * crease + 0.006 * grain)
    z += body * (1 - 0.5 * film) * (0.011 * patch + 0.006 * fine) + 0.006 * film * body
    browned = smoothstep(-0.85, 0.35, 0.9 * patch + 0.7 * broad + 0.35 * fine + 0.20 * grain)
    tone = blend(filled(x.shape, '#d8a263'), rgba('#b5702c'), smoothstep(0.05, 0.55, browned))
    tone = blend(tone, rgba('#8a4716'), 0.9 * smoothstep(0.50, 0.95, browned))
    tone = blend(tone, rgba('#54240b'), 0.75 * smoothstep(0.15, 0.65, patch + 0.45 * fine - 0.15))
    rim = np.exp(-(((rho - 0.875 + 0.03 * patch) / 0.035) ** 2))
    tone = blend(tone, rgba('#7a3a12'), 0.60 * rim * smoothstep(-0.5, 0.3, patch))
    side = smoothstep(0.885, 0.925, rho + 0.04 * patch + 0.02 * fine)
    meat = blend(filled(x.shape, '#e6c193'), rgba('#cf9f68'), 0.5 + 0.8 * grain)
    tone = blend(tone, meat, 0.85 * side)
    runs = smoothstep(0.0, 0.7, wave_noise(np.cos(turn) * 3, np.sin(turn) * 3, seed + 70, 1.5)) * side
    thick = np.clip(film * (0.74 + 0.26 * wave_noise(x, y, seed + 60, 3.0)) + 0.35 * runs + 0.25 * crease * film, 0, 1)
    thick = np.maximum(thick, smoothstep(0.95, 0.995, rho) * 0.95)
    tone = tone * (1 + (AMBER - 1) * thick[..., None])
    tone[..., 3] = np.clip(film + 0.5 * side, 0, 1)
    points = np.stack([x, y, z], -1)
    return dense_mesh('chicken', [(points, tone, None)], material('lacquered chicken', _lacquered))
