"""A terrace at noon: under a yellow parasol a table with tomatoes, corn and a lake trout."""

import math

from studio.camera import camera
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.landscape import cloud, sky
from studio.places.nature import ball_tree, clay_pot
from studio.places.palette import cream, foliage, glass, leaf_shade, shutter_green, stone, terracotta, timber
from studio.places.restaurant import bistro_chair, iced_drink, parasol, planter, round_table, wall_window
from studio.places.small_plates import small_plate
from studio.places.stall import awning
from studio.places.summer_plates import corn_cob, grilled_trout, tomato_salad
from studio.places.walls import box, paving
from studio.scene import group, rng

SIZE = (1600, 1200)
SEED = 53
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#4f9cc8', '#e6efe6', 9, 0.95, mid='#b5dbe2')
    cloud(2.9, 8.4, 4.4, 1.3, chance)
    paving(-5, 5, -3.4, 2.2, stone(), chance)
    box(-0.6, 2.4, 1.6, 8.2, 0.3, 3.2, painted('#f0dcc0', 0.95, 0.3, 3, '#e8d0ae'), 0.02)
    box(-0.6, 2.3, 3.24, 8.5, 0.6, 0.14, terracotta(), 0.03)
    for x in (-2.75, 0.75):
        wall_window(x, 2.24, 1.75, 0.72, 1.1, cream(), glass(), shutter_green())
    box(-1.0, 2.22, 1.0, 0.95, 0.1, 2.0, shutter_green(), 0.02)
    box(-1.0, 2.16, 1.2, 0.64, 0.06, 1.3, glass(), 0.01)
    awning(-1.8, -0.2, 2.2, 1.55, 2.5, 2.2, 8, painted('#e3ad3f', 0.9, 0.1), cream(), 0.05, 0.03)
    for x, y in ((2.75, 1.6), (-3.1, 0.9)):
        clay_pot(x, y, terracotta())
        ball_tree(x, y, 0.45, 0.56, foliage(), timber(), chance, 520, 0.7, 1, None, leaf_shade())
    planter(-2.9, 1.75, 1.3, chance, blossom='#c8412c')
    planter(0.85, 1.8, 1.5, chance, blossom='#e8a0a0')
    table_x, table_y = 0.1, -0.75
    round_table(table_x, table_y, 1.42, 1.02, painted('#f6f0e4', 0.85, 0.15, 16), 0.42)
    pole_y = table_y + 0.9
    parasol(table_x, pole_y, 3.3, 1.85, painted('#e3ad3f', 0.85, 0.1), cream(), 14)
    group(lambda: tomato_salad(chance), (table_x - 0.62, table_y - 0.3, 1.03), 0, 1.3)
    group(lambda: grilled_trout(chance), (table_x + 0.62, table_y - 0.55, 1.03), 0.15, 1.12)
    plate, _ = group(lambda: small_plate(0.42, '#8ea79a'), (table_x + 0.68, table_y + 0.4, 1.03))
    plate.scale = (1.1, 1.0, 1.0)
    for x, y, turn in ((0.66, 0.32, 0.3), (0.8, 0.5, 0.15)):
        group(lambda: corn_cob(chance), (table_x + x, table_y + y, 1.05), turn, 1.2)
    iced_drink(table_x - 0.22, table_y + 0.42, 1.03, '#e9c65a', 0.46, 0.14)
    iced_drink(table_x - 0.7, table_y + 0.62, 1.03, '#e9c65a', 0.46, 0.14)
    for x, y, angle in ((-1.75, -0.5, -90), (2.0, -0.35, 85)):
        bistro_chair(x, y, math.radians(angle), '#4f6f73').scale = (1.25, 1.25, 1.25)
    outdoor_light(218, 56, 3.9, 0.75, 3.0)
    camera(24, -88, 9.6, 64, (0.05, -0.2, 1.36), 1.6)
