"""A golden evening in Tokushima: a drum on its stage, rows of lanterns and straw hats; dark ramen with egg and limes."""

from studio.camera import camera
from studio.dishes.festival_ramen import ramen
from studio.fields import fractal_noise
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.dance_stage import bowl_of_limes, lantern_walls, stage
from studio.places.festive import banner, lantern_string, near_counter, paper_lights
from studio.places.japan_town import straw_hat
from studio.places.landscape import cloud, sky, terrain
from studio.places.palette import rust, stone, teal, timber
from studio.places.walls import box, paving
from studio.scene import group, instance, rng

SIZE = (1600, 1200)
SEED = 65
GRADE = {'exposure': 0.3, 'gain': 1.07, 'saturation': 1.05}


def build():
    chance = rng(SEED)
    sky('#8a7fb0', '#ffb25e', 10, 0.95, mid='#f7b98a')
    for x, z in ((-3.4, 3.9), (3.3, 3.3)):
        cloud(x, 9.2, z, 1.3, chance)
    terrain(
        -9,
        9,
        6.6,
        9.0,
        lambda u, v: (
            1.9 * (0.55 + 0.5 * abs(fractal_noise(u, v * 0, 0.45, 7, 3))) * (1 - ((v - 7.8) / 1.3) ** 2)
        ),
        painted('#6f7a6c', 0.95, 0.5, 5, '#7f7a70'),
    )
    paving(-5, 5, -3.0, 5.0, stone(), chance)
    stage(0.0, 2.3)
    red, white = paper_lights()
    lantern_string((-4.0, 0.9, 3.75), (4.0, 0.9, 3.75), 0.3, 9, 0.15, 0.36, (white, red))
    lantern_walls(2.75, 0.9)
    for x, color in ((-1.95, teal()), (1.62, rust())):
        banner(x, 1.3, 3.0, 0.34, color)
    box(0.0, 0.25, 0.62, 3.3, 0.1, 0.1, timber(), 0.012)
    for dx in (-1.5, 0, 1.5):
        box(dx, 0.25, 0.32, 0.1, 0.1, 0.64, timber(), 0.012)
    for k in range(5):
        straw_hat(-1.32 + 0.66 * k, 0.2, 0.68, 0.06 * (k - 2), 0.76)
    near_counter(-2.4, 0.66, 9, 1.3, ('#6e3f22', '#a8703c'))
    holder, _ = group(lambda: ramen('dark', chance), (-0.62, -2.35, 0.68), 0.15, 0.64)
    holder.rotation_euler.x = 0.13
    lime = bowl_of_limes(0.92, -2.3, 0.66)
    for x, y in ((1.5, -2.6), (0.45, -2.75)):
        instance(lime, (x, y, 0.73), (0, 0, x), 1.1)
    outdoor_light(204, 20, 3.6, 0.52, 4.0, '#ffc07e')
    area_light((-2.6, -4.6, 3.4), (-0.3, -2.3, 0.8), (1.2, 1.2), 45, (1, 0.85, 0.66))
    camera(18, -89, 10.2, 64, (0, -0.6, 1.62), 1.4)
