"""The cook has gone to wash: a blue linen apron with a floury hand on it, hung over a chair beside the table."""

from studio.camera import frontal
from studio.foods.cereals.flour import flour_in_bowl
from studio.foods.cereals.kneaded_dough import kneaded_dough
from studio.light import outdoor_light
from studio.materials.ceramics import OAT, ceramic
from studio.materials.food import flour_powder
from studio.scene import place
from studio.tabletop.apron import hung_apron
from studio.tabletop.furniture import chair_back, plain_wall, table_edge
from studio.ware.vessels import bowl

SIZE = (1600, 1200)
SEED = 73
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


def build():
    plain_wall(2.3)
    chair_back(-0.75, 0.0)
    hung_apron(-0.75, 0.06, 1.53)
    table_edge(1.25, -0.7, back=2.2)
    bowl(0.84, 0.62, ceramic(OAT), 0.5, 4, 0.05, (2.30, 0.50, 0))
    powder = flour_powder('#f4ecdc', '#fbf6ea')
    place(flour_in_bowl(0.84, 0.62, powder, 4, 0.26, 0.80, 200), 2.30, 0.50, 0)
    kneaded_dough(1.86, -0.32, 0.0, 0.5, 0.62)
    outdoor_light(226, 40, 3.3, 0.62, 5.0)
    frontal(15, -88, 10.4, (0.20, 0.0, 0.30), 2.2)
