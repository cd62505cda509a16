"""Small produce, and crates of it."""

import math
from typing import NamedTuple

from studio.materials.shader import material
from studio.mesh import ellipsoid
from studio.places.walls import box
from studio.scene import hide, hold, instance, place


class Produce(NamedTuple):
    """How a fruit looks: colour, three radii in units, roughness, wetness, and how much one end narrows."""

    color: str
    radius_x: float
    radius_y: float
    radius_z: float
    roughness: float
    coat: float
    egg: float = 0


PRODUCE = {
    'tomato': Produce('#b8200f', 0.078, 0.078, 0.066, 0.2, 0.5, 0),
    'orange': Produce('#e07f17', 0.078, 0.078, 0.077, 0.4, 0.25, 0),
    'lemon': Produce('#e9c62f', 0.092, 0.066, 0.066, 0.38, 0.3, 0),
    'lime': Produce('#6f9a2c', 0.075, 0.06, 0.06, 0.35, 0.3, 0),
    'avocado': Produce('#33431f', 0.1, 0.07, 0.068, 0.45, 0.2, 0.22),
    'apple': Produce('#b3341f', 0.078, 0.078, 0.07, 0.25, 0.5, 0),
    'plum': Produce('#4a2348', 0.075, 0.062, 0.062, 0.3, 0.4, 0),
    'cucumber': Produce('#3c6424', 0.17, 0.045, 0.045, 0.4, 0.3, 0),
    'egg': Produce('#e6cf9d', 0.072, 0.058, 0.056, 0.5, 0.1, 0.1),
    'cabbage': Produce('#9fb56a', 0.13, 0.13, 0.115, 0.6, 0.05, 0),
    'aubergine': Produce('#3b1d3a', 0.13, 0.06, 0.06, 0.16, 0.7, 0.28),
    'bread': Produce('#b5763a', 0.19, 0.085, 0.07, 0.7, 0.05, 0),
    'cheese': Produce('#e8bd5a', 0.12, 0.12, 0.07, 0.45, 0.2, 0),
    'peach': Produce('#eaa25c', 0.078, 0.078, 0.074, 0.6, 0.1, 0),
    'pumpkin': Produce('#d9752a', 0.15, 0.15, 0.11, 0.5, 0.15, 0),
    'grape': Produce('#5c2d52', 0.05, 0.05, 0.05, 0.3, 0.5, 0),
}
PEEL = ('orange', 'lemon', 'lime', 'avocado')
BLUSHING = ('apple', 'peach', 'bread')


def _pointed(item, radius):
    """Draws the ends of a lemon out."""
    for v in item.data.vertices:
        v.co.x *= 1 + 0.22 * max(0, abs(v.co.x) / radius - 0.85) / 0.15


def _skin(kind, looks):
    def describe(shader):
        blush = shader.mix(0.35, looks.color, '#f2c266' if kind in BLUSHING else looks.color)
        tone = shader.mix(shader.patches(4, 3, 0.4, 0.7), looks.color, blush)
        shader.surface(
            shader.vary(tone, 0.015, 0.14, 0.1),
            roughness=looks.roughness,
            coat=looks.coat,
            coat_roughness=0.12,
        )
        shader.bump(shader.noise(26 if kind in PEEL else 9, 3), 0.12, 0.01)

    return material(f'produce {kind}', describe)


def fruit(kind):
    """A prototype of small produce, parked off stage, and its three radii; kind is a key of PRODUCE."""
    looks = PRODUCE[kind]
    radii, skin = looks[1:4], _skin(kind, looks)
    if kind == 'lemon':
        item = ellipsoid('fruit', *radii, skin, 22)
        _pointed(item, looks.radius_x)
    elif kind in ('cabbage', 'pumpkin'):
        item = ellipsoid('fruit', *radii, skin, 40)
        ribs = 9 if kind == 'pumpkin' else 5
        for vertex in item.data.vertices:
            swell = 1 + 0.06 * math.sin(math.atan2(vertex.co.y, vertex.co.x) * ribs)
            vertex.co.x *= swell
            vertex.co.y *= swell
    else:
        bumps = 0.04 if kind in ('bread', 'tomato', 'apple') else 0.015
        item = ellipsoid('fruit', *radii, skin, 22, bumps, 2, 3, looks.egg)
    return hide(item), *radii


def crate(x, y, z, width, depth, height, material_, kind, rng, layers=3, tilt=0, jitter=0.012):
    """
    A slatted crate of produce (None: empty), packed without simulation; z is its underside, tilt leans it
    to the front.
    """
    parts = []
    for side_y in (-1, 1):
        for k in range(2):
            parts.append(
                box(
                    0,
                    side_y * depth / 2,
                    height * (0.27 + 0.48 * k),
                    width,
                    0.022,
                    height * 0.4,
                    material_,
                    0.006,
                )
            )
    for side_x in (-1, 1):
        parts.append(box(side_x * width / 2, 0, height * 0.5, 0.022, depth, height * 0.9, material_, 0.006))
        parts += [
            box(
                side_x * (width / 2 - 0.03),
                s2 * (depth / 2 - 0.03),
                height * 0.5,
                0.045,
                0.045,
                height,
                material_,
                0.006,
            )
            for s2 in (-1, 1)
        ]
    parts.append(box(0, 0, 0.02, width, depth, 0.03, material_, 0.005))
    if kind:
        prototype, a, b, radius_z = fruit(kind)
        long = a > b * 1.5
        pitch_x, pitch_y = (2.02 * b, 2.02 * a) if long else (2.04 * a, 2.04 * b)
        base = height * 0.62
        for layer in range(layers):
            width_here, depth_here = (
                width - 0.06 - layer * pitch_x * 0.9,
                depth - 0.06 - layer * pitch_y * 0.9,
            )
            columns, rows = (
                max(1, int(width_here / pitch_x + 0.35)),
                max(1, int(depth_here / (pitch_y * 0.9) + 0.35)),
            )
            if width_here < pitch_x * 0.6 or depth_here < pitch_y * 0.5:
                break
            for j in range(rows):
                for i in range(columns - (j % 2 if columns > 2 else 0)):
                    x_at = (i - (columns - 1 - (j % 2 if columns > 2 else 0)) / 2) * min(
                        pitch_x, width_here / columns * 1.0
                    )
                    y_at = (j - (rows - 1) / 2) * min(pitch_y * 0.9, depth_here / rows)
                    turn = (
                        (
                            rng.uniform(-0.15, 0.15),
                            rng.uniform(-0.12, 0.12),
                            math.pi / 2 + rng.uniform(-0.1, 0.1),
                        )
                        if long
                        else (rng.uniform(-3, 3), rng.uniform(-0.6, 0.6), rng.uniform(0, 6.28))
                        if kind not in ('cabbage', 'pumpkin', 'cheese', 'bread')
                        else (rng.uniform(-0.2, 0.2), rng.uniform(-0.2, 0.2), rng.uniform(0, 6.28))
                    )
                    parts.append(
                        instance(
                            prototype,
                            (
                                x_at + rng.uniform(-jitter, jitter),
                                y_at + rng.uniform(-jitter, jitter),
                                base
                                + radius_z * 0.4
                                + layer * radius_z * 1.45
                                + rng.uniform(-jitter, jitter),
                            ),
                            turn,
                            rng.uniform(0.93, 1.05),
                        )
                    )
    return place(hold(parts, 'crate'), x, y, z, (tilt, 0, 0))
