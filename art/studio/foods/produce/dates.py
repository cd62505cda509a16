"""Medjool dates: amber brown, wrinkled, their skin loose in pale blisters; one torn open, and its stone."""

import math

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, filled, rgba
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import fractal_noise, smoothstep, wave_noise
from studio.materials.shader import material
from studio.scene import hide

DARK, MIDDLE, AMBER, BLISTER, BLOOM = '#582810', '#84451f', '#ad6c35', '#cf9d66', '#e6d6c0'


def _skin(shader):
    """Thin skin the light gets under; in the alpha of its colours how loose it is: papery there, taut and glossy else."""
    loose = shader.node('ShaderNodeAttribute', attribute_name='Col').outputs['Alpha']
    shader.surface(
        shader.vary(shader.attribute('Col'), 0.004, 0.14, 0.08), roughness=shader.mix(loose, 0.34, 0.52), specular=0.4,
        coat=shader.mix(loose, 0.45, 0.12), coat_roughness=0.16, subsurface=0.13, subsurface_radius=(0.07, 0.025, 0.012),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(24, 3, 0.5, 0.4), shader.noise(80, 2)), 0.22, 0.007)


def _flesh(shader):
    """Sticky, fibrous flesh like caramel, wet in places."""
    sticky = shader.ramp(shader.noise(9, 4), [(0.4, 0.1), (0.62, 0.8)])
    shader.surface(
        shader.attribute('Col'), roughness=0.36, specular=0.45, coat=sticky, coat_roughness=0.12,
        subsurface=0.10, subsurface_radius=(0.05, 0.02, 0.01),
    )  # fmt: skip
    shader.bump(shader.math('ADD', shader.noise(40, 4), shader.noise(14, 3)), 0.4, 0.014)


def _folds(points, seed, frequency):
    """Soft wrinkles that run lengthwise, bend and fork: 0 in the valleys, about 1 on the ridges; slow."""
    flat = points.reshape(-1, 3)
    out = np.empty(len(flat))
    for k, (x, y, z) in enumerate(flat):
        bend = 0.05 * noise.noise(Vector((x * 5 + seed, y * 5, z * 5)))
        at = Vector((x * frequency * 0.30 + seed * 3.1, (y + bend) * frequency, (z - bend) * frequency))
        broad = 1 - math.sqrt(noise.noise(at) ** 2 + 0.004) * 2.0
        small = 1 - math.sqrt(noise.noise(at * 2.5 + Vector((9, 5, 2))) ** 2 + 0.006) * 2.0
        out[k] = 0.60 * broad + 0.40 * small
    return out.reshape(points.shape[:-1])


def _body(seed, length, width, start, end, rows=120, columns=190):
    """A plump oval along x between two turns (radians): points, creases, angle from the tip, angle round."""
    polar, turn = np.meshgrid(
        np.linspace(0.015, math.pi - 0.015, rows), np.linspace(start, end, columns), indexing='ij'
    )
    plump = np.sin(polar) ** 0.82 * (1 + 0.05 * np.cos(polar))
    uneven = 1 + 0.05 * np.sin(2 * turn + seed) + 0.03 * np.sin(3 * turn + 2 * seed + polar)
    points = np.stack(
        [
            length * np.cos(polar), width * plump * uneven * np.cos(turn) + 0.05 * length * np.sin(polar * 1.0 + seed) - 0.03 * length,
            width * 0.90 * plump * uneven * np.sin(turn),
        ],
        -1,
    )  # fmt: skip
    creases = _folds(points, seed, 9.5)
    normal = np.cross(np.gradient(points, axis=1), np.gradient(points, axis=0))
    normal /= np.linalg.norm(normal, axis=-1, keepdims=True) + 1e-9
    outward = np.sign((normal * points).sum(-1, keepdims=True).mean()) or 1
    depth = 0.034 * (creases - 0.6) * np.sin(polar) ** 0.5
    return points + outward * normal * depth[..., None], creases, polar, turn


def _skin_tone(creases, points, seed, light):
    """Amber brown, darker in the valleys, pale where the skin came loose, a breath of sugar; alpha is how loose it is."""
    x, y, z = points[..., 0], points[..., 1], points[..., 2]
    patch = fractal_noise(x * 0.8 + 0.7 * z, y - 0.7 * z, 4.0, seed, 3)
    speck = fractal_noise(x + 0.6 * z, y - 0.6 * z, 20, seed + 4, 4)
    tone = blend(filled(x.shape, DARK), rgba(MIDDLE), smoothstep(0.10, 0.62, creases + 0.10 * speck))
    tone = blend(tone, rgba(AMBER), np.clip(light + 0.7 * patch, 0.05, 0.9) * smoothstep(0.35, 0.85, creases))
    loose = smoothstep(0.05, 0.55, patch + 0.20 * speck + 0.5 * (creases - 0.6))
    tone = blend(tone, rgba(BLISTER), 0.62 * loose * smoothstep(0.3, 0.8, creases))
    sugar = smoothstep(0.0, 0.9, 0.4 * patch + 0.7 * speck + 0.5 * (creases - 0.5))
    tone = blend(tone, rgba(BLOOM), 0.42 * sugar)
    tone[..., 3] = np.clip(loose + 0.5 * sugar, 0, 1)
    return tone


