"""Pad thai: flat rice noodles with shrimp, egg, bean sprouts, peanuts and lime."""

import math
import random

from studio.foods.herbs import cilantro
from studio.foods.ribbons import noodle_surface, ribbons, tangle
from studio.foods.shrimp import shrimp
from studio.foods.small import crumb
from studio.garnishes import spice, spots
from studio.height_map import HeightMap
from studio.materials.surfaces import wet
from studio.mesh import tubes
from studio.scene import hide, instance
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import plate_floor

SHRIMPS = (
    (-0.34, 0.30, 0.6, 1.0), (0.06, 0.46, 2.3, 0.95), (0.40, 0.18, 4.1, 1.0), (0.22, -0.28, 5.4, 1.05),
    (-0.26, -0.22, 1.6, 0.95), (-0.62, -0.02, 3.0, 0.9),
)  # fmt: skip


def _sprouts(heights, chance):
    """Bean sprouts: white curved threads with a yellow head, strewn and gathered at one side."""
    paths, heads = [], []
    for k in range(46):
        gathered = k < 36
        x = chance.gauss(-0.62, 0.17) if gathered else chance.gauss(0.0, 0.3)
        y = chance.gauss(-0.52, 0.13) if gathered else chance.gauss(0.0, 0.3)
        angle, bend = chance.gauss(0.6, 0.7), chance.uniform(-2.6, 2.6)
        path = []
        for _ in range(22):
            path.append((x, y))
            angle += bend * 0.04
            x, y = x + 0.019 * math.cos(angle), y + 0.019 * math.sin(angle)
        laid = heights.lay(path, 0.019, sag=0.2, stiffness=4)
        paths.append(laid)
        heads.append((tuple(laid[-1]), (0, 0, angle), chance.uniform(0.9, 1.2)))
    white = noodle_surface('#efe6cf', '#fbf6e8', 0.25, 0.5, 0.15)
    tubes('sprouts', paths, 0.019, white, 3, lambda n: [1 - 0.6 * (1 - i / n) ** 3 for i in range(n)])
    swarm('sprout heads', [crumb(1, 0.026, 12, 0.1, 1)], heads, wet(0.3, 0.4), 3, 0.1, ['#d9b552', '#c9a544'])


def pad_thai(radius=1.3):
    """The dish on a plate of that radius (build the plate first). Returns sprigs and shrimp."""
    chance = random.Random(21)
    heights = HeightMap(1.3, 440, plate_floor(radius))
    heights.dome(0.95, 0.05, 0.25)
    paths = tangle(heights, chance, 1.02, 0.021, 62, 3, 0.024, (60, 120), 0.4, 3.5)
    paths += tangle(heights, chance, 0.42, 0.021, 12, 3, 0.024, (50, 80), 0.4, 3.5)
    for path in paths:
        end = 10
        for i in range(end):
            path[i, 2] -= 0.07 * (1 - i / end)
            path[-1 - i, 2] -= 0.07 * (1 - i / end)
    sauce = noodle_surface('#c4661f', '#eba85c', 0.18, 0.8, 0.06, '#7a3410', 0.4, True)
    ribbons('noodles', paths, 0.068, 0.024, sauce, chance, 0.55)
    egg = []
    for _ in range(80):
        a, d = chance.uniform(0, 6.28), 0.86 * math.sqrt(chance.random())
        x, y = d * math.cos(a), d * math.sin(a)
        size = chance.uniform(0.6, 1.5)
        at = (x, y, heights.mean(x, y, 0.04) + 0.012)
        egg.append((at, (chance.uniform(-0.5, 0.5), chance.uniform(-0.5, 0.5), chance.uniform(0, 6)), size))
    folds = [crumb(k, 0.062, 20, 0.5, 1.8) for k in range(4)]
    swarm('egg', folds, egg, wet(0.3, 0.4, 0.1), 3, 0.1, ['#edbb3f', '#f3cd62', '#e0a02c'])
    prawns = [hide(shrimp(k, 0.155, 0.082, 215 + 35 * k)) for k in range(3)]
    for k, (x, y, angle, size) in enumerate(SHRIMPS):
        z = heights.top(x, y, 0.14) + 0.045
        instance(
            prawns[k % 3], (x, y, z), (chance.uniform(-0.35, 0.35), chance.uniform(-0.35, 0.35), angle), size
        )
        heights.stamp(x, y, z - 0.1, 0.18)
    _sprouts(heights, chance)
    scallions = []
    green = noodle_surface('#35651f', '#6f9a45', 0.3, 0.4, 0.05, None, 0.5, True)
    for _ in range(17):
        x, y, angle = chance.gauss(0, 0.28), chance.gauss(0.02, 0.26), chance.uniform(0, 6.28)
        dx, dy = 0.1 * math.cos(angle), 0.1 * math.sin(angle)
        points = [(x + dx * t, y + dy * t) for t in (-1, -0.7, -0.4, -0.1, 0.2, 0.5, 0.8, 1)]
        scallions.append(heights.lay(points, 0.02, sag=0.1, stiffness=3))
    ribbons('scallion', scallions, 0.042, 0.016, green, chance, 0.3)

    def middle():
        return chance.gauss(0.12, 0.24), chance.gauss(-0.02, 0.24)

    nuts = spots(230, middle, chance, None, 0.012, (0.5, 1.4), 330)
    swarm('peanuts', [crumb(k, 0.036, 10, 0.5, 2.6) for k in range(5)], nuts, wet(0.5, 0.15), 4, 0.15,
          ['#d9a961', '#c98f45', '#ecca8c'])  # fmt: skip
    sprigs = [hide(cilantro(k, 0.3)) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(((0.04, 0.10, 0.5), (0.12, 0.20, 2.2), (-0.06, 0.16, 4.0))):
        surface.rest(sprigs[k % 3], x, y, 0.08, 0.06, angle, 0.4)
    spice(
        spots(
            130, lambda: (chance.gauss(0, 0.42), chance.gauss(0, 0.42)), chance, None, 0.004, (0.5, 1.3), 160
        )
    )
    return sprigs, prawns
