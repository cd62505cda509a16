"""Raw salmon: skin-on portions cut square, satin flesh with fine lines of fat."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material


def _satin(shader):
    """Flesh in its vertex colours: dull, damp in spots, finely fibrous."""
    damp = shader.ramp(shader.noise(4.5, 4), [(0.46, 0.0), (0.66, 1.0)])
    grain = shader.noise(60, 4)
    tone = shader.mix(shader.ramp(grain, [(0.3, 0.16), (0.6, 0.0)]), shader.attribute('Col'), '#a8431f')
    shader.surface(
        tone, roughness=shader.mix(damp, 0.50, 0.32), specular=0.38, coat=shader.mix(damp, 0.0, 0.42),
        coat_roughness=0.16, subsurface=0.12, subsurface_radius=(0.12, 0.05, 0.03),
    )  # fmt: skip
    shader.bump(shader.math('ADD', grain, shader.noise(14, 4)), 0.22, 0.010)


def raw_salmon(seed=1, half_length=0.58, half_width=0.31, height=0.23):
    """
    A portion along x on its skin, thick along -y and thin at the belly (+y); its lines of fat bend back in
    chevrons and run down the cut sides.
    """
    us, vs = np.meshgrid(np.linspace(-1, 1, 420), np.linspace(-1, 1, 280), indexing='ij')
    share, turn = np.maximum(np.abs(us), np.abs(vs)), np.arctan2(vs, us)
    top, down = np.clip(share / 0.74, 0, 1), np.clip((share - 0.74) / 0.26, 0, 1)
    square = (np.abs(np.cos(turn)) ** 6.5 + np.abs(np.sin(turn)) ** 6.5) ** (-1 / 6.5)
    wavy = 1 + 0.020 * np.sin(3 * turn + seed) + 0.012 * np.sin(7 * turn + 2 * seed)
    swell = 1 + (0.05 + 0.02 * math.sin(seed)) * np.sin(math.pi * down) - 0.02 * down
    x = np.cos(turn) * square * top * half_length * wavy * swell
    y = np.sin(turn) * square * top * half_width * wavy * swell * (1 - 0.10 * np.sin(seed) * np.cos(turn) * top)
    x = x + 0.06 * y * math.sin(2 * seed)
    thick = height * (1 - 0.32 * smoothstep(-0.2, 1, y / half_width) - 0.10 * (x / half_length) ** 2)
    z = thick + 0.016 * wave_noise(x, y, seed, 1.4) - 0.045 * smoothstep(0.72, 1, top) ** 2
    side = np.where(down > 0, z * np.cos(np.clip(down, 0, 1) * math.pi / 2) ** 0.75, z)
    broad = fractal_noise(x, y + side, 2.2, seed, 3)
    bend = 0.50 * np.sqrt((y + 0.07) ** 2 + 0.004) - 0.16 * down * (np.abs(us) < np.abs(vs))
    phase = (x + bend + 0.030 * broad + 0.010 * wave_noise(x, y, seed + 9, 5)) / 0.108 + 0.3 * seed
    gap = np.abs(np.mod(phase, 1.0) - 0.5)
    width = 0.045 + 0.030 * wave_noise(x, y, seed + 3, 1.2) + 0.04 * smoothstep(0.2, 1, y / half_width)
    line = smoothstep(width + 0.07, width * 0.4, gap) * np.clip(0.62 + 0.5 * wave_noise(x, y, seed + 5, 1.8), 0.12, 1)
    fine = np.exp(-((np.abs(np.mod(phase * 2 + 0.3 * broad, 1.0) - 0.5) / 0.06) ** 2)) * smoothstep(0.1, 0.6, broad)
    fibre = fractal_noise(phase * 0.10, y * 3.2 - x * 1.2, 5.0, seed + 2, 3)
    tone = blend(filled(x.shape, '#cd5c33'), rgba('#e58659'), 0.5 + 0.55 * broad + 0.20 * fibre)
    tone = blend(tone, rgba('#b94a28'), 0.45 * smoothstep(0.15, 0.7, fibre - 0.3 * broad))
    tone = blend(tone, rgba('#a8452a'), 0.35 * np.exp(-(((y + 0.07) / 0.03) ** 2)) * (down == 0))
    tone = blend(tone, rgba('#f0b591'), 0.40 * smoothstep(0.45, 1.05, y / half_width))
    tone = blend(tone, rgba('#f6d3b8'), 0.72 * line + 0.22 * fine)
    tone = blend(tone, rgba('#e9a682'), 0.35 * smoothstep(0.92, 1.0, top) * (down < 0.05))
    skin = smoothstep(0.84, 0.92, down + 0.02 * broad)
    tone = blend(tone, blend(filled(x.shape, '#b9b7ae'), rgba('#5f6462'), 0.5 + 0.6 * fibre), skin)
    z = side - 0.0035 * line * (down < 1)
    item = dense_mesh('salmon', [(np.stack([x, y, z], -1)[::-1], tone[::-1], None)], material('raw salmon', _satin))
    return item
