"""A bicycle, whole fish: things that stand and lie about."""

import math

import numpy as np
from mathutils import Vector

from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, rounded_box, tubes
from studio.scene import hold, place


def bicycle(x, y, angle, size=1.0, frame=None, tyre=None, leather=None):
    """A city bicycle about one unit long."""
    frame = frame or painted('#3f6f73', 0.35, 0.02, 8, None, 0.5, 0.5)
    tyre = tyre or painted('#2b2826', 0.6, 0.05)
    leather = leather or painted('#a8703c', 0.6, 0.1)
    parts = []
    radius = 0.27
    rear, front, crank, seat, head = (
        Vector((-0.36, 0, radius)),
        Vector((0.4, 0, radius)),
        Vector((-0.06, 0, radius - 0.01)),
        Vector((-0.16, 0, 0.6)),
        Vector((0.27, 0, 0.62)),
    )
    for c in (rear, front):
        t = [
            (c.x + radius * math.cos(a), 0, c.z + radius * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 41)
        ]
        parts.append(tubes('tyre', [t], 0.024, tyre, 4))
        t = [
            (c.x + (radius - 0.03) * math.cos(a), 0, c.z + (radius - 0.03) * math.sin(a))
            for a in np.linspace(0, 2 * math.pi, 41)
        ]
        parts.append(tubes('rim', [t], 0.008, painted('#d8d4cb', 0.25, 0.0), 3))
        parts.append(
            tubes(
                'spokes',
                [
                    [tuple(c), (c.x + (radius - 0.02) * math.cos(a), 0, c.z + (radius - 0.02) * math.sin(a))]
                    for a in np.linspace(0, 6.28, 17)
                ],
                0.0035,
                painted('#d8d4cb', 0.25, 0.0),
                1,
            )
        )
        hub = ellipsoid('hub', 0.03, 0.04, 0.03, tyre, 12)
        hub.location = c
        parts.append(hub)
    parts.append(
        tubes(
            'frame',
            [
                [tuple(rear), tuple(crank)],
                [tuple(rear), tuple(seat)],
                [tuple(crank), tuple(seat)],
                [tuple(crank), (0.3, 0, 0.52)],
                [(-0.13, 0, 0.5), (0.28, 0, 0.56)],
                [tuple(front), (0.33, 0, 0.42), tuple(head)],
            ],
            0.017,
            frame,
            4,
        )
    )
    parts.append(
        tubes(
            'bars',
            [
                [tuple(head), (0.25, 0, 0.7)],
                [
                    (0.14, -0.16, 0.72),
                    (0.22, -0.12, 0.71),
                    (0.26, 0, 0.7),
                    (0.22, 0.12, 0.71),
                    (0.14, 0.16, 0.72),
                ],
                [tuple(seat), (-0.18, 0, 0.67)],
            ],
            0.013,
            painted('#d8d4cb', 0.25, 0.0),
            4,
        )
    )
    saddle = rounded_box('saddle', 0.2, 0.1, 0.05, leather, 0.024, 3)
    saddle.location = (-0.18, 0, 0.69)
    parts.append(saddle)
    basket = rounded_box('basket', 0.2, 0.22, 0.16, leather, 0.02, 2)
    basket.location = (0.44, 0, 0.66)
    parts.append(basket)
    parts.append(
        tubes(
            'fend',
            [
                [
                    (c.x + (radius + 0.04) * math.cos(a), 0, c.z + (radius + 0.04) * math.sin(a))
                    for a in np.linspace(0.3, 2.6, 16)
                ]
                for c in (rear, front)
            ],
            0.014,
            frame,
            3,
        )
    )
    holder = place(hold(parts, 'bicycle'), x, y, 0, (-0.06, 0, angle))
    holder.scale = (size, size, size)
    return holder
