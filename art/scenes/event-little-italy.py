"""Low evening sun on a closed street: an ice-cream cart under its parasol, a checked table with arancini and espresso."""

import math

from studio.camera import camera
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.festive import bulb_string
from studio.places.gelateria import cafe_table, gelato_cart
from studio.places.house import house
from studio.places.landscape import sky
from studio.places.palette import cream, glass, light_timber, limestone, ochre, rust, shutter_green, stone
from studio.places.produce import crate
from studio.places.restaurant import bistro_chair
from studio.places.walls import box, paving
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 52
GRADE = {'exposure': 0.24, 'gain': 1.07, 'saturation': 1.05}
HOUSES = (
    (-3.6, 1.7, 2.5, '#c9a25e', '#5a3a34', '#b8452c', '#dfc08a'),
    (-1.85, 1.7, 2.7, '#b8604a', '#4a3d3a', '#2f4a4c', '#d49a86'),
    (-0.1, 1.7, 2.45, '#e0c596', '#5a3a34', '#5f7d6b', '#efdcb8'),
    (1.65, 1.7, 2.75, '#8f9f6c', '#44404a', '#b8452c', '#b8c294'),
    (3.4, 1.7, 2.55, '#d9926b', '#4a3d3a', '#4f6f73', '#ebb899'),
)


def build():
    chance = rng(SEED)
    sky('#7fa3bd', '#ffc98c', 9, 0.95, mid='#f6d3a8')
    paving(-5, 5, -3.4, 1.0, stone(), chance)
    box(0, 1.75, -0.02, 12, 1.6, 0.1, limestone(), 0.02)
    for k, (x, width, height, wall, roof, door, gable) in enumerate(HOUSES):
        first = (rust(), shutter_green(), ochre())[k % 3]
        shop = (first, cream(), painted(door, 0.7, 0.15))
        house(x, 2.2, width, height, painted(wall, 0.9, 0.25, 5), painted(roof, 0.9, 0.6, 10), cream(), painted(door, 0.5, 0.1),
              glass(), shop, 1.2, 1.05, painted(gable, 0.9, 0.5, 14))  # fmt: skip
    gelato_cart(0.72, -0.35, shutter_green(), cream())
    cafe_table(-1.62, -1.1, chance)
    bistro_chair(-2.6, -0.75, math.radians(-75), '#b8452c')
    bistro_chair(-1.2, 0.0, math.radians(190), '#b8452c')
    crate(2.45, -1.05, 0, 0.62, 0.5, 0.3, light_timber(), 'tomato', chance, 2, 0.1)
    for z, y, sag in ((3.15, 0.4, 0.4), (3.4, 1.6, 0.5)):
        bulb_string((-4.0, y, z), (4.0, y, z + 0.1), sag, 13, 0.06)
    outdoor_light(208, 24, 4.2, 0.55, 4.0, '#ffcf9a')
    camera(18, -88, 10.0, 64, (-0.1, -0.2, 1.45), 1.5)
