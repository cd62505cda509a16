"""Kidney beans, dry: an oat bowl on sage linen, wooden spoon; 54 degrees."""

from studio.families.legumes import Legume, bowl_and_spoon
from studio.linens import SAGE, SAGE_STRIPE
from studio.materials.ceramics import OAT

SIZE = (1600, 1200)
SEED = 11
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.15,
    'width': 0.078,
    'height': 0.068,
    'bend': 0.42,
    'dent': 0.22,
    'squareness': 0.82,
    'hilum': (0.16, 0.16, '#efe2d0', '#3f0d0c'),
    'roughness': 0.17,
    'coat': 0.8,
}
BEANS = (
    {**BEAN, 'tones': ('#6d1614', '#561010')},
    {**BEAN, 'tones': ('#7c1d18', '#631411')},
)


def build():
    legume = Legume(SAGE, BEANS, 165, SEED)
    bowl_and_spoon(legume, OAT, SAGE_STRIPE, spoonful=13)
