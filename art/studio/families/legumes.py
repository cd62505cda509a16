"""The dry legumes: one light and camera, a legume's beans in a `Legume`, three layouts."""

import math
from typing import NamedTuple

from studio.camera import tilted
from studio.fields import smoothstep
from studio.foods.legumes import bean
from studio.height_map import HeightMap
from studio.kitchen_tools import scoop, scoop_floor, wooden_spoon, wooden_spoon_floor
from studio.light import table_light
from studio.linens import table, towel
from studio.materials.ceramics import Glaze, ceramic
from studio.materials.shader import material
from studio.materials.wood import wood
from studio.mesh import lathe
from studio.scatter import sprinkle
from studio.scene import hide, instance, place, rng
from studio.settle import collider, drop, hide_strays
from studio.vessels import bowl


class Legume(NamedTuple):
    """What makes one legume different: `beans` are settings of `foods.legumes.bean`, one for each colour."""

    linen: tuple[str, str]
    beans: tuple[dict, ...]
    count: int
    seed: int


class LegumeTable:
    """The table laid for one legume; every method puts one thing on it."""

    def __init__(self, legume):
        self.chance = rng(legume.seed)
        self.seed = legume.seed
        table(legume.linen, legume.seed, folds=1.1)
        self.beans = self.prototypes(legume.beans)
        first = legume.beans[0]
        self.color = first['tones'][1]
        self.thickness = first['height']
        self.gap = 2.05 * max(first['length'], first['width'])
        self.small = first['length'] < 0.08
        self.lift = first['height'] * (0.1 if first.get('half') else 0.92)
        self.tilt = 0.1 if first.get('lens') else 0.2
        self.placed = []

    def prototypes(self, kinds):
        """At least three beans off stage, from the settings of each kind."""
        count = max(3, len(kinds))
        return hide(
            [bean(f'bean{i % len(kinds)}', i + self.seed, **kinds[i % len(kinds)]) for i in range(count)]
        )

    def heap(self, x, y, radius, depth, count, prototypes=None):
        """Fills a bowl by physics; a false floor below means that only the beans one sees are dropped."""
        rise, r = 0.13, radius
        profile = [
            (0, depth * 0.55 + rise), (0.30 * r, depth * 0.52 + rise * 0.86),
            (0.60 * r, depth * 0.50 + rise * 0.42),
            (0.80 * r, depth * 0.58), (0.93 * r, depth * 0.76), (r, depth), (r * 1.05, depth * 1.02),
        ]  # fmt: skip
        floor = place(collider(profile), x, y)
        fence = lathe('fence', [(r, depth), (r * 0.90, depth + 0.45), (r * 0.90, 30)], None, 30)
        place(fence, x, y)
        start, gap = depth + rise + 0.25, 0.011 if self.small else 0.016
        fallen = drop(
            prototypes or self.beans, count, x, y, floor, fence, self.chance, r * 0.55, start, gap, 80
        )
        hide_strays(fallen, x, y, r * 1.02)
        dark = material('core', lambda shader: shader.surface(self.color, roughness=0.9))
        place(lathe('core', [(d * 0.96, z - 0.03) for d, z in profile[:4]], dark, 40), x, y)

    def bowl(self, x, y, radius, depth, glaze: Glaze, count, prototypes=None):
        """A bowl at (x, y) with count beans that fell into it; radius and depth in units."""
        self.heap(x, y, radius, depth, count, prototypes)
        bowl(radius, depth, ceramic(glaze), 0.5, self.seed, at=(x, y, 0))

    def loose(self, count, x, y, spread_x, spread_y, angle=0.0, prototypes=None):
        """Single beans on the cloth."""
        sprinkle(
            prototypes or self.beans, count, x, y, spread_x, spread_y, self.lift, self.gap,
            self.chance, angle,
            ('linen',), self.placed, self.tilt, 0.92, 1.08,
        )  # fmt: skip

    def spoonful(self, x, y, degrees, count, prototypes=None):
        """A wooden spoon of beans lying on the cloth."""
        angle = math.radians(degrees)
        wooden_spoon(x, y, angle)
        heights, laid = HeightMap(0.5, 200, wooden_spoon_floor), 0
        for _ in range(count * 6):
            turn, r = self.chance.uniform(0, 6.28), 0.80 * math.sqrt(self.chance.random())
            u, v = 0.33 * r * math.cos(turn), 0.25 * r * math.sin(turn)
            z = heights.mean(u, v, self.gap * 0.16) + self.thickness * 0.75
            if 0 <= z <= 0.16 + self.thickness * 1.6:
                self._lay(heights, u, v, z, x, y, angle, prototypes)
                laid += 1
            if laid >= count:
                return

    def scoopful(self, x, y, degrees, tries=1400):
        """A wooden scoop of beans, level falling towards its mouth."""
        angle = math.radians(degrees)
        scoop(x, y, angle)
        heights = HeightMap(1.1, 330, scoop_floor)
        for _ in range(tries):
            u, v = self.chance.uniform(0.14, 0.80), self.chance.uniform(-0.16, 0.16)
            z = heights.mean(u, v, self.gap * 0.16) + self.thickness * 0.75
            if 0 <= z <= 0.36 - 0.22 * smoothstep(0.55, 0.95, u):
                self._lay(heights, u, v, z, x, y, angle, None)

    def _lay(self, heights, u, v, z, x, y, angle, prototypes):
        """One bean at (u, v, z) of a tool that lies at (x, y), turned by angle."""
        chance, c, s = self.chance, math.cos(angle), math.sin(angle)
        prototype = chance.choice(prototypes or self.beans)
        turn = (chance.uniform(-0.4, 0.4), chance.uniform(-0.4, 0.4), chance.uniform(0, 6.28))
        at = (x + u * c - v * s, y + u * s + v * c, z + 0.02)
        instance(prototype, at, turn, chance.uniform(0.9, 1.05))
        heights.stamp(u, v, z - self.gap * 0.18, self.gap * 0.40)

    def shoot(self):
        """The light and the camera (54 degrees) of the legume pictures."""
        table_light(130, 36, 3.4, 0.46, 5.0)
        tilted(54, -88, 9.2, (0, 0, 0.16), 1.8)


