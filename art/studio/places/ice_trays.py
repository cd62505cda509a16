"""Trays of ice with fish, fillets and shells."""

import math

import numpy as np

from studio.color import blend, rgba
from studio.fields import fractal_noise
from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import grid_mesh, rounded_box
from studio.mesh_builder import MeshBuilder
from studio.places.fish import fish
from studio.places.walls import box
from studio.scene import hold, instance, place


def ice_tray(x, y, z, width, depth, tilt, fill, rng):
    """A tray of ice; fill(parts, width, depth) adds what lies on it."""
    ice = painted('#eef4f5', 0.35, 0.9, 26, '#dfeaee', 0.5, 0.3)
    foam = painted('#f4f1ea', 0.8, 0.35, 30)
    parts = (
        [box(0, 0, 0.04, width, depth, 0.08, foam, 0.02)]
        + [box(0, s * depth / 2, 0.09, width, 0.04, 0.12, foam, 0.015) for s in (-1, 1)]
        + [box(s * width / 2, 0, 0.09, 0.04, depth, 0.12, foam, 0.015) for s in (-1, 1)]
    )
    xs, ys = np.meshgrid(np.linspace(-width / 2, width / 2, 60), np.linspace(-depth / 2, depth / 2, 50))
    parts.append(
        grid_mesh('ice', xs, ys, 0.125 + 0.022 * fractal_noise(xs, ys, 16, rng.randint(1, 99), 3), ice)
    )
    fill(parts, width, depth)
    place(hold(parts, 'tray'), x, y, z, (tilt, 0, 0))


def fish_row(kinds, kind, count, rng, angle=math.pi / 2):
    """A filling for ice_tray: whole fish side by side."""

    def fill(parts, width, depth):
        for k in range(count):
            parts.append(
                instance(
                    kinds[kind],
                    ((k - (count - 1) / 2) * width * 0.86 / count, rng.uniform(-0.02, 0.02), 0.185),
                    (0, rng.uniform(-0.08, 0.08), angle * -1 + rng.uniform(-0.12, 0.12)),
                    rng.uniform(1.12, 1.25) * (1.0 if depth > 0.6 else 0.86),
                )
            )

    return fill


def tuna_blocks(rng):
    """A filling for ice_tray."""
    flesh = painted('#8e2230', 0.25, 0.1, 9, '#a83240', 0.5, 0.5)

    def fill(parts, width, depth):
        for k in range(3):
            block = rounded_box('tun', 0.17, 0.44, 0.13, flesh, 0.02, 3, 0.004, 4, 3, k, 0.03)
            block.location = (-0.2 + 0.2 * k, 0, 0.19)
            block.rotation_euler = (0, 0, rng.uniform(-0.08, 0.08))
            parts.append(block)

    return fill


def scallops(rng):
    """A filling for ice_tray."""
    shell_material = material(
        'shell',
        lambda shader: shader.surface(
            shader.vary(shader.attribute('Col'), 0.015, 0.14, 0.12), roughness=0.4, coat=0.3
        ),
    )
    builder = MeshBuilder()
    r, a = np.meshgrid(np.linspace(0, 1, 20), np.linspace(-1.25, 1.25, 60))
    reach = r * 0.125 * (1 + 0.05 * np.cos(a * 22) * r)
    points = np.stack(
        [
            reach * np.sin(a),
            reach * np.cos(a) - 0.05,
            0.045 * np.sin(r * math.pi * 0.55) * (1 - 0.2 * np.cos(a * 22) * r) - 0.0,
        ],
        -1,
    )
    colors = blend(
        np.broadcast_to(rgba('#f1dcc4'), r.shape + (4,)), rgba('#c9765a'), (0.5 + 0.5 * np.sin(r * 19)) * 0.75
    )
    builder.grid(points, colors)
    shell = builder.object('shell', shell_material, 60)
    shell.location = (0, 0, -30)

    def fill(parts, width, depth):
        for k in range(17):
            parts.append(
                instance(
                    shell,
                    (
                        -0.24 + 0.16 * (k % 4) + rng.uniform(-0.03, 0.03),
                        -0.22 + 0.125 * (k // 4) + rng.uniform(-0.02, 0.02),
                        0.135 + 0.02 * (k % 2),
                    ),
                    (rng.uniform(-0.1, 0.5), rng.uniform(-0.3, 0.3), rng.uniform(-1, 1)),
                    rng.uniform(0.85, 1.1),
                )
            )

    return fill


def three_fish():
    """Prototypes of a silver, a red and a blue fish."""
    return {'silver': fish('silver', 0.4), 'red': fish('red', 0.4), 'blue': fish('blue', 0.36)}
