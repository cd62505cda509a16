"""Blue hour before a restaurant in the snow; in its warm window a table laid with three courses."""

import math

from studio.camera import frontal
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import glowing, painted
from studio.mesh import lathe
from studio.places.landscape import sky
from studio.places.palette import cream, dark, rust, terracotta
from studio.places.restaurant import bistro_chair, wall_window, warm_room, window_front
from studio.places.set_menu import laid_table
from studio.places.snow import drift, fir, snow_ground, snow_slab, snowfall
from studio.places.stall import awning
from studio.places.walls import box
from studio.scene import group, place, rng

SIZE = (1600, 1200)
SEED = 51
GRADE = {'exposure': 0.55, 'gain': 1.07, 'saturation': 1.04}
OPENING = (-1.75, 1.35, 0.66, 2.3)


def build():
    chance = rng(SEED)
    sky('#22356a', '#d99a86', 9, 0.8, mid='#6f6a9c')
    snow_ground(-6, 6, -3, 2)
    window_front(0.9, painted('#3f6266', 0.8, 0.2, 5, '#385a5e'), painted('#2c4548', 0.5, 0.1), OPENING)
    warm_room(0.9, OPENING)
    group(lambda: laid_table(rng(SEED)), (-0.2, 2.0, 0))
    bistro_chair(-1.75, 2.2, math.radians(-70), '#8a5a34')
    bistro_chair(1.35, 2.3, math.radians(75), '#8a5a34')
    awning(-2.0, 1.6, 0.8, 0.0, 2.95, 2.5, 12, rust(), cream(), 0.06, 0.03)
    snow_slab(-0.2, 0.45, 2.83, 3.6, 0.84, 0.15, (0.51, 0, 0), 2)
    snow_slab(-0.2, 0.66, 0.7, 3.5, 0.24, 0.12, seed=5)
    box(2.15, 0.74, 1.08, 0.86, 0.1, 2.0, terracotta(), 0.015)
    box(2.15, 0.68, 1.42, 0.54, 0.06, 0.95, glowing('#f2c98a', '#ffb060', 1.1), 0.01)
    box(2.15, 0.64, 1.42, 0.03, 0.04, 0.95, terracotta(), 0.004)
    snow_slab(2.15, 0.62, 2.18, 1.1, 0.34, 0.14, seed=6)
    for x in (-1.55, -0.2, 1.15, 2.4):
        wall_window(
            x,
            0.78,
            3.55,
            0.6,
            0.8,
            cream(),
            glowing('#e8b878', '#ffa850', 0.7) if x != -0.2 else painted('#22303a', 0.2),
        )
        snow_slab(x, 0.66, 3.11, 0.9, 0.22, 0.09, seed=int(x * 9))
    for x, y, size in ((-2.45, 0.2, 1.0), (2.95, 0.0, 0.9), (1.55, 0.35, 0.72)):
        place(
            lathe('pot', [(0, 0), (0.2, 0), (0.26, 0.36), (0.22, 0.36), (0, 0.33)], terracotta(), 40), x, y, 0
        )
        fir(x, y, 0.3, 1.5 * size, 0.46 * size, chance, 0.75, 6)
    for k, (x, y, w, h) in enumerate(
        ((-1.9, -0.5, 2.0, 0.22), (2.2, -0.7, 2.2, 0.26), (0.2, 0.5, 2.6, 0.2), (-3.0, -0.9, 1.6, 0.3))
    ):
        drift(x, y, w, 0.7, h, k)
    for x in (1.6, 2.72):
        box(x, 0.7, 2.02, 0.1, 0.14, 0.06, dark(), 0.01)
        box(x, 0.62, 1.86, 0.15, 0.15, 0.24, glowing('#ffe2a8', '#ffbe6a', 3.0), 0.02)
        box(x, 0.62, 2.0, 0.2, 0.2, 0.05, dark(), 0.02)
    outdoor_light(222, 40, 0.55, 0.42, 8, '#a9bdec')
    area_light((-0.2, 2.3, 2.6), (-0.2, 1.6, 0.9), (2.2, 1.2), 50, (1, 0.72, 0.42))
    area_light((-0.2, 1.0, 2.28), (-0.2, 1.5, 0.9), (2.6, 0.2), 16, (1, 0.76, 0.48))
    area_light((-0.2, 0.6, 2.2), (-0.2, -1.6, 0), (3.0, 0.3), 45, (1, 0.66, 0.36))
    snowfall(260, chance, y=(-2.6, 0.6))
    frontal(14, -89, 7.8, (0.05, 0.2, 1.42))
