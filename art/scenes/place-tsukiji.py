"""Early morning at a fish market stall: scallops on the grill, a bowl of tuna over rice, omelettes on sticks, fish on ice."""

from studio.camera import frontal
from studio.light import area_light, outdoor_light
from studio.materials.surfaces import glowing, painted
from studio.places.ice_trays import fish_row, ice_tray, three_fish, tuna_blocks
from studio.places.outer_market import market_front, scallop_grill, soy_bottle, tuna_bowl
from studio.places.palette import timber
from studio.places.small_plates import small_plate
from studio.places.stall import paper_lantern
from studio.places.street_food import tamagoyaki_on_stick
from studio.places.walls import box, paving
from studio.scene import group, place, rng

SIZE = (1600, 1200)
SEED = 71
GRADE = {'exposure': 0.35, 'gain': 1.07, 'saturation': 1.04}


def build():
    chance = rng(SEED)
    paving(-5, 5, -3.2, 1.7, painted('#9fa3a4', 0.22, 0.4, 4, '#8b9092', 0.5, 0.4), chance)
    market_front(1.5, painted('#2f4568', 0.95, 0.15, 20, '#283c5c'))
    box(0, -0.35, 0.4, 4.2, 1.0, 0.8, painted('#7a4a2a', 0.7, 0.2, 6, '#6e4226'), 0.02)
    for k in range(14):
        box(-1.95 + 0.3 * k, -0.86, 0.4, 0.28, 0.04, 0.72, timber(), 0.012)
    box(0, -0.4, 0.84, 4.4, 1.2, 0.08, timber(), 0.02)
    scallop_grill(-1.2, -0.45, 0.88, chance)
    holder, _ = group(lambda: tuna_bowl(chance), (0.1, -0.62, 0.9), 0.2, 1.12)
    holder.rotation_euler.x = 0.2
    soy_bottle(0.72, -0.3, 0.88)
    group(lambda: small_plate(0.42, '#ece5d8'), (1.35, -0.5, 0.88), 0, (1.5, 1.15, 1))
    for k in range(4):
        stick = tamagoyaki_on_stick(k)
        place(stick, 1.32, -0.76 + 0.2 * k, 0.94 + 0.01 * k, (0.12, 0, 0.35 - 0.07 * k)).scale = (
            1.15,
            1.0,
            1.15,
        )
    kinds = three_fish()
    for x, y, kind, turn in ((-1.95, -1.75, 'red', 0.12), (1.75, -1.75, 'blue', -0.12)):
        box(x, y, 0.14, 0.95, 0.8, 0.28, painted('#4f86a6', 0.5, 0.1, 8, '#457a99'), 0.02, (0, 0, turn))
        ice_tray(x, y, 0.3, 0.92, 0.78, 0.25, fish_row(kinds, kind, 5, chance), chance)
    box(0.05, -1.95, 0.12, 0.85, 0.75, 0.24, painted('#c9a074', 0.8, 0.2), 0.02)
    ice_tray(0.05, -1.95, 0.26, 0.8, 0.7, 0.25, tuna_blocks(chance), chance)
    red = glowing('#c8412c', '#ff4a1e', 0.8, 0.6)
    for x in (-2.62, 2.62):
        paper_lantern(x, -0.7, 2.25, 0.24, 0.6, red, painted('#2c2a2b', 0.5))
    outdoor_light(214, 24, 2.3, 0.62, 5, '#ffe6cc')
    area_light((0, -0.5, 2.1), (0, -0.6, 0.9), (3.4, 0.4), 48, (1, 0.8, 0.54))
    frontal(19, -89, 8.7, (0, -0.3, 1.12))
