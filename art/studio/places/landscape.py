"""Sky, sun, clouds, terrain, water."""

import math

import numpy as np

from studio.materials.shader import material
from studio.materials.surfaces import glowing
from studio.mesh import ellipsoid, grid_mesh, lathe, mesh_object
from studio.scene import place


def sky(top, bottom, y=9, strength=1.0, half_width=30, height=16, bottom_z=-2, mid=None):
    """A painted backdrop at y with a vertical gradient; it shines, so that it stays clean."""

    def shine(shader):
        shader.emit(
            shader.ramp(
                shader.axis('Z', 'Generated'),
                [(0.13, bottom)] + ([(0.22, mid)] if mid else []) + [(0.4, top)],
            ),
            strength,
        )

    item = mesh_object(
        'sky',
        [
            (-half_width, y, bottom_z),
            (half_width, y, bottom_z),
            (half_width, y, bottom_z + height),
            (-half_width, y, bottom_z + height),
        ],
        [(0, 1, 2, 3)],
        material('sky', shine),
        False,
    )
    item.visible_diffuse = False
    item.visible_shadow = False
    return item


def sun_disc(x, y, z, radius, color, strength):
    """The sun in the picture: a disc at y that lights nothing."""
    disc = lathe(
        'sun', [(0, 0), (radius, 0)], material('sun disc', lambda shader: shader.emit(color, strength)), 64
    )
    disc.visible_diffuse = False
    return place(disc, x, y, z, (math.pi / 2, 0, 0))


def cloud(x, y, z, size, rng, material_=None):
    """A row of soft balls."""
    material_ = material_ or glowing('#fbf3e6', '#fff1e0', 0.42, 1.0)
    for k in range(7):
        item = ellipsoid(
            'cl',
            size * rng.uniform(0.3, 0.48),
            size * 0.22,
            size * rng.uniform(0.18, 0.3) * (1.25 - abs(k - 3) * 0.16),
            material_,
            28,
            0.1,
            2,
            k,
        )
        item.location = (
            x + (k - 3) * size * 0.26,
            y + rng.uniform(-0.05, 0.05),
            z + 0.04 * size * rng.random(),
        )


def terrain(x0, x1, y0, y1, height, material_, columns=160, rows=120):
    """Ground over the rectangle; height(x, y) over fields."""
    xs, ys = np.meshgrid(np.linspace(x0, x1, columns), np.linspace(y0, y1, rows))
    return grid_mesh('terrain', xs, ys, height(xs, ys), material_)


def open_water(x0, x1, y0, y1, z, color='#4f8a9a', second='#6fa6ae', ripple_scale=5, strength=0.35):
    """A rippled sheet over the rectangle."""

    def describe(shader):
        shader.surface(
            shader.mix(
                shader.ramp(shader.noise(1.2, 3, stretch=(0.5, 2.2, 1)), [(0.35, 0.0), (0.7, 1.0)]),
                color,
                second,
            ),
            roughness=0.16,
            specular=0.5,
            coat=0.3,
        )
        shader.bump(shader.noise(ripple_scale, 3, 0.5, 0.4, stretch=(0.7, 2.4, 1)), strength, 0.05)

    return mesh_object(
        'water',
        [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)],
        [(0, 1, 2, 3)],
        material('water' + color, describe),
        False,
    )
