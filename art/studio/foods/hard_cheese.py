"""Hard cheese: a wedge with its rind, fine gratings."""

import numpy as np

from studio.foods.small import crumb
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import mesh_object, soften
from studio.swarm import swarm


def _broken(shader):
    rind = shader.ramp(shader.axis('X'), [(0.56, 0.0), (0.60, 1.0)])
    tone = shader.ramp(shader.noise(6, 5), [(0.3, '#e6c781'), (0.7, '#f3dfa6')])
    shader.surface(shader.mix(rind, tone, '#b98642'), roughness=0.5, specular=0.35, subsurface=0.06)
    shader.bump(shader.math('ADD', shader.noise(16, 6, 0.7), shader.noise(5, 3)), 0.6, 0.03)


def cheese_wedge(seed, length=0.62, half_width=0.24, height=0.34):
    """A wedge standing on its flat side: point at x = 0, rind at x = length, broken faces; bottom at z = 0."""
    rng = np.random.default_rng(seed)
    rows, vertices, faces = 9, [], []
    outline = [(0, 0.0)] + [(length * t, half_width * t) for t in (0.35, 0.7, 1.0)]
    outline += [(length * 1.05, half_width * 0.5), (length * 1.065, 0), (length * 1.05, -half_width * 0.5)]
    outline += [(length * t, -half_width * t) for t in (1.0, 0.7, 0.35)]
    n = len(outline)
    for k in range(rows):
        for x, y in outline:
            dent = rng.uniform(-0.014, 0.014, 2)
            vertices.append(
                (x + dent[0], y + dent[1], height * k / (rows - 1) + 0.02 * (k == rows - 1) * dent[0])
            )
    for k in range(rows - 1):
        faces += [
            (k * n + j, k * n + (j + 1) % n, (k + 1) * n + (j + 1) % n, (k + 1) * n + j) for j in range(n)
        ]
    faces += [tuple(range(n))[::-1], tuple(range((rows - 1) * n, rows * n))]
    item = mesh_object('cheese', vertices, faces, material('hard cheese', _broken), False)
    return soften(item, 0.012, 2)


def gratings(transforms, seed=5):
    """Finely grated cheese, as crumbs."""
    flecks = [crumb(k, 0.02, 10, 0.5, 2.5) for k in range(3)]
    return swarm(
        'grated', flecks, transforms, wet(0.5, 0.1, 0.05), seed, 0.06, ['#f4e6bb', '#efdba3', '#f9f0d2']
    )
