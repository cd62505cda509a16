"""A chicken cutlet browned in the pan and lacquered by its glaze."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material


def _lacquered(shader):
    """Crust in its vertex colours; their alpha says where glaze lies on it: smooth and bright, else dull and rough."""
    film = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    uneven = shader.ramp(shader.noise(5, 3), [(0.35, 0.55), (0.65, 1.0)])
    shader.surface(
        shader.attribute('Col'),
        roughness=shader.mix(film, 0.52, 0.24),
        specular=0.45,
        coat=shader.math('MULTIPLY', shader.mix(film, 0.12, 1.0), uneven),
        coat_roughness=0.07,
    )
    crust = shader.math('ADD', shader.noise(34, 5, 0.65), shader.math('MULTIPLY', shader.noise(95, 3), 0.5))
    shader.bump(shader.math('MULTIPLY', crust, shader.mix(film, 1.0, 0.16)), 0.55, 0.014)


def glazed_cutlet(seed, half_length=0.50, half_width=0.32, height=0.15):
    """Half a chicken breast cut flat: seared in patches, glaze clinging and running off; lies on z = 0."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 361), np.linspace(0, 1, 130), indexing='ij')
    c, s = np.cos(turn), np.sin(turn)
    reach = 1 + 0.07 * np.sin(2 * turn + seed) + 0.05 * np.sin(3 * turn + 2 * seed) + 0.03 * np.sin(5 * turn + seed)
    reach += 0.05 * fractal_noise(2.4 * c, 2.4 * s, 1.0, seed + 7, 4)
    x, y = half_length * reach * c * rho, half_width * reach * s * rho * (1 - 0.16 * c)
    y = y + 0.05 * np.sin(x * 3 + seed)
    body = np.clip(1 - rho**3.4, 0, 1) ** 0.6 * (1 - 0.20 * x / half_length)
    broad = fractal_noise(x, y, 2.6, seed, 3)
    patch = fractal_noise(x, y, 5.5, seed + 20, 5) + 0.5 * broad
    fine = fractal_noise(x, y, 21, seed + 5, 4)
    seam = np.exp(-(((y - 0.06 * math.sin(seed) - 0.25 * x * math.cos(2 * seed) + 0.05 * broad) / 0.030) ** 2))
    film = smoothstep(-0.22, 0.20, wave_noise(x * 1.1, y, seed + 40, 2.0) + 0.5 * broad + 0.55 * smoothstep(0.55, 1, rho))
    ridge = 1 - np.abs(fine)
    z = height * body + body * (0.040 * broad - 0.020 * seam * smoothstep(0.95, 0.6, rho))
    z += body * (1 - 0.4 * film) * (0.010 * patch + 0.007 * fine) + 0.008 * film * np.clip(body * 3, 0, 1)
    tone = blend(filled(x.shape, '#7d3f18'), rgba('#ab6a2e'), 0.5 + 0.55 * broad + 0.25 * fine)
    tone = blend(tone, rgba('#5f2c10'), 0.9 * smoothstep(-0.30, 0.18, patch))
    tone = blend(tone, rgba('#34160a'), 0.88 * smoothstep(0.12, 0.55, patch + 0.35 * fine))
    tone = blend(tone, rgba('#3a190a'), 0.5 * smoothstep(0.86, 0.98, ridge) * smoothstep(-0.3, 0.2, patch))
    side = smoothstep(0.80, 0.90, rho + 0.08 * patch) * smoothstep(1.0, 0.95, rho)
    tone = blend(tone, rgba('#c48a52'), 0.30 * side)
    tone = blend(tone, rgba('#541b05'), film * (0.58 + 0.2 * wave_noise(x, y, seed + 60, 3.5)))
    tone = blend(tone, rgba('#3a1405'), 0.55 * seam * film)
    tone = blend(tone, rgba('#3d1606'), smoothstep(0.955, 1.0, rho))
    tone[..., 3] = film
    points = np.stack([x, y, z], -1)
    return dense_mesh('chicken', [(points, tone, None)], material('lacquered chicken', _lacquered))
