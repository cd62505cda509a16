"""Chickpeas, dry: a teal bowl on terracotta linen, wooden spoon; 54 degrees."""

from studio.families.legumes import Legume, LegumeTable
from studio.linens import BLUE_STRIPE, TERRACOTTA, towel
from studio.materials.ceramics import TEAL

SIZE = (1600, 1200)
SEED = 2
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.098,
    'width': 0.092,
    'height': 0.09,
    'beak': 0.3,
    'wrinkle': 0.065,
    'egg': -0.04,
    'roughness': 0.55,
    'coat': 0.08,
}
BEANS = (
    {**BEAN, 'tones': ('#d9b07a', '#c99a62')},
    {**BEAN, 'tones': ('#e2bf8c', '#cfa36a')},
)


def build():
    legume = Legume(TERRACOTTA, BEANS, 190, SEED)
    laid = LegumeTable(legume)
    towel(-1.62, 0.84, 0.28, 0.9, 1.7, stripe=BLUE_STRIPE, seed=5)
    laid.bowl(0.44, 0.22, 1.00, 0.48, TEAL, legume.count)
    laid.spoonful(-0.84, -0.92, -20, 8)
    laid.loose(30, -1.36, -0.42, 0.24, 0.22, 0.3)
    laid.loose(10, 1.42, -0.92, 0.18, 0.12)
    laid.loose(8, 0.0, -1.12, 0.4, 0.06)
    laid.shoot()
