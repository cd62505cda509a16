"""Korean sides and toppings: cucumber julienne, yellow radish."""

import math

import numpy as np

from studio.materials.shader import material
from studio.mesh import mesh_object, rounded_box, soften
from studio.scene import hide, instance


def _cucumber_flesh(shader):
    across = shader.axis('Y')
    c = shader.ramp(across, [(0.0, '#edf3cb'), (0.008, '#dbe8ab'), (0.0125, '#5a9040'), (1, '#3a7029')])
    shader.surface(
        shader.vary(c, 0.01, 0.08, 0.1),
        roughness=0.3,
        specular=0.5,
        subsurface=0.12,
        subsurface_radius=(0.1, 0.12, 0.05),
        coat=0.3,
    )


def cucumber_julienne(heights, rng, x0=0.12, y0=0.16, angle=28, count=58):
    """A loose sheaf of cucumber sticks on a height map; angle in degrees."""
    stick = rounded_box('cuc', 0.54, 0.034, 0.03, material('cuc', _cucumber_flesh), 0.007, 2)
    hide(stick)
    for _ in range(count):
        main = math.radians(angle)
        a = main + rng.gauss(0, 0.22)
        s = rng.gauss(0, 0.09)
        t = rng.gauss(0, 0.05)
        x = x0 + s * -math.sin(main) + t * math.cos(main)
        y = y0 + s * math.cos(main) + t * math.sin(main)
        reach = 0.22
        under = [
            heights.top(x + u * math.cos(a), y + u * math.sin(a), 0.02)
            for u in (-reach, -reach / 2, 0, reach / 2, reach)
        ]
        z = max(under[1:4]) + 0.022
        tilt = math.atan2(under[4] - under[0], 2 * reach) * 0.4
        instance(
            stick,
            (x, y, z),
            (rng.choice([0, 0, 1.57, 3.14]) + rng.uniform(-0.2, 0.2), -tilt, a),
            (rng.uniform(0.75, 1.1), 1, 1),
        )
        for u in np.linspace(-reach, reach, 15):
            heights.stamp(x + u * math.cos(a), y + u * math.sin(a), z - 0.012, 0.03)


def danmuji(cx, cy, z, rng, count=6):
    """Half moons of yellow pickled radish, leaning in a row."""
    radish = material(
        'radish',
        lambda shader: shader.surface(
            shader.vary('#efc226', 0.01, 0.05, 0.05),
            roughness=0.22,
            subsurface=0.2,
            subsurface_radius=(0.2, 0.15, 0.03),
            coat=0.6,
        ),
    )
    half = [(0.22 * math.cos(t), 0.22 * math.sin(t)) for t in np.linspace(0, math.pi, 28)]
    for i in range(count):
        vertices = [(x, y, level) for level in (0, 0.035) for x, y in half]
        n = len(half)
        faces = [tuple(range(n - 1, -1, -1)), tuple(range(n, 2 * n))] + [
            (k, (k + 1) % n, (k + 1) % n + n, k + n) for k in range(n)
        ]
        item = mesh_object('rad', vertices, faces, radish, False)
        item.location = (cx + 0.05 * math.cos(i * 0.9), cy + 0.06 * (i - 2), z + 0.02 * i)
        item.rotation_euler = (-0.34, 0.05 * rng.uniform(-1, 1), 0.2 + rng.uniform(-0.25, 0.25))
        soften(item, 0.008)
