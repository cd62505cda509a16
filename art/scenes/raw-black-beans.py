"""Black beans to begin with: spread on a round board, some in a small cup; dusty-blue linen, from above."""

import math

from studio.boards import round_board
from studio.camera import top_down
from studio.foods.legumes import bean
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.materials.ceramics import OAT, ceramic
from studio.mesh import lathe
from studio.scatter import sprinkle
from studio.scene import hide, place, rng
from studio.settle import collider, drop, hide_strays
from studio.vessels import bowl

SIZE = (1600, 1200)
SEED = 73
GRADE = {'exposure': 0.22, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.105, 'width': 0.068, 'height': 0.06, 'bend': 0.16, 'dent': 0.1,
    'hilum': (0.26, 0.2, '#efe9df', '#3a2f38'), 'roughness': 0.2, 'coat': 0.7,
}  # fmt: skip
TONES = (('#17131a', '#241c24'), ('#1c161c', '#2c2228'))
CUP, RADIUS, DEPTH = (0.62, 0.52), 0.46, 0.40


def cupful(beans, chance):
    """A small cup of beans standing on the board."""
    x, y = CUP
    r = RADIUS
    profile = [(0, 0.40), (0.5 * r, 0.38), (0.8 * r, 0.37), (0.95 * r, 0.46), (1.02 * r, 0.52)]
    floor = place(collider(profile), x, y)
    fence = place(lathe('fence', [(0.96 * r, 0.50), (0.86 * r, 0.9), (0.86 * r, 12)], None, 30), x, y)
    hide_strays(drop(beans, 46, x, y, floor, fence, chance, 0.25, 0.7, 0.03, 80), x, y, r, 0.3)
    bowl(r, DEPTH, ceramic(OAT), 0.6, SEED, 0.035, (x, y, 0.10))


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED, folds=1.1)
    round_board(1.32, (0, 0, 0))
    towel(-1.85, -0.75, 0.30, 1.0, 1.8, stripe=RUST_STRIPE, seed=6)
    beans = hide([bean(f'blackbean{k % 2}', k, **BEAN, tones=TONES[k % 2]) for k in range(4)])
    cupful(beans, chance)
    floor = collider([(0, 0.16), (0.35, 0.15), (0.75, 0.105), (1.6, 0.10)])
    floor.location = (-0.22, -0.20, 0)
    fallen = drop(beans, 250, -0.22, -0.20, floor, None, chance, 0.66, 0.35, 0.012, 90)
    for item in fallen:
        at = item.matrix_world.translation
        near_cup = math.hypot(at.x - CUP[0], at.y - CUP[1]) < RADIUS + 0.02
        item.hide_render = at.z < 0.09 or near_cup or math.hypot(at.x, at.y) > 1.24
    placed = []
    for count, x, y, spread in ((9, 1.45, -0.62, 0.16), (6, -1.35, 0.95, 0.14)):
        sprinkle(beans, count, x, y, spread, spread, 0.056, 0.23, chance, 0, ('linen',), placed, 0.2)
    table_light(132, 38, 3.4, 0.55, 5.0)
    top_down((0.04, 0.0, 0.2), 9.4)
