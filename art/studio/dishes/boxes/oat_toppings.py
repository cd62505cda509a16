"""Four toppings for a jar of oats; each is built at (x, y) on oats that reach the height `level`."""

import math

from studio.dishes.boxes.oat_jars import chopped_almonds
from studio.foods.dairy_and_eggs.dairy import spoonful
from studio.foods.produce.banana import banana_slice
from studio.foods.produce.berries import blueberry, half_strawberry
from studio.foods.seasoning.herbs import basil_leaf
from studio.garnishes import sesame, spots
from studio.geometry.height_map import within_disc
from studio.materials.food import sauce
from studio.scene import hide, instance, place


def _spread(count, radius, gap, chance):
    """Points of a disc that keep a distance."""
    found = []
    for _ in range(900):
        a, d = chance.uniform(0, 6.283), radius * math.sqrt(chance.random())
        x, y = d * math.cos(a), d * math.sin(a)
        if len(found) < count and all(math.hypot(x - u, y - v) > gap for u, v in found):
            found.append((x, y))
    return found


def blueberries(x, y, level, chance):
    """A heap of blueberries with two leaves."""
    berries = [hide(blueberry(k, 0.076 + 0.006 * k)) for k in range(3)]
    for layer, (count, radius) in enumerate(((16, 0.33), (8, 0.2), (2, 0.08))):
        for u, v in _spread(count, radius, 0.135, chance):
            z = level + 0.09 + 0.105 * layer - 0.10 * (u * u + v * v)
            turn = (chance.gauss(0, 0.5), chance.gauss(0, 0.5), chance.uniform(0, 6))
            instance(berries[chance.randrange(3)], (x + u, y + v, z), turn, chance.uniform(0.9, 1.08))
    mint = hide(basil_leaf(2, 0.26, 0.09))
    instance(mint, (x + 0.06, y - 0.12, level + 0.30), (0.1, -0.3, 0.5))
    instance(mint, (x - 0.06, y - 0.06, level + 0.32), (0.1, -0.4, 2.5), 0.8)


def strawberries(x, y, level, chance):
    """Halved strawberries, cut faces up, a few leaning."""
    halves = [hide(half_strawberry(k, 0.31 + 0.02 * k, 0.24)) for k in range(3)]
    for k, (u, v, angle) in enumerate(
        ((-0.2, 0.1, 2.6), (0.0, 0.23, 1.5), (0.21, 0.1, 0.4), (0.15, -0.16, -0.8), (-0.12, -0.18, 4.1))
    ):
        turn = (chance.uniform(-0.2, 0.2), chance.uniform(-0.25, 0.05), angle)
        instance(halves[k % 3], (x + u, y + v, level + 0.13), turn)
    instance(halves[1], (x - 0.03, y - 0.02, level + 0.20), (0.15, -0.2, 5.4))
    instance(halves[2], (x + 0.07, y + 0.08, level + 0.19), (-0.2, -0.1, 1.1), 0.85)


def almond_butter(x, y, level, chance):
    """A swirl of almond butter under chopped almonds."""
    swirl = spoonful('almond butter', 0.33, sauce('#8f5420', '#b47836', 4, 0.2, 12, 0.12), 0.13, 5)
    place(swirl, x, y, level + 0.03)
    inside = within_disc(chance, 0.36, x, y)
    chopped_almonds(
        spots(46, inside, chance, lambda n, item: n.z > 0.3 and 'jar' not in item.name, 0.02, (0.8, 1.3))
    )


def banana_and_seeds(x, y, level, chance):
    """A fan of banana slices with sesame."""
    slices = [hide(banana_slice(k)) for k in range(3)]
    for k in range(7):
        angle = 2.6 - 0.62 * k
        at = (x + 0.19 * math.cos(angle), y + 0.19 * math.sin(angle), level + 0.085 + 0.012 * k)
        instance(slices[k % 3], at, (0.2 * math.sin(angle), -0.24, angle))
    inside = within_disc(chance, 0.34, x, y)
    sesame(spots(90, inside, chance, lambda n, item: n.z > 0.3 and 'jar' not in item.name), 5, '#2a221d')
