"""A farm stand between palms with crates of oranges under a yellow awning, as a miniature."""

from studio.camera import frontal
from studio.fields import fractal_noise
from studio.light import outdoor_light
from studio.places.farm_stand import agaves, far_hills, loose_crates, orange_sign, stand, stand_crates
from studio.places.landscape import sky, sun_disc, terrain
from studio.places.nature import palm
from studio.places.palette import sand
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.20, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#62a6c4', '#ffd59a', 9, 0.92, mid='#f8d3a4')
    terrain(-7, 7, -3, 3.2, lambda x, y: 0.03 * fractal_noise(x, y, 1.1, 4, 3) - 0.02, sand())
    far_hills()
    sun_disc(2.15, 8.6, 2.72, 0.72, '#fff0b8', 2.2)
    stand()
    stand_crates(chance)
    orange_sign()
    palm(-2.62, 0.55, 3.15, chance, 0.30, 17, 1.05)
    palm(2.50, 0.9, 2.65, chance, -0.22, 17, 0.95)
    palm(3.35, 2.4, 3.6, chance, 0.2, 15, 1.0)
    palm(-3.5, 2.2, 2.9, chance, -0.2, 15, 0.95)
    loose_crates(chance)
    agaves()
    outdoor_light(228, 33, 3.8, 0.62, 3.0, '#ffe9c8')
    frontal(13, -87, 10.2, (0, 0, 1.50))
