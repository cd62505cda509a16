"""A food creator's table from above: notebook with a sketched plate, camera, coffee, a taco bowl; dusty-blue linen."""

import math

from studio.camera import top_down
from studio.dishes.turkey_taco_bowl import turkey_taco_bowl
from studio.foods.citrus import citrus_slice
from studio.light import table_light
from studio.linens import DUSTY_BLUE, RUST_STRIPE, table, towel
from studio.materials.ceramics import CLAY
from studio.scene import group, hide, instance, rng
from studio.small_tools import camera_body, coffee_cup, open_notebook, pencil, pencil_lines
from studio.surface import Surface

SIZE = (1600, 1200)
SEED = 61
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}


NOTEBOOK, TURN = (0.98, -0.56), -0.16


def sketches(surface, chance):
    """Pencil on the notebook: a plate with its parts on the right page, lines of notes on the left one."""

    def on_page(points):
        c, s = math.cos(TURN), math.sin(TURN)
        at = [(NOTEBOOK[0] + u * c - v * s, NOTEBOOK[1] + u * s + v * c) for u, v in points]
        return [(x, y, surface.hit(x, y)[0].z + 0.004) for x, y in at]

    def ring(u, v, radius):
        sway, out = chance.uniform(0, 6), []
        for k in range(51):
            t = k / 48 * 2 * math.pi
            r = radius + 0.012 * math.sin(2 * t + sway)
            out.append((u + r * math.cos(t), v + r * math.sin(t)))
        return out

    rings = (
        (0.32, 0.12, 0.25),
        (0.32, 0.12, 0.19),
        (0.26, 0.17, 0.07),
        (0.40, 0.15, 0.05),
        (0.32, 0.04, 0.055),
    )
    strokes = [ring(*each) for each in rings]
    strokes += [[(0.44, 0.20), (0.50, 0.46), (0.56, 0.48)], [(0.27, 0.02), (0.20, -0.26), (0.12, -0.28)]]
    for row in range(8):
        steps = [-0.52 + 0.008 * k for k in range(int(chance.uniform(26, 52)))]
        v = 0.60 - 0.111 * row
        strokes.append([(u, v + 0.016 * math.sin(u * 95 + row) * math.sin(u * 31 + row)) for u in steps])
    pencil_lines([on_page(stroke) for stroke in strokes])


def build():
    chance = rng(SEED)
    table(DUSTY_BLUE, SEED)
    _, (sprigs, _) = group(turkey_taco_bowl, (-0.80, 0.36, 0), 0.5, 0.88)
    open_notebook(*NOTEBOOK, TURN)
    sketches(Surface(), chance)
    pencil(1.06, -1.02, 0.125, 0.42)
    coffee_cup(0.76, 1.08, 2.3, CLAY)
    camera_body(1.90, 0.80, -0.24)
    towel(-1.95, -1.15, 0.5, 1.2, 2.0, stripe=RUST_STRIPE, seed=6)
    instance(hide(citrus_slice(3, 0.24, 0.24, 'lime')), (-0.62, -1.08, 0.13), (0.12, 0.06, 0.5))
    Surface().rest(sprigs[1], -0.24, -0.98, 0.08, 0.04, 2.0, 0.3, 0.95)
    table_light()
    top_down((0.26, 0.02, 0.3), 11.7)
