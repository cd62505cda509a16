"""Tofu and vegetables in a dark iron pan at 45 degrees, wooden handle towards us, terracotta linen."""

from studio.camera import tilted
from studio.dishes.tofu_stir_fry import tofu_stir_fry
from studio.light import table_light
from studio.linens import TERRACOTTA, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.materials.surfaces import liquid
from studio.scene import group, instance, rng
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 25
GRADE = {'exposure': 0.28, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    _, (scallions, peas) = group(tofu_stir_fry, (-0.12, 0.05, 0))
    bowl(0.38, 0.18, ceramic(OAT), 0.5, 8, 0.03, (1.72, 1.05, 0))
    pool(0.31, 0.115, liquid('#2a0f05', roughness=0.03), (1.72, 1.05), 48)
    for k, (x, y, angle) in enumerate(((-1.62, -1.02, 0.5), (-1.42, -1.18, 1.2), (-1.80, -1.22, -0.3))):
        instance(peas[k], (x, y, 0.05), (0, 0, angle))
    for k in range(9):
        at = (-1.25 + chance.gauss(0, 0.12), -1.28 + chance.gauss(0, 0.07), 0.028)
        instance(scallions[k % 3], at)
    towel(-2.25, 1.55, 0.35, 1.3, 2.0, stripe='#a3ab95', seed=5)
    table_light(130, 40, 3.3, 0.6)
    tilted(45, -84, 9.7, (0.10, -0.08, 0.18), 1.0)
