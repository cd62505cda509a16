"""A fine kitchen sieve of woven steel wire with a dark wooden grip."""

import math

import numpy as np

from studio.geometry.mesh import lathe, smooth_profile, tubes
from studio.materials.surfaces import metal
from studio.materials.wood import wood
from studio.scene import hold, place

DEPTH = 0.52
"""Depth of the mesh as a share of its radius."""


def fine_sieve_depth(radius):
    """A function of the distance from the middle: how high the mesh is there; the rim is at 0."""
    return lambda d: -DEPTH * radius * np.clip(1 - (np.asarray(d) / radius) ** 2.3, 0, 1) ** 0.8


def _weave(radius, pitch, turn):
    """Wires that pass over and under each other, both ways, pressed into the bowl's shape."""
    depth, count = fine_sieve_depth(radius), int(radius / pitch)
    c, s = math.cos(turn), math.sin(turn)
    wires = []
    for k in range(-count, count + 1):
        offset = k * pitch
        reach = int(math.sqrt(max(radius**2 - offset**2, 0)) / pitch)
        if reach < 2:
            continue
        j = np.arange(-reach, reach + 1)
        t, over = j * pitch, np.where((j + k) % 2, 1.0, -1.0)
        for across in (False, True):
            u, v = (offset + 0 * t, t) if across else (t, offset + 0 * t)
            z = depth(np.hypot(u, v)) + pitch * 0.18 * (over if across else -over)
            wires.append(np.column_stack([u * c - v * s, u * s + v * c, z]))
    return wires


def _grip(start, length):
    """A turned oval grip along +x with a steel ferrule and a ring to hang it by."""
    timber, steel = wood('#3a1f12', '#74452a', 1.6, 'Z', 0.4), metal('#c9c5bc', 0.2)
    profile = [
        (0, 0), (0.062, 0.004), (0.074, 0.06), (0.070, 0.22), (0.082, 0.55 * length), (0.090, 0.82 * length),
        (0.078, length - 0.05), (0.045, length - 0.005), (0, length),
    ]  # fmt: skip
    handle = lathe('grip', smooth_profile(profile, 8), timber, 48)
    place(handle, start, 0, 0, (0, math.pi / 2, 0))
    handle.scale = (0.72, 1.12, 1)
    ferrule = [(0, -0.075), (0.04, -0.072), (0.058, -0.05), (0.066, 0.03), (0.064, 0.05)]
    collar = lathe('ferrule', smooth_profile(ferrule, 5), steel, 40)
    place(collar, start, 0, 0, (0, math.pi / 2, 0))
    collar.scale = (0.76, 1.14, 1)
    turn = np.linspace(0, 2 * math.pi, 40)
    ring = np.column_stack([start + length + 0.055 + 0.075 * np.cos(turn), 0.075 * np.sin(turn), 0 * turn])
    return [handle, collar, tubes('ring', [ring], 0.014, steel, 4)]


def fine_sieve(radius=0.8, pitch=0.0145, grip=1.0):
    """Its rim at z = 0, the grip towards +x, a hook opposite. Turn and lean the object it returns."""
    bright, r = metal('#cbc7be', 0.17), radius
    parts = [tubes('wires', _weave(r * 0.985, pitch, 0.6), pitch * 0.19, metal('#d2cec5', 0.26), 1)]
    band = [(r - 0.012, -0.055), (r - 0.016, 0.0), (r - 0.010, 0.022), (r + 0.010, 0.030), (r + 0.026, 0.018),
            (r + 0.028, -0.02), (r + 0.024, -0.075), (r + 0.008, -0.082), (r - 0.006, -0.075), (r - 0.012, -0.055)]  # fmt: skip
    parts.append(lathe('rim', smooth_profile(band, 5), bright, 200))
    for side in (-1, 1):
        arm = [
            (r * math.cos(0.34) + 0.01, side * r * math.sin(0.34), -0.035), (r + 0.10, side * 0.17, -0.025),
            (r + 0.24, side * 0.060, 0.0), (r + 0.34, side * 0.036, 0.012), (r + 0.50, side * 0.030, 0.02),
        ]  # fmt: skip
        arm = np.array([(x, y, z) for x, y, z in arm])
        fine = [np.interp(np.linspace(0, 4, 40), range(5), arm[:, axis]) for axis in range(3)]
        kernel = np.hanning(13) / np.hanning(13).sum()
        fine = [np.convolve(np.pad(line, 6, mode='edge'), kernel, 'valid') for line in fine]
        parts.append(tubes('arm', [np.column_stack(fine)], 0.021, bright, 4))
    t = np.linspace(-1, 1, 40)
    hook = np.column_stack([-r - 0.01 - 0.20 * np.clip(1 - np.abs(t) ** 5, 0, 1), 0.17 * t, -0.02 + 0 * t])
    parts.append(tubes('hook', [hook], 0.021, bright, 4))
    grip_parts = hold(_grip(r + 0.40, grip), 'handle')
    place(grip_parts, 0, 0, 0.02)
    return hold([*parts, grip_parts], 'sieve')
