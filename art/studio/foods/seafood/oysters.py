"""Oysters on the half shell: a rough cup, its pearly inside, the flesh with its dark frill, the liquor."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material
from studio.materials.waters import water
from studio.scene import hide


def _shell(shader):
    """Chalk and mud outside, layered like slate."""
    shader.surface(shader.attribute('Col'), roughness=0.62, specular=0.3, coat=0.12, coat_roughness=0.3)
    shader.bump(shader.math('ADD', shader.noise(22, 5), shader.noise(70, 3)), 0.55, 0.018)


def _pearl(shader):
    """Mother of pearl: satin, with a faint play of colour by the angle."""
    weight = shader.node('ShaderNodeLayerWeight')
    weight.inputs['Blend'].default_value = 0.4
    play = shader.ramp(
        shader.math('ADD', shader.math('MULTIPLY', weight.outputs['Facing'], 0.7), shader.noise(3, 2)),
        [(0.4, '#ffffff'), (0.6, '#f6ecee'), (0.8, '#e4ecea'), (1.0, '#f6ecdc')],
    )
    tone = shader.mix(1.0, shader.attribute('Col'), play, 'MULTIPLY')
    shader.surface(tone, roughness=0.24, specular=0.6, coat=0.7, coat_roughness=0.08)
    shader.bump(shader.noise(7, 3), 0.10, 0.015)


def _flesh(shader):
    """Soft, wet, let through by light."""
    shader.surface(
        shader.attribute('Col'), roughness=0.2, specular=0.55, coat=1.0, coat_roughness=0.05, subsurface=0.22,
        subsurface_radius=(0.12, 0.09, 0.06),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(10, 3), shader.noise(30, 2)), 0.14, 0.012)


def _outline(turn, seed, length):
    """The rim: a drop with its hinge at -x, wavy where it grew."""
    c = np.cos(turn)
    wide = 0.64 + 0.05 * math.sin(seed * 2.1)
    pointed = 1 - 0.34 * np.clip(-c, 0, 1) ** 2.2
    wave = (
        1
        + 0.035 * np.sin(3 * turn + seed)
        + 0.03 * np.sin(5 * turn + 2 * seed)
        + 0.018 * np.sin(11 * turn + seed)
    )
    return length * c * wave, length * wide * np.sin(turn) * pointed * wave + 0.06 * length * math.sin(
        seed
    ) * c**2


def oyster(seed=0, length=0.47):
    """One oyster along x, its hinge at -x, its rim near z = 0 and its cup below; returns its four parts, off stage."""
    turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 300), np.linspace(0, 1, 130), indexing='ij')
    ex, ey = _outline(turn, seed, length)
    parts = [_outside(turn, rho, ex, ey, seed), *_inside(turn, rho, ex, ey, seed, length)]
    return hide(parts)


def _rim_height(turn, seed):
    return 0.014 * np.sin(4 * turn + seed) + 0.012 * np.sin(9 * turn + 2 * seed) + 0.007 * np.sin(19 * turn)


def _outside(turn, rho, ex, ey, seed):
    """The cup from below, its growth in leaves one over the other that reach past the rim."""
    grow = 1.0 + 0.10 * wave_noise(turn * 2.2, 0 * turn, seed + 1, 1.3) * rho**4 + 0.05
    leaves = rho * 7 + 0.5 * wave_noise(np.cos(turn) * 2, np.sin(turn) * 2, seed, 1.4)
    step = (leaves % 1) ** 3
    x, y = ex * rho * grow, ey * rho * grow
    z = (
        -0.20 * (1 - rho**2.6)
        - 0.02
        + _rim_height(turn, seed) * rho**3
        - 0.020 * (1 - step) * smoothstep(0.25, 0.5, rho)
    )
    rough = fractal_noise(x, y, 9, seed, 3)
    z = z + 0.012 * rough * smoothstep(0.05, 0.4, rho)
    tone = blend(filled(x.shape, '#77746a'), rgba('#a9a394'), 0.5 + 0.7 * rough)
    tone = blend(tone, rgba('#4a4a44'), 0.8 * smoothstep(0.5, 0.95, leaves % 1))
    tone = blend(
        tone, rgba('#d6cfbe'), 0.6 * smoothstep(0.15, 0.6, wave_noise(turn * 3, rho * 6, seed + 5, 1.3))
    )
    tone = blend(tone, rgba('#6c6f55'), 0.5 * smoothstep(0.2, 0.7, wave_noise(x * 5, y * 5, seed + 8, 1.2)))
    return dense_mesh(
        'oyster shell', [(np.stack([x, y, z], -1)[::-1], tone[::-1], None)], material('oyster shell', _shell)
    )


def _cup(rho, turn, seed):
    """Height of the shell's inside."""
    return (
        -0.165 * (1 - rho**2.4) * (1 - 0.25 * np.clip(-np.cos(turn), 0, 1)) + _rim_height(turn, seed) * rho**4
    )


