"""
Edamame: a charcoal bowl piled with boiled pods under flaky salt, a few beans shelled; ochre linen, 55
degrees.
"""

from studio.camera import tilted
from studio.foods.flour import flour_heap
from studio.foods.soy import edamame_bean, edamame_pod
from studio.garnishes import on, salt, spots
from studio.height_map import within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, table, towel
from studio.materials.ceramics import CHARCOAL, OAT, ceramic
from studio.materials.food import grainy
from studio.mesh import lathe
from studio.scatter import sprinkle
from studio.scene import hide, place, rng
from studio.settle import collider, drop, hide_strays
from studio.surface import Surface
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

AT = (-0.25, 0.14)


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.1)
    towel(-1.75, 0.7, -0.15, 1.0, 2.0, stripe=BLUE_STRIPE, seed=6)
    pods = hide([edamame_pod(i, 0.66 + 0.05 * (i % 3), 0.098, (3, 2, 3, 3, 2, 3)[i]) for i in range(6)])
    bowl(1.06, 0.48, ceramic(CHARCOAL), 0.5, SEED, 0.05, (*AT, 0))
    profile = [(0, 0.26), (0.4, 0.25), (0.75, 0.24), (0.95, 0.36), (1.05, 0.48), (1.12, 0.50)]
    floor = place(collider(profile), *AT)
    fence = place(lathe('fence', [(1.02, 0.48), (0.90, 0.85), (0.90, 12)], None, 30), *AT)
    fallen = drop(pods, 92, *AT, floor, fence, chance, 0.62, 0.8, 0.07, 110)
    hide_strays(fallen, *AT, 1.12, 0.1)
    surface = Surface()
    for x, y, turn in ((1.12, -0.62, 0.5), (0.72, -0.98, -0.25), (1.30, -0.98, 2.6)):
        surface.rest(pods[int(x * 10) % 6], x, y, 0.1, 0.06, turn)
    beans = hide([edamame_bean(i) for i in range(3)])
    sprinkle(beans, 9, 0.15, -1.10, 0.26, 0.06, 0.044, 0.13, chance, 0, ('linen',))
    bowl(0.36, 0.20, ceramic(OAT), 0.5, 4, 0.03, (1.36, 0.52, 0))
    flour_heap(1.36, 0.52, 0.29, 0.14, grainy('#f6f1e6'), 3, 120, floor=0.07)
    salt(spots(280, within_disc(chance, 0.95, *AT), chance, on('pod'), 0.008, (0.8, 1.6)))
    table_light(130, 37, 3.4, 0.48, 5.0)
    tilted(55, -88, 8.8, (0.03, -0.07, 0.25), 1.6)
