"""A rolling pin of smooth, worn wood with flour on it."""

import math

from studio.materials.shader import material
from studio.materials.wood import FIBRE, GRAIN
from studio.mesh import lathe, smooth_profile
from studio.scene import place


def _pin(shader):
    grain = shader.noise(1.6, 5, 0.6, 0.5, GRAIN['Z'])
    fibre = shader.noise(7, 4, 0.6, 0.1, FIBRE['Z'])
    tone = shader.ramp(grain, [(0.3, '#9a6434'), (0.5, '#bd8750'), (0.7, '#a8713c')])
    tone = shader.mix(0.3, tone, shader.ramp(fibre, [(0.3, 0.6), (0.62, 1.0)]), 'MULTIPLY')
    flour = shader.math('MULTIPLY', shader.patches(4, 8, 0.48, 0.85), 0.55)
    shader.surface(
        shader.mix(flour, tone, '#f4ecdb'), roughness=0.42, specular=0.4, coat=0.12, coat_roughness=0.3
    )
    shader.bump(fibre, 0.06, 0.01)


def worn_rolling_pin(x, y, angle, z=0.30):
    """A pin 2.6 long lying across, slim turned handles; angle in degrees from the y axis, z of its axis."""
    half = [
        (0, 1.30), (0.045, 1.295), (0.075, 1.25), (0.078, 1.18), (0.058, 1.05), (0.056, 0.98), (0.066, 0.945),
        (0.085, 0.935), (0.128, 0.925), (0.152, 0.90), (0.158, 0.86), (0.160, 0.60), (0.161, 0.2),
    ]  # fmt: skip
    profile = smooth_profile([(r, -h) for r, h in half] + half[::-1], 5)
    pin = lathe('pin', profile, material('worn pin', _pin), 80)
    return place(pin, x, y, z, (math.pi / 2, 0, math.radians(angle)))
