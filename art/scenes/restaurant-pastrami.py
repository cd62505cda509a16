"""Pastrami on rye in two halves on a plate at 27 degrees, mustard, a pickle beside it; slate-blue linen."""

from studio.camera import tilted
from studio.dishes.pastrami_on_rye import sandwich_half
from studio.foods.dairy import spoonful
from studio.foods.pastrami import gherkin
from studio.light import table_light
from studio.linens import RUST_STRIPE, SLATE_BLUE, table, towel
from studio.materials.ceramics import MILK, OAT, ceramic
from studio.materials.food import sauce
from studio.scene import place
from studio.vessels import bowl, plate

SIZE = (1600, 1200)
SEED = 77
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}
MUSTARD = (1.62, 1.02)


def build():
    table(SLATE_BLUE, SEED)
    plate(1.42, ceramic(OAT), 2, (-0.10, 0, 0))
    place(sandwich_half(1), -0.54, -0.14, 0.06, (0, 0, 0.20))
    place(sandwich_half(2), 0.56, 0.20, 0.06, (0, 0, -0.28))
    place(gherkin(2), 0.62, -0.72, 0.19, (0.2, 0, 0.30))
    place(gherkin(5, 0.32, 0.115), 0.90, -0.50, 0.20, (0.5, 0, -0.10))
    bowl(0.38, 0.22, ceramic(MILK), 0.5, 8, 0.03, (*MUSTARD, 0))
    place(spoonful('mustard', 0.27, sauce('#b8860f', '#d9a824', 8, 0.2, 30, 0.3), 0.08, 4), *MUSTARD, 0.165)
    towel(-2.35, 0.95, 0.3, 1.0, 2.0, stripe=RUST_STRIPE, seed=6)
    table_light(190, 36)
    tilted(28, -90, 9.3, (0.04, 0.02, 0.44), 1.3)
