"""A band shell painted like a sun over an empty street; before it a griddle with arepas, tamales and churros."""

import math

from studio.camera import camera
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.festive import flag_string, near_counter
from studio.places.landscape import sky
from studio.places.painted_row import painted_row
from studio.places.palette import cream, dusty_blue, ochre, rust, stone, teal
from studio.places.plaza import churro_jar, conga, filled_arepa, griddle, guitar, sunburst_shell, tamale
from studio.places.produce import fruit
from studio.places.street_food import arepa
from studio.places.street_sweets import churro
from studio.places.walls import paving
from studio.scene import group, instance, place, rng

SIZE = (1600, 1200)
SEED = 54
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.05}


def build():
    chance = rng(SEED)
    sky('#3f93b4', '#ffe3ae', 10, 0.95, mid='#bfe0d6')
    paving(-6, 6, -3.2, 3.4, stone(), chance)
    group(painted_row, (-4.6, 1.3, 0))
    group(painted_row, (4.9, 1.3, 0))
    rose = painted('#c8546a', 0.85, 0.1)
    sunburst_shell(0, 0.95, 2.0, [rust(), ochre(), cream(), teal(), rose])
    for x, y, size, color in (
        (-0.85, 0.65, 0.95, rust()),
        (-0.35, 0.45, 0.85, teal()),
        (0.12, 0.70, 0.75, ochre()),
    ):
        conga(x, y, 0.6, size, color)
    guitar(0.85, 0.65, 0.6, 1.0)
    flags = [rust(), ochre(), teal(), rose, cream(), dusty_blue()]
    flag_string((-4.0, 0.1, 3.62), (4.0, 0.1, 3.62), 0.55, 17, flags, 0.3, True)
    flag_string((-4.0, -1.1, 3.5), (4.0, -1.1, 3.4), 0.35, 14, flags[::-1], 0.26, True)
    near_counter(-2.3, 0.74, 9, 1.45, ('#7a4a2a', '#b98a52'))
    griddle(-0.55, -2.25, 0.74, 2.5, 1.2)
    for k in range(8):
        x, y = -1.5 + 0.6 * (k % 4) + 0.1 * (k // 4), -1.95 - 0.46 * (k // 4)
        place(arepa(k, 0.25 + 0.015 * (k % 3)), x + chance.uniform(-0.03, 0.03), y, 0.8, (0, 0, k))
    for x, y, turn, size in ((0.12, -2.52, 0.2, 1.45), (-0.85, -2.54, -0.2, 1.35)):
        group(lambda: filled_arepa(arepa, chance), (x, y, 0.81), turn, size)[0].rotation_euler.x = 0.16
    parcels = ((1.02, -2.46, 0.74, 0.95), (1.34, -2.40, 0.74, 0.75), (1.17, -2.44, 0.93, 1.15))
    for k, (x, y, z, turn) in enumerate(parcels):
        place(tamale(5 + 4 * k), x, y, z, (0, 0, turn)).scale = (1.45, 1.45, 1.45)
    churro_jar(1.92, -2.06, 0.74, [churro(k, 0.75) for k in range(3)], chance, 1.25)
    lime, *_ = fruit('lime')
    for x, y in ((1.66, -2.62), (1.82, -2.70), (1.58, -2.80), (-2.10, -2.5), (-1.98, -2.66)):
        instance(lime, (x, y, 0.81), (0, 0, math.tau * chance.random()), 1.15)
    outdoor_light(216, 40, 3.8, 0.66, 3.5)
    camera(21, -89, 9.9, 64, (0, -0.6, 1.46), 1.4)
