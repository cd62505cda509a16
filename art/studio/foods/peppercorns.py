"""Peppercorns."""

from studio.materials.surfaces import wet
from studio.mesh import ellipsoid
from studio.scene import hide
from studio.swarm import swarm


def peppercorns(transforms, tints=('#1c1613', '#2b211a', '#3a2c20'), seed=4):
    """Whole wrinkled berries, .03 in radius; the default is black pepper, reds make Sichuan pepper."""
    berries = [hide(ellipsoid('peppercorn', 0.03, 0.029, 0.028, None, 18, 0.22, 4.5, k)) for k in range(3)]
    return swarm('peppercorns', berries, transforms, wet(0.45, 0.2, 0), seed, 0.2, tints)
