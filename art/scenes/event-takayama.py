"""A clear autumn morning in the mountains: a gilt float under red maples, a red bridge, beef skewers on charcoal."""

from studio.camera import camera
from studio.fields import fractal_noise
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import painted
from studio.mesh_builder import leaf
from studio.places.autumn import MAPLES, charcoal_grill, maple, maple_tree
from studio.places.festive import near_counter
from studio.places.floats import takayama_float
from studio.places.japan_town import red_bridge, townhouse
from studio.places.landscape import cloud, open_water, sky, terrain
from studio.places.small_plates import small_plate
from studio.places.street_food import skewer
from studio.places.walls import paving
from studio.scene import group, hide, instance, place, rng

SIZE = (1600, 1200)
SEED = 66
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#4f93c4', '#f3e2c4', 10, 0.95, mid='#b9d8de')
    cloud(-3.0, 9.4, 4.5, 1.2, chance)
    for k, (y, height, color, second) in enumerate(
        ((8.6, 2.6, '#8a9aa8', '#9aa8b2'), (7.2, 1.7, '#a8703c', '#7f8a4c'))
    ):
        terrain(-9, 9, y - 1.2, y + 1.2, lambda u, v, h=height, s=k: h * (0.6 + 0.5 * abs(fractal_noise(u, v * 0 + s, 0.5, s + 4, 3))) * (1 - ((v - v.mean()) / 1.3) ** 2),
                painted(color, 0.95, 0.5, 5, second))  # fmt: skip
    open_water(-9, 9, 2.2, 8, -0.1, '#4f7f8a', '#7fa9a4')
    paving(-5, 5, -3.0, 2.4, painted('#c2b6a2', 0.85, 0.5, 4, '#b0a48f'), chance)
    for x, width, curtain in ((-3.7, 2.0, '#34507a'), (3.6, 2.2, '#8e2f22')):
        townhouse(x, 2.6, width, 2.3, False, curtain, '#e3d3b4')
    red_bridge(-1.2, 3.4, 3.4, 0.5)
    takayama_float(0.75, 1.1)
    trees = (
        (-2.3, 1.3, 0.75, 'maple red'),
        (-1.45, 4.6, 0.7, 'maple orange'),
        (2.55, 1.9, 0.7, 'maple orange'),
        (0.4, 4.8, 0.8, 'maple yellow'),
        (3.4, 0.5, 0.5, 'maple red'),
    )
    for x, y, radius, name in trees:
        maple_tree(x, y, radius, name, chance)
    fallen = [hide(leaf(0.09, 0.035, maple(name), 0.3)) for name in MAPLES]
    for k in range(170):
        instance(
            fallen[k % 3],
            (chance.uniform(-3.2, 3.2), chance.uniform(-1.8, 1.2), 0.03),
            (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), k),
        )
    near_counter(-2.4, 0.66, 9, 1.3, ('#7a4a2a', '#b98a52'))
    charcoal_grill(-0.65, -2.35, 0.66, chance)
    group(lambda: small_plate(0.42, '#4f6f73'), (0.95, -2.35, 0.66), 0, (1.35, 1.1, 1))
    for k in range(3):
        place(
            skewer('dango', 5, chance, 1.2), 0.95, -2.52 + 0.2 * k, 0.7 + 0.02 * k, (0, 0, 0.12 - 0.1 * k)
        ).scale = (0.95, 1.1, 1.1)
    for x, y, turn in ((-1.75, -2.5, 0.4), (1.75, -2.6, 2.0), (1.68, -2.2, 4.0)):
        instance(fallen[int(turn) % 3], (x, y, 0.68), (0.1, 0.1, turn), 1.6)
    outdoor_light(214, 34, 3.9, 0.64, 3.0, '#ffeed6')
    area_light((-0.65, -2.35, 0.9), (-0.65, -2.35, 1.5), (1.0, 0.3), 3, (1, 0.4, 0.15))
    camera(19, -89, 10.0, 64, (0.05, -0.6, 1.5), 1.4)
