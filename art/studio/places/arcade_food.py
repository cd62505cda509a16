"""What is sold in the covered market: rolled omelettes on a tray."""

from studio.materials.surfaces import painted
from studio.mesh import rounded_box
from studio.places.street_food import baked
from studio.places.walls import box
from studio.scene import place


def omelettes(x, y, z, side):
    """Six rolled omelettes on a lacquer tray, one cut."""
    box(
        x,
        y,
        z + 0.02,
        0.6,
        1.0,
        0.05,
        painted('#3a1612', 0.25, 0.02, 6, None, 0.5, 0.5),
        0.015,
        (0, -side * 0.22, 0),
    )
    egg = baked('#e6b440', '#b8752a', 9, 0.3, 0.5, 0.15)
    for k in range(6):
        item = rounded_box('omelette', 0.44, 0.13, 0.13, egg, 0.045, 4, 0.008, 3, 3, k)
        place(item, x + 0.01 * (k % 2), y - 0.38 + 0.152 * k, z + 0.11, (0, -side * 0.22, 0.04 * (k % 3 - 1)))
    top = rounded_box('omelette', 0.42, 0.13, 0.13, egg, 0.045, 4, 0.008, 3, 3, 9)
    place(top, x, y - 0.1, z + 0.23, (0, -side * 0.22, 0.3))
