"""The Toronto skyline with its tall tower, sailing boats and a ferry on the lake, as a miniature."""

from studio.camera import frontal
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.boats import lake_ferry, sailing_boat
from studio.places.landscape import cloud, open_water, sky
from studio.places.palette import rust
from studio.places.toronto import maples, quay, skyline
from studio.places.toronto_tower import stadium_dome, tower
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.18, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#5fa3c4', '#fbdcb0', 10, 0.92, mid='#c9dcd6')
    open_water(-8, 8, -4, 1.2, -0.02, '#4f8aa0', '#79adb8')
    for x, y, z, size in ((-3.4, 8.6, 3.75, 1.1), (3.0, 8.8, 4.35, 1.15)):
        cloud(x, y, z, size, chance)
    quay()
    skyline(chance)
    tower()
    stadium_dome()
    maples(chance)
    sailing_boat(1.75, -0.35, 0.95, rust())
    sailing_boat(-2.1, 0.25, 0.70, painted('#2f4a4c', 0.5, 0.1))
    sailing_boat(0.55, 0.55, 0.5, painted('#c98f5f', 0.5, 0.1))
    lake_ferry()
    outdoor_light(225, 34, 3.6, 0.62, 3.0)
    frontal(11, -90, 12.6, (0, 0.4, 2.16))
