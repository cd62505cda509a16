"""Night between brick warehouses: a tall lit fir, wooden cabins, and on a barrel two hot drinks and churros."""

from studio.camera import camera
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.brewery_lane import barrel, brick_warehouse, cabin, star
from studio.places.festive import bulb_string
from studio.places.hot_drinks import chocolate, mug_row, mulled_wine
from studio.places.landscape import sky
from studio.places.small_plates import small_plate
from studio.places.snow import fir, snow_slab, snowfall
from studio.places.street_sweets import churro
from studio.places.walls import paving
from studio.scene import group, hide, instance, rng

SIZE = (1600, 1200)
SEED = 56
GRADE = {'exposure': 0.6, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#10173a', '#4a4478', 9, 0.8, mid='#262c5c')
    paving(-5, 5, -3.4, 3.4, painted('#8f8a92', 0.45, 0.5, 4, '#7c7884', 0.4, 0.2), chance)
    brick_warehouse(-2.9, 3.2, 4.2, 3.0, 4, 0.9, (1, 0, 1))
    brick_warehouse(2.6, 3.6, 5.0, 2.6, 5, 0.9, (1, 1, 0))
    fir(0.35, 2.0, 0, 4.1, 1.15, chance, 0.25, 13, 4.0)
    star(0.35, 1.85, 4.2, 0.24)
    cabin(-1.75, 0.9, 0.16, goods=mug_row)
    cabin(2.25, 0.75, -0.2, goods=mug_row)
    for k, (z, y) in enumerate(((3.2, 0.2), (3.05, 2.2))):
        bulb_string((-4.0, y, z + 0.3), (4.0, y, z + 0.3), 0.42, 14 + k, 0.05)
    barrel(0.32, -1.75, 0.92)
    snow_slab(0.32, -1.5, 0.93, 0.5, 0.14, 0.05, seed=8)
    group(mulled_wine, (0.1, -1.83, 0.9), -0.5, 1.0)
    group(chocolate, (0.52, -1.95, 0.9), 0.3, 1.0)
    barrel(-0.72, -2.05, 0.78)
    group(lambda: small_plate(0.42, '#ece5d8'), (-0.72, -2.05, 0.76))
    sticks = hide([churro(k, 0.66, 0.06) for k in range(3)])
    for k, (dy, dz, turn) in enumerate(
        (
            (-0.14, 0.0, 0.2),
            (0.0, 0.0, 0.25),
            (0.14, 0.0, 0.15),
            (-0.07, 0.1, 0.3),
            (0.07, 0.1, -0.1),
            (0.0, 0.2, 0.5),
        )
    ):
        instance(sticks[k % 3], (-0.72, -2.08 + dy, 0.8 + dz), (0, 0, turn))
    outdoor_light(222, 42, 0.4, 0.34, 8, '#9fb4e6')
    for x, y in ((-1.7, 1.15), (2.2, 1.0)):
        area_light((x, y - 0.1, 1.55), (x, y - 0.9, 0.3), (1.2, 0.3), 30, (1, 0.68, 0.36))
    area_light((-2.4, -4.4, 3.4), (-0.1, -1.9, 0.9), (1.2, 1.2), 66, (1, 0.74, 0.5))
    area_light((2.4, -0.6, 2.6), (0.1, -1.8, 0.9), (0.8, 0.5), 30, (1, 0.66, 0.4))
    area_light((0.3, -0.2, 3.4), (0.3, 1.8, 1.6), (1.4, 0.5), 40, (1, 0.76, 0.5))
    snowfall(120, chance, y=(-1.4, 1.6))
    camera(18, -89, 9.2, 64, (0.05, -0.6, 1.42), 1.4)
