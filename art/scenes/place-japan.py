"""Red gates and a pagoda among cherry trees with a snow-capped mountain behind, as a miniature."""

from studio.camera import frontal
from studio.light import outdoor_light
from studio.places.landscape import cloud, sky
from studio.places.shrine import pagoda, stone_lanterns, torii_row
from studio.places.shrine_hill import (
    cherry_trees,
    fallen_petals,
    mossy_hill,
    pine_trees,
    snow_mountain,
    stone_stairs,
)
from studio.scene import rng

SIZE = (1600, 1200)
SEED = 33
GRADE = {'exposure': 0.18, 'gain': 1.12, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    sky('#5fa3c6', '#ffd9b8', 11, 0.92, mid='#f6cdb6')
    snow_mountain()
    for x, y, z, size in ((-3.6, 9.3, 2.55, 1.6), (0.9, 9.6, 3.35, 1.2), (3.3, 9.0, 2.65, 1.5)):
        cloud(x, y, z, size, chance)
    mossy_hill()
    stone_stairs(chance)
    torii_row()
    pagoda()
    cherry_trees(chance)
    pine_trees()
    stone_lanterns()
    fallen_petals(rng(4))
    outdoor_light(226, 33, 3.6, 0.64, 3.0)
    frontal(14, -90, 12.7, (0.05, 0.6, 1.98))
