"""Hot chocolate and mulled wine, in stout mugs."""

import math

from studio.foods.citrus import citrus_slice
from studio.materials.surfaces import liquid, matte, painted
from studio.mesh import ellipsoid, lathe
from studio.places.street_sweets import mug, whipped_cream
from studio.scene import group, place


def chocolate():
    """A mug of hot chocolate under cream and cocoa."""
    mug(painted('#ece5d8', 0.3, 0.05, 8, '#dccfb8', 0.5, 0.4), liquid('#3a1c0e'), 0.24, 0.46)
    whipped_cream(0.17, 0.43)
    for k in range(14):
        crumb = ellipsoid('cocoa', 0.014, 0.014, 0.008, matte('#4a2413', 0.7), 8)
        place(
            crumb,
            0.11 * math.cos(k * 2.4) * (k / 14),
            0.11 * math.sin(k * 2.4) * (k / 14) - 0.03,
            0.6 - 0.09 * (k / 14),
        )


def mulled_wine():
    """A mug of mulled wine, full to the brim, with a slice of orange on its rim and a stick of cinnamon."""
    mug(
        painted('#2f4a4c', 0.3, 0.05, 8, '#27403f', 0.5, 0.5),
        liquid('#4a0f18', '#6a1824', 3, 0.05),
        0.24,
        0.46,
    )
    surface = lathe('wine', [(0, 0.44), (0.214, 0.44)], liquid('#5a0c16', '#7a1a22', 3, 0.05), 48)
    place(surface, 0, 0)
    orange = citrus_slice(2, 0.27, 0.05, 'orange')
    place(orange, 0.10, -0.10, 0.44, (0.85, 0.25, 0.3)).scale = (0.56, 0.56, 0.7)
    cinnamon = ellipsoid('stick', 0.3, 0.026, 0.026, matte('#7a4522', 0.7, bump=0.4), 14)
    place(cinnamon, -0.1, 0.04, 0.56, (0, -1.1, 0.4))


def mug_row():
    """Five small mugs on the counter of a cabin."""
    for k, color in enumerate(('#a63a2a', '#ece5d8', '#5f7d6b', '#a63a2a', '#c98f5f')):
        group(
            lambda c=color: mug(painted(c, 0.3, 0.05), liquid('#4a1c12'), 0.11, 0.22),
            (-0.6 + 0.3 * k, -0.3, 0.79),
            0.6 * k,
        )
