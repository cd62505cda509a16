"""Cold things for hot evenings: cucumbers in a tub of ice."""

import math

from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, lathe
from studio.places.street_food import cucumber_on_stick
from studio.scene import hide, instance, place


def tub_of_cucumbers(x, y, z, chance):
    """A cedar tub of ice with cucumbers standing in it."""
    tub = lathe(
        'tub',
        [(0, 0), (0.44, 0), (0.5, 0.4), (0.46, 0.4), (0.42, 0.05), (0, 0.05)],
        painted('#c99a62', 0.7, 0.3, 20, '#b5844c'),
        64,
    )
    place(tub, x, y, z)
    for level in (0.1, 0.3):
        place(lathe('hoop', [(0.455 + 0.12 * level, 0), (0.47 + 0.12 * level, 0), (0.475 + 0.12 * level, 0.05), (0.455 + 0.12 * level, 0.05)],
                    painted('#c9a04a', 0.3, 0.02, 8, None, 0.6, 0.3), 64), x, y, z + level)  # fmt: skip
    cube = hide(
        ellipsoid('ice', 0.075, 0.065, 0.055, painted('#e8f1f4', 0.12, 0.2, 12, '#d4e4ea', 0.6, 0.5), 12, 0.1)
    )
    for k in range(46):
        turn, d = k * 2.4, 0.41 * math.sqrt(k / 46)
        instance(
            cube,
            (x + d * math.cos(turn), y + d * math.sin(turn), z + 0.36 + chance.uniform(0, 0.06)),
            (k, k * 2, k * 3),
        )
    for k in range(11):
        turn, d = k * 2.4 + 0.3, 0.33 * math.sqrt((k + 0.5) / 11)
        item = cucumber_on_stick(k)
        lean = (0.5 * d * math.sin(turn) * -1.4, 0.5 * d * math.cos(turn) * 1.4, 0)
        place(
            item, x + d * math.cos(turn), y + d * math.sin(turn), z + 1.06, (math.pi + lean[0], lean[1], 0)
        ).scale = (1.0, 1.0, 0.8)
