"""Trees, palms, clouds, terrain, water, sky."""

import math

import numpy as np
from mathutils import Vector, noise

from studio.materials.shader import material
from studio.materials.surfaces import painted
from studio.mesh import ellipsoid, lathe, mesh_object, smooth_profile, tubes
from studio.mesh_builder import leaf
from studio.scene import instance, place

CLAY_POT = [
    (0, 0.02),
    (0.24, 0.02),
    (0.3, 0.3),
    (0.34, 0.5),
    (0.37, 0.5),
    (0.37, 0.58),
    (0.32, 0.58),
    (0.3, 0.5),
    (0, 0.48),
]
"""Profile of a flower pot, .58 high, in units of its scale; radius and height of each point."""


def clay_pot(x, y, clay, size=1.0):
    """A flower pot .58 x size high standing on z = 0, filled to its rim; clay is its material."""
    pot = place(lathe('pot', smooth_profile(CLAY_POT, 5), clay, 48), x, y)
    pot.scale = (size, size, size)
    return pot


def ball_tree(
    x,
    y,
    z,
    radius,
    leaf_material,
    trunk,
    rng,
    count=420,
    trunk_height=0.5,
    stretch=1.0,
    leaf_prototype=None,
    core_material=None,
):
    """A round crown of single leaves on a trunk. Returns the leaf prototype for the next tree."""
    tubes(
        'trunk',
        [[(x + 0.03 * math.sin(t * 5), y, z + t * trunk_height) for t in np.linspace(0, 1, 10)]],
        radius * 0.1,
        trunk,
        3,
        lambda count: np.linspace(1.3, 0.8, count),
    )
    if core_material:
        core = ellipsoid(
            'core',
            radius * 0.8 * stretch,
            radius * 0.8,
            radius * 0.74,
            core_material,
            20,
            0.12,
            2.5,
            int(x * 7),
        )
        core.location = (x, y, z + trunk_height + radius * 0.75)
    if leaf_prototype is None:
        leaf_prototype = leaf(0.13, 0.034, leaf_material, 0.3)
        leaf_prototype.location = (0, 0, -30)
    for _ in range(count):
        direction = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        reach = (
            radius
            * (0.8 + 0.22 * rng.random())
            * (1 + 0.16 * noise.noise(direction * 2.2 + Vector((x, y, z))))
        )
        instance(
            leaf_prototype,
            (
                x + direction.x * reach * stretch,
                y + direction.y * reach,
                z + trunk_height + radius * 0.75 + direction.z * reach * 0.92,
            ),
            (rng.uniform(-1, 1), rng.uniform(-1, 1), rng.uniform(0, 6)),
            rng.uniform(0.8, 1.3) * radius / 0.45,
        )
    return leaf_prototype


def cypress(x, y, z, height, radius, material_, rng):
    """A slim dark tree."""
    steps = 40
    profile = [
        (
            radius * math.sin(math.pi * min(1, t * 1.0) ** 0.62) * (1 + 0.07 * math.sin(t * 60)) + 0.003,
            height * t,
        )
        for t in np.linspace(0, 1, steps)
    ]
    item = lathe('cyp', profile, material_, 30, 0.09, rng.random() * 9)
    item.location = (x, y, z)
    return item


def palm(
    x,
    y,
    height,
    rng,
    lean=0.2,
    fronds=15,
    frond_length=0.95,
    trunkmat=None,
    leaf_material=None,
    z=0,
    trunk_radius=0.075,
):
    """A palm with a curved ringed trunk and feathered, drooping fronds."""
    trunkmat = trunkmat or painted('#8a6a48', 0.9, 0.4, 14, '#70543a')
    leaf_material = leaf_material or material(
        'pleaf',
        lambda shader: shader.surface(shader.vary('#5d7f3c', 0.02, 0.25, 0.1), roughness=0.55, specular=0.35),
    )
    n = 60
    path = [(x + lean * t**1.8, y, z + height * t) for t in np.linspace(0, 1, n)]
    tubes(
        'ptrunk',
        [path],
        trunk_radius,
        trunkmat,
        4,
        lambda n: np.linspace(1.25, 0.75, n) * (1 + 0.1 * (np.arange(n) % 3 == 0)),
    )
    cx, cy, cz = path[-1]
    ribs_all = []
    vertices = []
    faces = []
    for k in range(fronds):
        a = 6.283 * k / fronds * 1.0 + rng.uniform(-0.15, 0.15)
        up = rng.uniform(0.25, 0.85) if k % 2 else rng.uniform(-0.05, 0.4)
        length_ = frond_length * rng.uniform(0.85, 1.1)
        rib = []
        for t in np.linspace(0, 1, 22):
            d = length_ * t * (1 - 0.1 * t)
            rib.append(
                Vector(
                    (
                        cx + math.cos(a) * d,
                        cy + math.sin(a) * d,
                        cz + length_ * (up * t - (0.72 + 0.5 * up) * t * t),
                    )
                )
            )
        ribs_all.append([tuple(p) for p in rib])
        side = Vector((-math.sin(a), math.cos(a), 0))
        for i in range(2, 21):
            t = i / 21
            width = 0.3 * frond_length * math.sin(math.pi * min(1, t * 1.02)) ** 0.6 + 0.03
            forward = (rib[i + 1] - rib[i - 1]).normalized() if i < 21 else Vector((0, 0, -1))
            for s in (-1, 1):
                tip = (
                    rib[i] + side * s * width * 0.85 + forward * width * 0.55 + Vector((0, 0, -0.35 * width))
                )
                b = forward * 0.016
                middle = (rib[i] + tip) * 0.5 + Vector((0, 0, 0.03))
                j = len(vertices)
                vertices += [rib[i] - b, rib[i] + b, middle + b * 1.5, tip, middle - b * 1.5]
                faces.append((j, j + 1, j + 2, j + 3, j + 4))
    mesh_object('fronds', vertices, faces, leaf_material, False)
    tubes('ribs', ribs_all, 0.012, leaf_material, 2, lambda n: np.linspace(1.3, 0.4, n))
    crown = ellipsoid('crown', trunk_radius * 1.3, trunk_radius * 1.3, trunk_radius * 1.6, trunkmat, 16)
    crown.location = (cx, cy, cz - 0.03)
