"""Glasses, jars, jugs, bottles, and what fills them. Each stands on z = at[2]; units of 10 cm."""

import math

import numpy as np

from studio.geometry.mesh import lathe, smooth_profile, tubes
from studio.materials.glass import clear_glass
from studio.materials.surfaces import liquid
from studio.scene import hold, place

WALL = 0.022


def _walled(name, outer, base=0.05, wall=WALL, material=None, segments=96):
    """Turns an outer profile (from the foot up) into a vessel with a wall and a thick base."""
    outer = smooth_profile(outer, 8)
    inner = [(max(0.0, r - wall), max(z, base)) for r, z in outer if r > 0][::-1]
    rim = [(outer[-1][0] - wall * 0.5, outer[-1][1] + wall * 0.4)]
    profile = outer + rim + inner + [(0, base)]
    return lathe(name, profile, material or clear_glass(), segments)


def _filled(outer, level, material, base=0.05, wall=WALL):
    """What stands in such a vessel up to a height, a little raised at the wall."""
    outer = smooth_profile(outer, 8)
    radii, heights = [max(0.0, r - wall - 0.003) for r, _ in outer], [z for _, z in outer]
    z = np.linspace(base + 0.006, level, 14)
    side = [(float(np.interp(h, heights, radii)), float(h)) for h in z]
    r = side[-1][0]
    top = [(r, level + 0.012), (r - 0.012, level + 0.004), (r - 0.04, level), (0, level)]
    return lathe('drink', [(0, base + 0.006)] + side + top, material, 96)


def _rim(radius, height):
    """The bright edge of a mouth."""
    turn = np.linspace(0, 2 * math.pi, 97)
    ring = [(radius * math.cos(t), radius * math.sin(t), height + WALL * 0.2) for t in turn]
    return tubes('rim', [ring], WALL * 0.42, liquid('#e9f1ee', roughness=0.05, alpha=0.5), 4)


def tumbler(radius=0.36, height=0.92, at=(0, 0, 0), drink=None, level=0.76):
    """A straight drinking glass; drink is the material of what it holds up to level (units)."""
    outer = [
        (0, 0),
        (radius * 0.80, 0.0),
        (radius * 0.84, 0.02),
        (radius * 0.92, height * 0.5),
        (radius, height),
    ]
    parts = [_walled('glass', outer, 0.06), _rim(radius - WALL * 0.5, height)]
    if drink:
        parts.append(_filled(outer, level, drink, 0.06))
    return place(hold(parts, 'tumbler'), *at)


def _jar_outline(radius, height):
    r, h = radius, height
    return [
        (0, 0), (0.86 * r, 0.0), (0.97 * r, 0.04), (r, 0.12), (r, h * 0.72), (0.96 * r, h * 0.80), (0.80 * r, h * 0.87),
        (0.78 * r, h * 0.90), (0.81 * r, h * 0.93), (0.80 * r, h),
    ]  # fmt: skip


def jar(radius=0.48, height=1.05, at=(0, 0, 0), filling=None, level=0.7):
    """A preserving jar without its lid, shouldered; filling is a material, level its height in units."""
    outer = _jar_outline(radius, height)
    parts = [_walled('jar', outer, 0.05), _rim(0.80 * radius - WALL * 0.5, height)]
    if filling:
        parts.append(_filled(outer, level, filling))
    return place(hold(parts, 'jar'), *at)


def glass_jug(radius=0.5, height=1.2, angle=0.0, at=(0, 0, 0), drink=None, level=0.8):
    """A belly with a spout towards angle (radians) and a handle opposite."""
    r, h = radius, height
    outer = [
        (0, 0), (0.70 * r, 0.0), (0.80 * r, 0.03), (r, h * 0.30), (0.97 * r, h * 0.50), (0.74 * r, h * 0.78),
        (0.70 * r, h * 0.88), (0.80 * r, h),
    ]  # fmt: skip
    body = _walled('jug', outer, 0.06)
    for vertex in body.data.vertices:
        x, y, z = vertex.co
        up = max(0.0, (z / h - 0.80) / 0.20)
        along = math.exp(-((math.atan2(y, x) / 0.34) ** 2)) * up**1.4
        vertex.co.x += 0.22 * r * along
        vertex.co.z += 0.06 * r * along
    turn = np.linspace(0.12, math.pi - 0.15, 26)
    path = [(-0.74 * r - 0.42 * r * math.sin(t), 0, h * (0.60 + 0.27 * math.cos(t))) for t in turn]
    parts = [body, tubes('handle', [path], 0.048, clear_glass(), 6)]
    if drink:
        parts.append(_filled(outer, level, drink, 0.06))
    return place(hold(parts, 'jug'), *at, (0, 0, angle))


def bottle(radius=0.26, height=1.35, at=(0, 0, 0), drink=None, level=0.8):
    """A slim bottle with a long neck."""
    r, h = radius, height
    outer = [
        (0, 0), (0.90 * r, 0.0), (r, 0.04), (r, h * 0.50), (0.92 * r, h * 0.58), (0.50 * r, h * 0.70), (0.38 * r, h * 0.78),
        (0.36 * r, h * 0.92), (0.46 * r, h * 0.94), (0.46 * r, h * 0.985), (0.40 * r, h),
    ]  # fmt: skip
    parts = [_walled('bottle', outer, 0.05, 0.018), _rim(0.40 * r - 0.009, h)]
    if drink:
        parts.append(_filled(outer, level, drink, 0.05, 0.018))
    return place(hold(parts, 'bottle'), *at)
