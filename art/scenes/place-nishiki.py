"""A covered market lane under a vault of coloured panes: pickles in barrels, omelettes, small red octopus, produce."""

from studio.camera import camera
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.places.arcade import (
    arcade_floor,
    far_light,
    glass_roof,
    pickle_barrel,
    shop_row,
    sloping_table,
    small_octopus,
)
from studio.places.arcade_food import omelettes
from studio.places.japan_town import townhouse
from studio.places.landscape import sky
from studio.places.palette import light_timber
from studio.places.produce import crate
from studio.places.walls import box
from studio.scene import group, rng

SIZE = (1600, 1200)
SEED = 72
GRADE = {'exposure': 0.1, 'gain': 1.07, 'saturation': 0.94}


def build():
    chance = rng(SEED)
    sky('#f3dfba', '#f3dfba', 16, 0.9)
    arcade_floor(chance)
    glass_roof()
    for side in (-1, 1):
        shop_row(side)
    far_light(13.6)
    townhouse(0, 12.2, 4.2, 2.9, True, '#8e2f22')
    kinds = (('aubergine', 'cucumber', 'lime'), ('orange', 'egg', 'tomato'))
    for row, side in enumerate((-1, 1)):
        for k, y in enumerate((0.1, 1.8, 3.5, 5.2, 6.9)):
            x, _, z = sloping_table(side, y, 1.4)
            for j in range(3):
                holder = crate(
                    x,
                    y - 0.45 + 0.45 * j,
                    z - 0.02,
                    0.56,
                    0.4,
                    0.16,
                    light_timber(),
                    kinds[row][(k + j) % 3],
                    chance,
                    2,
                )
                holder.rotation_euler = (0, -side * 0.22, 0)
    x, y, z = sloping_table(-1, -2.56, 2.8, 0.74, 0.60)
    group(lambda: omelettes(0, 0, 0, -1), (x + 0.02, -1.86, z), 0, 1.32)
    box(x, y - 0.62, z + 0.02, 0.74, 1.42, 0.05, painted('#e9dcc2', 0.6, 0.1), 0.015, (0, 0.22, 0))
    for k in range(8):
        across = -0.19 + 0.38 * (k % 2)
        at = (x + across, y - 1.14 + 0.35 * (k // 2), z + 0.06 - 0.22 * across)
        holder, _ = group(small_octopus, at, k * 1.3, 1.02)
        holder.rotation_euler.y = 0.22
    colors = ('#5c3a5c', '#7f8f4a', '#cf9f3c', '#9a4450')
    for k, (x, y, size) in enumerate(
        ((1.12, -2.55, 1.0), (1.28, -1.8, 1.0), (1.25, -1.05, 1.0), (0.62, -2.85, 0.85))
    ):
        box(x, y, 0.16, 0.66 * size, 0.66 * size, 0.32, light_timber(), 0.02)
        pickle_barrel(x, y, 0.32, colors[k], k, size)
    outdoor_light(222, 60, 0.7, 0.42, 8, '#fff0dc')
    for y in (-2.4, 0.6, 3.6, 6.5, 10.0):
        area_light((0, y, 3.3), (0, y, 0), (0.9, 0.9), 40, (1, 0.84, 0.62))
    area_light((-0.7, -5.6, 3.4), (0, -2.0, 0.6), (1.6, 1.0), 75, (1, 0.86, 0.68))
    camera(9, -90, 7.6, 40, (0.02, -0.3, 1.36), 2.0)
