"""
Tofu, press: the cloth-lined mould on a rack over a tray of whey, a jar of beans on its lid; dusty blue linen,
32 degrees.
"""

from studio.camera import tilted
from studio.dishes.tofu_mould import dripping, folded_cloth, lid, lining, tofu_mould, whey_runs
from studio.foods.small import soybean
from studio.glassware import jar
from studio.height_map import within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, DUSTY_BLUE, TOWEL, table, towel
from studio.materials.ceramics import TEAL, ceramic
from studio.materials.surfaces import wet
from studio.materials.waters import water
from studio.mesh import rounded_box
from studio.racks import rack
from studio.scene import hold, place, rng
from studio.swarm import swarm
from studio.vessels import container

SIZE = (1600, 1200)
SEED = 75
GRADE = {'exposure': 0.38, 'gain': 1.06, 'saturation': 1.03}
RACK, CURD = 0.36, 0.50


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.2)
    container(1.48, 1.02, 0.34, 0.22, ceramic(TEAL, 0.2))
    place(rounded_box('whey', 2.80, 1.88, 0.06, water('#f3e3a4', 0.45, '#e6d085', 0.03, 0.06), 0.02), 0, 0, 0.12)
    dripping(chance, within_disc(chance, 0.22, 0.5, -0.68), 0.15)
    rack(1.46, 1.0, RACK)
    stand = RACK + 0.02
    pressed = [tofu_mould(), lining(CURD), folded_cloth(CURD + 0.01), place(lid(), 0, 0, CURD + 0.03)]
    place(hold(pressed, 'press'), 0, 0, stand, (0, 0, 0))
    whey_runs(chance, stand)
    top = stand + CURD + 0.20
    jar(0.46, 0.92, (0, 0, top))
    spots = []
    for _ in range(2200):
        u, v = within_disc(chance, 0.40)()
        z = top + 0.09 + 0.62 * chance.random()
        if (u * u + v * v) ** 0.5 < 0.33 and z < top + 0.56:
            continue
        spots.append(((u, v, z), (chance.uniform(0, 6), chance.uniform(0, 6), chance.uniform(0, 6)), 1.0))
    swarm('beans', [soybean(k) for k in range(3)], spots, wet(0.3, 0.4, 0), 4, 0.1, ['#e0bd78', '#d6ad62', '#e8cb8e'])
    towel(-2.0, 1.25, 0.4, 1.2, 2.2, TOWEL, BLUE_STRIPE, 5)
    table_light(130, 40)
    tilted(32, -76, 10.3, (0.02, 0, 0.80), 1.5)
