"""Thin folded slices of pastrami, and what goes with them: mustard, gherkins."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.food import sauce
from studio.materials.shader import material
from studio.materials.surfaces import matte
from studio.mesh import ellipsoid, thicken, tubes
from studio.mesh_builder import MeshBuilder
from studio.scene import hide


def _cured(shader):
    shader.surface(shader.attribute('Col'), roughness=0.34, coat=0.45, coat_roughness=0.14, subsurface=0.05,
                   subsurface_radius=(0.12, 0.05, 0.03))  # fmt: skip
    shader.bump(shader.noise(26, 4), 0.45, 0.012)


def pastrami_slice(seed=0, length=1.15, depth=0.52):
    """A slice folded in waves, its folds along y and open to -y: length along x, depth along y, some .12 high."""
    u, v = np.meshgrid(np.linspace(0, 1, 120), np.linspace(0, 1, 44), indexing='ij')
    fold = 0.5 + 0.5 * np.sin(u * (13 + 3 * math.sin(seed)) + seed * 1.7 + 1.2 * v)
    x = (u - 0.5) * length + 0.05 * np.cos(u * 13 + seed) + 0.02 * wave_noise(u * 3, v * 3, seed, 1.5)
    ragged = 0.06 * np.sin(u * 9 + seed) + 0.03 * wave_noise(u * 8, v * 0, seed + 1, 1.6)
    y = (v - 0.5) * depth * (1 + 0.1 * np.sin(3 * u + seed)) - ragged * (1 - v)
    z = (
        0.085 * fold * (0.35 + 0.65 * (1 - v))
        + 0.02 * wave_noise(u * 4, v * 4, seed + 2, 1.6)
        - 0.05 * (1 - v) ** 4
    )
    fibres = wave_noise(x * 24 + y * 3, y * 5, seed + 3, 2)
    tone = blend(filled(u.shape, '#a8463c'), rgba('#d08070'), 0.5 + 0.5 * fibres)
    fat = np.abs(wave_noise(x * 2.2, y * 6, seed + 5, 1.6))
    tone = blend(tone, rgba('#e8c3a6'), 0.65 * smoothstep(0.08, 0.02, fat))
    pepper = smoothstep(0.35, 0.6, wave_noise(u * 2.2, v, seed + 7, 1.5)) * smoothstep(0.14, 0.04, v)
    bark = blend(
        filled(u.shape, '#2a1a14'), rgba('#5a3a24'), 0.5 + 0.5 * wave_noise(u * 50, v * 40, seed + 8, 2)
    )
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), blend(tone, bark, 0.95 * pepper), flip=True)
    return hide(thicken(builder.object('pastrami', material('pastrami', _cured), 80), 0.022, 0))


def mustard_line(paths, radius=0.03):
    """Paths of mustard squeezed out between bread and meat; (x, y, z) points."""
    return tubes('mustard', paths, radius, sauce('#b8860f', '#d9a824', 8, 0.2, 30, 0.3), 5)


def gherkin(seed=0, length=0.36, radius=0.125):
    """A pickled cucumber along x, warty and glossy; half length and radius in units."""
    skin = matte('#66702c', 0.18, 0.8, 0.04, 0.35, 16, '#88893f')
    item = ellipsoid('gherkin', length, radius, radius * 0.96, skin, 64, 0.06, 5, seed)
    for vertex in item.data.vertices:
        share = vertex.co.x / length
        vertex.co.y += 0.10 * length * share * share
        vertex.co.z += 0.02 * length * share
    return item
