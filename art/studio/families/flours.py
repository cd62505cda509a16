"""The six flours: one light and camera, a flour's colours in a `Flour`, five layouts."""

import math
from typing import NamedTuple

from studio.camera import tilted
from studio.foods.flour import dusting, flour_heap, flour_in_bowl, scoop_filling
from studio.foods.wheat import wheat_ear, wheat_kernel
from studio.kitchen_tools import scoop
from studio.light import table_light
from studio.linens import table
from studio.materials.ceramics import Glaze, ceramic
from studio.materials.food import flour_powder
from studio.mesh import lathe
from studio.scatter import grit, sprinkle
from studio.scene import hide, place, rng
from studio.settle import collider, drop
from studio.vessels import bowl


class Flour(NamedTuple):
    """What makes one flour different; colours are '#rrggbb'."""

    linen: tuple[str, str]
    glaze: Glaze
    powder: tuple[str, str]
    ear: tuple[str, str, str, float]
    """Husk, its shade, straw, and the length of the awns."""
    kernel: tuple[str, str, str]
    seed: int
    specks: tuple[str, str] | None = None
    grain: float = 0.0
    """0 fine, 1 semolina."""
    soft: bool = False


class FlourTable:
    """The table laid for one flour; every method puts one thing on it."""

    def __init__(self, flour):
        self.flour = flour
        self.chance = rng(flour.seed)
        self.coarse = flour.grain >= 0.9
        if flour.soft:
            self.relief = {'amplitude': 0.006, 'clods': 0.006}
        else:
            self.relief = (
                {'amplitude': 0.006, 'clods': 0.004} if self.coarse else {'amplitude': 0.010, 'clods': 0.011}
            )
        table(flour.linen, flour.seed, folds=1.1)
        speck_size, speck_scale = (0.10, 60) if self.coarse else (0.17, 30)
        self.powder = flour_powder(*flour.powder, flour.specks, flour.grain, speck_size, speck_scale)
        self.kernels = hide([wheat_kernel(0.064, 0.031, *flour.kernel) for _ in range(3)])
        self.placed = []

    def bowl(self, x, y, radius, depth, dent=None, dome=0.46, level=0.76, z=0.0, seed=None, cells=280):
        """A bowl of flour; dent (x, y, radius, angle) is where the scoop went in."""
        seed = self.flour.seed if seed is None else seed
        rim = 0.04 if radius < 0.9 else 0.05
        bowl(radius, depth, ceramic(self.flour.glaze), 0.5, seed, rim, (x, y, z))
        filling = flour_in_bowl(
            radius, depth, self.powder, seed, dome, level, cells, dent=dent, **self.relief
        )
        place(filling, x, y, z)

    def scoop(self, x, y, degrees, z=0.02, tilt=0.0):
        """A wooden scoop full of flour."""
        tool = scoop(x, y, math.radians(degrees), z, tilt)
        scoop_filling(tool, self.powder, seed=self.flour.seed + 2, **self.relief)

    def spill(self, x, y, radius, height, number=0, stretch=1.0):
        """A little heap that ran off the scoop."""
        if self.flour.grain < 0.3:
            dusting(x, y, radius * 2.2, self.flour.powder[0], self.flour.seed + number, density=0.95)
        size = 0.010 if self.coarse else 0.006
        grit(200 if self.coarse else 40, x, y, radius, self.powder, self.chance, 1, size, 0.35)
        relief = {'amplitude': self.relief['amplitude'] * 0.8, 'clods': self.relief['clods'] * 0.7}
        flour_heap(
            x, y, radius, height * 1.25, self.powder, self.flour.seed + number, stretch=stretch, **relief
        )

    def ears(self, positions, stem=2.0, z=0.0):
        """Ears of wheat lying over each other; positions are (x, y, degrees, bend)."""
        husk, shade, straw, awn = self.flour.ear
        for k, (x, y, degrees, bend) in enumerate(positions):
            ear = wheat_ear(k + self.flour.seed, awn, husk, shade, straw, stem, 10, bend)
            place(ear, x, y, z + 0.03 * k, (0.4 * k, 0, math.radians(degrees)))

    def loose_kernels(self, *scatters, only=('linen',)):
        """Grains on the cloth; scatters are (count, x, y, spread_x, spread_y, gap, angle)."""
        for count, x, y, spread_x, spread_y, gap, angle in scatters:
            sprinkle(
                self.kernels,
                count,
                x,
                y,
                spread_x,
                spread_y,
                0.026,
                gap,
                self.chance,
                angle,
                only,
                self.placed,
            )

    def bowl_of_kernels(self, x, y, count=230):
        """A bowl .56 in radius at (x, y) with count kernels that fell into it."""
        bowl(0.56, 0.30, ceramic(self.flour.glaze), 0.5, 4, 0.04, (x, y, 0))
        floor = collider([(0, 0.14), (0.25, 0.14), (0.42, 0.17), (0.53, 0.28), (0.59, 0.31)], 32)
        fence = lathe('fence', [(0.52, 0.30), (0.46, 0.5), (0.46, 9)], None, 24)
        for wall in (floor, fence):
            place(wall, x, y)
        drop(self.kernels, count, x, y, floor, fence, self.chance, 0.33, 0.4, 0.012, 80)

    def shoot(self, target=(0, -0.05, 0.12), distance=9.0):
        """The light and the camera (50 degrees) of the flour pictures; distance in units."""
        table_light(130, 34, 3.5, 0.42, 5.0)
        tilted(50, -88, distance, target, 1.6)


def free_heap(flour):
    """A big heap with a scoop at its foot, a small bowl of grains behind, ears across the top left."""
    laid, coarse = FlourTable(flour), flour.grain >= 0.9
    if not coarse:
        dusting(-0.45, -0.12, 1.85, flour.powder[0], flour.seed, density=0.95)
    flour_heap(-0.50, -0.05, 1.02, 0.64, laid.powder, flour.seed, 320, 1.0, stretch=1.12, **laid.relief)
    count, size, spread = (1500, 0.012, 0.18) if coarse else (90, 0.006, 0.12)
    grit(count, -0.50, -0.05, 1.0, laid.powder, laid.chance, 1.12, size, spread)
    laid.scoop(0.62, -0.62, 164)
    laid.bowl_of_kernels(1.32, 0.62)
    laid.ears(((-0.75, 1.05, 8, 0.25), (-0.85, 1.24, 2, -0.15), (-0.62, 0.92, 14, 0.2)))
    laid.loose_kernels((34, 1.25, -0.50, 0.22, 0.26, 0.085, 0.3), (9, 0.2, -1.15, 0.35, 0.10, 0.1, 0))
    laid.shoot()