def bowl_and_spoon(legume, glaze, stripe, spoonful):
    """A glazed bowl left behind, a wooden spoon of beans in front right, towel in the corner."""
    laid = LegumeTable(legume)
    towel(1.60, 0.78, -0.25, 0.9, 1.7, stripe=stripe, seed=5)
    laid.bowl(-0.46, 0.22, 1.00, 0.48, glaze, legume.count)
    laid.spoonful(0.86, -0.92, 200, spoonful)
    laid.loose(70 if laid.small else 34, 1.35, -0.40, 0.26, 0.26, 0.3)
    laid.loose(10, -1.5, -0.95, 0.18, 0.12)
    laid.loose(8, 0.1, -1.12, 0.4, 0.06)
    laid.shoot()


def wooden_bowl_and_scoop(legume, stripe):
    """A turned wooden bowl left behind, a scoop of beans in front right."""
    laid = LegumeTable(legume)
    timber = wood('#5f3820', '#9a6a3e', 1.1, 'X', 0.42)
    bowl(0.98, 0.46, timber, 0.5, legume.seed, 0.06, (-0.52, 0.24, 0))
    towel(1.60, 1.0, 0.35, 0.9, 1.5, stripe=stripe, seed=5)
    laid.heap(-0.52, 0.24, 0.98, 0.46, legume.count)
    laid.scoopful(0.95, -0.55, 198)
    laid.loose(34, -0.42, -1.06, 0.34, 0.11, 0.10)
    laid.loose(18, 1.55, 0.35, 0.14, 0.3)
    laid.loose(8, -1.6, -0.95, 0.14, 0.14)
    laid.shoot()
