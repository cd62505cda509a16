"""A red-brick market hall with a clock, striped stalls, a pyramid of crates and a florist's stand, a miniature."""

from studio.camera import frontal
from studio.light import outdoor_light
from studio.places.flower_stand import flower_stand
from studio.places.landscape import sky
from studio.places.market_hall import brick_hall, hall_bulbs, hall_stalls
from studio.places.market_square import crate_pyramid, potted_tree
from studio.places.palette import stone
from studio.places.walls import paving
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 21
GRADE = {'exposure': 0.22, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#6fa6c0', '#f4d9b0', 7, 0.95)
    paving(-5, 5, -3.2, 1.9, stone(), chance)
    brick_hall()
    hall_stalls(chance)
    hall_bulbs()
    leaves = potted_tree(-2.95, -0.55, chance, 0.95)
    potted_tree(2.98, -0.6, chance, 0.85, leaves)
    crate_pyramid(-1.35, -1.6, ('tomato', 'lemon', 'apple', 'peach', 'lime', 'orange'), chance, 0.56)
    flower_stand(1.35, -1.72, chance)
    outdoor_light(226, 34, 3.6, 0.62)
    frontal(14, -87, 11.0, (0, -0.2, 1.62))
