"""Letting things fall: rigid bodies on convex stand-ins, never on the raw meshes."""

import math

import bmesh
import bpy
import numpy as np

from studio.mesh import lathe, mesh_object
from studio.scene import add_object, current_scene, instance

CORNERS = 42
"""Corners of a stand-in: support points in as many directions."""


def _directions():
    i = np.arange(CORNERS) + 0.5
    polar, turn = np.arccos(1 - 2 * i / CORNERS), math.pi * (1 + 5**0.5) * i
    return np.stack([np.cos(turn) * np.sin(polar), np.sin(turn) * np.sin(polar), np.cos(polar)], 1)


def _stand_in(item, hulls):
    key = item.data.name
    if key not in hulls:
        points = np.empty(len(item.data.vertices) * 3, np.float32)
        item.data.vertices.foreach_get('co', points)
        points = points.reshape(-1, 3)
        bm = bmesh.new()
        for corner in sorted(set((points @ _directions().T).argmax(0).tolist())):
            bm.verts.new(points[corner].tolist())
        bmesh.ops.convex_hull(bm, input=bm.verts)
        hulls[key] = bpy.data.meshes.new('hull')
        bm.to_mesh(hulls[key])
        bm.free()
    hull = add_object('hull', hulls[key])
    hull.location, hull.rotation_euler, hull.scale = item.location, item.rotation_euler, item.scale
    return hull


def settle(falling, colliders, frames=100, substeps=5):
    """Drops the objects on the colliders (any meshes, few faces) and leaves them where they come to rest."""
    scene, hulls = current_scene(), {}
    bodies = [_stand_in(item, hulls) for item in falling]
    bpy.ops.rigidbody.world_add()
    world = scene.rigidbody_world
    world.collection = bpy.data.collections.new('bodies')
    world.point_cache.frame_start, world.point_cache.frame_end = 1, frames
    world.substeps_per_frame, world.solver_iterations = substeps, 10
    for item in bodies + colliders:
        world.collection.objects.link(item)
    bpy.context.view_layer.update()
    for item in bodies:
        body = item.rigid_body
        body.type, body.collision_shape = 'ACTIVE', 'CONVEX_HULL'
        body.use_margin, body.collision_margin = True, 0.004
        body.friction, body.restitution, body.mass = 0.75, 0.02, 0.05
        body.linear_damping, body.angular_damping = 0.3, 0.5
    for item in colliders:
        body = item.rigid_body
        body.type, body.collision_shape = 'PASSIVE', 'MESH'
        body.use_margin, body.collision_margin, body.friction = True, 0.004, 0.8
    for frame in range(1, frames + 1):
        scene.frame_set(frame)
    graph = bpy.context.evaluated_depsgraph_get()
    resting = [item.evaluated_get(graph).matrix_world.copy() for item in bodies]
    bpy.ops.rigidbody.world_remove()
    scene.frame_set(1)
    for item, matrix in zip(falling, resting):
        item.matrix_world = matrix
    for item in bodies:
        bpy.data.objects.remove(item)
    bpy.context.view_layer.update()


def collider(profile, segments=40):
    """A coarse turned shell to fall on; list of (radius, z)."""
    return lathe('collider', profile, None, segments)


def remove(*items):
    """Takes colliders out of the file again."""
    for item in items:
        if item:
            bpy.data.objects.remove(item)


def drop(
    prototypes,
    count,
    cx,
    cy,
    floor,
    fence,
    rng,
    spread=0.6,
    start=0.6,
    gap=0.02,
    frames=90,
    scale=(0.9, 1.1),
):
    """
    Drops copies one above the other (from height `start`, `gap` apart) on the collider `floor`, inside
    `fence` (or None); both are removed. Returns the copies.
    """
    falling = []
    for k in range(count):
        angle = rng.uniform(0, 6.28)
        d = spread * math.sqrt(rng.random())
        prototype = rng.choice(prototypes)
        at = (cx + d * math.cos(angle), cy + d * math.sin(angle), start + k * gap)
        turn = (rng.uniform(-3, 3), rng.uniform(-3, 3), rng.uniform(-3, 3))
        falling.append(instance(prototype, at, turn, rng.uniform(*scale)))
    settle(falling, [floor] + ([fence] if fence else []), frames)
    remove(floor, fence)
    return falling


def heap_on_board(
    prototypes, count, cx, cy, radius, rng, board_top=0.14, rise=0.9, frames=80, scale=(0.9, 1.1)
):
    """A heap of cut pieces on a board, dropped inside a cone that is taken away; strays are hidden."""
    corners = [(cx - 2, cy - 2), (cx + 2, cy - 2), (cx + 2, cy + 2), (cx - 2, cy + 2)]
    floor = mesh_object('floor', [(x, y, board_top) for x, y in corners], [(0, 1, 2, 3)], None, False)
    funnel = [
        (radius * 1.1, board_top),
        (radius * 0.8, board_top + rise * radius),
        (radius * 0.8, board_top + 12),
    ]
    fence = lathe('fence', funnel, None, 24)
    fence.location = (cx, cy, 0)
    fallen = drop(
        prototypes,
        count,
        cx,
        cy,
        floor,
        fence,
        rng,
        radius * 0.5,
        board_top + 0.2,
        0.05,
        frames,
        scale,
    )
    hide_strays(fallen, cx, cy, radius * 1.3, board_top)
    return fallen


def hide_strays(items, cx, cy, radius, floor=0.0):
    """Hides what rolled out of the radius or fell below the floor."""
    for item in items:
        at = item.matrix_world.translation
        if at.z < floor or math.hypot(at.x - cx, at.y - cy) > radius:
            item.hide_render = True
