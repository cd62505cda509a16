"""First light in Hakata: a decorated float on its carrying beams, and a lit noodle stall with bowls of pork ramen."""

import math

from studio.camera import camera
from studio.dishes.festival_ramen import ramen
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.festive import banner, near_counter
from studio.places.japan_town import townhouse
from studio.places.landscape import cloud, sky
from studio.places.night_stall import counter_bowls, stall_frame, stall_roof
from studio.places.night_street import stall_lanterns
from studio.places.palette import cream, dusty_blue, rust
from studio.places.running_float import running_float
from studio.places.small_plates import small_plate
from studio.places.street_food import skewer
from studio.places.walls import paving
from studio.scene import group, place, rng

SIZE = (1600, 1200)
SEED = 62
GRADE = {'exposure': 0.4, 'gain': 1.07, 'saturation': 1.04}


def yatai():
    """The food stall at the right, lit by its lanterns."""
    stall_frame()
    stall_roof()
    counter_bowls()
    stall_lanterns()


def build():
    chance = rng(SEED)
    sky('#6f86b8', '#ffc49a', 9, 0.9, mid='#e8b0b0')
    for x, z in ((-3.2, 3.3), (2.6, 4.0)):
        cloud(x, 8.5, z, 1.2, chance)
    paving(-5, 5, -3.0, 2.6, painted('#b3a6a0', 0.55, 0.5, 4, '#a0938e', 0.4, 0.2), chance)
    for x, width, curtain in (
        (-3.9, 1.9, '#34507a'),
        (-2.1, 1.6, '#8e2f22'),
        (-0.4, 1.7, '#2f5a52'),
        (1.35, 1.7, '#34507a'),
        (3.2, 1.9, '#8e2f22'),
    ):
        townhouse(x, 3.0, width, 2.3 + 0.12 * math.cos(x), x > 0, curtain, '#cdb8a4')
    running_float(-0.75, 1.0, chance)
    group(yatai, (2.35, 0.5, 0), -0.2, 0.62)
    for x, color in ((-3.0, rust()), (-2.55, cream()), (1.05, dusty_blue())):
        banner(x, 1.7, 3.4, 0.34, color)
    near_counter(-2.4, 0.72, 9, 1.3)
    holder, _ = group(lambda: ramen('pork', chance), (-0.5, -2.35, 0.74), 0.2, 0.62)
    holder.rotation_euler.x = 0.13
    group(lambda: small_plate(0.42, '#2f4a4c'), (0.92, -2.4, 0.72), 0, (1.4, 1.0, 1))
    for k in range(3):
        place(
            skewer('chicken', 5, chance, 1.15), 0.92, -2.56 + 0.19 * k, 0.76, (0, 0, 0.1 - 0.08 * k)
        ).scale = (1, 1.15, 1.15)
    outdoor_light(200, 14, 2.2, 0.55, 6, '#ffc8a0')
    area_light((2.3, 0.1, 1.5), (2.2, -0.2, 0.6), (1.6, 0.3), 26, (1, 0.66, 0.36))
    area_light((-2.6, -4.6, 3.4), (0, -2.3, 0.8), (1.2, 1.2), 80, (1, 0.82, 0.62))
    camera(18, -89, 10.2, 64, (0, -0.6, 1.66), 1.4)
