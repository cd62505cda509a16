"""Cloves of garlic cooked slowly in oil."""

import math

from mathutils import Vector

from studio.materials.shader import parametric
from studio.mesh import ellipsoid
from studio.scene import hide


@parametric
def _soft(shader, seed):
    """Pale gold, waxy and half translucent, browner at the cut root (-x)."""
    tone = shader.ramp(
        shader.noise(5 + 0.3 * seed, 4, 0.6, 0.4),
        [(0.30, '#f3dca2'), (0.48, '#e9c67c'), (0.64, '#d9a24e'), (0.80, '#bd7a30')],
    )
    root = shader.ramp(
        shader.math('ADD', shader.math('MULTIPLY', shader.axis('X'), 3.0), 0.5), [(0.04, 1.0), (0.14, 0.0)]
    )
    shader.surface(
        shader.vary(shader.mix(shader.math('MULTIPLY', root, 0.7), tone, '#b9813c'), 0.008, 0.06, 0.08),
        roughness=0.22, coat=0.7, coat_roughness=0.06, subsurface=0.2, subsurface_radius=(0.16, 0.11, 0.05),
    )  # fmt: skip
    shader.bump(shader.noise(5, 3, stretch=(0.5, 3, 3)), 0.25, 0.02)


def soft_clove(seed=0, length=0.17):
    """A plump crescent along x, its tip at +x, a flat root at -x; half length in units."""
    item = ellipsoid('clove', 1, 1, 1, _soft(seed), 48, 0.03, 2, seed)
    for v in item.data.vertices:
        x, y, z = v.co
        along = (x + 1) / 2
        slim = (1 - 0.62 * max(0, along) ** 2.2) * (1 - 0.25 * max(0, 0.25 - along) / 0.25)
        cut = max(x, -0.88)
        ridge = 1 + 0.06 * math.cos(3 * math.atan2(z, y) + seed)
        v.co = Vector(
            (
                cut * length,
                (y if y < 0 else y * 0.78) * length * 0.60 * slim * ridge + 0.18 * length * x * x,
                z * length * 0.52 * slim * ridge,
            )
        )
    return item


def soft_cloves(count=5):
    """Prototypes off stage of different size."""
    return hide([soft_clove(k, 0.155 + 0.009 * k) for k in range(count)])
