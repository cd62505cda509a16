"""A castle of snow lit at night; before it, on a counter, miso ramen with butter and corn, and grilled scallops."""

from studio.camera import camera
from studio.cutlery import chopsticks
from studio.dishes.festival_ramen import ramen
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.festive import bulb_string, near_counter
from studio.places.landscape import sky
from studio.places.snow import drift, fir, snow_ground, snow_slab, snowfall
from studio.places.snow_castle import snow_castle
from studio.places.street_food import grilled_scallop
from studio.scene import group, rng
from studio.vessels import plate

SIZE = (1600, 1200)
SEED = 61
GRADE = {'exposure': 0.5, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#141d45', '#6a5f9a', 9, 0.8, mid='#33407c')
    snow_ground(-6, 6, -3, 6)
    snow_castle(0.3, 3.4, 0.98)
    for x, y, height in ((-2.7, 2.2, 2.4), (3.1, 3.0, 2.6), (-3.6, 3.6, 2.8), (3.9, 1.7, 1.7)):
        fir(x, y, 0, height, height * 0.3, chance, 0.8, 5)
    for k, (x, y, w, h) in enumerate(((-1.9, 0.9, 1.6, 0.3), (2.2, 0.8, 1.7, 0.34), (0.3, 0.5, 1.2, 0.16))):
        drift(x, y, w, 0.8, h, k)
    bulb_string((-3.8, 0.4, 3.45), (3.8, 0.4, 3.45), 0.45, 13, 0.05)
    near_counter(-2.35, 0.86, 9, 1.35)
    snow_slab(0, -1.72, 0.88, 8, 0.2, 0.1, seed=4)
    bowl_holder, _ = group(lambda: ramen('miso', chance), (-0.62, -2.3, 0.88), 0.25, 0.66)
    bowl_holder.rotation_euler.x = 0.13
    group(lambda: plate(1.3, painted('#ece5d8', 0.3, 0.05, 8, None, 0.5, 0.4)), (1.08, -2.38, 0.86), 0, 0.5)
    for x, y, turn in ((0.86, -2.3, 0.3), (1.3, -2.42, -0.4)):
        group(lambda: grilled_scallop(chance), (x, y, 0.9), turn, 1.0)
    group(lambda: chopsticks(0, 0, 0), (-2.0, -2.4, 0.86), 1.35, 0.6)
    outdoor_light(222, 40, 0.35, 0.24, 8, '#9fb4e6')
    for x, color in ((-2.4, (0.3, 0.42, 1.0)), (2.6, (0.7, 0.3, 1.0))):
        area_light((x * 1.1, 1.5, 0.3), (0.2, 2.4, 1.7), (1.2, 0.5), 130, color)
    area_light((0, 1.0, 0.15), (0.2, 2.2, 1.6), (2.4, 0.3), 22, (1, 0.75, 0.5))
    area_light((-2.6, -4.6, 3.6), (-0.1, -2.3, 0.9), (1.2, 1.2), 120, (1, 0.76, 0.52))
    area_light((1.8, -1.5, 2.6), (0.2, -2.4, 0.9), (1.0, 0.5), 26, (1, 0.7, 0.42))
    snowfall(170, chance, y=(-1.6, 2.2))
    camera(21, -89, 10.2, 64, (0, -0.7, 1.36), 1.4)
