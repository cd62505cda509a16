"""A recipe being tested: a stained notebook full of handwriting, a pencil, soy sauce, beans; ochre linen."""

import math

from studio.camera import tilted
from studio.foods.cereals.flour import dusting
from studio.foods.small import soybean
from studio.geometry.scatter import sprinkle
from studio.light import area_light, table_light
from studio.materials.ceramics import CELADON, ceramic
from studio.materials.food import sauce
from studio.scene import hide, place, rng
from studio.tabletop.handwriting import Pen
from studio.tabletop.linens import OCHRE, table
from studio.tabletop.small_tools import pencil
from studio.tabletop.written_notebook import Page, written_notebook
from studio.ware.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 72
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.04}
FIRST, GAP = 1.72, 0.20


def line(k):
    """Height of the k-th ruled line."""
    return FIRST - GAP * k + 0.012


def first_try(chance):
    """The left page: a test that went wrong, noted in ink, judged in pencil."""
    page, pen, lead = Page(seed=1), Pen(chance), Pen(chance, 0.066, 0.30, 0.045)
    page.rule(FIRST, GAP)
    end, _ = pen.write('beans, test 3', 0.16, line(0), 1.12)
    pen.underline(0.15, end - 0.03, line(0) - 0.045)
    pen.write('250 g dry', 0.16, line(1))
    x, _ = pen.write('soak ', 0.16, line(2))
    end, _ = pen.write('12 h', x, line(2))
    pen.cross_out(x, end - 0.02, line(2))
    pen.write('9 h', end + 0.09, line(2) + 0.01, 1.05)
    pen.write('1.2 l fresh water', 0.16, line(3))
    end, _ = pen.write('18 g salt', 0.16, line(4))
    pen.cross_out(0.15, end - 0.03, line(4))
    lead.write('too salty!', 0.62, line(5), 1.2, 0.05)
    pen.write('skins off? no.', 0.16, line(6))
    lead.write('stir. it sticks', 0.20, line(7), 1.0, 0.03)
    page.ink(pen.strokes)
    page.pencil(lead.strokes)
    page.ring_stain(0.98, 0.30, 0.34)
    for x, y, radius, turn in (
        (0.62, 0.62, 0.030, 3.0), (0.50, 0.58, 0.014, None), (0.30, 0.22, 0.020, 3.6), (1.22, 0.86, 0.016, None),
        (0.56, 0.70, 0.009, None), (0.22, 0.16, 0.009, None), (1.27, 0.80, 0.008, None),
    ):  # fmt: skip
        page.splash(x, y, radius, turn)
    return page


def second_try(chance):
    """The right page: less salt, and later; this time it worked."""
    page, pen, lead = Page(seed=2), Pen(chance), Pen(chance, 0.066, 0.30, 0.045)
    page.rule(FIRST, GAP)
    end, _ = pen.write('test 4', 0.14, line(0), 1.12)
    pen.underline(0.13, end - 0.03, line(0) - 0.045)
    pen.write('again, 10 g less', 0.14, line(1))
    pen.write('8 g salt, at the end', 0.14, line(2))
    x, _ = pen.write('40 min, ', 0.14, line(3))
    end, _ = pen.write('lid on', x, line(3))
    pen.cross_out(x, end - 0.02, line(3))
    pen.write('lid off', x + 0.02, line(4) + 0.05)
    pen.write('soft, but whole', 0.14, line(5))
    lead.write('yes!', 0.34, line(6) - 0.11, 2.2, 0.10, 1.25)
    lead.underline(0.32, 0.98, line(6) - 0.20, 2)
    page.ink(pen.strokes)
    page.pencil(lead.strokes, width=0.017)
    for x, y, radius, turn in ((1.16, 1.86, 0.030, 4.2), (1.06, 1.80, 0.012, None), (1.28, 1.52, 0.012, 4.4)):
        page.splash(x, y, radius, turn)
    page.flour(1.24, 0.28, 0.55, 0.34, 0.5)
    return page


def build():
    chance = rng(SEED)
    table(OCHRE, SEED)
    written_notebook(-0.04, -0.10, 0.07, first_try(chance), second_try(chance))
    pencil(0.48, -0.93, 0.185, 0.22, 1.3)
    bowl(0.44, 0.22, ceramic(CELADON), 0.5, 8, 0.03, (1.42, 1.16, 0))
    pool(0.42, 0.165, sauce('#1c0a04', '#3f1808', 1.6, 0.03, 2.5, 0.10), (1.42, 1.16))
    dusting(1.58, -0.56, 0.85, '#f8f2e6', 4, density=0.96)
    beans = hide([soybean(k) for k in range(4)])
    sprinkle(beans, 12, -1.46, 1.20, 0.14, 0.09, 0.040, 0.095, chance, 0.3)
    sprinkle(beans, 5, 1.72, -0.92, 0.12, 0.20, 0.040, 0.12, chance, 0.3, ('linen',))
    table_light(135, 40)
    pane = ((1.96, 4.52, 5.4), (1.24, 1.22, 0.17), (0.14, 0.40), 1.7)
    area_light(*pane, (1, 0.96, 0.9))  # mirrored in the sauce
    tilted(64, -88, 9.9, (0.02, 0.0, 0.1), 2.8)
