"""Thin slices of simmered beef, folded as they fall."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.fields import smoothstep, wave_noise
from studio.geometry.mesh import thicken
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet


def thin_slice(seed, length=0.62, width=0.34, wave=0.05, rare=0.5):
    """A slice lying in x-y, in soft waves; rare (0 to 1) is how pink its middle is, its rim grey-brown."""
    u, v = np.meshgrid(np.linspace(-1, 1, 70), np.linspace(-1, 1, 44), indexing='ij')
    x = u * np.sqrt(1 - 0.42 * v * v) * length / 2 * (1 + 0.06 * wave_noise(v * 2, u, seed, 1.2))
    y = v * np.sqrt(1 - 0.42 * u * u) * width / 2 * (1 + 0.10 * wave_noise(u * 2, v, seed + 2, 1.2))
    z = wave * np.sin(u * 3.2 + seed) + 0.4 * wave * wave_noise(u, v * 1.5, seed + 4, 1.1)
    rim = smoothstep(0.55, 1.0, np.maximum(np.abs(u), np.abs(v)))
    around = np.arctan2(v, u)
    z += wave * rim * (0.30 * np.sin(7 * around + seed) + 0.22 * np.sin(12 * around + 2.3 * seed))
    grain = wave_noise(x * 5, y * 26, seed, 2)
    fine = wave_noise(x * 9, y * 60, seed + 3, 2)
    tone = blend(filled(u.shape, '#6a4c3a'), rgba('#947460'), 0.5 + 0.4 * grain + 0.2 * fine)
    tone = blend(tone, rgba('#472f22'), 0.55 * smoothstep(0.3, 0.8, wave_noise(x * 7, y * 9, seed + 5, 1.6)))
    away = np.hypot(u, v) + 0.22 * wave_noise(u * 1.5, v * 1.5, seed + 6, 1.3)
    pink = rare * smoothstep(0.92, 0.48, away)
    tone = blend(
        tone, blend(filled(u.shape, '#9c4238'), rgba('#c47466'), 0.5 + 0.4 * grain + 0.25 * fine), pink
    )
    marbling = np.abs(wave_noise(x * 7, y * 16, seed + 8, 1.6))
    tone = blend(
        tone, rgba('#ead9c6'), 0.42 * smoothstep(0.10, 0.0, marbling) * smoothstep(-0.2, 0.5, grain + fine)
    )
    tone = blend(tone, rgba('#e3cba8'), 0.6 * smoothstep(0.86, 0.93, v + 0.06 * grain))
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone)
    return thicken(builder.object('beef', wet(0.36, 0.35, 0.06, (0.12, 0.05, 0.03), 0.35, 42, 0.06), 80), 0.020)
