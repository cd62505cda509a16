"""Cannellini beans, dry: a teal bowl on sage linen, wooden spoon; 54 degrees."""

from studio.families.legumes import Legume, bowl_and_spoon
from studio.linens import RUST_STRIPE, SAGE
from studio.materials.ceramics import TEAL

SIZE = (1600, 1200)
SEED = 23
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.14,
    'width': 0.074,
    'height': 0.066,
    'bend': 0.28,
    'dent': 0.14,
    'squareness': 0.8,
    'hilum': (0.14, 0.14, '#c9b892', '#e3d7bd'),
    'roughness': 0.28,
    'coat': 0.45,
}
BEANS = (
    {**BEAN, 'tones': ('#f1e8d6', '#e8dcc3')},
    {**BEAN, 'tones': ('#f5eee0', '#ebe0ca')},
)


def build():
    legume = Legume(SAGE, BEANS, 180, SEED)
    bowl_and_spoon(legume, TEAL, RUST_STRIPE, spoonful=13)
