"""Lentils, dry: a celadon bowl on terracotta linen, wooden spoon; 54 degrees."""

from studio.families.legumes import Legume, bowl_and_spoon
from studio.linens import RUST_STRIPE, TERRACOTTA
from studio.materials.ceramics import CELADON

SIZE = (1600, 1200)
SEED = 8
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.066,
    'width': 0.064,
    'height': 0.027,
    'lens': True,
    'mottling': ('#4f4a24', 0.55),
    'roughness': 0.42,
    'coat': 0.15,
}
BEANS = (
    {**BEAN, 'tones': ('#8f8a4c', '#7d7a3e')},
    {**BEAN, 'tones': ('#a3934f', '#8c7a3c')},
    {**BEAN, 'tones': ('#7f7a45', '#6a6638')},
)


def build():
    legume = Legume(TERRACOTTA, BEANS, 600, SEED)
    bowl_and_spoon(legume, CELADON, RUST_STRIPE, spoonful=44)
