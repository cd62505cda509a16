"""Eggs in their shells."""

from studio.materials.shader import parametric
from studio.mesh import ellipsoid


@parametric
def shell(shader, color='#d59a6c', speck='#a8683f'):
    """A brown shell with darker specks."""
    dots = shader.patches(38, 3, 0.62, 0.70)
    tone = shader.mix(shader.patches(3, 3, 0.3, 0.7), color, '#dfae86')
    shader.surface(shader.mix(dots, tone, speck), roughness=0.42, specular=0.45, coat=0.3)
    shader.bump(shader.noise(60, 2), 0.06, 0.005)


def whole_egg(color='#d59a6c', size=1.0):
    """An egg along x, .3 long in half, its middle at the origin."""
    return ellipsoid('egg', 0.30 * size, 0.225 * size, 0.225 * size, shell(color), 48, egg=0.14)
