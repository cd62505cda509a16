"""Black beans, dry: a wooden bowl on ochre linen, a full scoop; 54 degrees."""

from studio.families.legumes import Legume, wooden_bowl_and_scoop
from studio.linens import SAGE_STRIPE

SIZE = (1600, 1200)
SEED = 5
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.105,
    'width': 0.068,
    'height': 0.06,
    'bend': 0.16,
    'dent': 0.1,
    'hilum': (0.26, 0.2, '#efe9df', '#3a2f38'),
    'roughness': 0.2,
    'coat': 0.7,
}
BEANS = ({**BEAN, 'tones': ('#17131a', '#241c24')},)


def build():
    legume = Legume(('#c98f5f', '#bb7f50'), BEANS, 250, SEED)
    wooden_bowl_and_scoop(legume, SAGE_STRIPE)
