"""Jars and bottles of a bathroom shelf, without labels. Each stands on z = at[2]; units of 10 cm."""

import math

import numpy as np
from mathutils import Vector

from studio.color import blend, filled, rgba
from studio.geometry.clouds import clouds
from studio.geometry.dense_mesh import dense_mesh
from studio.geometry.fields import smoothstep
from studio.geometry.mesh import lathe, smooth_profile, tubes
from studio.materials.glass import clear_glass
from studio.materials.shader import material
from studio.materials.surfaces import liquid, matte, metal
from studio.scene import hold, place

JAR_WALL = 0.035


def amber_glass():
    """Brown glass that keeps the light out."""
    return clear_glass('#d69a5c', '#70411a')


def _cream(shader):
    shader.surface(
        shader.attribute('Col'), roughness=0.30, specular=0.45, subsurface=0.16,
        subsurface_radius=(0.14, 0.11, 0.08), coat=0.25, coat_roughness=0.22,
    )  # fmt: skip
    shader.bump(shader.noise(10, 2), 0.04, 0.006)


def swirled_cream(radius, level, seed=2, dip=None, cells=260):
    """Cream in a jar, drawn to a peak in the middle; dip (x, y, radius) is where a finger went in."""
    axis = np.linspace(-radius, radius, cells)
    x, y = np.meshgrid(axis, axis)
    step = axis[1] - axis[0]
    r, turn = np.hypot(x, y) / radius, np.arctan2(y, x)
    phase = turn - 9.5 * r**0.85 + 0.35 * clouds(x.shape, step, seed, 0.7, 0.25)
    ridge = (0.5 + 0.5 * np.cos(phase)) ** 1.4
    z = level + 0.125 * radius * ridge * smoothstep(0.03, 0.22, r) * smoothstep(1.0, 0.72, r)
    bend_x, bend_y = x - 0.05 * radius, y + 0.03 * radius
    z += 0.17 * radius * np.exp(-((np.hypot(bend_x, bend_y) / (0.17 * radius)) ** 1.4))
    z += 0.05 * radius * smoothstep(1.0, 0.0, r) + 0.003 * clouds(x.shape, step, seed + 1, 0.3, 0.08)
    if dip:
        away = np.hypot((x - dip[0]) / 1.35, y - dip[1]) / dip[2]
        z -= 0.30 * dip[2] * np.clip(1 - away**2, 0, 1) ** 0.8
        z += 0.10 * dip[2] * np.exp(-(((away - 1.12) / 0.16) ** 2)) * (x > dip[0] - 0.4 * dip[2])
    tone = blend(filled(x.shape, '#efe4d0'), rgba('#fbf5ea'), smoothstep(level, level + 0.07 * radius, z))
    return dense_mesh('cream', [(np.stack([x, y, z], -1), tone, r < 1.0)], material('cream', _cream))


def cream_jar(radius=0.55, height=0.56, at=(0, 0, 0), glass=None, dip=None, seed=2):
    """A low open jar with a screw neck, full of cream."""
    r, h = radius, height
    neck, level = 0.88 * r, 0.90 * h
    outer = smooth_profile(
        [
            (0, 0), (0.90 * r, 0.0), (0.985 * r, 0.025), (r, 0.08), (r, 0.62 * h), (0.985 * r, 0.69 * h),
            (0.92 * r, 0.735 * h), (neck, 0.745 * h),
        ],
        6,
    )  # fmt: skip
    for k in range(2):  # the thread
        low = (0.79 + 0.085 * k) * h
        outer += [(neck, low - 0.02 * h), (neck + 0.022, low), (neck + 0.022, low + 0.012), (neck, low + 0.03 * h)]
    outer += [(neck, 0.985 * h), (neck - 0.010, h), (neck - JAR_WALL + 0.008, h), (neck - JAR_WALL, 0.985 * h)]
    inner = [(neck - JAR_WALL, level)]
    body = lathe('jar', outer + inner, glass or amber_glass(), 128)
    full = r - 0.014  # glass bends light: what it holds seems to reach its outer side
    fill = [(0, 0.02), (0.88 * r, 0.02), (full, 0.06), (full, 0.64 * h), (0.90 * r, 0.715 * h)]
    fill += [(neck - 0.014, 0.735 * h), (neck - 0.014, level - 0.02), (neck - JAR_WALL, level - 0.006)]
    fill += [(0.6 * neck, level - 0.03)]
    white = matte('#f3eadb', 0.4)
    top = swirled_cream(neck - JAR_WALL + 0.004, level - 0.012, seed, dip)
    turn = np.linspace(0, 2 * math.pi, 129)
    lip = [(np.cos(turn) * (neck - 0.017), np.sin(turn) * (neck - 0.017), 0 * turn + h)]
    shine = tubes('rim', [np.column_stack(lip[0])], 0.012, liquid('#e7c59a', roughness=0.05, alpha=0.45), 4)
    return place(hold([body, lathe('fill', fill, white, 96), top, shine], 'cream jar'), *at)


def screw_lid(radius=0.51, height=0.17, finish=None):
    """A lid with a ribbed edge, its closed side up at z = height, open below."""
    r, h = radius, height
    profile = [
        (0, h), (r - 0.05, h), (r - 0.015, h - 0.012), (r, h - 0.04), (r, 0.012), (r - 0.010, 0.0), (r - 0.03, 0.0),
        (r - 0.035, 0.012), (r - 0.035, h - 0.06), (0, h - 0.05),
    ]  # fmt: skip
    lid = lathe('lid', profile, finish or metal('#cfc6b6', 0.34), 240)
    for vertex in lid.data.vertices:
        along = math.hypot(vertex.co.x, vertex.co.y)
        if along > r - 0.008 and 0.005 < vertex.co.z < h - 0.03:
            notch = 1 - 0.012 * (round(math.atan2(vertex.co.y, vertex.co.x) / (2 * math.pi) * 240) % 3 == 0)
            vertex.co.x, vertex.co.y = vertex.co.x * notch, vertex.co.y * notch
    return lid


def leaning(lid, radius, jar_at, jar_radius, jar_height, direction, steep):
    """Leans a lid of that radius on the mouth of a jar, towards direction (radians); steep is its angle (radians)."""
    d = Vector((math.cos(direction), math.sin(direction), 0))
    up = Vector((0, 0, 1))
    rise = -d * math.cos(steep) + up * math.sin(steep)
    normal = d * math.sin(steep) + up * math.cos(steep)
    foot = Vector(jar_at) + d * (jar_radius + jar_height / math.tan(steep))
    lid.location = foot + rise * radius
    lid.rotation_euler = normal.to_track_quat('Z', 'Y').to_euler()
    return lid
