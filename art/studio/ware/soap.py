"""Soap: a rough-cut bar with oats in it, its slatted dish, foam."""

import numpy as np
from mathutils import Vector, noise

from studio.color import blend, filled, rgba
from studio.foods.cereals.oats import rolled_oat
from studio.foods.seasoning.syrup_foam import foam
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import blur, smoothstep
from studio.geometry.mesh import ellipsoid, rounded_box
from studio.geometry.surface import Surface
from studio.materials.glass import clear_glass
from studio.materials.shader import material
from studio.materials.wood import wood
from studio.scene import hide, hold, instance, place

FACES = (
    ((0, 1, 2), 1), ((0, 1, 2), -1), ((1, 2, 0), 1), ((1, 2, 0), -1), ((2, 0, 1), 1), ((2, 0, 1), -1),
)  # fmt: skip
"""Of a box: two axes along the face and the one that looks out, and which way."""


def _soap(shader):
    split = shader.node('ShaderNodeSeparateRGB')
    shader.link(shader.voronoi(44, 'Color'), split.inputs[0])
    chosen = shader.ramp(split.outputs[0], [(0.66, 0.0), (0.72, 1.0)])
    dot = shader.ramp(shader.voronoi(44), [(0.12, 1.0), (0.34, 0.0)])
    bran = shader.math('MULTIPLY', shader.math('MULTIPLY', dot, chosen), 0.75)
    tone = shader.mix(bran, shader.attribute('Col'), '#7d5426')
    damp = shader.patches(3.5, 3, 0.40, 0.62)
    shine = shader.math('MULTIPLY', 0.7, shader.math('SUBTRACT', 1.0, damp))
    shader.surface(
        tone, roughness=shader.ramp(damp, [(0.0, 0.14), (1.0, 0.42)]), specular=0.42, subsurface=0.14,
        subsurface_radius=(0.16, 0.11, 0.06), coat=shine, coat_roughness=0.10,
    )  # fmt: skip
    drag = shader.noise(5, 4, 0.6, 0.3, (0.5, 11, 11))
    shader.bump(shader.math('ADD', drag, shader.math('MULTIPLY', shader.noise(26, 4), 0.5)), 0.35, 0.016)


def _rough(at, face_edge):
    """How far a point of the bar's side is moved out: waves of the cut, chips where face_edge (0 to 1) is high."""
    v = Vector(at)
    chip = max(0.0, noise.fractal(v * 7 + Vector((3, 1, 5)), 1, 2, 3) - 0.02)
    return 0.010 * noise.fractal(v * 2.6, 1, 2, 3) + 0.003 * noise.noise(v * 22) - 0.11 * chip * face_edge


def soap_bar(half_x=0.46, half_y=0.31, height=0.27, bevel=0.062, cells=110):
    """A bar cut by hand, oats half sunk in its top and front; stands on z = 0, long side along x."""
    half, patches = np.array([half_x, half_y, height / 2]), []
    line = np.linspace(-1, 1, cells)
    for (a, b, c), side in FACES:
        u, v = np.meshgrid(line, line, indexing='ij')
        p = np.empty((cells, cells, 3))
        p[..., a], p[..., b], p[..., c] = u * half[a], v * half[b], side * half[c]
        inner = np.clip(p, -(half - bevel), half - bevel)
        out = p - inner
        out /= np.linalg.norm(out, axis=-1, keepdims=True)
        edge = 1 - smoothstep(0.80, 1.0, np.abs(out).max(-1))
        at = inner + bevel * out
        shift = np.array([_rough(q, e) for q, e in zip(at.reshape(-1, 3), edge.ravel(), strict=True)])
        at = at + out * shift.reshape(cells, cells)[..., None]
        streak = [noise.fractal(Vector((q[0] * 1.3, q[1] * 4, q[2] * 5)), 1, 2, 3) for q in at.reshape(-1, 3)]
        layer = np.array(streak).reshape(cells, cells)
        tone = blend(filled(u.shape, '#c99f6b'), rgba('#e2c596'), 0.5 + 0.9 * layer)
        tone = blend(tone, rgba('#ecd8b2'), 0.45 * edge)
        at[..., 2] += height / 2
        patches.append((at[::-side], tone[::-side], None))
    return dense_mesh('soap', patches, material('oat soap', _soap))


