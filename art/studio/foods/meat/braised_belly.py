"""Pork belly braised soft in soy, sugar and awamori, cut thick."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material


def _soft(shader):
    """Fat gone to satin, meat in strands, braising liquid in patches over both."""
    moist = shader.ramp(shader.noise(4, 3), [(0.38, 0.25), (0.60, 1.0)])
    shader.surface(
        shader.attribute('Col'), roughness=0.34, specular=0.45, coat=moist, coat_roughness=0.09, subsurface=0.12,
        subsurface_radius=(0.09, 0.05, 0.025),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(44, 4, 0.55, 0.0, (0.4, 1, 1)), shader.noise(12, 3)), 0.24, 0.010)


def _layers(x, depth, seed):
    """Colours over the cut: depth 0 under the skin to 1 at the ribs."""
    cloud, fine = fractal_noise(x, depth, 2.6, seed, 3), fractal_noise(x * 0.9, depth * 2.2, 9.0, seed + 4, 3)
    bent = depth + 0.10 * cloud + 0.05 * np.sin(x * 4 + seed)
    lean = blend(filled(x.shape, '#7a4327'), rgba('#a86a45'), 0.5 + 0.9 * fine + 0.3 * cloud)
    lean = blend(lean, rgba('#5a2c17'), 0.6 * smoothstep(0.15, 0.55, fine - 0.3 * cloud))
    fat = blend(filled(x.shape, '#bf8a52'), rgba('#dfbb88'), 0.5 + 0.8 * cloud + 0.4 * fine)
    fatty = 0
    for k, (level, half) in enumerate(((0.17, 0.105), (0.52, 0.050), (0.80, 0.018))):
        width = half * (1 + 0.5 * wave_noise(x * 2.2, 0 * x + k, seed + k, 1.2))
        fatty = np.maximum(fatty, smoothstep(width + 0.07, width - 0.04, np.abs(bent - level)))
    tone = blend(lean, fat, fatty)
    tone = blend(tone, rgba('#6a2f10'), 0.45 * smoothstep(0.0, 0.6, wave_noise(x * 3, depth * 3, seed + 9, 1.0)))
    return blend(tone, rgba('#8a3d10'), 0.92 * smoothstep(0.075, 0.045, depth + 0.02 * cloud)), fatty, fine


def braised_slice(seed=0, length=0.66, width=0.40, thickness=0.13):
    """A slice lying in x-y, cut face up, skin along +y; sizes in units, its middle at the origin."""
    run, phi = np.meshgrid(np.linspace(-math.pi / 2, math.pi / 2, 260), np.linspace(0, 2 * math.pi, 260), indexing='ij')
    u, c, s = np.sin(run), np.cos(phi), np.sin(phi)
    square = (np.abs(c) ** 7 + np.abs(s) ** 7) ** (-1 / 7)
    v, up = c * square, s * square
    ends = (1 - np.abs(u) ** 12) ** 0.5
    outline = 1 + 0.05 * wave_noise(u * 1.5, np.sign(c) * 2, seed, 1.0)
    x = length / 2 * u + 0.03 * v
    y = width / 2 * v * outline * (0.86 + 0.14 * ends) * (np.abs(u) < 1) + 0.05 * (1 - u * u)
    tone, fatty, fine = _layers(x * 2.4, (1 - v) / 2, seed)
    z = thickness / 2 * up * ends + (0.010 * fatty + 0.007 * fine) * (up > 0.5) - 0.05 * u * u
    tone = blend(tone, rgba('#5a2810'), 0.55 * smoothstep(0.9, 0.2, up) + 0.35 * smoothstep(0.88, 1.0, np.abs(u)))
    return dense_mesh('braised belly', [(np.stack([x, y, z], -1), tone, None)], material('braised slice', _soft))
