"""
Semolina: a coarse yellow heap on slate-blue linen, scoop, an oat bowl of durum, long-bearded ears; 50
degrees.
"""

from studio.families.flours import Flour, free_heap
from studio.linens import SLATE_BLUE
from studio.materials.ceramics import OAT

SIZE = (1600, 1200)
SEED = 17
GRADE = {'exposure': 0.16, 'gain': 1.07, 'saturation': 1.04}

FLOUR = Flour(
    linen=SLATE_BLUE,
    glaze=OAT,
    powder=('#e6bb62', '#f3da9c'),
    ear=('#c8953a', '#8d6224', '#5c4128', 1.15),
    kernel=('#d99a3a', '#9a6220', '#ecc272'),
    seed=SEED,
    specks=('#c98d2c', '#fbe7a8'),
    grain=1.0,
)


def build():
    free_heap(FLOUR)