def sunk_oats(item_name, count, where, chance, size=(0.5, 0.72)):
    """Flakes pressed into the top of the object of that name; where() gives (x, y)."""
    flakes, surface, spots = [rolled_oat(k) for k in range(5)], Surface(), []
    for _ in range(count):
        at, normal, item = surface.hit(*where())
        if item is not None and item_name in item.name and normal.z > 0.8:
            spots.append(at.copy())
    for k, at in enumerate(spots):
        turn = (chance.uniform(-0.22, 0.22), chance.uniform(-0.22, 0.22), chance.uniform(0, 6.28))
        at.z += chance.uniform(-0.006, 0.003)
        instance(flakes[k % 5], at, turn, chance.uniform(*size))


def slatted_dish(half_x=0.66, half_y=0.43, slats=5):
    """A draining dish of dark slats on two feet; soap lies at z = .13."""
    timber = wood('#5a3720', '#946237', 1.4, 'X', 0.42)
    wide = 2 * half_y / slats
    parts = []
    for k in range(slats):
        slat = rounded_box('slat', 2 * half_x, wide * 0.72, 0.055, timber, 0.014, 3, 0.004, 3, 2, k)
        parts.append(place(slat, 0, -half_y + wide * (k + 0.5), 0.1025))
    for side in (-1, 1):
        foot = rounded_box('foot', 0.10, 2 * half_y * 0.96, 0.075, timber, 0.014, 3)
        parts.append(place(foot, side * half_x * 0.72, 0, 0.0375))
    return hold(parts, 'soap dish')


def _lather(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.26, specular=0.5, subsurface=0.22,
        subsurface_radius=(0.10, 0.10, 0.10), coat=0.45, coat_roughness=0.10,
    )  # fmt: skip


def lather(cx, cy, half_x, half_y, height, chance, low, high, seed=1, count=2600, cells=300):
    """
    A soft heap of fine foam on what lies round (cx, cy) between the heights low and high: half sides of its oval and
    its height in units.
    """
    half = 1.15 * max(half_x, half_y)
    axis = np.linspace(-half, half, cells)
    x, y = np.meshgrid(axis, axis)
    step, surface = axis[1] - axis[0], Surface()
    coarse = np.linspace(-half, half, cells // 3)
    ground = np.array([[surface.hit(cx + u, cy + v)[0].z for u in coarse] for v in coarse])
    nearest = np.clip(np.round(np.linspace(0, len(coarse) - 1, cells)).astype(int), 0, len(coarse) - 1)
    ground = ground[np.ix_(nearest, nearest)]
    level = (ground > low) & (ground < high)
    inside = smoothstep(0.45, 0.85, blur(level.astype(float), 6))
    ground = np.where(level, ground, np.median(ground[level]))
    ground = blur(ground, 6)
    away = np.hypot(x / half_x, y / half_y) + 0.26 * clouds(x.shape, step, seed, 0.8 * half, 0.10)
    mound = np.clip(1 - away**2, 0, 1) ** 0.5 * inside
    lumps = 1 + 0.40 * clouds(x.shape, step, seed + 1, 0.20, 0.06, 2.2)
    body = height * mound * np.clip(lumps, 0.4, 1.8)
    density = smoothstep(0.05, 0.35, mound)
    white = filled(x.shape, '#ffffff')
    top, _ = foam(x, y, ground + body, white, density, chance, count, (0.003, 0.016), 0.55)
    deep = np.clip((blur(top, 2.0) - top) / 0.006, 0, 1)
    tone = blend(filled(x.shape, '#faf8f2'), rgba('#d9ddd8'), 0.5 * deep)
    points = np.stack([x + cx, y + cy, np.where(mound > 0.02, top, ground - 0.01)], -1)
    return dense_mesh('foam', [(points, tone, mound > 0.01)], material('lather', _lather))


def clear_bubbles(count, where, chance, sizes=(0.010, 0.050)):
    """Single bubbles sitting on what is there; where() gives (x, y)."""
    skin = clear_glass('#fbfdfd', '#e9f0f2')
    prototype = hide(ellipsoid('bubble', 1, 1, 1, skin, 36))
    surface = Surface()
    spots = [surface.hit(*where())[0].copy() for _ in range(count)]
    for at in spots:
        size = sizes[0] + (sizes[1] - sizes[0]) * chance.random() ** 2.4
        instance(prototype, (at.x, at.y, at.z + 0.45 * size), (0, 0, chance.uniform(0, 6)), size)
