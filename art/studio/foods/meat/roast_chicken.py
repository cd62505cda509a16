"""A whole roast chicken."""

import math

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector, noise

from studio.geometry.mesh import mesh_object
from studio.materials.shader import material

PARTS = (
    # middle, radii, turn (degrees): body, breast halves, back, thighs, drumsticks, wings, neck flap, tail
    ((0.0, 0, 0.40), (0.66, 0.46, 0.38), (0, 0, 0)),
    ((0.12, 0.17, 0.56), (0.46, 0.27, 0.28), (8, -8, 5)),
    ((0.12, -0.17, 0.56), (0.46, 0.27, 0.28), (-8, -8, -5)),
    ((-0.34, 0, 0.36), (0.36, 0.36, 0.30), (0, 0, 0)),
    ((-0.30, 0.42, 0.38), (0.34, 0.17, 0.25), (0, 24, -16)),
    ((-0.30, -0.42, 0.38), (0.34, 0.17, 0.25), (0, 24, 16)),
    ((-0.60, 0.32, 0.40), (0.32, 0.14, 0.15), (0, 8, 34)),
    ((-0.60, -0.32, 0.40), (0.32, 0.14, 0.15), (0, 8, -34)),
    ((0.40, 0.46, 0.40), (0.24, 0.11, 0.13), (0, 24, 12)),
    ((0.40, -0.46, 0.40), (0.24, 0.11, 0.13), (0, 24, -12)),
    ((0.20, 0.54, 0.28), (0.22, 0.085, 0.10), (0, -20, -10)),
    ((0.20, -0.54, 0.28), (0.22, 0.085, 0.10), (0, -20, 10)),
    ((0.60, 0, 0.46), (0.16, 0.22, 0.20), (0, 0, 0)),
    ((-0.66, 0, 0.30), (0.14, 0.12, 0.10), (0, 20, 0)),
)


def _skin(shader):
    """Golden where it is low, mahogany where it stood nearest to the heat; fat makes it shine."""
    height = shader.axis('Z')
    mottle, fine = shader.noise(3.4, 5, 0.6, 0.5), shader.noise(14, 4)
    field = shader.math('ADD', shader.math('MULTIPLY', height, 0.62), shader.math('MULTIPLY', mottle, 0.72))
    field = shader.math('ADD', field, shader.math('MULTIPLY', fine, 0.16))
    tone = shader.ramp(field, [(0.40, '#dc9c40'), (0.62, '#c8741f'), (0.83, '#a34c12'), (1.03, '#662708')])
    shader.surface(tone, roughness=0.24, specular=0.5, coat=0.75, coat_roughness=0.1)
    pores = shader.math('MULTIPLY', shader.voronoi(30), 0.6)
    shader.bump(
        shader.math('ADD', shader.math('ADD', fine, pores), shader.math('MULTIPLY', mottle, 1.2)), 0.4, 0.02
    )


def _bone(shader):
    shader.surface(shader.ramp(shader.noise(8, 3), [(0.35, '#e9d3a8'), (0.7, '#c99c5e')]), roughness=0.45)


def _ball(bm, middle, radii, turn):
    where = Matrix.Translation(middle) @ Euler([math.radians(a) for a in turn]).to_matrix().to_4x4()
    where = where @ Matrix.Diagonal((*radii, 1))
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=20, radius=1, matrix=where)


def _melted(bm, voxel, smoothing):
    """Joins overlapping balls into one skin, with soft folds between them."""
    mesh = bpy.data.meshes.new('parts')
    bm.to_mesh(mesh)
    bm.free()
    item = bpy.data.objects.new('parts', mesh)
    bpy.context.scene.collection.objects.link(item)
    remesh = item.modifiers.new('join', 'REMESH')
    remesh.mode, remesh.voxel_size = 'VOXEL', voxel
    soft = item.modifiers.new('soften', 'SMOOTH')
    soft.factor, soft.iterations = 0.6, smoothing
    bpy.context.view_layer.update()
    done = item.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    vertices = [v.co.copy() for v in done.vertices]
    faces = [tuple(p.vertices) for p in done.polygons]
    bpy.data.objects.remove(item)
    return vertices, faces


def roast_chicken(seed=3):
    """Breast up, legs towards -x, lying on z = 0; about 1.6 long and 1.1 wide. Returns its parts."""
    bm = bmesh.new()
    for middle, radii, turn in PARTS:
        _ball(bm, middle, radii, turn)
    vertices, faces = _melted(bm, 0.022, 9)
    shift = Vector((seed, seed * 2, 0))
    for v in vertices:
        out = Vector((v.x, v.y, v.z - 0.4)).normalized()
        v += out * (0.012 * noise.noise(v * 5 + shift) + 0.006 * noise.noise(v * 14 + shift))
        v.z = max(v.z, 0.02)
    parts = [mesh_object('roast chicken', vertices, faces, material('chicken skin', _skin))]
    for side in (-1, 1):
        bm = bmesh.new()
        for along, radius in ((0.0, 0.05), (0.05, 0.046), (0.10, 0.045), (0.15, 0.052), (0.17, 0.06)):
            middle = (-0.84 - along * 0.9, side * (0.15 - along * 0.5), 0.445 + along * 0.1)
            _ball(bm, middle, (radius, radius, radius), (0, 0, 0))
        points, polygons = _melted(bm, 0.012, 4)
        parts.append(mesh_object('bone', points, polygons, material('bone', _bone)))
    return parts
