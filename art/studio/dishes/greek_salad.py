"""Greek salad."""

import math
import random

import bpy
from mathutils import Euler, Matrix, Vector

from studio.foods.dairy import feta_block
from studio.foods.salad_vegetables import cucumber_slice, olive, ring
from studio.foods.tomatoes import tomato_wedge
from studio.materials.ceramics import MILK, ceramic
from studio.materials.shader import material
from studio.materials.surfaces import dressing_oil
from studio.mesh import lathe
from studio.scatter import drops, flakes
from studio.scene import instance
from studio.settle import collider, remove, settle
from studio.surface import surface_at
from studio.vessels import bowl


def greek_salad():
    """A milky bowl, 1.22 in radius, everything fallen into it by physics. Returns olives."""
    rng = random.Random(11)
    bowl(1.22, 0.5, ceramic(MILK), 0.5)
    falling = []

    def put(item, layer, spread=0.78):
        a = rng.uniform(0, 6.28)
        d = spread * math.sqrt(rng.random())
        item.location = (d * math.cos(a), d * math.sin(a), 0.5 + layer * 0.17)
        item.rotation_euler = (rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(0, 6.28))
        falling.append(item)
        return item

    tomatoes = [tomato_wedge(i, 0.35 + 0.02 * (i % 3), 58 + 6 * (i % 3)) for i in range(4)]
    cucumbers = [cucumber_slice(i, 0.24 + 0.01 * i, 0.085) for i in range(3)] + [
        cucumber_slice(9, 0.25, 0.12, True)
    ]
    olives = [olive(i) for i in range(3)]
    peppers = [ring(i, 0.24, 0.02, 0.075, '#3f7d22', '#a9cf6a', '#7fb244', 3 + i % 2) for i in range(2)]
    onions = [ring(i + 5, 0.17 + 0.045 * i, 0.018, 0.045) for i in range(4)]
    prototypes = tomatoes + cucumbers + olives + peppers + onions
    for p in prototypes:
        p.location = (0, 0, -30)
    level = 0
    for _ in range(21):
        put(instance(rng.choice(cucumbers), (0, 0, 0)), level)
        put(instance(rng.choice(tomatoes), (0, 0, 0), (0, 0, 0), 0.92), level + 0.6)
        level += 0.45
    for k in range(4):
        put(instance(peppers[k % 2], (0, 0, 0)), level + k * 0.3, 0.6)
    for k in range(7):
        put(instance(rng.choice(olives), (0, 0, 0)), level + 0.4 + k * 0.25, 0.8)
    level += 1.5
    for k in range(4):
        put(instance(rng.choice(cucumbers), (0, 0, 0)), level + 0.2 + k * 0.3, 0.85)
    level += 2.4
    for k in range(9):
        item = put(instance(onions[k % 4], (0, 0, 0)), level + k * 0.15, 0.7)
        item.rotation_euler = (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), 0)
    for k in range(9):
        put(instance(rng.choice(olives), (0, 0, 0)), level + 1 + k * 0.2, 0.85)
    # catch fence
    fence = lathe('fence', [(1.18, 0.5), (1.02, 1.0), (1.02, 14)], None, 32)
    floor = collider([(0, 0.075), (0.5, 0.095), (0.9, 0.18), (1.12, 0.36), (1.2, 0.5)])
    feta = feta_block(0.98, 0.66, 0.21)
    feta.location = (0.0, 0.0, level * 0.17 + 2.0)
    feta.rotation_euler = (0, 0, 0.35)
    falling.append(feta)
    settle(falling, [floor, fence], 110)
    remove(fence, floor)
    for item in falling:
        if item.matrix_world.translation.z < -0.5 or item.matrix_world.translation.xy.length > 1.4:
            item.hide_render = True
    bpy.context.view_layer.update()
    rest = feta.matrix_world.translation.copy()
    feta.matrix_world = (
        Matrix.Translation(Vector((0.02, 0.0, rest.z + 0.03)))
        @ Euler((0.07, -0.06, 0.35)).to_matrix().to_4x4()
    )
    bpy.context.view_layer.update()
    _dress(feta, rng, cucumbers, olives, peppers, onions)
    return olives


