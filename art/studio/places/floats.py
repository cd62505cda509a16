"""Festival floats of Japan, seen from their side: tall, wheeled, hung with cloth; and the one that is carried at a run."""

from studio.materials.surfaces import painted
from studio.materials.wood import wood
from studio.mesh import ellipsoid, lathe, rounded_box, tubes
from studio.places.float_parts import (
    cart_wheel,
    gold,
    lacquer_black,
    lacquer_red,
    railing,
    tapestry,
    wave_gable,
)
from studio.places.lantern_frames import lantern_curtain
from studio.places.palette import cream, timber
from studio.places.walls import box
from studio.scene import place


def kyoto_float(x, y):
    """A hoko 2.3 wide: great wheels, tapestries, a gallery under a wave-gabled roof, a long pole."""
    for dx in (-0.72, 0.72):
        cart_wheel(x + dx, y - 0.62, 0.52, 0.52, lacquer_black(), wood('#6e4226', '#a8784a', 0.8, 'X', 0.5))
    box(x, y, 0.72, 2.3, 0.95, 0.16, timber(), 0.02)
    box(x, y, 0.98, 2.1, 0.9, 0.4, lacquer_black(), 0.02)
    navy, deep = painted('#34507a', 0.9, 0.3, 26), painted('#8e2f22', 0.9, 0.3, 26)
    tapestry(x, y - 0.5, 1.42, 1.95, 0.78, deep, painted('#d9a24c', 0.9, 0.2), navy)
    for dx in (-1.02, 1.02):
        box(x + dx, y - 0.48, 1.42, 0.08, 0.1, 0.95, lacquer_red(), 0.012)
    box(x, y, 1.86, 2.35, 1.1, 0.1, lacquer_black(), 0.015)
    box(x, y - 0.56, 1.86, 2.38, 0.02, 0.05, gold(), 0.006)
    railing(x, y - 0.52, 1.9, 2.2, 0.26, 10, lacquer_red())
    for dx in (-0.95, -0.32, 0.32, 0.95):
        box(x + dx, y - 0.4, 2.32, 0.07, 0.07, 0.86, lacquer_red(), 0.01)
    box(x, y + 0.3, 2.3, 1.9, 0.05, 0.8, painted('#c9793f', 0.9, 0.2), 0.01)
    box(x, y - 0.42, 2.68, 2.1, 0.1, 0.12, gold(), 0.012)
    wave_gable(x, y, 2.76, 1.35, 1.3, 0.42, lacquer_black(), gold())
    tubes('pole', [[(x, y, 3.2), (x, y, 6.2)]], 0.045, timber(), 4)
    for k in range(3):
        place(lathe('knot', [(0.05, 0), (0.12, 0.08), (0.05, 0.16)], cream(), 24), x, y, 3.5 + 0.5 * k)


def takayama_float(x, y):
    """A lacquered yatai in three tiers with gilt, brocade and a curved roof, 3.3 high."""
    for dx in (-0.6, 0.6):
        cart_wheel(x + dx, y - 0.5, 0.34, 0.34, lacquer_black(), gold())
    box(x, y, 0.62, 2.0, 0.95, 0.2, lacquer_black(), 0.02)
    box(x, y - 0.48, 0.62, 1.9, 0.03, 0.09, gold(), 0.008)
    for k in range(5):
        box(x - 0.76 + 0.38 * k, y - 0.4, 0.94, 0.3, 0.1, 0.4, lacquer_red(), 0.012)
        place(rounded_box('plate', 0.2, 0.04, 0.22, gold(), 0.03, 3), x - 0.76 + 0.38 * k, y - 0.46, 0.94)
    box(x, y, 0.94, 1.9, 0.78, 0.44, lacquer_black(), 0.015)
    box(x, y, 1.2, 2.15, 1.0, 0.09, lacquer_black(), 0.015)
    railing(x, y - 0.47, 1.24, 2.05, 0.2, 9, lacquer_red())
    tapestry(
        x,
        y - 0.36,
        1.7,
        1.6,
        0.62,
        painted('#a8372a', 0.9, 0.3, 26),
        painted('#e0b860', 0.9, 0.2),
        painted('#2f5a52', 0.9, 0.3, 26),
    )
    for dx in (-0.86, 0.86):
        box(x + dx, y - 0.36, 1.7, 0.07, 0.07, 0.9, gold(), 0.01)
    box(x, y, 2.1, 1.95, 0.9, 0.08, lacquer_black(), 0.015)
    box(x, y - 0.46, 2.1, 1.95, 0.03, 0.045, gold(), 0.006)
    railing(x, y - 0.42, 2.14, 1.85, 0.2, 8, lacquer_black())
    for dx in (-0.72, 0.72):
        box(x + dx, y - 0.3, 2.45, 0.07, 0.07, 0.62, lacquer_black(), 0.01)
    box(x, y + 0.1, 2.42, 1.3, 0.05, 0.55, gold(), 0.01)
    wave_gable(x, y, 2.74, 1.15, 1.15, 0.38, lacquer_black(), gold())
    place(ellipsoid('jewel', 0.09, 0.09, 0.12, gold(), 20), x, y - 0.5, 3.34)
    lantern_curtain((x - 1.05, y - 0.5, 2.72), (x + 1.05, y - 0.5, 2.72), 0.1, 7, 0.085, 0.2)
