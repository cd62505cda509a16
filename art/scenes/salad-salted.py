"""
Salt what is wet: tomato and cucumber draining in a sieve over a bowl, red onion in vinegar; ochre linen, 54
degrees.
"""

import math

from studio.camera import tilted
from studio.foods.flour import flour_heap
from studio.foods.salad_vegetables import cucumber_slice, ring
from studio.foods.tomatoes import tomato_wedge
from studio.garnishes import on, salt, spots
from studio.height_map import within_disc
from studio.light import table_light
from studio.linens import BLUE_STRIPE, OCHRE, table, towel
from studio.materials.ceramics import CREAM, MILK, TEAL, ceramic
from studio.materials.food import grainy
from studio.materials.surfaces import liquid
from studio.scatter import drops
from studio.scene import hide, instance, rng
from studio.strainers import sieve
from studio.vessels import bowl, pool

SIZE = (1600, 1200)
SEED = 44
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.02}

AT, RIM = (-0.32, 0.12), 0.62


def draining(chance):
    """Three layers of slices and wedges in the sieve, cut faces up, salted. Returns slices of cucumber."""
    tomatoes = hide([tomato_wedge(k, 0.31, 50 + 6 * k) for k in range(3)])
    cucumbers = hide([cucumber_slice(k, 0.22 + 0.012 * k, 0.075) for k in range(3)])
    for layer, (count, reach) in enumerate(((17, 0.60), (13, 0.50), (8, 0.36))):
        for k in range(count):
            turn, d = k * 2.399 + layer, reach * math.sqrt((k + 0.6) / count)
            x, y = AT[0] + d * math.cos(turn), AT[1] + d * math.sin(turn)
            z = RIM - 0.20 + 0.30 * d * d + 0.105 * layer + chance.uniform(0, 0.03)
            if (k + layer) % 2:
                lean = (1.15 + chance.uniform(-0.2, 0.2), chance.uniform(-0.2, 0.2), chance.uniform(0, 6.28))
                instance(tomatoes[k % 3], (x, y, z + 0.06), lean, 0.95)
            else:
                lean = (chance.uniform(-0.45, 0.45), chance.uniform(-0.45, 0.45), chance.uniform(0, 6.28))
                instance(cucumbers[k % 3], (x, y, z + 0.06), lean)
    salt(spots(150, within_disc(chance, 0.62, *AT), chance, on('tomato', 'cuke'), 0.008, (0.8, 1.4)))
    drops(60, *AT, 0.62, liquid('#f0ead8', roughness=0.02, alpha=0.35), chance, 0.024, 0.5)
    return cucumbers


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=1.1)
    towel(-1.85, -0.55, 0.2, 1.0, 1.9, stripe=BLUE_STRIPE, seed=6)
    bowl(0.84, 0.58, ceramic(TEAL), 0.55, 5, 0.05, (*AT, 0))
    pool(0.62, 0.16, liquid('#d98a5a', '#e0a070', 1.4, 0.03), AT)
    sieve(*AT, RIM, 0.42, 0.76, 44, 1.0)
    cucumbers = draining(chance)
    bowl(0.50, 0.26, ceramic(CREAM), 0.5, 6, 0.04, (1.02, -0.56, 0))
    pool(0.455, 0.17, liquid('#c2486a', '#d4607c', 1.5, 0.03, 0.62), (1.02, -0.56))
    onions = [
        hide(ring(k, 0.16 + 0.05 * (k % 4), 0.018, 0.04, '#b03a6a', '#f0b9c8', '#d97a9a')) for k in range(5)
    ]
    for k in range(11):
        at = (1.02 + chance.gauss(0, 0.09), -0.56 + chance.gauss(0, 0.08), 0.12 + 0.014 * k)
        instance(onions[k % 5], at, (chance.uniform(-0.3, 0.3), chance.uniform(-0.3, 0.3), 0))
    bowl(0.32, 0.18, ceramic(MILK), 0.5, 4, 0.03, (0.30, -1.02, 0))
    flour_heap(0.30, -1.02, 0.26, 0.12, grainy('#f6f1e6'), 3, 110, floor=0.07)
    for k, (x, y) in enumerate(((1.28, 0.30), (1.52, 0.08), (1.50, 0.42))):
        instance(cucumbers[k % 3], (x, y, 0.05 + 0.02 * k), (0.06 * k, -0.05 * k, chance.uniform(0, 6)))
    table_light(132, 38, 3.3, 0.5, 5.0)
    tilted(54, -88, 9.0, (0.02, -0.06, 0.3), 1.5)
