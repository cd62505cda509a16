"""Spoonfuls of soft tofu."""

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.mesh import ellipsoid, paint


def _silken(shader):
    shader.surface(shader.attribute('Col'), roughness=0.2, coat=0.7, coat_roughness=0.08, subsurface=0.2,
                   subsurface_radius=(0.25, 0.18, 0.1))  # fmt: skip
    shader.bump(shader.noise(10, 3), 0.2, 0.015)


def soft_tofu(seed=0, radius=0.22):
    """A torn curd, flatter than wide, broth clinging to its lower half; its middle at the origin."""
    item = ellipsoid(
        'curd',
        radius,
        radius * 0.84,
        radius * 0.58,
        material('soft tofu', _silken),
        56,
        0.22,
        1.5,
        seed * 3 + 1,
    )
    points = np.array([v.co for v in item.data.vertices])
    x, y, z = points.T * 1.0
    stain = smoothstep(0.09, -0.03, z + 0.05 * wave_noise(x * 7, y * 7, seed, 1.8))
    runs = smoothstep(0.3, 0.75, wave_noise(x * 6, y * 6 + z * 3, seed + 5, 1.7))
    tone = blend(
        filled(x.shape, '#f0e0c2'), rgba('#f8eed9'), 0.5 + 0.5 * wave_noise(x * 4, y * 4, seed + 2, 2)
    )
    paint(item, blend(tone, rgba('#cf5a22'), np.clip(0.85 * stain + 0.7 * runs, 0, 1)))
    return item
