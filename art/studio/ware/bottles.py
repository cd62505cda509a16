"""Bottles and closed jars of a bathroom shelf, without labels. Each stands on z = at[2]; units of 10 cm."""

import math

import numpy as np

from studio.geometry.mesh import lathe, smooth_profile, tubes
from studio.materials.ceramics import CREAM, ceramic
from studio.materials.surfaces import liquid, matte, metal
from studio.materials.wood import beech
from studio.scene import hold, place
from studio.ware.cosmetics import amber_glass


def _body(radius, height, neck):
    r, h = radius, height
    return smooth_profile(
        [
            (0, 0), (0.88 * r, 0.0), (0.98 * r, 0.02), (r, 0.07), (r, 0.78 * h), (0.95 * r, 0.87 * h),
            (0.70 * r, 0.95 * h), (neck + 0.01, 0.985 * h), (neck, h + 0.01), (neck, h + 0.06),
        ],
        8,
    )  # fmt: skip


def dropper_bottle(radius=0.27, height=0.66, at=(0, 0, 0), level=0.40):
    """A brown bottle with oil up to level (units) and a rubber bulb on its collar."""
    r, h, neck = radius, height, 0.115
    outline = _body(r, h, neck)
    glass = lathe('bottle', outline, amber_glass(), 128)
    inside = [(max(0.0, a - 0.012), max(b, 0.012)) for a, b in outline if b < level]
    top = inside[-1][0]
    oil = lathe('drink', inside + [(top, level), (top - 0.03, level - 0.004), (0, level - 0.006)],
                liquid('#8a5416', '#b07a26', 1.2, 0.06), 96)  # fmt: skip
    collar = [(neck, h), (0.150, h), (0.156, h + 0.012), (0.156, h + 0.115)]
    collar += [(0.146, h + 0.13), (0.07, h + 0.13)]
    ribbed = lathe('collar', collar, matte('#2b2826', 0.45, 0.2), 144)
    for vertex in ribbed.data.vertices:
        if math.hypot(vertex.co.x, vertex.co.y) > 0.152:
            turn = math.atan2(vertex.co.y, vertex.co.x)
            vertex.co.x *= 1 - 0.035 * (round(turn / (2 * math.pi) * 144) % 3 == 0)
            vertex.co.y *= 1 - 0.035 * (round(turn / (2 * math.pi) * 144) % 3 == 0)
    bulb = smooth_profile(
        [(0.088, h + 0.12), (0.090, h + 0.15), (0.076, h + 0.17), (0.084, h + 0.22), (0.082, h + 0.32),
         (0.055, h + 0.385), (0, h + 0.40)], 6)  # fmt: skip
    rubber = lathe('bulb', bulb, matte('#33302d', 0.5, 0.15), 64)
    thin = liquid('#e6c79c', roughness=0.1, alpha=0.25)
    tube = tubes('pipette', [[(0.02, 0.01, 0.10), (0, 0, h)]], 0.028, thin, 4)
    return place(hold([glass, oil, ribbed, rubber, tube], 'dropper bottle'), *at)


def wooden_lid_jar(radius=0.40, height=0.40, at=(0, 0, 0), glaze=CREAM):
    """A white jar closed with a turned wooden lid."""
    r, h = radius, height
    wall = smooth_profile(
        [
            (0, 0), (0.86 * r, 0), (0.97 * r, 0.02), (r, 0.08), (r, h - 0.05), (0.97 * r, h - 0.01),
            (0.90 * r, h),
        ],
        6,
    )  # fmt: skip
    lid = smooth_profile(
        [(0.93 * r, h + 0.006), (0.985 * r, h + 0.012), (r, h + 0.03), (r, h + 0.12), (0.97 * r, h + 0.15),
         (0.90 * r, h + 0.16), (0, h + 0.165)], 5)  # fmt: skip
    parts = [lathe('jar', wall, ceramic(glaze, 0.22), 128), lathe('lid', lid, beech(), 96)]
    return place(hold(parts, 'closed jar'), *at)


def pump_bottle(radius=0.27, height=0.86, at=(0, 0, 0), angle=0.0, glaze=CREAM):
    """A white bottle with a metal pump, its spout towards angle (radians)."""
    r, h, steel = radius, height, metal('#b9b2a4', 0.30)
    body = lathe('bottle', _body(r, h, 0.10), ceramic(glaze, 0.25), 128)
    collar = [(0.10, h), (0.13, h), (0.135, h + 0.01), (0.135, h + 0.09), (0.125, h + 0.10), (0, h + 0.10)]
    stem = [(0.036, h + 0.08), (0.036, h + 0.24), (0.060, h + 0.25), (0.064, h + 0.30)]
    stem += [(0.05, h + 0.315), (0, h + 0.315)]
    t = np.linspace(0, 1, 16)
    spout = np.column_stack([0.02 + 0.30 * t, 0 * t, h + 0.285 + 0.02 * np.sin(2.6 * t) - 0.06 * t**4])
    parts = [body, lathe('collar', collar, steel, 64), lathe('stem', stem, steel, 48)]
    parts.append(tubes('spout', [spout], 0.030, steel, 5))
    return place(hold(parts, 'pump bottle'), *at, (0, 0, angle))
