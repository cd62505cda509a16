"""Raw white onion, sliced as thin as paper."""

import math

import numpy as np

from studio.color import blend, filled
from studio.geometry.fields import smoothstep
from studio.geometry.mesh_builder import MeshBuilder
from studio.materials.surfaces import wet


def onion_sliver(seed, radius=0.16):
    """A paper-thin arc of raw white onion lying flat, its ends tapering; radius in units."""
    turn = np.linspace(0, 2.1 + 0.5 * (seed % 3), 60)
    along, around = np.meshgrid(turn, np.linspace(0, 2 * math.pi, 11), indexing='ij')
    share = along / turn[-1]
    taper = (4 * share * (1 - share)) ** 0.35
    wide, thin = 0.017 * taper, 0.0045 * taper + 0.001
    reach = radius * (1 + 0.10 * np.sin(2 * along + seed)) + wide * np.cos(around)
    x, y = reach * np.cos(along) - 0.6 * radius, 0.8 * reach * np.sin(along) - 0.4 * radius
    z = thin * np.sin(around) + 0.022 * np.sin(2.2 * along + seed) + 0.010 * np.cos(around)
    edge = smoothstep(0.3, 0.9, np.cos(around))
    tone = blend(filled(along.shape, '#eeebdc'), filled(along.shape, '#fbf9f0'), 0.5 + 0.5 * np.sin(along * 3 + seed))
    tone = blend(tone, filled(along.shape, '#d9dcb4'), 0.45 * edge)
    builder = MeshBuilder()
    builder.grid(np.stack([x, y, z], -1), tone, flip=True)
    return builder.object('onion sliver', wet(0.24, 0.4, 0.12, (0.1, 0.1, 0.08), 0.05), 80)
