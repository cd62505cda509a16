"""Takoyaki in a wooden boat by the night river; barges with lanterns and fires, fireworks over them."""

from studio.camera import camera
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.materials.wood import wood
from studio.mesh import lathe, tubes
from studio.places.festive import near_counter
from studio.places.landscape import open_water, sky
from studio.places.palette import cream, dark, rust
from studio.places.river_festival import far_bank, festival_boat, firework
from studio.places.soda import soda_bottle
from studio.places.street_food import takoyaki_boat
from studio.places.torch_fire import torch_fire
from studio.scene import group, place, rng

SIZE = (1600, 1200)
SEED = 64
GRADE = {'exposure': 0.5, 'gain': 1.07, 'saturation': 1.06}


def fire_basket(x, y, size):
    """An iron basket of flames on a pole over a boat's bow at (x, y), and its light on the water."""
    basket = [(0.05, 0), (0.13, 0.15), (0.15, 0.16), (0.14, 0.13)]
    place(lathe('basket', [(r * size, h * size) for r, h in basket], dark(), 18), x, y, 0.72 * size)
    tubes('pole', [[(x + 0.18 * size, y, 0.34 * size), (x, y, 0.74 * size)]], 0.025 * size, dark(), 3)
    torch_fire(x, y, 0.80 * size, 1.05 * size, 0.95 * size)
    area_light((x, y - 0.35, 1.1 * size), (x, y - 0.6, 0), (0.3, 0.3), 16, (1, 0.5, 0.18))


def build():
    chance = rng(SEED)
    sky('#121a40', '#c0705a', 11, 0.8, mid='#4a3f78')
    open_water(-12, 12, -3, 9, 0, '#16284a', '#24406a', 3.5, 0.5)
    far_bank(7.0, chance)
    hulls = [wood(*tones, 0.8, 'X', 0.5) for tones in (('#4a2818', '#8a5a34'), ('#5a2f1c', '#94603a'))]
    festival_boat(-1.55, 1.6, 1.18, hulls[0], rust(), 6)
    festival_boat(1.85, 2.6, 1.05, hulls[1], painted('#34507a', 0.8, 0.1), 5)
    festival_boat(-0.1, 4.4, 0.85, hulls[0], cream(), 5)
    festival_boat(3.9, 4.9, 0.8, hulls[1], rust(), 5)
    for x, y, size in ((-1.55, 1.6, 1.18), (1.85, 2.6, 1.05)):
        fire_basket(x - 1.22 * size, y, size)
    for x, z, radius, color, rays in ((-1.9, 1.95, 0.85, '#ffb84a', 60), (1.1, 2.05, 1.0, '#ff6a5a', 70), (3.6, 1.8, 0.8, '#8fd8e6', 44),
                                      (-4.1, 1.6, 0.6, '#ffe08a', 36)):  # fmt: skip
        firework(x, 8.5, z, radius, color, chance, rays)
    near_counter(-2.35, 0.7, 9, 1.3)
    group(lambda: takoyaki_boat(chance), (-0.42, -2.35, 0.7), 0.16, 1.75)
    soda_bottle(1.12, -2.15, 0.7, 1.05)
    soda_bottle(1.52, -2.38, 0.7, 1.05)
    outdoor_light(222, 40, 0.45, 0.3, 8, '#9fb4e6')
    area_light((-2.6, -4.6, 3.6), (-0.2, -2.3, 0.8), (1.2, 1.2), 150, (1, 0.76, 0.5))
    area_light((2.2, -1.2, 2.0), (0.2, -2.3, 0.8), (0.8, 0.5), 26, (1, 0.6, 0.4))
    for x, y in ((-1.5, 1.2), (1.9, 2.2)):
        area_light((x, y - 0.5, 1.6), (x, y, 0.4), (1.8, 0.3), 34, (1, 0.62, 0.32))
    camera(18, -89, 10.4, 64, (0, -0.7, 1.55), 1.4)
