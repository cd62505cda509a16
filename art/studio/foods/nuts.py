"""Nuts in their skins."""

from studio.materials.shader import material
from studio.mesh import ellipsoid
from studio.scene import hide


def _skin(shader):
    streaks = shader.noise(9, 4, stretch=(0.25, 2.2, 2.2))
    shader.surface(
        shader.vary(shader.ramp(streaks, [(0.32, '#8d5328'), (0.68, '#cf9558')]), 0.01, 0.12, 0.1),
        roughness=0.6,
    )
    shader.bump(streaks, 0.5, 0.02)


def almond(seed=0):
    """An almond along x, its tip at +x."""
    return hide(ellipsoid('almond', 0.105, 0.066, 0.042, material('almond', _skin), 24, 0.03, 2, seed, 0.42))
