"""Eggs: boiled halves, raw yolks."""

import bmesh
from mathutils import Euler, Vector

from studio.materials.food import yolk
from studio.materials.shader import material
from studio.mesh import ellipsoid


def _white(shader):
    shader.surface(
        '#f3ead8',
        roughness=0.36,
        specular=0.5,
        subsurface=0.25,
        subsurface_radius=(0.3, 0.22, 0.15),
        coat=0.15,
    )


def _boiled_yolk(shader):
    n = shader.noise(7, 4)
    shader.surface(
        shader.ramp(n, [(0.3, '#e8860f'), (0.7, '#f3a52a')]),
        roughness=0.38,
        subsurface=0.2,
        subsurface_radius=(0.2, 0.08, 0.02),
        coat=0.3,
    )
    shader.bump(shader.noise(30, 3), 0.15, 0.01)


def half_egg(x, y, z, rotation):
    """Half a boiled egg, cut face up, its long axis along x before the rotation."""
    white = ellipsoid('eggw', 0.3, 0.225, 0.22, material('eggw', _white), 48, egg=0.14)
    bm = bmesh.new()
    bm.from_mesh(white.data)
    bmesh.ops.bisect_plane(
        bm,
        geom=bm.verts[:] + bm.edges[:] + bm.faces[:],
        plane_co=(0, 0, 0),
        plane_no=(0, 0, 1),
        clear_outer=True,
    )
    rim = [e for e in bm.edges if e.is_boundary]
    bmesh.ops.edgeloop_fill(bm, edges=rim)
    bmesh.ops.bevel(
        bm,
        geom=[e for e in bm.edges if any(len(g.verts) > 5 for g in e.link_faces)],
        offset=0.012,
        segments=3,
        affect='EDGES',
    )
    bm.to_mesh(white.data)
    bm.free()
    yolk = ellipsoid('yolk', 0.15, 0.142, 0.05, material('boiled yolk', _boiled_yolk), 40, 0.02, 2)
    for item in (white, yolk):
        item.location = (x, y, z)
        item.rotation_euler = rotation
    yolk.location = Vector((x, y, z)) + Euler(rotation).to_matrix() @ Vector((0.035, 0, 0.002))


def raw_yolks(centres, z):
    """Raw yolks (x, y) in a pool of white, lying at height z in a well of flour."""
    for x, y in centres:
        item = ellipsoid('yolk', 0.155, 0.15, 0.105, yolk(), 40, 0.02, 1.5, 3)
        item.location = (x, y, z)
