"""A coast road winding between palms and the ocean under a low sun, as a miniature."""

from studio.camera import frontal
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.coast import coast_bushes, coast_land, coast_palms, sea_stacks, surf_lines
from studio.places.coast_road import camper_van, coast_road
from studio.places.landscape import open_water, sky, sun_disc
from studio.places.palette import cream, rust
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.18, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#5b9fc0', '#ffbf7a', 12, 0.9, mid='#f9d2a2')
    open_water(-12, 12, -4, 12, -0.02, '#2f7f92', '#5fa9ac', 4, 0.4)
    sun_disc(-2.2, 11.5, 0.50, 0.62, '#ffe9a6', 2.4)
    coast_land()
    coast_road()
    surf_lines()
    sea_stacks()
    teal, white = (painted(color, 0.3, 0.02, 6, None, 0.5, 0.6) for color in ('#3f8f95', '#f3e8d2'))
    camper_van(-1.25, teal, white, 1.25, -0.02)
    camper_van(3.2, rust(), cream(), 0.95, -0.14)
    coast_palms(chance)
    coast_bushes(chance)
    outdoor_light(212, 30, 3.9, 0.62, 3.0, '#ffe2b8')
    frontal(20, -94, 11.2, (0.20, 0.8, 1.18))
