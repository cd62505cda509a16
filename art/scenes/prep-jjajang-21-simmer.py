"""Photo 21: the sauce simmering, bubbles breaking between the dice, from above."""

from studio.dishes.pots.jjajang_wok import floating, sauce_surface, spaced
from studio.families.jjajang import kitchen_wok, shoot_above
from studio.foods.prepared.black_dice import black_dice
from studio.foods.streams import bubbles
from studio.geometry.height_map import within_disc
from studio.light import area_light
from studio.materials.food import sauce
from studio.materials.surfaces import liquid
from studio.scene import rng
from studio.tabletop.cutlery import spoon

SIZE = (1600, 1200)
SEED = 31
GRADE = {'exposure': 0.32, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen_wok()
    springs = [(x, y, chance.uniform(0.08, 0.17)) for x, y in spaced(17, 0.92, 0.34, chance)]
    points = spaced(175, 1.0, 0.115, chance)
    calm = [
        (x, y) for x, y in points if all((x - u) ** 2 + (y - v) ** 2 > (0.75 * r) ** 2 for u, v, r in springs)
    ]
    thin = sauce('#150905', '#2e160a', 4, 0.08, 14, 0.12)
    height = sauce_surface(0.42, thin, calm, 0.012, springs)
    floating(black_dice(0.42), calm, height, chance, (-0.062, 0.0))
    foam = liquid('#6b3c18', '#43210c', 6, 0.03, 0.62)
    for u, v, r in springs:
        bubbles(26, within_disc(chance, r * 0.95, u, v), height, foam, chance, (0.012, 0.06))
    bubbles(150, within_disc(chance, 1.03), height, foam, chance, (0.006, 0.02))
    spoon(1.72, -0.92, 1.1, 0.06, 1.7)
    area_light((-1.7, 2.5, 6), (0, 0, 0), (2.0, 0.8), 60, (1, 0.97, 0.92))
    shoot_above(8.6, (0.05, 0, 0.45))
