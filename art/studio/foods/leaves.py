"""
Salad leaves: butterhead, romaine, radicchio, arugula, watercress, kale. A leaf lies along x, its foot at 0.
"""

import math
import random
from typing import NamedTuple

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.surfaces import wet
from studio.mesh import thicken
from studio.mesh_builder import MeshBuilder


class Leaf(NamedTuple):
    """Shape and colours of a kind of leaf; lengths as shares of the leaf's length."""

    dark: str
    light: str
    rib: str
    margin: str
    width: float = 0.36
    """Half width at the widest."""
    widest: float = 0.62
    rib_width: float = 0.07
    ruffle: float = 0.05
    """How far the margin waves up and down."""
    frill: float = 7.0
    """Waves along each side."""
    cup: float = 0.16
    blisters: float = 0.012
    teeth: float = 0.0
    """Depth of lobes (arugula) or of a curled margin (kale)."""


BUTTERHEAD = Leaf('#6f9440', '#a9c46a', '#dfe6b4', '#8cae52', 0.46, 0.60, 0.06, 0.045, 5, 0.26, 0.022)
ROMAINE = Leaf('#3f6b26', '#7fa544', '#e6ebc4', '#4f7d2c', 0.25, 0.66, 0.11, 0.040, 7, 0.16, 0.018)
RADICCHIO = Leaf('#6a1430', '#8f2146', '#f3e6e2', '#5a0f2a', 0.42, 0.60, 0.10, 0.030, 4, 0.30, 0.012)
ARUGULA = Leaf('#36631f', '#6a9636', '#a9c270', '#3f6f24', 0.17, 0.74, 0.035, 0.018, 4, 0.06, 0.004, 0.62)
KALE = Leaf('#22472a', '#4a7340', '#b7cf9c', '#2f5a34', 0.24, 0.60, 0.06, 0.085, 15, 0.08, 0.016, 0.16)
SPINACH = Leaf('#2c5a22', '#558a34', '#9dbb66', '#33641f', 0.25, 0.52, 0.03, 0.020, 3, 0.10, 0.010)


def salad_leaf(kind, seed, length=0.8, curl=0.25):
    """One leaf of a kind; curl bends its tip up (positive) or down."""
    chance = random.Random(seed)
    us, vs = np.meshgrid(np.linspace(0, 1, 72), np.linspace(-1, 1, 49), indexing='ij')
    power = math.log(0.5) / math.log(kind.widest)
    blade = np.sin(math.pi * np.clip(us, 0.0, 0.999) ** power) ** 0.62
    half = kind.width * np.maximum(blade, 0.10 * (1 - smoothstep(0.06, 0.25, us)) + 0.02)
    if kind.teeth:
        lobes = np.abs(np.sin(us * math.pi * (3.4 if kind.teeth > 0.3 else 13) + seed)) ** 0.8
        half = half * (1 - kind.teeth * lobes * smoothstep(0.88, 0.5, us))
    out, side = np.abs(vs), np.sign(vs)
    wave = np.sin(us * math.pi * kind.frill + side * (1.1 + seed) + 0.8 * np.sin(us * 9 + seed))
    edge = smoothstep(0.35, 1.0, out) * smoothstep(0.02, 0.25, us)
    half = half * (1 + 0.06 * np.sin(us * math.pi * kind.frill * 1.3 + side + seed))
    y = vs * half - 0.25 * kind.ruffle * wave * edge * side
    veins = np.sin(us * 34 - out * 9 + side * 0.7)
    z = kind.cup * kind.width * (1.4 * vs**2 - 0.2) * blade + kind.ruffle * wave * edge
    z = z + kind.blisters * (wave_noise(us * 5, vs * 3, seed, 2.2) + 0.5 * veins) * (
        1 - np.exp(-((vs / 0.15) ** 2))
    )
    rib_here = kind.rib_width * (1.15 - us) / np.maximum(half, 0.02)
    rib = np.exp(-((vs / np.maximum(rib_here, 0.02)) ** 2))
    z = z - 0.02 * rib * (1 - us) + 0.006 * np.sin(3 * us + seed)
    turn = curl * (us**1.6) + 0.12 * chance.uniform(-1, 1) * us
    x = np.cumsum(np.cos(turn * 1.6), 0)[:, :] / 72 * 1.0
    z = z + np.cumsum(np.sin(turn * 1.6), 0) / 72
    y = y + 0.05 * chance.uniform(-1, 1) * us**2
    tone = blend(
        filled(us.shape, kind.dark),
        rgba(kind.light),
        0.35 + 0.3 * wave_noise(us * 3, vs * 2, seed, 1.4) + 0.25 * (1 - us),
    )
    fine = np.exp(-((veins - 1) ** 2) / 0.08)
    tone = blend(tone, rgba(kind.rib), 0.35 * fine * (1 - 0.6 * out))
    tone = blend(
        tone, rgba(kind.margin), smoothstep(0.62, 1.0, out + 0.12 * wave) * 0.7 * smoothstep(0.1, 0.4, us)
    )
    tone = blend(
        tone,
        rgba(kind.rib),
        np.clip(rib * 1.2, 0, 1) * smoothstep(1.0, 0.75, us) + smoothstep(0.16, 0.02, us) * 0.9,
    )
    builder = MeshBuilder()
    builder.grid(np.stack([x * length, y * length, z * length], -1), tone)
    item = builder.object('leaf', wet(0.34, 0.28, 0, bump=0.12, bump_scale=30, vary=0.1), 80)
    return thicken(item, 0.010, 0)


def watercress(seed, length=0.7):
    """A sprig along x: a pale stalk with pairs of round leaflets, a larger one at the tip."""
    chance, builder = random.Random(seed), MeshBuilder()
    dark, light, stalk = rgba('#2f6124'), rgba('#5f9440'), rgba('#a3bd78')
    bow = chance.uniform(-0.12, 0.12)
    t, around = np.meshgrid(np.linspace(0, 1, 24), np.linspace(0, 2 * math.pi, 8), indexing='ij')
    thick = 0.018 * (1.2 - 0.6 * t)
    middle = bow * length * np.sin(t * 2.6)
    points = [
        t * length,
        middle + thick * np.cos(around),
        0.05 + thick * np.sin(around) + 0.03 * np.sin(t * 3),
    ]
    builder.grid(np.stack(points, -1), np.broadcast_to(stalk, t.shape + (4,)))
    for k, share in enumerate((0.35, 0.42, 0.58, 0.66, 0.80, 0.86, 1.0)):
        side = 0 if share == 1.0 else (1 if k % 2 else -1)
        radius = length * (0.16 if share == 1.0 else 0.08 + 0.05 * share) * chance.uniform(0.9, 1.1)
        turn, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 31), np.linspace(0, 1, 9), indexing='ij')
        reach = radius * rho * (1 + 0.07 * np.cos(5 * turn + seed))
        away = radius * 1.25
        cx, cy = (
            share * length + (away * 0.6 if side == 0 else 0.03),
            bow * length * math.sin(share * 2.6) + side * away,
        )
        z = 0.085 + 0.02 * chance.random() + 0.35 * radius * rho**2 * np.cos(turn * 2 + k) + 0.02 * rho
        tone = blend(
            np.broadcast_to(dark, turn.shape + (4,)), light, 0.35 + 0.5 * rho * np.abs(np.cos(turn * 2.5))
        )
        builder.grid(np.stack([cx + reach * np.cos(turn), cy + reach * np.sin(turn) * 0.9, z], -1), tone)
    return builder.object('leaf', wet(0.3, 0.3, 0, bump=0.1, vary=0.1), 80)
