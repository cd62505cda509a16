"""A fine sieve with rinsed kidney beans, its handle resting on ochre linen; 60 degrees."""

import math

import numpy as np
from mathutils import Euler, Vector

from studio.camera import tilted
from studio.foods.pulses.legumes import bean
from studio.geometry.scatter import drops, sprinkle
from studio.geometry.settle import collider, drop, hide_strays
from studio.light import table_light
from studio.materials.waters import water
from studio.scene import group, hide, place, rng
from studio.tabletop.damp import damp
from studio.tabletop.linens import OCHRE, table
from studio.ware.fine_sieve import fine_sieve, fine_sieve_depth

SIZE = (1600, 1200)
SEED = 201
GRADE = {'exposure': 0.2, 'gain': 1.07, 'saturation': 1.02}

RADIUS, LEAN, TURN = 0.86, math.radians(10.5), math.radians(30)
AT = (-0.42, -0.10)
BEAN = {
    'length': 0.098, 'width': 0.052, 'height': 0.046, 'bend': 0.40, 'dent': 0.2, 'squareness': 0.84,
    'hilum': (0.16, 0.16, '#e6cdb6', '#3f0d0c'), 'roughness': 0.16, 'coat': 0.9,
}  # fmt: skip
TONES = (('#6d1614', '#561010'), ('#7f211b', '#661611'), ('#5c1212', '#7a2a20'))


def drop_of_water():
    """Clear, with the window in it."""
    return water('#f4f2ee', 0.0, mirror=0.05, ripple=0.0, soft=0.08)


def rinsed(chance):
    """The sieve and a handful of beans in it, wet."""
    fine_sieve(RADIUS, 0.0145, 0.98)
    beans = hide([bean(f'bean{k}', k + SEED, **BEAN, tones=tones) for k, tones in enumerate(TONES)])
    depth = fine_sieve_depth(RADIUS)
    profile = [(float(r), float(depth(r)) + 0.006) for r in np.linspace(0, RADIUS * 0.985, 18)] + [(RADIUS, 2.0)]
    fallen = drop(beans, 96, 0.06, -0.02, collider(profile, 64), None, chance, 0.34, 0.05, 0.02, 110, (0.86, 1.12))
    hide_strays(fallen, 0, 0, RADIUS, -RADIUS)
    drops(80, 0.05, -0.05, 0.40, drop_of_water(), chance, 0.016, 0.55)
    return beans


def lowest(turned):
    """How far below the rim's middle the leaning mesh reaches."""
    depth = fine_sieve_depth(RADIUS)
    return min((turned @ Vector((r, 0, float(depth(abs(r)))))).z for r in np.linspace(-RADIUS, RADIUS, 81))


def build():
    chance = rng(SEED)
    table(OCHRE, SEED, folds=0.8)
    holder, beans = group(lambda: rinsed(chance), (0, 0, 0))
    turn = Euler((0, LEAN, TURN))
    place(holder, *AT, -lowest(Euler((0, LEAN, 0)).to_matrix()) + 0.004, turn)
    damp(
        ((-0.30, -0.08, 0.50), (-1.42, -0.62, 0.07), (-1.20, -0.86, 0.045), (0.62, -0.62, 0.085), (0.86, -0.86, 0.05),
         (1.10, -0.50, 0.035), (-1.55, 0.30, 0.05), (0.34, -1.04, 0.06)),
        '#8a5526', 0.006, 0.62,
    )  # fmt: skip
    sprinkle(beans, 3, 0.78, -0.72, 0.10, 0.10, 0.044, 0.22, chance, only=('linen', 'damp'))
    sprinkle(beans, 2, -1.30, -0.72, 0.08, 0.08, 0.044, 0.22, chance, only=('linen', 'damp'))
    table_light(132, 38, 3.3, 0.52, 5.0)
    tilted(60, -90, 9.6, (0.10, -0.08, 0.2), 1.6)
