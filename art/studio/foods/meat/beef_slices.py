"""Thin slices of simmered beef, folded as they fall."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh import thicken
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet


def thin_slice(seed, length=0.62, width=0.34, wave=0.05, rare=0.5):
    """A slice lying in x-y, in soft waves; rare (0 to 1) is how pink its middle is."""
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 44), indexing='ij')
    x = u * np.sqrt(1 - 0.42 * v * v) * length / 2 * (1 + 0.06 * wave_noise(v * 2, u, seed, 1.2))
    y = v * np.sqrt(1 - 0.42 * u * u) * width / 2 * (1 + 0.10 * wave_noise(u * 2, v, seed + 2, 1.2))
    z = wave * np.sin(u * 3.2 + seed) + 0.4 * wave * wave_noise(u, v * 1.5, seed + 4, 1.1)
    grain = wave_noise(x * 5, y * 26, seed, 2)
    edge = np.maximum(np.abs(u), np.abs(v))
    tone = blend(filled(u.shape, '#6e4029'), rgba('#9c6a4b'), 0.5 + 0.5 * grain)
    pink = rare * smoothstep(0.95, 0.35, edge + 0.15 * wave_noise(u, v, seed + 6, 1.5))
    tone = blend(tone, blend(filled(u.shape, '#a04338'), rgba('#c06a58'), 0.5 + 0.5 * grain), pink)
    vein = np.abs(wave_noise(x * 4, y * 8, seed + 8, 1.4))
    tone = blend(tone, rgba('#efd9bf'), 0.3 * smoothstep(0.07, 0.02, vein))
    tone = blend(tone, rgba('#f0dcc0'), 0.75 * smoothstep(0.82, 0.9, v + 0.05 * grain))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone)
    return thicken(builder.object('beef', wet(0.2, 0.7, 0.06, (0.12, 0.05, 0.03), 0.2, 30, 0.06), 80), 0.026)
