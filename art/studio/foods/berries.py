"""Blueberries and strawberries."""

import math

import numpy as np

from studio.color import blend, filled, rgba
from studio.fields import smoothstep, wave_noise
from studio.materials.shader import material
from studio.materials.surfaces import wet
from studio.mesh import ellipsoid
from studio.mesh_builder import MeshBuilder
from studio.scene import hide


def _bloom(shader):
    haze = shader.patches(4, 4, 0.36, 0.66)
    shader.surface(
        shader.mix(haze, shader.vary('#1f2547', 0.02, 0.3, 0.2), '#5a6690'),
        roughness=0.42,
        coat=0.15,
        specular=0.4,
    )


def blueberry(seed=0, radius=0.075):
    """A blueberry with its little crown up (+z)."""
    item = ellipsoid(
        'blueberry', radius, radius, radius * 0.88, material('blueberry', _bloom), 30, 0.02, 2, seed
    )
    for v in item.data.vertices:
        d = math.hypot(v.co.x, v.co.y) / radius
        if v.co.z > 0:
            star = 1 + 0.18 * math.cos(5 * math.atan2(v.co.y, v.co.x))
            v.co.z -= 0.30 * radius * math.exp(-((d / (0.26 * star)) ** 2))
            v.co.z += 0.12 * radius * math.exp(-(((d - 0.36 * star) / 0.09) ** 2))
    return item


def dusted_blueberry(seed=0, radius=0.085):
    """A blueberry for close views, its five-pointed crown up (+z), dusted with bloom; parked off stage."""
    theta, phi = np.meshgrid(np.linspace(0, math.pi, 40), np.linspace(0, 2 * math.pi, 61), indexing='ij')
    crown = smoothstep(0.42, 0.30, theta)
    star = 0.5 + 0.5 * np.cos(5 * phi)
    lip = np.exp(-(((theta - 0.36) / 0.08) ** 2)) * (0.5 + 0.7 * star)
    r = radius * (1 - 0.30 * crown + 0.10 * lip)
    points = np.stack(
        [r * np.sin(theta) * np.cos(phi), r * np.sin(theta) * np.sin(phi), 0.92 * r * np.cos(theta)], -1
    )
    bloom = 0.5 + 0.5 * wave_noise(theta * 2, np.cos(phi) * 2, seed, 2)
    colors = blend(filled(theta.shape, '#20284d'), rgba('#6676a3'), 0.75 * bloom)
    colors = blend(colors, rgba('#141a33'), 0.85 * crown)
    builder = MeshBuilder()
    builder.grid(points, colors)
    return hide(builder.object('blueberry', wet(0.5, 0.12, 0, bump=0.1, bump_scale=30, vary=0.12), 80))


def half_strawberry(seed=0, length=0.3, width=0.22):
    """Half a strawberry lying on its back in x-y: cut face up at z = 0, tip to +x, pale heart, seeds outside."""
    builder = MeshBuilder()
    u = np.linspace(0.005, 0.995, 44)

    def half_width(t):
        return width / 2 * np.sin(math.pi * np.clip(t, 0, 1) ** 0.62) ** 0.75 * (1 + 0.03 * math.sin(seed))

    us, vs = np.meshgrid(u, np.linspace(-1, 1, 36), indexing='ij')
    x, y = (us - 0.45) * length, vs * half_width(us)
    heart = np.hypot((us - 0.36) / 0.36, vs / 0.62)
    tone = blend(filled(us.shape, '#c8281c'), rgba('#ef8d76'), smoothstep(1.15, 0.7, heart))
    tone = blend(
        tone, rgba('#fbe3d3'), smoothstep(0.62, 0.2, heart + 0.1 * wave_noise(us * 3, vs * 2, seed, 2))
    )
    rays = (
        np.exp(-(((np.arctan2(vs, us - 0.3) * 7 / math.pi % 1 - 0.5) / 0.10) ** 2))
        * (heart < 1.15)
        * (heart > 0.4)
    )
    tone = blend(tone, rgba('#f7c9b5'), 0.4 * rays)
    tone = blend(tone, rgba('#b0160f'), smoothstep(0.86, 0.97, np.abs(vs)))
    builder.grid(np.stack([x, y, 0.008 * (1 - vs * vs) + 0 * us], -1), tone)
    us, ts = np.meshgrid(u, np.linspace(0, math.pi, 36), indexing='ij')
    w = half_width(us)
    pits = (np.sin(us * 34 + math.pi * np.floor(ts * 5)) > 0.86) & (np.abs((ts * 5) % 1 - 0.5) < 0.22)
    skin = blend(
        filled(us.shape, '#b5140c'), rgba('#d92c1a'), 0.5 + 0.5 * wave_noise(us * 4, ts * 2, seed, 2)
    )
    skin = blend(skin, rgba('#e8b84a'), 0.85 * pits)
    builder.grid(
        np.stack([(us - 0.45) * length, w * np.cos(ts), -0.95 * w * np.sin(ts)], -1), skin, flip=True
    )
    return builder.object('strawberry', wet(0.2, 0.6, 0.06, (0.16, 0.05, 0.03), 0.12, 30, 0.05), 60)
