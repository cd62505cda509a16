"""Few honest things in small bowls from above: rolled oats, honey, cucumber, oil, salt; terracotta linen."""

import math

from studio.camera import top_down
from studio.foods.herbs import herb_sprig
from studio.foods.oats import rolled_oat
from studio.foods.salad_vegetables import cucumber_slice
from studio.garnishes import salt
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.kitchen_tools import wooden_spoon, wooden_spoon_floor
from studio.light import table_light
from studio.linens import SAGE_STRIPE, TERRACOTTA, table, towel
from studio.materials.ceramics import CELADON, MILK, OAT, TEAL, ceramic
from studio.materials.surfaces import liquid, wet
from studio.mesh import ellipsoid
from studio.scatter import sprinkle
from studio.scene import hide, instance, place, rng
from studio.small_tools import honey_dipper
from studio.surface import Surface
from studio.swarm import swarm
from studio.vessels import bowl, bowl_floor, plate, pool

SIZE = (1600, 1200)
SEED = 62
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}

OATS, HONEY, CUCUMBER, OIL = (-0.62, 0.28), (0.94, 0.72), (0.66, -0.66), (-1.52, -0.86)


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    bowl(0.86, 0.42, ceramic(CELADON), 0.5, 3, 0.045, (*OATS, 0))
    heights = HeightMap(0.9, 300, bowl_floor(0.86, 0.42))
    heights.dome(0.80, 0.26, 0.14)
    oats = [rolled_oat(i) for i in range(5)]
    heap = pile_on(heights, 900, 0.046, within_disc(chance, 0.74), chance, 0.30, 0.5, (1.05, 1.45))
    flakes = wet(0.62, 0.04, 0.04, bump=0.25, bump_scale=50, vary=0)
    swarm('oats', oats, moved(heap, *OATS), flakes, 3, 0.12, ['#ffffff', '#f1e3c6', '#fff6e2'])
    bowl(0.54, 0.30, ceramic(MILK), 0.5, 5, 0.04, (*HONEY, 0))
    pool(0.52, 0.215, liquid('#8f4306', '#c9780f', 1.6, 0.03), HONEY)
    honey_dipper(
        HONEY[0] - 0.10, HONEY[1] - 0.04, 0.27, (math.radians(-20), math.radians(62), math.radians(24))
    )
    clinging = ellipsoid('honey', 0.21, 0.19, 0.13, liquid('#9a4c08', '#c9801a', 3, 0.03, 0.6), 40, 0.05, 2)
    place(clinging, HONEY[0] - 0.12, HONEY[1] - 0.05, 0.27)
    plate(0.62, ceramic(OAT), 6, (*CUCUMBER, 0))
    instance(hide(cucumber_slice(7, 0.22, 0.06)), (*CUCUMBER, 0.12), (0, 0, 1))
    slices = [hide(cucumber_slice(i, 0.22, 0.06)) for i in range(4)]
    for k in range(8):
        turn = math.radians(200 - 44 * k)
        at = (CUCUMBER[0] + 0.25 * math.cos(turn), CUCUMBER[1] + 0.25 * math.sin(turn), 0.135)
        instance(slices[k % 4], at, (0.22 * math.sin(turn + 1.2), -0.22 * math.cos(turn + 1.2), turn * 1.7))
    bowl(0.40, 0.19, ceramic(TEAL), 0.5, 8, 0.03, (*OIL, 0))
    pool(0.385, 0.135, liquid('#7d6a12', '#b3952a', 2.4), OIL)
    wooden_spoon(1.78, -0.36, math.radians(80), 0.02, 1.1)
    grains = HeightMap(0.5, 160, wooden_spoon_floor)
    fill = pile_on(grains, 420, 0.012, within_disc(chance, 0.18), chance, 0.4, 1.5, (0.8, 1.6))
    salt(moved(fill, 1.78, -0.36, 0.02))
    sprinkle(oats, 16, -1.42, -0.24, 0.16, 0.12, 0.02, 0.1, chance, only=('linen',))
    surface = Surface()
    for k, (x, y, turn) in enumerate(((-0.52, -1.02, 0.3), (-0.34, -1.12, 0.55))):
        surface.rest(hide(herb_sprig(k, 0.72, 'rosemary')), x, y, 0.10, 0.05, turn, 0.3)
    towel(-2.32, 1.42, 0.42, 1.1, 2.0, stripe=SAGE_STRIPE, seed=6)
    table_light()
    top_down((0.02, 0, 0.3))
