"""Split peas, dry: green ones in an oat bowl, yellow ones in a teal one, on dusty-blue linen; 54 degrees."""

from studio.families.legumes import Legume, LegumeTable
from studio.linens import DUSTY_BLUE
from studio.materials.ceramics import OAT, TEAL

SIZE = (1600, 1200)
SEED = 20
GRADE = {'exposure': 0.15, 'gain': 1.07, 'saturation': 1.04}

BEAN = {'length': 0.07, 'width': 0.069, 'height': 0.052, 'half': True, 'roughness': 0.5, 'coat': 0.08}
GREEN = ({**BEAN, 'tones': ('#a0ab58', '#8c9a4c')},)
YELLOW = ({**BEAN, 'tones': ('#e3b23c', '#d59d2c')},)


def build():
    laid = LegumeTable(Legume(DUSTY_BLUE, GREEN, 380, SEED))
    yellow = laid.prototypes(YELLOW)
    laid.bowl(-0.74, 0.20, 0.86, 0.42, OAT, 380)
    laid.bowl(0.94, 0.50, 0.70, 0.36, TEAL, 230, yellow)
    laid.spoonful(0.72, -0.92, 192, 26, yellow)
    laid.loose(26, 1.45, -0.62, 0.18, 0.22, 0.3, yellow)
    laid.loose(26, -0.20, -1.10, 0.30, 0.10, 0)
    laid.loose(14, 0.45, -0.42, 0.2, 0.1, 0.4, laid.beans + yellow)
    laid.shoot()
