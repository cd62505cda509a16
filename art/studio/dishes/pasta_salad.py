"""Pasta salad with chickpeas, tomatoes, olives, feta and basil."""

import math
import random

from studio.foods.herbs import basil_leaf
from studio.foods.pasta_shapes import fusillo
from studio.foods.salad_vegetables import cucumber_slice, olive, ring
from studio.foods.small import cooked_chickpea, crumb
from studio.foods.tomatoes import tomato_half
from studio.garnishes import chopped_herbs, spice, spots
from studio.height_map import HeightMap, within_disc
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import wet
from studio.scene import hide, instance
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import bowl, bowl_floor


def pasta_salad():
    """An oat bowl, 1.24 in radius. Returns basil leaves, tomato halves and fusilli."""
    chance = random.Random(71)
    bowl(1.24, 0.62, ceramic(OAT), 0.5)
    heights = HeightMap(1.3, 440, bowl_floor(1.24, 0.62))
    heights.dome(1.1, 0.34, 0.22)
    where = within_disc(chance, 0.98)

    def put(item, x, y, reach, lift, turn, scale=1.0):
        z = heights.mean(x, y, reach) + lift
        instance(item, (x, y, z), turn, scale)
        heights.stamp(x, y, z - reach * 0.7, reach)

    pasta = [hide(fusillo(k, 0.46 + 0.03 * (k % 3))) for k in range(5)]
    for k in range(190):
        lean = (chance.uniform(0, 6.28), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
        put(pasta[k % 5], *where(), 0.11, 0.05, lean)
    taken = []

    def spot(gap, reach=0.92):
        for _ in range(120):
            a, d = chance.uniform(0, 6.28), reach * math.sqrt(chance.random())
            x, y = d * math.cos(a), d * math.sin(a)
            if all(math.hypot(x - u, y - v) > (gap + g) / 2 for u, v, g in taken):
                taken.append((x, y, gap))
                return x, y
        return None

    tomatoes = [hide(tomato_half(k, 0.15)) for k in range(3)]
    cucumbers = [hide(cucumber_slice(k, 0.2, 0.06, True)) for k in range(3)]
    olives = [hide(olive(k)) for k in range(3)]
    peas = [hide(cooked_chickpea(k, 0.086)) for k in range(3)]
    for item in peas:
        item.data.materials.append(wet(0.3, 0.35, 0.08))
    tilt = lambda a: (chance.uniform(-a, a), chance.uniform(-a, a), chance.uniform(0, 6.28))
    for prototypes, count, gap, lift, lean in (
        (tomatoes, 16, 0.34, 0.13, 0.4), (cucumbers, 8, 0.32, 0.11, 0.5), (olives, 9, 0.26, 0.09, 0.4),
    ):  # fmt: skip
        for k in range(count):
            at = spot(gap)
            if at:
                put(prototypes[k % 3], *at, 0.12, lift, tilt(lean), chance.uniform(0.9, 1.08))
    beans = []
    for _ in range(110):
        at = spot(0.10, 1.0)
        if at:
            z = heights.mean(*at, 0.06) + 0.07
            beans.append(((at[0], at[1], z), tilt(3), chance.uniform(0.9, 1.1)))
    swarm('chickpeas', peas, beans, wet(0.28, 0.4, 0.08), 5, 0.1, ['#e8b868', '#dfa552', '#efca84'])
    onions = [hide(ring(k, 0.17 + 0.02 * k)) for k in range(3)]
    surface = Surface()
    for k, (x, y) in enumerate(((-0.3, 0.3), (0.4, 0.1), (-0.1, -0.45), (0.2, 0.6), (-0.65, -0.15))):
        surface.rest(onions[k % 3], x, y, 0.16, 0.04, k, 0.7)
    everywhere = within_disc(chance, 0.98)
    inside = lambda normal, item: normal.z > 0.2 and 'bowl' not in item.name
    feta = spots(75, everywhere, chance, inside, 0.018, (0.5, 1.7))
    swarm('feta', [crumb(k, 0.042, 8, 0.6, 1.9) for k in range(5)], feta, wet(0.5, 0.1, 0.08), 4, 0.04,
          ['#efe6d2', '#e6dabf'])  # fmt: skip
    chopped_herbs(spots(150, everywhere, chance, inside, 0.006, (0.4, 0.9)))
    spice(spots(120, everywhere, chance, inside, 0.004, (0.4, 1.2)), ('#1c1613', '#3a2c20'))
    basil = [hide(basil_leaf(k, 0.40, 0.15)) for k in range(3)]
    surface = Surface()
    for k, (x, y, a) in enumerate(((0.10, 0.02, 0.4), (-0.10, 0.10, 2.4), (-0.02, -0.14, 4.4), (0.62, 0.42, 1.0),
                                   (-0.58, -0.52, 3.6))):  # fmt: skip
        surface.rest(basil[k % 3], x, y, 0.13, 0.07, a, 0.5, 0.95 if k < 3 else 0.75, (0, -0.2))
    return basil, tomatoes, pasta
