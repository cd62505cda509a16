"""Soybeans to begin with: a linen sack lying on its side, beans running out of it; sage linen, 46 degrees."""

import math

from mathutils import Matrix

from studio.camera import tilted
from studio.foods.legumes import bean
from studio.light import table_light
from studio.linens import SAGE, table
from studio.scatter import sprinkle
from studio.scene import hide, rng
from studio.spilled_sack import run_out, spilled_sack

SIZE = (1600, 1200)
SEED = 71
GRADE = {'exposure': 0.18, 'gain': 1.07, 'saturation': 1.04}

BEAN = {
    'length': 0.074, 'width': 0.068, 'height': 0.064, 'hilum': (0.36, 0.13, '#8a6a3a', '#d9b878'),
    'roughness': 0.36, 'coat': 0.25,
}  # fmt: skip
TONES = (('#dfc184', '#d2ae6a'), ('#e6cd98', '#d8b878'), ('#dcbf88', '#c9a562'))
MOUTH = (-0.30, 0.20)
TURN = math.radians(-24)


def build():
    chance = rng(SEED)
    table(SAGE, SEED, folds=1.1)
    beans = hide([bean(f'soybean{k}', k, **BEAN, tones=TONES[k % 3]) for k in range(4)])
    frame = Matrix.Translation((*MOUTH, 0)) @ Matrix.Rotation(TURN, 4, 'Z')
    for item in run_out(beans, 330, chance):
        item.matrix_world = frame @ item.matrix_world
    spilled_sack(*MOUTH, TURN, seed=3)
    placed = []
    for count, x, y, spread in ((16, 0.85, -0.40, 0.30), (9, 1.25, -0.75, 0.22), (7, -0.55, -0.72, 0.2)):
        sprinkle(beans, count, x, y, spread, spread * 0.7, 0.059, 0.15, chance, TURN, ('linen',), placed, 0.2)
    table_light(130, 36, 3.4, 0.48, 5.0)
    tilted(46, -88, 8.6, (-0.04, -0.02, 0.2), 1.6)
