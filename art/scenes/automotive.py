"""A loaded station wagon pulled over for lunch beside a road through hills, as a miniature."""

import numpy as np

from studio.camera import frontal
from studio.fields import fractal_noise
from studio.light import outdoor_light
from studio.materials.ceramics import OAT, TEAL, ceramic
from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, grid_mesh
from studio.places.farm_stand import far_hills
from studio.places.landscape import cloud, sky, sun_disc, terrain
from studio.places.nature import cypress
from studio.places.palette import cream, light_timber
from studio.places.produce import crate, fruit
from studio.places.station_wagon import picnic_blanket, roof_load, station_wagon
from studio.places.walls import box
from studio.scene import group, instance, place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 66
GRADE = {'exposure': 0.20, 'gain': 1.12, 'saturation': 1.04}


def road():
    """Asphalt across the picture behind the car, with a broken yellow line and posts."""
    x, y = np.meshgrid(np.linspace(-9, 9, 60), np.linspace(0.95, 2.35, 8))
    grid_mesh('road', x, y, np.full_like(x, 0.03), painted('#6a6666', 0.9, 0.3, 20, '#757070'))
    for k in range(15):
        box(-7 + k, 1.65, 0.036, 0.5, 0.05, 0.008, painted('#e3b23c', 0.8), 0.001)
    for k in range(12):
        box(-6.4 + 1.15 * k, 2.55, 0.20, 0.08, 0.06, 0.42, cream(), 0.02)


def lunch(chance):
    """On the blanket: crates, bread, a bowl of tomatoes, plates."""
    picnic_blanket(-0.62, -1.55)
    crate(-1.28, -1.45, 0.03, 0.56, 0.42, 0.2, light_timber(), 'peach', chance, 2, 0.15)
    bowl(0.24, 0.14, ceramic(TEAL), 0.5, 8, 0.02, (-0.60, -1.42, 0.03))
    tomato = fruit('tomato')[0]
    for k in range(7):
        turn, reach = k * 1.05, 0.12 if k else 0
        at = (-0.60 + reach * np.cos(turn), -1.42 + reach * np.sin(turn), 0.15 + 0.06 * (k == 0))
        instance(tomato, at, (0, 0, k))
    loaf = ellipsoid('loaf', 0.34, 0.13, 0.10, painted('#b5763a', 0.7, 0.6, 9, '#8f5425'), 32, 0.05, 2)
    place(loaf, -0.12, -1.62, 0.12, (0, 0, 0.35))
    box(-0.12, -1.64, 0.04, 0.80, 0.36, 0.03, light_timber(), 0.012, (0, 0, 0.35))
    bowl(0.19, 0.05, ceramic(OAT), 0.5, 8, 0.02, (-0.92, -1.80, 0.03))


def build():
    chance = rng(SEED)
    sky('#6fa9c2', '#ffd8a4', 9, 0.92, mid='#f6d9b0')
    grass = painted('#c9b070', 0.95, 0.4, 9, '#a9a05c')
    terrain(-8, 8, -4, 3.4, lambda x, y: 0.03 * fractal_noise(x, y, 1.1, 4, 3) - 0.02, grass)
    far_hills()
    sun_disc(-2.0, 8.6, 2.38, 0.5, '#fff0b8', 2.2)
    cloud(1.9, 8.2, 3.5, 0.5, chance)
    road()

    def car():
        station_wagon()
        roof_load(chance)

    group(car, (0.35, -0.05, 0.02), -0.13)
    lunch(chance)
    crate(2.42, -1.05, 0.02, 0.62, 0.48, 0.26, light_timber(), 'lemon', chance, 3)
    crate(1.62, -1.78, 0.02, 0.60, 0.46, 0.24, light_timber(), 'orange', chance, 3)
    dark_leaf = painted('#5f7440', 0.9, 0.5, 12, '#46592f')
    trees = ((-3.1, 2.9, 2.3, 0.30), (-2.45, 3.0, 1.8, 0.26), (3.0, 2.9, 2.6, 0.32), (3.6, 2.8, 1.9, 0.28))
    for x, y, height, radius in trees:
        cypress(x, y, 0, height, radius, dark_leaf, chance)
    outdoor_light(228, 33, 3.8, 0.62, 3.0, '#ffe9c8')
    frontal(15, -88, 10.4, (0.05, 0, 1.12))
