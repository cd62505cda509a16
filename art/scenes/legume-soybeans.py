"""Soybeans, dry: a wooden bowl on slate-blue linen, a full scoop; 54 degrees."""

from studio.families.legumes import Legume, wooden_bowl_and_scoop
from studio.linens import SAGE_STRIPE, SLATE_BLUE

SIZE = (1600, 1200)
SEED = 14
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.074,
    'width': 0.068,
    'height': 0.064,
    'hilum': (0.36, 0.13, '#8a6a3a', '#d9b878'),
    'roughness': 0.38,
    'coat': 0.22,
}
BEANS = (
    {**BEAN, 'tones': ('#dfc184', '#d2ae6a')},
    {**BEAN, 'tones': ('#e6cd98', '#d8b878')},
)


def build():
    legume = Legume(SLATE_BLUE, BEANS, 310, SEED)
    wooden_bowl_and_scoop(legume, SAGE_STRIPE)
