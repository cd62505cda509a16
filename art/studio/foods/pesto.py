"""Pesto as it is made: a thick cream of basil in oil, not smooth."""

import numpy as np
from mathutils import Euler, Vector

from studio.fields import wave_noise
from studio.foods.small import crumb
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import mesh_object
from studio.swarm import swarm

TINTS = ('#5a8020', '#4a7018', '#7a9636', '#3f6414')


def _cream(shader):
    tone = shader.ramp(shader.noise(5, 4), [(0.34, '#557c20'), (0.68, '#86a23e')])
    tone = shader.mix(shader.ramp(shader.noise(38, 4, 0.7), [(0.50, 0.0), (0.64, 0.8)]), tone, '#35590f')
    tone = shader.mix(shader.ramp(shader.voronoi(30), [(0.08, 0.4), (0.16, 0.0)]), tone, '#c3c66e')
    shader.surface(tone, roughness=0.27, specular=0.55, coat=0.9, coat_roughness=0.06)
    grain = shader.math('ADD', shader.noise(44, 4, 0.7), shader.math('MULTIPLY', shader.noise(13, 3), 0.8))
    shader.bump(grain, 0.5, 0.018)


def pesto_cream():
    """The paste itself."""
    return material('pesto cream', _cream)


def pesto_grain(heights, count, where, rng):
    """Bits of leaf and of nut and cheese half sunk in the paste on a height map."""
    green, pale = [], []
    for _ in range(count):
        x, y = where()
        size = rng.uniform(0.5, 1.3)
        flat = (size * 1.3, size, size * 0.5)
        turn = (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), rng.uniform(0, 6.28))
        (green if rng.random() < 0.93 else pale).append(
            ((x, y, heights.mean(x, y, 0.01) - 0.006), turn, flat)
        )
    bits = [crumb(k, 0.017) for k in range(4)]
    swarm('leaf bits', bits, green, wet(0.3, 0.5, 0), 3, 0.3, TINTS)
    swarm('nut bits', bits[:2], pale, wet(0.35, 0.4, 0), 4, 0.1, ['#c9c67c', '#d6d08c', '#b3b85c'])


def pesto_lump(at, rotation, rng, radius=0.25):
    """What clings to a pestle's head at `at` and begins to slide off it downwards."""
    theta, phi = np.meshgrid(np.linspace(0, np.pi, 60), np.linspace(0, 2 * np.pi, 90), indexing='ij')
    x, y, z = np.sin(theta) * np.cos(phi), np.sin(theta) * np.sin(phi), np.cos(theta)
    swell = radius * (
        1 + 0.05 * wave_noise(x * 3, y * 3 + z, 4, 1.5) + 0.03 * wave_noise(x * 8, y * 8 + z * 5, 6, 1)
    )
    edge = 0.16 * wave_noise(x, y, 9, 2.2)
    swell *= 1 - 0.5 * np.clip((z - 0.15 - edge) / 0.35, 0, 1)
    turn = Euler(rotation).to_matrix()
    points = [
        Vector(at) + turn @ Vector((float(a), float(b), float(c))) * 1.0
        for a, b, c in zip((x * swell).ravel(), (y * swell).ravel(), (z * swell).ravel(), strict=True)
    ]
    for point in points:
        below = max(0.0, at[2] - point.z)
        narrow = 1 - 0.35 * min(1.0, below / radius)
        point.x, point.y = at[0] + (point.x - at[0]) * narrow, at[1] + (point.y - at[1]) * narrow
        point.z -= 0.9 * below * below / radius
    rows, columns = x.shape
    faces = [
        (i * columns + k, (i + 1) * columns + k, (i + 1) * columns + k + 1, i * columns + k + 1)
        for i in range(rows - 1)
        for k in range(columns - 1)
    ]
    item = mesh_object('pesto lump', points, faces, pesto_cream())
    bits = [
        (
            points[rng.randrange(columns * 20, len(points))],
            (rng.uniform(0, 6), rng.uniform(0, 6), 0),
            rng.uniform(0.4, 1),
        )
        for _ in range(160)
    ]
    swarm('lump bits', [crumb(k, 0.018) for k in range(3)], bits, wet(0.3, 0.5, 0), 5, 0.3, TINTS)
    return item
