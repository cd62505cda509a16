"""A wire rack for roasting, cooling and draining."""

import numpy as np

from studio.materials.surfaces import metal
from studio.mesh import tubes
from studio.scene import hold


def rack(half_x, half_y, z, wires=19):
    """Steel wires across a tray at height z."""
    steel = metal('#c4beb2', 0.3)
    across = [[(x, -half_y, z), (x, half_y, z)] for x in np.linspace(-half_x, half_x, wires)]
    along = [[(-half_x, y, z - 0.02), (half_x, y, z - 0.02)] for y in (-half_y, -half_y / 3, half_y / 3, half_y)]
    return hold([tubes('wire', across, 0.016, steel, 3), tubes('wire', along, 0.026, steel, 3)], 'rack')
