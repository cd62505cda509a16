"""Victorian houses of a Toronto street."""

import math

from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, rounded_box
from studio.places.stall import awning
from studio.places.walls import arch_outline, box, prism


def house(
    x, y, width, height, wall, roof, trim, door, glass, shop=None, depth=1.2, pitch=1.15, gable_material=None
):
    """
    A tall house with steep gable and gingerbread edge; y is its front face. shop: (awning, awning, front)
    materials, or a door.
    """
    gable_height = width / 2 * pitch
    prism(
        [
            (x - width / 2, 0),
            (x + width / 2, 0),
            (x + width / 2, height),
            (x, height + gable_height),
            (x - width / 2, height),
        ],
        y,
        y + depth,
        wall,
        0.01,
    )
    if gable_material:
        prism(
            [
                (x - width / 2 + 0.05, height + 0.03),
                (x + width / 2 - 0.05, height + 0.03),
                (x, height + gable_height - 0.03),
            ],
            y - 0.02,
            y + 0.02,
            gable_material,
            0.005,
        )
    # roof slabs and bargeboards
    for s in (-1, 1):
        slope = math.hypot(width / 2 + 0.12, gable_height * (1 + 0.24 / width))
        angle = math.atan2(gable_height, width / 2)
        cx = x + s * (width / 4 + 0.03)
        cz = height + gable_height / 2 + 0.02
        box(cx, y + depth / 2 - 0.1, cz + 0.04, slope, depth + 0.24, 0.07, roof, 0.01, (0, s * angle, 0))
        box(cx, y - 0.235, cz + 0.0, slope, 0.04, 0.13, trim, 0.01, (0, s * angle, 0))
        for k in range(7):
            t = (k + 0.5) / 7
            ball = ellipsoid('gb', 0.05, 0.02, 0.05, trim, 12)
            ball.location = (
                x + s * (width / 2 + 0.06) * (1 - t),
                y - 0.235,
                height - 0.12 + (gable_height + 0.02) * t,
            )
    # hides the board joints
    for bx, bz in (
        (x, height + gable_height + 0.035),
        (x - width / 2 - 0.02, height + 0.0),
        (x + width / 2 + 0.02, height + 0.0),
    ):
        boss = rounded_box('boss', 0.17, 0.06, 0.17, trim, 0.03, 3)
        boss.location = (bx, y - 0.245, bz)
        boss.rotation_euler = (0, math.pi / 4, 0)
    finial = ellipsoid('fin', 0.035, 0.035, 0.12, trim, 12)
    finial.location = (x, y - 0.22, height + gable_height + 0.14)
    prism(arch_outline(x, height + 0.02, 0.3, 0.46), y - 0.05, y + 0.02, trim, 0.006)
    prism(arch_outline(x, height + 0.05, 0.22, 0.38), y - 0.06, y + 0.02, glass, 0)
    box(x, y - 0.065, height + 0.22, 0.02, 0.02, 0.34, trim, 0.003)
    house_bay(x, y, width, height, trim, glass)
    house_front(x, y, width, trim, door, glass, shop)


def house_bay(x, y, width, height, trim, glass):
    """The first-floor bay: three tall sashes under a cornice."""
    prism(
        [
            (x - width * 0.34, 1.22),
            (x + width * 0.34, 1.22),
            (x + width * 0.34, height - 0.14),
            (x - width * 0.34, height - 0.14),
        ],
        y - 0.14,
        y + 0.02,
        trim,
        0.012,
    )
    box(x, y - 0.12, height - 0.1, width * 0.78, 0.28, 0.07, trim, 0.015)
    box(x, y - 0.12, 1.2, width * 0.76, 0.26, 0.07, trim, 0.015)
    for k in (-1, 0, 1):
        sash = width * 0.165
        middle = x + k * width * 0.215
        prism(
            [
                (middle - sash / 2, 1.33),
                (middle + sash / 2, 1.33),
                (middle + sash / 2, height - 0.24),
                (middle - sash / 2, height - 0.24),
            ],
            y - 0.15,
            y,
            glass,
            0,
        )
        box(middle, y - 0.155, (1.33 + height - 0.24) / 2, sash, 0.015, 0.022, trim, 0.003)


def house_front(x, y, width, trim, door, glass, shop):
    """The ground floor: shopfront with awning, or door and arched window."""
    if shop:
        first, second, front = shop
        box(x, y - 0.03, 0.56, width * 0.92, 0.1, 1.04, front, 0.012)
        box(x - width * 0.13, y - 0.085, 0.62, width * 0.5, 0.04, 0.66, glass, 0.006)
        box(x - width * 0.13, y - 0.1, 0.62, 0.02, 0.03, 0.66, front, 0.003)
        box(x + width * 0.29, y - 0.085, 0.52, width * 0.24, 0.05, 0.92, door, 0.01)
        box(x + width * 0.29, y - 0.11, 0.68, width * 0.15, 0.03, 0.44, glass, 0.005)
        knob = ellipsoid('kn', 0.018, 0.018, 0.018, painted('#c9a04a', 0.3, 0.0), 8)
        knob.location = (x + width * 0.2, y - 0.13, 0.46)
        awning(
            x - width * 0.46,
            x + width * 0.46,
            y - 0.06,
            y - 0.56,
            1.2,
            0.98,
            6 if width < 1.4 else 8,
            first,
            second,
            0.05,
            0.03,
        )
    else:
        box(x + width * 0.2, y - 0.04, 0.55, width * 0.3, 0.08, 1.02, door, 0.01)
        prism(arch_outline(x - width * 0.2, 0.35, width * 0.34, 0.7), y - 0.05, y, trim, 0.006)
        prism(arch_outline(x - width * 0.2, 0.39, width * 0.27, 0.62), y - 0.06, y, glass, 0)
