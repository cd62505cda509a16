"""Koobideh kebabs with saffron rice and blistered tomatoes, from above; sage linen, sumac and lemon beside them."""

from studio.camera import top_down
from studio.dishes.koobideh import koobideh_plate
from studio.foods.breads import flatbread
from studio.foods.citrus import citrus_slice
from studio.garnishes import spice
from studio.height_map import HeightMap, moved, pile_on, within_disc
from studio.light import table_light
from studio.linens import RUST_STRIPE, SAGE, table, towel
from studio.materials.ceramics import NAVY, ceramic
from studio.scene import group, instance, place, rng
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 75
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
SUMAC = (1.72, 0.94)


def build():
    chance = rng(SEED)
    table(SAGE, SEED)
    _, (sprigs, _) = group(koobideh_plate, (-0.06, 0, 0), 0.10)
    bowl(0.36, 0.17, ceramic(NAVY), 0.5, 8, 0.03, (*SUMAC, 0))
    heights = HeightMap(0.35, 140, lambda x, y: 0.08 + 0.14 * (x * x + y * y) ** 0.75)
    ground = pile_on(heights, 1300, 0.012, within_disc(chance, 0.28), chance, 0.5, 1.5, (0.7, 1.6))
    spice(moved(ground, *SUMAC), ('#6a1420', '#8a222c', '#4f101a'))
    for k, (x, y) in enumerate(((1.66, -0.98), (1.92, -0.66))):
        place(citrus_slice(k + 3, 0.25, 0.24, 'lemon'), x, y, 0.13, (0.10, 0.06 - 0.3 * k, 0.5 + k))
    towel(-2.02, 0.55, 0.14, 1.2, 2.2, stripe=RUST_STRIPE, seed=6)
    bread = flatbread(6, 0.62, 1, 0.06, 0.22, '#dca862', '#8a4a18', 0.05)
    place(bread, -1.86, 0.40, 0.16, (0, 0, 1.9))
    instance(sprigs[1], (1.44, 0.42, 0.04), (0, -0.1, 0.7))
    table_light()
    top_down((-0.02, 0, 0.3))