def _dress(feta, rng, cucumbers, olives, peppers, onions):
    """What is laid on top by hand: wedges cut face up, slices, rings, olives; oregano, pepper, oil."""
    # dress the top: wedges turned cut-face up, slices, rings
    feta_x, feta_y = (feta.matrix_world.translation.x, feta.matrix_world.translation.y)

    def lay(p, x, y, rotation, dz, scale=1):
        under = [
            surface_at(x + dx, y + dy)[0].z
            for dx, dy in ((0, 0), (0.12, 0), (-0.12, 0), (0, 0.12), (0, -0.12))
        ]
        return instance(p, (x, y, sorted(under)[2] + dz), rotation, scale)

    slim = [tomato_wedge(20 + i, 0.36, 44) for i in range(3)]
    for p in slim:
        p.location = (0, 0, -30)
    for k, (a, d) in enumerate(((20, 0.84), (75, 0.8), (128, 0.84), (185, 0.82), (238, 0.8), (300, 0.84))):
        a = math.radians(a)
        x, y = (d * math.cos(a), d * math.sin(a))
        # local wedge axis is +x; cut face normal is ~ +y => rotate about x by 90-ish to face up
        lay(
            slim[k % 3],
            x - 0.1 * math.cos(a),
            y - 0.1 * math.sin(a),
            (math.radians(68 + rng.uniform(-8, 8)), rng.uniform(-0.15, 0.15), a + rng.uniform(-0.5, 0.5)),
            0.06,
        )
    for k, a in enumerate((48, 100, 155, 212, 268, 335)):
        a = math.radians(a)
        x, y = (0.8 * math.cos(a), 0.8 * math.sin(a))
        lay(
            cucumbers[k % 3],
            x,
            y,
            (rng.uniform(-0.35, 0.35), rng.uniform(-0.35, 0.35), rng.uniform(0, 6)),
            0.05,
        )
    for k, a in enumerate((10, 62, 150, 226, 300)):
        a = math.radians(a)
        d = 0.62 + 0.22 * rng.random()
        x, y = (d * math.cos(a), d * math.sin(a))
        lay(onions[k % 4], x, y, (rng.uniform(-0.3, 0.3), rng.uniform(-0.3, 0.3), 0), 0.06, 1.05)
    for k, a in enumerate((33, 88, 118, 200, 252, 312, 350)):
        a = math.radians(a)
        d = 0.66 + 0.25 * rng.random()
        x, y = (d * math.cos(a), d * math.sin(a))
        lay(olives[k % 3], x, y, (0, rng.uniform(-0.3, 0.3), rng.uniform(0, 6)), 0.075, 1.0)
    for k, a in enumerate((55, 290)):
        a = math.radians(a)
        x, y = (0.7 * math.cos(a), 0.7 * math.sin(a))
        lay(peppers[k % 2], x, y, (rng.uniform(-0.4, 0.4), rng.uniform(-0.4, 0.4), 0), 0.06, 1.1)
    bpy.context.view_layer.update()
    oregano = material(
        'oreg', lambda shader: shader.surface(shader.vary('#4c5624', 0.03, 0.35, 0.15), roughness=0.8)
    )
    feta_x, feta_y = (feta.matrix_world.translation.x, feta.matrix_world.translation.y)
    flakes(520, feta_x, feta_y, 0.5, oregano, random.Random(3), 0.014, 'feta', True)
    flakes(160, 0, 0, 1.05, oregano, random.Random(5), 0.013)
    pepper = material('blackpep', lambda shader: shader.surface('#2a2019', roughness=0.8))
    flakes(60, feta_x, feta_y, 0.5, pepper, random.Random(6), 0.01)
    drops(14, feta_x, feta_y, 0.4, dressing_oil(), random.Random(4), 0.022, 0.3)
    drops(90, 0, 0, 0.98, dressing_oil(), random.Random(8), 0.026, 0.4)