def date(seed=0, length=0.36, width=0.195, light=0.3):
    """A whole date along x, its cap's end at +x; light (0 to 1) is how amber it is. Parked off stage."""
    points, creases, polar, _ = _body(seed, length, width, 0, 2 * math.pi)
    tone = _skin_tone(creases, points, seed, light)
    tone = blend(tone, rgba('#d9b274'), 0.80 * smoothstep(0.24, 0.13, polar))
    tone = blend(tone, rgba('#5a3014'), 0.8 * smoothstep(0.09, 0.04, polar))
    return hide(dense_mesh('date', [(points, tone, None)], material('date skin', _skin)))


def torn_half(seed=0, length=0.36, width=0.20, hollow=True):
    """Half of a date torn lengthwise, open upwards: thick amber flesh, a pale lining where the stone lay."""
    shell, creases, polar, turn = _body(seed, length, width, math.pi, 2 * math.pi)
    rim = 0.030 * wave_noise(polar * 2, turn * 0 + np.sign(np.cos(turn)), seed + 5, 1.5)
    lift = rim * np.abs(np.cos(turn)) ** 3
    shell = shell + np.stack([0 * lift, 0 * lift, lift], -1)
    polar, across = np.meshgrid(
        np.linspace(0.015, math.pi - 0.015, 120), np.linspace(-1, 1, 150), indexing='ij'
    )
    edge_a, edge_b = shell[:, 0], shell[:, -1]
    share = (across[..., None] + 1) / 2
    inner = edge_a[:, None] * (1 - share) + edge_b[:, None] * share
    x = inner[..., 0]
    rough = fractal_noise(x, across * 0.2, 13, seed + 7, 3)
    fibre = fractal_noise(x * 0.35, across * 0.2, 34, seed + 9, 3)
    away = np.hypot(x / (0.70 * length), across / 0.46) + 0.12 * rough
    pit = smoothstep(1.0, 0.6, away) if hollow else 0 * away
    level = 1 - across**6
    inner[..., 2] += level * (0.045 * (1 - pit) + 0.022 * rough * (1 - 0.6 * pit) + 0.012 * fibre)
    inner[..., 2] -= 0.085 * pit * np.sin(polar) ** 0.5
    tone = blend(filled(x.shape, '#8c4620'), rgba('#b46a34'), smoothstep(-0.35, 0.5, rough + 0.5 * fibre))
    tone = blend(tone, rgba('#d0935a'), 0.55 * smoothstep(0.2, 0.7, rough + 0.4 * fibre))
    tone = blend(tone, rgba('#7d3d12'), 0.6 * smoothstep(0.25, 0.8, 0.5 * fibre - rough))
    lining = pit * smoothstep(-0.55, 0.25, fibre + 0.4 * rough)
    tone = blend(tone, rgba('#e8c79a'), 0.70 * lining)
    tone = blend(tone, rgba('#84431a'), 0.9 * smoothstep(0.90, 0.98, np.abs(across) + 0.05 * rough))
    tone = blend(tone, rgba('#84431a'), 0.8 * smoothstep(0.42, 0.20, np.sin(polar) + 0.08 * rough))
    dense_mesh('date flesh', [(inner, tone, None)], material('date flesh', _flesh))
    skin = _skin_tone(creases, shell, seed, 0.35)
    return dense_mesh('date half', [(shell, skin, None)], material('date skin', _skin))


def stone(length=0.235, width=0.072):
    """The stone along x: slim, brown, a groove along its upper side, fine wrinkles."""
    polar, turn = np.meshgrid(
        np.linspace(0.02, math.pi - 0.02, 90), np.linspace(0, 2 * math.pi, 120), indexing='ij'
    )
    groove = np.exp(-(((turn - math.pi / 2) / 0.28) ** 2)) * np.sin(polar) ** 0.4
    wrinkle = wave_noise(polar * 9, turn * 4, 3, 1.4)
    r = width * np.sin(polar) ** 0.72 * (1 - 0.34 * groove + 0.03 * wrinkle)
    points = np.stack([length * np.cos(polar), r * np.cos(turn), r * np.sin(turn)], -1)
    tone = blend(filled(polar.shape, '#a06c40'), rgba('#cda270'), 0.5 + 0.5 * wrinkle)
    tone = blend(tone, rgba('#5a3218'), 0.85 * groove)
    return dense_mesh('stone', [(points, tone, None)], material('date stone', _stone))


def _stone(shader):
    shader.surface(shader.attribute('Col'), roughness=0.5, coat=0.25, coat_roughness=0.2)
    shader.bump(shader.noise(40, 3), 0.2, 0.008)
