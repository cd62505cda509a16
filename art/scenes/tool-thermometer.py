"""An instant-read thermometer in the thigh of a roast chicken, reading 74 degrees; terracotta linen."""

import math

from mathutils import Matrix, Vector

from studio.camera import tilted
from studio.foods.meat.crisp_skin import crisp_skin, roast_juices
from studio.foods.meat.roast_chicken import roast_chicken
from studio.foods.seasoning.fat_eyes import fat_eyes
from studio.foods.seasoning.herbs import herb_sprig
from studio.garnishes import on, salt, spice, spots
from studio.geometry.height_map import within_disc
from studio.geometry.mesh import ellipsoid
from studio.geometry.surface import Surface
from studio.light import table_light
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.surfaces import liquid
from studio.scene import group, hide, place, rng
from studio.tabletop.linens import TERRACOTTA, table
from studio.tabletop.thermometer import thermometer
from studio.ware.vessels import plate

SIZE = (1600, 1200)
SEED = 202
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.02}

BIRD, SIZE_OF_TOOL = (-0.66, 0.60), 0.88
ENTRY = (-0.66, 0.02)
"""Where, seen from above, the probe goes into the thigh."""


def stuck(item, entry, along, toward, depth):
    """Puts a tool whose probe lies along its -x into the meat at `entry`, its face turned to `toward`."""
    x = Vector(along).normalized()
    z = (Vector(toward) - Vector(toward).dot(x) * x).normalized()
    frame = Matrix((x, z.cross(x), z)).transposed()
    item.scale = (SIZE_OF_TOOL,) * 3
    start = entry + x * (SIZE_OF_TOOL * (1.12 + 0.78) - depth)
    return place(item, *start, frame.to_euler())


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED, folds=0.9)
    plate(1.42, ceramic(CELADON), 4, (*BIRD, 0))
    roast_juices(0.86, 0.70, 0.062, (BIRD[0] + 0.06, BIRD[1] - 0.16))
    fat_eyes(
        within_disc(chance, 0.72, BIRD[0] + 0.06, BIRD[1] - 0.22),
        90,
        0.076,
        chance,
        '#d9a02c',
        (0.008, 0.035),
        0.4,
    )
    _, parts = group(roast_chicken, (*BIRD, 0.05), math.radians(38), 1.16)
    parts[0].data.materials[0] = crisp_skin()
    over = lambda: (chance.gauss(BIRD[0], 0.45), chance.gauss(BIRD[1], 0.4))
    salt(spots(110, over, chance, on('chicken'), 0.008, (0.3, 0.75)))
    spice(spots(150, over, chance, on('chicken'), 0.004, (0.4, 1.1)), ('#1c1613', '#3a3a1c', '#4a5a24'))
    rosemary = [hide(herb_sprig(k, 0.6, 'thyme')) for k in range(3)]
    surface = Surface()
    for k, (x, y, angle) in enumerate(
        ((-0.52, 0.78, 0.9), (-0.72, 0.66, 0.3), (-1.25, -0.28, 2.4), (0.44, 0.46, 1.2), (-0.20, -0.48, 0.2))
    ):
        surface.rest(rosemary[k % 3], x, y, 0.12, 0.035, angle, 0.7, 0.9)
    at, normal, _ = Surface().hit(*ENTRY)
    along = (normal * 0.50 + Vector((0.86, -0.62, 0.12))).normalized()
    stuck(thermometer('74'), at, along, (-0.1, -0.6, 0.8), 0.24)
    rim = ellipsoid('juice', 0.058, 0.058, 0.018, liquid('#6e3408', '#8a4a10', 3, 0.05), 28)
    place(rim, *at, along.to_track_quat('Z', 'Y').to_euler())
    table_light(132, 38, 3.3, 0.52, 5.0)
    tilted(54, -90, 9.3, (-0.02, 0.10, 0.3), 1.3)
