"""Photo 2: soy sauce, mirin, grated ginger and white pepper on the diced pork, before it is worked in."""

import math

from studio.cutlery import spoon
from studio.families.jjajang import filled_bowl, kitchen, shoot_close
from studio.families.preparation import BOARD_TOP, small_bowl
from studio.foods.shoulder import raw_shoulder, seasoned_shoulder, shoulder_dice
from studio.foods.small import crumb
from studio.garnishes import on, spots
from studio.height_map import within_disc
from studio.materials.ceramics import OAT, TEAL
from studio.materials.surfaces import liquid, matte, wet
from studio.scatter import flakes
from studio.scene import place, rng
from studio.swarm import swarm
from studio.vessels import pool

SIZE = (1600, 1200)
SEED = 12
GRADE = {'exposure': 0.25, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    kitchen()
    at = (-0.1, -0.05, BOARD_TOP)
    small_bowl(*at[:2], 0.92, 0.46, OAT, BOARD_TOP)
    dice = shoulder_dice(raw_shoulder)
    fallen = filled_bowl(dice, 120, 0.92, 0.46, chance, at, 0.5, 0.55)
    stained = shoulder_dice(seasoned_shoulder, soak=0.95)
    for k, item in enumerate(fallen):
        x, y = item.matrix_world.translation[:2]
        if math.hypot(x + 0.02, y + 0.22) < 0.42 + 0.09 * math.sin(5 * math.atan2(y + 0.22, x + 0.02)):
            item.data = stained[k % 6].data
    pool(0.80, BOARD_TOP + 0.285, liquid('#2a0f05', '#4a2009', alpha=0.93), at[:2])
    ginger = [crumb(i, 0.015 + 0.005 * i, 12, 0.5, 2.6) for i in range(3)]
    heap = spots(620, within_disc(chance, 0.2, -0.36, 0.2), chance, on('pork', 'ginger'))
    heap += [
        ((p[0], p[1], p[2] + 0.022), t, s)
        for p, t, s in heap[:360]
        if math.hypot(p[0] + 0.36, p[1] - 0.2) < 0.14
    ]
    swarm('ginger', ginger, heap, wet(0.3, 0.5, 0), SEED, 0.12, ['#ecd58c', '#f2e2a6', '#dcc072'])
    flakes(420, 0.24, 0.30, 0.32, matte('#e6dcc4', 0.9), chance, 0.013, 'pork', True)
    small_bowl(1.42, 0.62, 0.34, 0.17, TEAL, BOARD_TOP)
    pool(0.285, BOARD_TOP + 0.11, liquid('#1c0b04', '#3a1808'), (1.42, 0.62))
    small_bowl(1.40, -0.16, 0.27, 0.14, OAT, BOARD_TOP)
    pool(0.225, BOARD_TOP + 0.09, liquid('#d9a94a', '#e8c472'), (1.40, -0.16))
    place(spoon(0, 0, 0), 1.30, -0.85, BOARD_TOP + 0.07, (0, 0, math.radians(160)))
    shoot_close(8.4, 52, (0.12, 0, 0.24))
