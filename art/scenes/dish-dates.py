"""Medjool dates in a wooden box at 49 degrees, one torn open in front with its stone; terracotta linen."""

from studio.camera import tilted
from studio.foods.produce.dates import date, stone, torn_half
from studio.geometry.mesh import mesh_object
from studio.geometry.settle import hide_strays, remove, settle
from studio.light import table_light
from studio.scene import group, instance, place, rng
from studio.tabletop.linens import BLUE_STRIPE, TERRACOTTA, table, towel
from studio.ware.wooden_boxes import paper_lining, wooden_box

SIZE = (1600, 1200)
SEED = 37
GRADE = {'exposure': 0.30, 'gain': 1.07, 'saturation': 1.03}
HALF_X, HALF_Y, HEIGHT = 1.20, 0.78, 0.33
BOX = (0.0, 0.22)


def fence(half_x, half_y, top):
    """A tray of four walls and a floor to fall into; taken away afterwards."""
    corners = [(-half_x, -half_y), (half_x, -half_y), (half_x, half_y), (-half_x, half_y)]
    vertices = [(x, y, 0.08) for x, y in corners] + [(x, y, top) for x, y in corners]
    faces = [(0, 1, 2, 3)] + [(k, (k + 1) % 4, 4 + (k + 1) % 4, 4 + k) for k in range(4)]
    return mesh_object('fence', vertices, faces, None, False)


def boxed_dates(kinds, chance):
    """Two layers in loose rows, then a few thrown on top; they settle into each other."""
    falling = []
    for layer, (columns, rows) in enumerate(((4, 5), (4, 5), (4, 4))):
        for i in range(columns):
            for j in range(rows):
                x = (i - (columns - 1) / 2) * 0.60 + chance.uniform(-0.04, 0.04) + 0.1 * (layer - 1)
                y = (j - (rows - 1) / 2) * 0.315 + chance.uniform(-0.03, 0.03)
                turn = (
                    chance.uniform(0, 6.28),
                    chance.uniform(-0.2, 0.2),
                    chance.gauss(0.12, 0.28) + 3.14 * chance.randint(0, 1),
                )
                at = (x, y, 0.28 + 0.34 * layer)
                falling.append(
                    instance(kinds[chance.randint(0, len(kinds) - 1)], at, turn, chance.uniform(0.70, 0.84))
                )
    walls = fence(HALF_X - 0.03, HALF_Y - 0.03, 3.0)
    settle(falling, [walls], 110)
    remove(walls)
    hide_strays(falling, 0, 0, 1.6, 0.05)
    for item in falling:
        item.location.x += BOX[0]
        item.location.y += BOX[1]


def torn_date(x, y, turn):
    """The two halves of one date on the linen, the stone still in one of them."""
    group(lambda: torn_half(21, 0.40, 0.215), (x, y, 0.155), turn, 0.86)
    group(lambda: torn_half(27, 0.40, 0.215), (x + 0.58, y - 0.03, 0.155), turn - 0.62, 0.86)
    place(stone(0.21, 0.062), x, y, 0.165, (0.25, 0.03, turn))


def build():
    chance = rng(SEED)
    table(TERRACOTTA, SEED)
    kinds = [date(k, 0.35 + 0.035 * (k % 3), 0.19 + 0.012 * (k % 4), 0.12 + 0.14 * (k % 4)) for k in range(8)]
    boxed_dates(kinds, chance)
    group(lambda: (wooden_box(HALF_X, HALF_Y, HEIGHT), paper_lining(HALF_X, HALF_Y, HEIGHT)), (*BOX, 0))
    torn_date(-0.30, -0.96, 0.24)
    for k, (x, y, angle) in enumerate(((0.98, -0.98, 0.5), (-1.02, -0.94, -0.5), (-1.22, -0.66, 0.3))):
        instance(kinds[k + 2], (x, y, 0.14), (0.4 + k, 0.02, angle), 0.8)
    towel(2.4, 1.5, -0.4, 1.2, 2.0, stripe=BLUE_STRIPE, seed=5)
    table_light(132, 38)
    tilted(49, -90, 7.8, (0, -0.24, 0.22), 1.3)
