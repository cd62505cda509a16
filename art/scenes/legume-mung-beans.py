"""Mung beans, dry: an oat bowl on ochre linen, wooden spoon; 54 degrees."""

from studio.families.legumes import Legume, bowl_and_spoon
from studio.linens import RUST_STRIPE
from studio.materials.ceramics import OAT

SIZE = (1600, 1200)
SEED = 17
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.06,
    'width': 0.044,
    'height': 0.044,
    'squareness': 0.72,
    'hilum': (0.34, 0.14, '#f1efd8', '#5d6b2a'),
    'roughness': 0.3,
    'coat': 0.35,
}
BEANS = (
    {**BEAN, 'tones': ('#70734c', '#5c6039')},
    {**BEAN, 'tones': ('#7c7f58', '#666a44')},
)


def build():
    legume = Legume(('#c98f5f', '#bb7f50'), BEANS, 580, SEED)
    bowl_and_spoon(legume, OAT, RUST_STRIPE, spoonful=44)
