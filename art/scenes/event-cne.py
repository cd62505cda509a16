"""Sunset at the fair: a big wheel with lit rims, a striped stall and bags of warm little doughnuts."""

from studio.camera import camera
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import glowing, painted
from studio.mesh import ellipsoid
from studio.places.fair import big_doughnut, ferris_wheel, paper_bag
from studio.places.festive import bulb_string, flag_string
from studio.places.landscape import cloud, sky
from studio.places.palette import cream, dusty_blue, limestone, ochre, rust, shutter_green, teal, timber
from studio.places.stall import awning
from studio.places.street_sweets import ring_doughnut
from studio.places.walls import box, paving
from studio.scene import hide, instance, rng

SIZE = (1600, 1200)
SEED = 55
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.05}


def doughnut_stall(x, chance):
    """Counter, posts and awning round x, a fryer's tray of doughnuts and the big one above."""
    for dx in (-1.2, 1.2):
        box(x + dx, -0.5, 0.95, 0.09, 0.09, 1.9, timber(), 0.012)
        box(x + dx, 0.75, 1.1, 0.09, 0.09, 2.2, timber(), 0.012)
    for k in range(8):
        box(x - 1.12 + 0.32 * k, -0.62, 0.42, 0.3, 0.06, 0.84, rust() if k % 2 else cream(), 0.012)
    box(x, -0.3, 0.88, 2.75, 0.95, 0.08, timber(), 0.02)
    box(x, 0.72, 1.25, 2.4, 0.06, 0.9, painted('#c9793f', 0.9, 0.2), 0.01)
    awning(x - 1.45, x + 1.45, 0.85, -0.85, 2.4, 1.95, 12, rust(), cream(), 0.07, 0.06)
    big_doughnut(x, -0.1, 2.98, 0.44, chance)
    rings = hide([ring_doughnut(k, 0.075, 0.038) for k in range(4)])
    box(x - 0.02, -0.3, 0.97, 1.06, 0.62, 0.06, painted('#c9c6bd', 0.25, 0.02, 8, None, 0.6, 0.4), 0.02)
    for k in range(20):
        row, column = divmod(k, 5)
        at = (x - 0.42 + 0.2 * column + 0.04 * (row % 2), -0.5 + 0.13 * row, 1.09 + chance.uniform(0, 0.02))
        instance(rings[k % 4], at, (0.85 + chance.uniform(-0.1, 0.1), chance.uniform(-0.15, 0.15), k), 0.92)


def build():
    chance = rng(SEED)
    sky('#6a6fa8', '#ffae6a', 11, 0.95, mid='#f3a58c')
    for x, z, size in ((-3.6, 3.0, 1.4), (3.9, 3.9, 1.2), (0.2, 4.8, 1.1)):
        cloud(x, 10, z, size, chance, glowing('#f6c0a4', '#ff9a78', 0.3, 1.0))
    paving(-5, 5, -3.4, 6, limestone(), chance)
    ferris_wheel(1.35, 3.0, 2.2, 1.85)
    for x, color in ((-3.7, dusty_blue()), (-2.6, ochre()), (3.9, shutter_green())):
        box(x, 3.6, 0.55, 0.95, 0.9, 1.1, cream(), 0.02)
        awning(x - 0.6, x + 0.6, 3.6, 2.9, 1.7, 1.15, 6, color, cream(), 0.06, 0.03)
    doughnut_stall(-1.15, chance)
    for x, y, size, turn in ((-0.06, -0.52, 1.05, 0.2), (-2.0, -0.5, 0.9, -0.2), (-2.32, -0.36, 0.8, 0.3)):
        paper_bag(x, y, 0.92, chance, turn, size)
    box(1.55, -1.35, 0.36, 1.15, 0.7, 0.72, teal(), 0.03)
    box(1.55, -1.35, 0.75, 1.3, 0.84, 0.08, timber(), 0.02)
    for x, y, size, turn in ((1.32, -1.42, 1.75, 0.15), (1.85, -1.25, 1.45, -0.25)):
        paper_bag(x, y, 0.79, chance, turn, size)
    for x, y, turn in ((1.78, -1.64, 0.3), (1.38, -1.68, 1.4)):
        item = ring_doughnut(int(turn * 9), 0.1, 0.05)
        item.location, item.rotation_euler = (x, y, 0.79), (0, 0, turn)
    bulb_string((-3.8, -0.3, 3.3), (-1.2, 0.2, 3.75), 0.3, 7, 0.05)
    flag_string(
        (-3.8, 1.5, 2.9), (3.9, 1.5, 3.5), 0.5, 16, [rust(), cream(), ochre(), teal(), dusty_blue()], 0.24
    )
    sun_lamp = ellipsoid('bulb', 0.07, 0.07, 0.09, glowing('#ffe2a8', '#ffbe6a', 2.4), 16)
    sun_lamp.location = (-1.15, 0.1, 1.86)
    outdoor_light(205, 20, 3.6, 0.5, 4.0, '#ffc490')
    area_light((-1.15, 0.0, 1.9), (-1.15, -0.4, 0.9), (2.0, 0.4), 16, (1, 0.75, 0.45))
    camera(13, -89, 10.4, 64, (0, -0.2, 1.82), 1.4)
