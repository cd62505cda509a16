"""
Spaghetti with basil pesto, confit garlic and pine nuts on a wide-rimmed plate; terracotta linen, from above.
"""

import math

from studio.camera import top_down
from studio.cutlery import fork
from studio.dishes.pasta_pesto import pasta_pesto
from studio.foods.pasta import pesto_bits
from studio.foods.small import crumb
from studio.garnishes import spots
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import TERRACOTTA, table
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import liquid, wet
from studio.scatter import drops
from studio.scene import instance, rng
from studio.swarm import swarm
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 12
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def _around_the_nest(chance):
    """Pesto, its oil and grated cheese that fell between the nest and the rim."""

    def beside():
        turn = chance.choice((0.4, 1.9, 2.6, 3.9, 5.3)) + chance.gauss(0, 0.22)
        d = 0.98 + abs(chance.gauss(0, 0.07))
        return d * math.cos(turn), d * math.sin(turn)

    def on_plate(normal, item):
        return item.name.startswith('plate')

    drops(70, 0, 0, 1.12, liquid('#8f8a1c', roughness=0.02, alpha=0.5), chance, 0.030, 0.3)
    pesto_bits(spots(95, beside, chance, on_plate, 0.002, (0.3, 0.9)), ['#44691a', '#5c7f1f', '#36580f'], 8)
    crumbs = [crumb(k, 0.016, 10) for k in range(2)]
    cheese = spots(
        150, lambda: (chance.gauss(0.1, 0.55), chance.gauss(-0.1, 0.55)), chance, None, 0.006, (0.5, 1.3)
    )
    swarm('cheese', crumbs, cheese, wet(0.5, 0.1, 0), 4, 0.06, ['#f0dfaa', '#e8d08e'])


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=1.3)
    leaves, nuts, _ = pasta_pesto()
    _around_the_nest(chance)
    fork(1.72, -0.18, math.radians(97), 0.05, 1.95)
    bowl(0.46, 0.18, ceramic(TEAL), 0.5, 8, 0.03, (-1.92, 0.88, 0))
    heights = HeightMap(0.42, 160, lambda x, y: 0.05 + 0.16 * (x * x + y * y) ** 0.5)
    heap = pile_on(heights, 150, 0.035, within_disc(chance, 0.33), chance, 0.5, 0.3)
    for at, turn, scale in moved(heap, -1.92, 0.88):
        instance(nuts[chance.randrange(3)], at, turn, scale)
    for k, (x, y, angle) in enumerate(((-1.62, -1.02, 0.6), (-1.83, -0.88, 2.4), (-1.70, -0.80, 4.4))):
        instance(leaves[k], (x, y, 0.05), (0, -0.1, angle), 0.9)
    for x, y in ((-1.42, 0.98), (-1.50, 0.70), (-1.36, 0.80)):
        instance(nuts[0], (x, y, 0.03), (0, 0, chance.uniform(0, 6)))
    table_light()
    top_down((-0.10, 0, 0.3))
