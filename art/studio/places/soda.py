"""A pinched bottle of lemonade with its marble, as sold at summer festivals in Japan."""

from studio.materials.glass import clear_glass
from studio.materials.shader import material
from studio.materials.surfaces import liquid, painted
from studio.mesh import ellipsoid, lathe, smooth_profile
from studio.scene import hold, place

OUTLINE = [
    (0, 0), (0.125, 0), (0.145, 0.03), (0.15, 0.10), (0.15, 0.44), (0.135, 0.52), (0.085, 0.575), (0.088, 0.60),
    (0.115, 0.66), (0.12, 0.72), (0.10, 0.78), (0.072, 0.83), (0.07, 0.92), (0.088, 0.93), (0.088, 0.97),
]  # fmt: skip


def _soda(shader):
    """Pale blue; it shines a little, for its light comes from lanterns behind it."""
    shader.surface(
        '#8fd3dc', roughness=0.03, specular=0.6, coat=1, alpha=0.6, emission='#6fc3d2', glow=0.22
    )  # fmt: skip


def soda_bottle(x, y, z, size=1.0):
    """Thick blue-green glass .98 high standing at (x, y, z), full to its shoulder, the marble in its neck."""
    outer = smooth_profile(OUTLINE, 6)
    inner = [(max(0.0, r - 0.022), max(h, 0.035)) for r, h in outer if r > 0.03][::-1]
    glass = lathe('bottle', outer + inner + [(0, 0.035)], clear_glass('#e2f4f4', '#8fc9d2'), 64)
    filled = [(max(0.0, r - 0.026), h) for r, h in outer if 0.04 < h < 0.56]
    drink = material('soda', _soda)
    parts = [glass, lathe('drink', [(0, 0.042)] + filled + [(0, 0.56)], drink, 48)]
    marble = ellipsoid('marble', 0.052, 0.052, 0.052, liquid('#cfeef0', roughness=0.02, alpha=0.75), 24)
    parts.append(place(marble, 0.01, -0.01, 0.655))
    top = [(0, 0.075), (0.08, 0.075), (0.098, 0.06), (0.1, 0), (0, 0)]
    cap = lathe('cap', top, painted('#2f6a94', 0.35), 40)
    parts.append(place(cap, 0, 0, 0.93))
    bottle = place(hold(parts, 'soda'), x, y, z)
    bottle.scale = (size, size, size)
    return bottle
