"""Blue hour in Kyoto: a tall festival float with tapestries and lanterns; before it cucumbers on ice and shaved ice."""

import math

from studio.camera import camera
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.cool_treats import tub_of_cucumbers
from studio.places.festive import lantern_string, near_counter, paper_lights
from studio.places.floats import kyoto_float
from studio.places.japan_town import townhouse
from studio.places.landscape import sky
from studio.places.lantern_frames import lantern_pyramid
from studio.places.street_sweets import shaved_ice
from studio.places.walls import paving
from studio.scene import place, rng

SIZE = (1600, 1200)
SEED = 63
GRADE = {'exposure': 0.5, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#1c2a62', '#e09a86', 9, 0.8, mid='#7a6aa6')
    paving(-5, 5, -3.0, 3.0, painted('#8a8590', 0.6, 0.5, 4, '#78737f'), chance)
    for x, width, curtain in (
        (-3.6, 2.0, '#34507a'),
        (-1.7, 1.7, '#8e2f22'),
        (2.35, 1.8, '#2f5a52'),
        (4.2, 1.9, '#34507a'),
        (0.35, 2.2, '#8e2f22'),
    ):
        townhouse(x, 2.9, width, 2.45 + 0.15 * math.sin(x), True, curtain, '#a89480')
    kyoto_float(0.15, 1.3)
    lantern_pyramid(-1.95, 0.4, 3.2, 5)
    lantern_pyramid(2.3, 0.4, 3.2, 5)
    red, white = paper_lights()
    lantern_string((-4.0, 0.1, 3.9), (4.0, 0.1, 3.9), 0.32, 9, 0.13, 0.3, (white, red))
    near_counter(-2.4, 0.62, 9, 1.2, ('#5a3420', '#96683e'))
    tub_of_cucumbers(-0.95, -2.3, 0.62, chance)
    for x, y, color in ((0.42, -2.25, '#d8384a'), (1.0, -2.5, '#6fa43a'), (1.55, -2.25, '#e8a81c')):
        ice = place(shaved_ice(color, int(x * 10), 0.27), x, y, 0.62)
        ice.scale = (1.15, 1.15, 1.15)
    outdoor_light(222, 40, 0.6, 0.42, 8, '#a9b6ec')
    for x in (-1.9, 2.3):
        area_light((x, -0.2, 2.4), (0.15, 1.1, 1.4), (0.9, 0.9), 44, (1, 0.7, 0.4))
    area_light((0.15, 0.35, 0.4), (0.15, 1.2, 2.4), (2.0, 0.4), 34, (1, 0.68, 0.38))
    area_light((-2.5, -4.6, 3.3), (0.1, -2.3, 0.8), (1.2, 1.2), 95, (1, 0.8, 0.58))
    camera(14, -89, 10.4, 64, (0.1, -0.6, 1.78), 1.4)
