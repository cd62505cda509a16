"""A fish stall under a blue and white awning with rows of fish on ice, as a miniature."""

from studio.camera import frontal
from studio.light import outdoor_light
from studio.materials.surfaces import painted
from studio.places.fish_counter import nine_trays
from studio.places.fish_stall import bench_front, floor_tubs, glass_floats, market_wall, zinc_bench
from studio.places.ice_trays import three_fish
from studio.places.walls import paving
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.22, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    paving(-5, 5, -2.4, 1.7, painted('#bfae96', 0.32, 0.4, 4, '#a89a86', 0.5, 0.3), chance)
    market_wall()
    zinc_bench()
    kinds = three_fish()
    nine_trays(kinds, chance)
    bench_front(kinds, chance)
    floor_tubs(kinds, chance)
    glass_floats()
    outdoor_light(222, 35, 3.4, 0.66)
    frontal(16, -86, 9.3, (0, 0, 1.24))