def _inside(turn, rho, ex, ey, seed, length):
    """The pearly cup, the flesh in it and the liquor round it."""
    x, y = ex * rho, ey * rho
    z = _cup(rho, turn, seed) + 0.006
    cloud = fractal_noise(x, y, 5, seed + 3, 3)
    tone = blend(filled(x.shape, '#cfc9bb'), rgba('#ebe7dc'), 0.5 + 0.7 * cloud)
    tone = blend(tone, rgba('#8f8b86'), 0.6 * smoothstep(0.80, 0.97, rho + 0.08 * cloud))
    tone = blend(tone, rgba('#3d3a38'), 0.85 * smoothstep(0.955, 1.0, rho + 0.03 * cloud))
    pearl = dense_mesh('oyster pearl', [(np.stack([x, y, z], -1), tone, None)], material('pearl', _pearl))
    return [pearl, _meat(turn, rho, ex, ey, seed, length), _water(turn, rho, ex, ey, seed)]


def _meat(turn, rho, ex, ey, seed, length):
    """A plump cream belly towards the hinge, grey gills, and the frilled black edge of the mantle."""
    size = 0.80 + 0.035 * np.sin(3 * turn + seed * 1.3) + 0.02 * np.sin(7 * turn + seed)
    x, y = ex * rho * size + 0.02 * length, ey * rho * size
    belly = np.exp(-((((x + 0.10 * length) / (0.50 * length)) ** 2 + (y / (0.34 * length)) ** 2) ** 1.8))
    frill = smoothstep(0.74, 0.86, rho) * smoothstep(1.02, 0.96, rho)
    ruffle = np.sin(turn * 34 + 5 * np.sin(turn * 3 + seed) + 2.5 * np.sin(turn * 7 + 2 * seed))
    second = smoothstep(0.56, 0.64, rho) * smoothstep(0.76, 0.70, rho)
    ruffle2 = np.sin(turn * 26 + 4 * np.sin(turn * 2 + seed) + 1)
    gills = (
        np.sin(rho * 60 + 3 * np.sin(turn * 2 + seed))
        * smoothstep(0.45, 0.55, rho)
        * smoothstep(0.8, 0.7, rho)
    )
    soft = wave_noise(x * 5, y * 5, seed + 4, 1.3)
    z = _cup(rho * size, turn, seed) + 0.080 + 0.078 * belly + 0.014 * soft * smoothstep(0.0, 0.4, rho)
    z += (
        frill * (0.012 + 0.016 * ruffle)
        + second * (0.010 + 0.008 * ruffle2) * (1 - belly)
        + 0.004 * gills * (1 - belly)
    )
    z -= 0.10 * smoothstep(0.94, 1.0, rho)
    tone = blend(filled(x.shape, '#8d8473'), rgba('#d3c6a8'), smoothstep(0.15, 0.85, belly + 0.18 * soft))
    tone = blend(tone, rgba('#e6dabd'), 0.7 * smoothstep(0.6, 1.0, belly + 0.25 * soft))
    tone = blend(tone, rgba('#67625a'), 0.6 * (1 - belly) * (0.5 + 0.5 * gills))
    tone = blend(
        tone,
        rgba('#7d7752'),
        0.4 * smoothstep(0.2, 0.7, wave_noise(x * 9, y * 9, seed + 11, 1.5)) * (1 - belly),
    )
    black = np.clip(frill * (1.0 + 0.16 * ruffle) + 0.75 * second * (0.5 + 0.5 * ruffle2) * (1 - belly), 0, 1)
    return dense_mesh(
        'oyster flesh',
        [(np.stack([x, y, z], -1), blend(tone, rgba('#171513'), 0.95 * black), None)],
        material('oyster flesh', _flesh),
    )


def _water(turn, rho, ex, ey, seed):
    """Liquor up to a finger under the rim."""
    x, y = ex * rho * 0.93, ey * rho * 0.93
    z = -0.052 + 0.006 * smoothstep(0.9, 1.0, rho) + 0.002 * wave_noise(x * 6, y * 6, seed, 1.2)
    tone = filled(x.shape, '#ffffff')
    return dense_mesh(
        'liquor',
        [(np.stack([x, y, z], -1), tone, None)],
        water('#eceddf', 0.03, '#c9c8b4', 0.04, 0.10, 9.0, 0.05),
    )
