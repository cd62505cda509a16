"""Watercress as it is put on a plate: a loose bunch."""

import math
import random

import numpy as np
from mathutils import Euler

from studio.color import blend, rgba
from studio.materials.surfaces import wet
from studio.mesh_builder import MeshBuilder

DARK, LIGHT, STALK = '#2c5a20', '#64943c', '#a3bd78'


def _leaflet(builder, at, radius, turn):
    """A round, cupped leaflet; at is where it joins its stalk, turn an Euler."""
    phi, rho = np.meshgrid(np.linspace(0, 2 * math.pi, 27), np.linspace(0, 1, 8), indexing='ij')
    reach = radius * rho * (1 + 0.06 * np.cos(5 * phi))
    vein = np.exp(-((np.sin(phi) / 0.25) ** 2))
    cup = radius * (0.34 * rho**2 * np.cos(2 * phi) - 0.10 * vein * rho)
    points = np.stack([radius + reach * np.cos(phi), 0.88 * reach * np.sin(phi), cup], -1)
    light = 0.25 + 0.6 * rho * np.abs(np.cos(phi * 2.5))
    tone = blend(np.broadcast_to(rgba(DARK), phi.shape + (4,)), rgba(LIGHT), light)
    builder.grid(points @ np.array(turn.to_matrix()).T + np.array(at), tone)


def _stalk(share, heading, bend, reach, rise):
    """Where a stalk is at a share of its length."""
    turn = heading + bend * share
    return reach * share * np.cos(turn), reach * share * np.sin(turn), 0.03 + rise * np.sin(2.0 * share)


def watercress_bunch(seed, stalks=9, length=0.5, spread=1.0):
    """Stalks fanning out from the origin round +x (spread in radians to each side), tips nodding."""
    chance, builder = random.Random(seed), MeshBuilder()
    for k in range(stalks):
        heading = -spread + 2 * spread * (k + 0.5) / stalks + chance.gauss(0, 0.12)
        reach, rise = length * chance.uniform(0.6, 1.05), chance.uniform(0.05, 0.30)
        bend = chance.uniform(-0.5, 0.5)

        t, around = np.meshgrid(np.linspace(0, 1, 16), np.linspace(0, 2 * math.pi, 8), indexing='ij')
        x, y, z = _stalk(t, heading, bend, reach, rise)
        thick = 0.014 * (1.2 - 0.6 * t)
        points = np.stack([x, y + thick * np.cos(around), z + thick * np.sin(around)], -1)
        builder.grid(points, np.broadcast_to(rgba(STALK), t.shape + (4,)))
        for j, share in enumerate((0.36, 0.50, 0.64, 0.77, 0.88, 1.0)):
            side = 0 if share == 1.0 else (1 if j % 2 else -1)
            size = 0.078 if share == 1.0 else 0.044 + 0.022 * share
            yaw = heading + bend * share + side * chance.uniform(0.8, 1.3)
            turn = Euler((chance.gauss(0, 0.35), chance.uniform(-0.55, 0.35), yaw))
            at = _stalk(share, heading, bend, reach, rise)
            _leaflet(builder, at, size * chance.uniform(0.85, 1.15), turn)
    return builder.object('leaf', wet(0.3, 0.3, 0, bump=0.1, vary=0.1), 80)
