"""A small Japanese food stall at night, lit by lanterns, with three stools, as a miniature."""

from studio.camera import frontal
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.landscape import sky
from studio.places.night_stall import counter_bowls, stall_frame, stall_roof
from studio.places.night_street import sleeping_street, stall_lanterns, stools_and_wheels
from studio.places.walls import paving
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 21
GRADE = {'exposure': 0.55, 'gain': 1.12, 'saturation': 1.04}


def build():
    sky('#26305c', '#e09a70', 8, 0.8, mid='#b0708a')
    paving(-5, 5, -2.4, 2.4, painted('#7c7684', 0.8, 0.5, 4, '#6a6676'), rng(SEED))
    sleeping_street()
    stall_frame()
    stall_roof()
    stall_lanterns()
    counter_bowls()
    stools_and_wheels()
    outdoor_light(235, 38, 0.55, 0.42, 8, '#9fb4e6')
    area_light((0, 0.25, 2.42), (0, 0, 0.8), (2.9, 0.5), 52, (1, 0.66, 0.34))
    area_light((0, -1.5, 2.3), (0, -0.3, 0.5), (4.2, 0.4), 34, (1, 0.55, 0.28))
    area_light((-3.4, -3.0, 3.0), (0, 0, 1), (1.5, 1.5), 40, (1, 0.72, 0.48))
    frontal(11, -87, 10.6, (0, 0, 1.52))
