"""Scenes in a street: terraced houses, lamps, and a lorry that unloads a module with its own crane."""
import math
import bpy
import numpy as np
from mathutils import Vector
from . import building, materials
from .furniture import _loft, planter
from .mesh import Model

G = -0.395                                        # top of the carriageway
KERB = 0.13                                       # height of the pavement over it


def damp(n, dry, wet):
    """Asphalt that dries after rain: darker, glossy patches between dull ones."""
    n.cheap = dry
    v = n.coords()
    big, fine = n.noise(v, 0.30, 4, 0.6, 0.4), n.noise(v, 130, 2, 0.7)
    mask = n.ramp(big, (0.44, 0.0), (0.60, 1.0))
    color = n.mix(mask, dry, wet)
    color = n.mix(0.5, color, n.ramp(fine, (0.3, 0.5), (0.7, 1.0)), 'MULTIPLY')
    return n.pbr(color, n.ramp(mask, (0.0, 0.75), (1.0, 0.20)), 0.0, Normal=n.bump(fine, 0.30, 0.003), Specular=0.4)


d = materials.define
d('render_white', materials.concrete, (0.70, 0.67, 0.61), 0.9, 1.1, 0.86)
d('render_ochre', materials.concrete, (0.60, 0.44, 0.265), 0.9, 1.1, 0.86)
d('render_rose', materials.concrete, (0.52, 0.335, 0.25), 0.9, 1.1, 0.86)
d('render_stone', materials.concrete, (0.40, 0.365, 0.315), 0.9, 2.4, 0.8)
d('asphalt_damp', damp, (0.105, 0.104, 0.104), (0.040, 0.041, 0.044))
d('asphalt_patch', materials.concrete, (0.055, 0.055, 0.057), 0.7, 3.0, 0.85)
d('pavement', materials.concrete, (0.36, 0.345, 0.32), 0.8, 3.0, 0.86)
d('cone', materials.plain, (0.80, 0.16, 0.035), 0.5)
d('lorry_white', materials.paint, (0.66, 0.66, 0.64), 0.30)
d('crane_yellow', materials.paint, (0.56, 0.33, 0.05), 0.38)
d('grey_plastic', materials.plain, (0.055, 0.057, 0.06), 0.6)
d('window_lit', materials.screen, (1.0, 0.40, 0.13), (1.0, 0.60, 0.30), 1.1, 0.8)
d('lantern_glow', materials.glow, (1.0, 0.62, 0.30), 7.0)
d('beacon', materials.glow, (1.0, 0.36, 0.03), 6.0)
d('tail_light', materials.glow, (1.0, 0.03, 0.015), 2.4)
d('work_light', materials.glow, (1.0, 0.90, 0.76), 14.0)
d('tail_glass', materials.plain, (0.30, 0.012, 0.010), 0.2)


# ---- pieces --------------------------------------------------------------------------------
def beam(m, mat, a, b, w, h, w1=None, h1=None, up=(0, 0, 1)):
    """Straight rectangular bar from a to b, `w` wide and `h` high, tapering to `w1` and `h1`."""
    a, b = Vector(a), Vector(b)
    axis = (b - a).normalized()
    side = axis.cross(Vector(up)).normalized()
    top = side.cross(axis)
    v = []
    for p, ww, hh in ((a, w, h), (b, w1 or w, h1 or h)):
        v += [p + side * x * ww / 2 + top * z * hh / 2 for x, z in ((-1, -1), (1, -1), (1, 1), (-1, 1))]
    m.add([q[:] for q in v], [(3, 2, 1, 0), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)], mat)


def cone(m, x, y, z=G, h=0.75):
    """Traffic cone with two white bands."""
    m.box('black', x - 0.19, y - 0.19, z, x + 0.19, y + 0.19, z + 0.035, 0.01)
    r = lambda t: 0.145 - 0.118 * t
    for a, b, mat in ((0.0, 0.30, 'cone'), (0.30, 0.46, 'white'), (0.46, 0.62, 'cone'), (0.62, 0.78, 'white'), (0.78, 1.0, 'cone')):
        m.lathe(mat, [(r(a), h * a), (r(b), h * b)], x, y, z + 0.03, 20)
    m.lathe('black', [(r(1.0), h), (0.0, h)], x, y, z + 0.03, 20)


def wall_front(m, mat, x0, x1, z0, z1, holes, depth=0.2):
    """One wall in the plane y = 0 with reveals around its holes (x0, z0, x1, z1); one mesh island, so one tone."""
    xs = sorted({x0, x1, *[h[0] for h in holes], *[h[2] for h in holes]})
    zs = sorted({z0, z1, *[h[1] for h in holes], *[h[3] for h in holes]})
    index = {(i, k): i * len(zs) + k for i in range(len(xs)) for k in range(len(zs))}
    verts = [(x, 0.0, z) for x in xs for z in zs]
    faces = []
    for i in range(len(xs) - 1):
        for k in range(len(zs) - 1):
            cx, cz = (xs[i] + xs[i + 1]) / 2, (zs[k] + zs[k + 1]) / 2
            if not any(a < cx < c and b < cz < e for a, b, c, e in holes):
                faces.append((index[i, k], index[i + 1, k], index[i + 1, k + 1], index[i, k + 1]))
    for a, b, c, e in holes:
        corner = [index[xs.index(x), zs.index(z)] for x, z in ((a, b), (c, b), (c, e), (a, e))]
        n = len(verts)
        verts += [(x, depth, z) for x, z in ((a, b), (c, b), (c, e), (a, e))]
        faces += [(corner[j], n + j, n + (j + 1) % 4, corner[(j + 1) % 4]) for j in range(4)]
    m.add(verts, faces, mat)


def street_window(m, x0, z0, x1, z1, lit=False, shade=0.0, french=False):
    """Casement with two leaves in a reveal; `shade` is how far the roller blind is down."""
    y = 0.15
    m.box('window_lit' if lit else 'car_glass', x0, y + 0.055, z0, x1, y + 0.06, z1, 0.0005)
    f = 0.055
    for a, b, c, e in ((x0, z0, x0 + f, z1), (x1 - f, z0, x1, z1), (x0 + f, z0, x1 - f, z0 + f), (x0 + f, z1 - f, x1 - f, z1), ((x0 + x1) / 2 - f / 2, z0 + f, (x0 + x1) / 2 + f / 2, z1 - f)):
        m.box('walnut_z', a, y, b, c, y + 0.05, e, 0.003)
    if french:
        m.box('walnut_z', x0 + f, y + 0.005, z0 + f, x1 - f, y + 0.045, z0 + 0.55, 0.003)
    else:
        m.box('lintel', x0 - 0.05, -0.05, z0 - 0.05, x1 + 0.05, 0.14, z0 + 0.006, 0.008)
    n = round(shade * (z1 - z0) / 0.045)
    for i in range(n):
        z = z1 - i * 0.045
        m.box('greige', x0 + 0.01, y - 0.05, z - 0.042, x1 - 0.01, y - 0.035, z, 0.004)


def lantern(m, x, z, reach=0.55):
    """Wall lantern on an iron arm; the wall is the plane y = 0."""
    m.box('black', x - 0.04, -0.02, z - 0.25, x + 0.04, 0.0, z + 0.25, 0.004)
    m.tube('black', [(x, -0.01, z - 0.2), (x, -0.2, z + 0.06), (x, -0.4, z + 0.16), (x, -reach, z + 0.16)], 0.014, 8)
    m.rod('black', (x, -0.01, z + 0.16), (x, -reach, z + 0.16), 0.012, 8)
    lantern_head(m, x, -reach, z + 0.13)


def lantern_head(m, x, y, z):
    """Four-sided lantern that hangs from (x, y, z)."""
    m.rod('black', (x, y, z), (x, y, z - 0.06), 0.012, 8)
    m.lathe('black', [(0.03, -0.06), (0.17, -0.17), (0.17, -0.19), (0.0, -0.19)], x, y, z, 4, False)
    m.lathe('lantern_glow', [(0.125, -0.195), (0.085, -0.44)], x, y, z, 4, False)
    for k in range(4):
        a = k * math.pi / 2
        m.rod('black', (x + 0.14 * math.cos(a), y + 0.14 * math.sin(a), z - 0.19), (x + 0.092 * math.cos(a), y + 0.092 * math.sin(a), z - 0.45), 0.009, 6)
    m.lathe('black', [(0.0, -0.48), (0.10, -0.47), (0.10, -0.44), (0.0, -0.44)], x, y, z, 4, False)


def street_lamp(m, x, y, z=G + KERB, h=4.2, deg=0):
    """Post of cast iron with one lantern on an arm along the local -y."""
    with m.at(x, y, z, deg):
        m.lathe('black', [(0.15, 0), (0.15, 0.10), (0.11, 0.16), (0.085, 0.75), (0.10, 0.80), (0.06, 0.86), (0.042, h), (0.0, h + 0.02)], n=16)
        m.tube('black', [(0, 0, h - 0.45), (0, -0.28, h - 0.08), (0, -0.6, h + 0.03), (0, -0.72, h + 0.03)], 0.017, 8)
        m.rod('black', (0, 0, h - 0.02), (0, -0.72, h + 0.03), 0.014, 8)
        lantern_head(m, 0, -0.72, h + 0.02)


def town_house(m, w=7.0, h=6.2, depth=8.0, mat='render_white', bays=(), door=None, base=0.9, lamps=(), rise=1.3):
    """Terraced house: x from 0 to `w`, its front in the plane y = 0 faces -y, its ground is z = 0.

    `bays` are (x, storey, width, lit, blind, balcony); `door` is the x of a door; `lamps` the x of wall lanterns.
    """
    floor = (0.18, 3.25)
    holes, todo = [], []
    for x, storey, wd, lit, shade, balcony in bays:
        z0 = floor[storey] + (0.06 if balcony else 1.0)
        z1 = floor[storey] + 2.25
        holes.append((x - wd / 2, z0, x + wd / 2, z1))
        todo.append((x, storey, wd, lit, shade, balcony, z0, z1))
    if door is not None:
        holes.append((door - 0.55, 0.16, door + 0.55, 2.55))
    wall_front(m, mat, 0, w, 0, h, holes)
    m.box('black', 0.05, 0.215, 0.1, w - 0.05, 0.24, h - 0.1)
    m.box('render_stone', 0.003, 0.003, -0.6, w - 0.003, depth - 0.003, 0.0)      # footing
    for x in (0, w):                                     # gables, with the triangle under the roof
        m.add([(x, 0, 0), (x, depth, 0), (x, depth, h), (x, depth / 2, h + rise), (x, 0, h)], [(0, 1, 2, 3, 4) if x else (4, 3, 2, 1, 0)], mat)
    m.add([(0, depth, 0), (w, depth, 0), (w, depth, h), (0, depth, h)], [(3, 2, 1, 0)], mat)
    spans, u = [], 0.0
    for a, b in sorted((q[0], q[2]) for q in holes if q[1] < base):
        spans.append((u, a))
        u = b
    for a, b in spans + [(u, w)]:
        if b > a:
            m.box('render_stone', a, -0.025, 0, b, 0.02, base, 0.006)
    m.box(mat, 0, -0.05, 3.0, w, 0.02, 3.12, 0.008)      # string course and cornice
    for k, (z, out) in enumerate(((h - 0.30, 0.05), (h - 0.18, 0.12), (h - 0.08, 0.20))):
        m.box(mat, 0.002 * k, -out, z, w - 0.002 * k, 0.02, h - 0.002 * k, 0.008)
    for x, storey, wd, lit, shade, balcony, z0, z1 in todo:
        street_window(m, x - wd / 2, z0, x + wd / 2, z1, lit, shade, bool(balcony))
        if balcony and storey:
            a, b, z = x - wd / 2 - 0.35, x + wd / 2 + 0.35, z0 - 0.03
            m.box('lintel', a, -0.62, z - 0.10, b, 0.02, z, 0.012)
            for y0, y1, xa, xb in ((-0.57, -0.57, a + 0.05, b - 0.05), (-0.57, 0.0, a + 0.05, a + 0.05), (-0.57, 0.0, b - 0.05, b - 0.05)):
                building.railing(m, xa, y0, xb, y1, z, 1.0)
            if lit:
                with m.at(a + 0.5, -0.34, z):
                    planter(m, 0.75, 'pot', h=0.24)
    if door is not None:
        m.box('lintel', door - 0.66, -0.22, 0.0, door + 0.66, 0.2, 0.16, 0.012)
        building.planks(m, 'walnut_z', door - 0.5, door + 0.5, 0.17, 2.15, 0.17, 0.04)
        m.box('window_lit', door - 0.5, 0.15, 2.2, door + 0.5, 0.16, 2.5, 0.001)
        for x in (door - 0.55, door + 0.5):
            m.box('walnut_z', x, 0.1, 0.16, x + 0.05, 0.18, 2.55, 0.003)
        m.box('walnut_z', door - 0.5, 0.1, 2.14, door + 0.5, 0.18, 2.21, 0.003)
        m.ball('brass', door + 0.38, 0.115, 1.1, 0.03)
    n = round(w / 0.22)                                  # roof: under tiles and cover tiles, seen from below
    for s, y0 in ((-1, -0.34), (1, depth + 0.34)):
        slope = rise / (depth / 2)
        m.add([(-0.02, y0, h - slope * 0.34), (w + 0.02, y0, h - slope * 0.34), (w + 0.02, depth / 2, h + rise), (-0.02, depth / 2, h + rise)], [(0, 1, 2, 3) if s < 0 else (3, 2, 1, 0)], 'roof_tile')
    for i in range(n):
        x = (i + 0.5) * w / n
        m.rod('roof_tile', (x, -0.36, h - slope * 0.36 + 0.05), (x, depth / 2, h + rise + 0.05), 0.085, 10)
    m.tube('zinc', [(0.0, -0.40, h - 0.08), (w, -0.40, h - 0.10)], 0.065, 10)
    m.cyl('zinc', w - 0.16, -0.07, 0.1, h - 0.2, 0.042)
    m.tube('zinc', [(w - 0.16, -0.07, h - 0.22), (w - 0.16, -0.38, h - 0.10)], 0.04, 8)
    for x in lamps:
        lantern(m, x, 3.55)
    x = w * 0.3                                          # chimney and aerial
    m.box(mat, x - 0.35, depth * 0.28, h + 0.2, x + 0.35, depth * 0.28 + 0.5, h + rise + 0.75, 0.01)
    m.box('lintel', x - 0.42, depth * 0.28 - 0.07, h + rise + 0.75, x + 0.42, depth * 0.28 + 0.57, h + rise + 0.83, 0.01)
    with m.at(w * 0.72, depth * 0.3, h + 0.4, 35):
        m.rod('zinc', (0, 0, 0), (0, 0, 2.6), 0.018, 8)
        m.rod('zinc', (-0.5, 0, 2.5), (0.5, 0, 2.5), 0.010, 6)
        for k in range(9):
            m.rod('zinc', (-0.48 + k * 0.11, -0.26 + 0.018 * k, 2.5), (-0.48 + k * 0.11, 0.26 - 0.018 * k, 2.5), 0.005, 5)


def site_fence(m, x0, y0, x1, y1, z=-0.40, h=2.0):
    """Mobile site fence: framed wire panel on two concrete feet."""
    length = math.hypot(x1 - x0, y1 - y0)
    with m.at(x0, y0, z, math.degrees(math.atan2(y1 - y0, x1 - x0))):
        for a, b in (((0.1, 0.12), (0.1, h)), ((length - 0.1, 0.12), (length - 0.1, h)), ((0.1, 0.2), (length - 0.1, 0.2)), ((0.1, h), (length - 0.1, h)), ((0.1, h * 0.6), (length - 0.1, h * 0.6))):
            m.rod('zinc', (a[0], 0, a[1]), (b[0], 0, b[1]), 0.02, 8)
        for i in range(1, round(length / 0.1)):
            m.rod('zinc', (0.1 + i * (length - 0.2) / round(length / 0.1), 0, 0.2), (0.1 + i * (length - 0.2) / round(length / 0.1), 0, h), 0.004, 4)
        for x in (0.1, length - 0.1):
            m.box('concrete', x - 0.12, -0.32, 0, x + 0.12, 0.32, 0.13, 0.02)


def work_lamp(m, x, y, deg, z=-0.42):
    """Two flood lights on a tripod; they look along the local +x."""
    with m.at(x, y, z, deg):
        for k in range(3):
            a = k * 2.094
            m.rod('mustard', (0.55 * math.cos(a), 0.55 * math.sin(a), 0), (0, 0, 0.9), 0.014, 8)
        m.rod('mustard', (0, 0, 0.5), (0, 0, 1.75), 0.018, 8)
        m.rod('black', (0, -0.32, 1.74), (0, 0.32, 1.74), 0.014, 8)
        for y in (-0.2, 0.2):
            with m.at(0, y, 1.86, 0, 0, 18):
                m.box('black', -0.06, -0.15, -0.11, 0.04, 0.15, 0.11, 0.015)
                m.box('work_light', 0.041, -0.13, -0.09, 0.046, 0.13, 0.09, 0.001)


# ---- the lorry -----------------------------------------------------------------------------
def lorry_wheel(m, x, y, r=0.5, wide=0.30):
    """Tyre with shoulders, rim and nuts; its outer side looks away from the axis of the lorry."""
    s = 1 if y > 0 else -1
    with m.at(x, y, r, 0, -90 * s):
        b = wide / 2
        m.lathe('tyre', [(0.27, -b), (r - 0.05, -b), (r, -b + 0.05), (r, b - 0.05), (r - 0.05, b), (0.29, b)], n=40)
        m.lathe('steel_light', [(0.29, b), (0.275, b - 0.02), (0.255, b - 0.09), (0.17, b - 0.11), (0.13, b - 0.02), (0.10, b - 0.005), (0.0, b - 0.005)], n=32)
        for k in range(10):
            a = k * math.pi / 5
            m.cyl('inox', 0.205 * math.cos(a), 0.205 * math.sin(a), b - 0.11, b - 0.07, 0.016, n=6)


def mudguard(m, x, y, wide, r=0.58, a0=8, a1=172):
    """Arched plastic guard over a wheel at x."""
    n = 18
    v = []
    for i in range(n + 1):
        t = math.radians(a0 + (a1 - a0) * i / n)
        for rr in (r, r + 0.02):
            v += [(x + rr * math.cos(t), y - wide / 2, 0.5 + rr * math.sin(t)), (x + rr * math.cos(t), y + wide / 2, 0.5 + rr * math.sin(t))]
    f = []
    for i in range(n):
        a, b = 4 * i, 4 * i + 4
        f += [(a, b, b + 1, a + 1), (a + 2, a + 3, b + 3, b + 2), (a, a + 2, b + 2, b), (a + 1, b + 1, b + 3, a + 3)]
    m.add(v, f, 'grey_plastic', True)


CAB = [(1.06, -5.10, 1.235), (1.55, -5.10, 1.24), (1.78, -5.085, 1.235), (2.05, -5.03, 1.22), (2.60, -4.90, 1.185), (2.80, -4.80, 1.16), (2.92, -4.66, 1.11), (2.98, -4.45, 1.02)]   # height, front, half width


def _cab_at(z):
    zs = [c[0] for c in CAB]
    return float(np.interp(z, zs, [c[1] for c in CAB])), float(np.interp(z, zs, [c[2] for c in CAB]))


def _cab_front(y, z, off=0.0):
    """A point of the cab's front skin, bulged towards the corners."""
    x, w = _cab_at(z)
    return x + 0.05 * (y / w) ** 2 + 0.20 * abs(y / w) ** 9 - off, y, z


def cab_patch(m, mat, y0, y1, z0, z1, off=0.012, smooth=True):
    """A panel on the curved front of the cab."""
    ys, zs = np.linspace(y0, y1, 25), np.linspace(z0, z1, 9)
    v = [_cab_front(y, z, off) for z in zs for y in ys]
    n = len(ys)
    m.add(v, [(k * n + i + 1, k * n + i, (k + 1) * n + i, (k + 1) * n + i + 1) for k in range(len(zs) - 1) for i in range(n - 1)], mat, smooth)


def cab(m, paint='lorry_white'):
    """Day cab over the engine, nose towards -x; 2.5 m wide, roof at 3 m."""
    back = -2.92
    rings = []
    for z, front, w in CAB:
        ys = [w * math.sin(t) for t in np.linspace(math.pi / 2, -math.pi / 2, 25)]
        ring = [_cab_front(y, z) for y in ys]
        ring += [(x, -w, z) for x in np.linspace(front + 0.5, back - 0.10, 6)] + [(back - 0.03, -w + 0.03, z), (back, -w + 0.12, z)]
        ring += [(back, y, z) for y in np.linspace(-w + 0.3, w - 0.3, 5)] + [(back, w - 0.12, z), (back - 0.03, w - 0.03, z)] + [(x, w, z) for x in np.linspace(back - 0.10, front + 0.5, 6)]
        rings.append(ring)
    _loft(m, paint, rings)
    cab_patch(m, 'black', -1.13, 1.13, 1.70, 2.66, 0.008)               # windscreen in its black surround
    cab_patch(m, 'car_glass', -1.06, 1.06, 1.76, 2.60, 0.014)
    cab_patch(m, 'grey_plastic', -0.86, 0.86, 1.00, 1.58, 0.012)        # grille
    for k in range(5):
        cab_patch(m, 'steel_light' if k == 4 else 'black', -0.82, 0.82, 1.06 + k * 0.11, 1.085 + k * 0.11, 0.03)
    cab_patch(m, 'grey_plastic', -0.95, 0.95, 2.68, 2.90, 0.10)         # sun visor
    for y in (-0.45, 0.15):                                              # wipers
        m.tube('black', [_cab_front(y, 1.72, 0.02), _cab_front(y + 0.55, 1.80, 0.03)], 0.010, 6)
    for s in (-1, 1):                                                    # doors: window, seam, handle, mirror, steps
        w = lambda z: s * (_cab_at(z)[1] + 0.006)
        quad = lambda mat, pts, o=0.0: m.quad(mat, *[(x, w(z) + s * o, z) for x, z in (pts if s < 0 else pts[::-1])])
        quad('black', [(-4.78, 1.66), (-3.42, 1.66), (-3.42, 2.62), (-4.58, 2.62)])
        quad('car_glass', [(-4.70, 1.72), (-3.48, 1.72), (-3.48, 2.56), (-4.53, 2.56)], 0.004)
        for pts in ([(-4.80, 1.12), (-4.79, 1.12), (-4.79, 1.66), (-4.80, 1.66)], [(-3.38, 1.12), (-3.37, 1.12), (-3.37, 2.66), (-3.38, 2.66)], [(-4.80, 1.115), (-3.37, 1.115), (-3.37, 1.125), (-4.80, 1.125)]):
            quad('black', pts, 0.002)
        m.box('grey_plastic', -3.72, min(w(1.4), w(1.4) + s * 0.03), 1.40, -3.50, max(w(1.4), w(1.4) + s * 0.03), 1.45, 0.012)
        y = s * 1.42
        m.tube('grey_plastic', [(-4.75, s * 1.20, 2.58), (-4.90, y, 2.52)], 0.022, 8)
        m.tube('grey_plastic', [(-4.80, s * 1.22, 1.72), (-4.90, y, 1.76)], 0.022, 8)
        m.soft('grey_plastic', -4.90, y, 1.72, 0.13, 0.24, 0.86, 0.05, 4, 0.0)
        m.box('mirror', -4.832, y - 0.095, 1.79, -4.826, y + 0.095, 2.48, 0.002)
        y0, y1 = sorted((s * 0.62, s * 1.235))
        m.box('grey_plastic', -4.92, y0, 0.36, -4.47, y1, 1.06, 0.02)
        for k in range(2):                                               # steps, cut into the panel below the door
            m.box('black', -4.84, min(s * 1.10, s * 1.238), 0.46 + k * 0.29, -4.52, max(s * 1.10, s * 1.238), 0.64 + k * 0.29, 0.01)
            m.box('inox', -4.84, min(s * 1.12, s * 1.242), 0.45 + k * 0.29, -4.52, max(s * 1.12, s * 1.242), 0.48 + k * 0.29, 0.004)
        cab_patch(m, 'led_day', s * 0.72 if s > 0 else -1.08, 1.08 if s > 0 else -0.72, 0.76, 0.86, 0.075)
        cab_patch(m, 'beacon', s * 1.10 if s > 0 else -1.17, 1.17 if s > 0 else -1.10, 0.76, 0.86, 0.06)
    for z0, z1, o in ((0.36, 0.66, 0.07), (0.66, 1.08, 0.055)):         # bumper
        ys = np.linspace(-1.235, 1.235, 31)
        f = lambda y, z, off: (_cab_front(y * 0.985, max(z, 0.62), off)[0], y, z)
        v = [f(y, z, o) for z in (z0, z1) for y in ys] + [(-4.70, y, z) for z in (z0, z1) for y in ys]
        n = len(ys)
        m.add(v, [(i + 1, i, n + i, n + i + 1) for i in range(n - 1)] + [(n + i, 3 * n + i, 3 * n + i + 1, n + i + 1) for i in range(n - 1)] + [(i, i + 1, 2 * n + i + 1, 2 * n + i) for i in range(n - 1)], 'grey_plastic', False)
    m.box('black', -2.93, -0.55, 1.75, -2.912, 0.35, 2.35, 0.02)         # rear window
    m.box('car_glass', -2.912, -0.50, 1.80, -2.905, 0.30, 2.30, 0.02)
    for y in (-0.82, 0.82):                                              # beacons
        m.cyl('black', -4.25, y, 2.94, 3.01, 0.085)
        m.lathe('beacon', [(0.072, 3.01), (0.072, 3.10), (0.055, 3.15), (0.0, 3.16)], -4.25, y, 0, 20)
    m.box('grey_plastic', -2.90, 0.55, 0.95, -2.72, 0.95, 2.55, 0.04)   # air intake
    m.tube('inox', [(-2.78, -0.8, 0.9), (-2.78, -0.8, 2.7), (-2.70, -0.8, 2.84)], 0.065, 12)


def lorry(m, tip=(4.35, 5.0, 8.0), feet=((2.15, 0.0), (2.15, 0.0)), bearers=True):
    """Rigid lorry with four axles, a flat bed and a loader crane at the tail; nose towards -x, ground z = 0, 10.2 m long.

    `tip` is the end of the boom; `feet` the reach and ground of the outriggers on the side -y and on the side +y.
    """
    for y in (-0.42, 0.42):
        m.box('grey_plastic', -4.7, y - 0.045, 0.70, 5.0, y + 0.045, 0.98, 0.005)
    for x in (-3.0, -1.2, 0.9, 3.0, 4.9):
        m.box('grey_plastic', x - 0.05, -0.40, 0.74, x + 0.05, 0.40, 0.94)
    for x in (-3.85, -2.15):
        for y in (-1.06, 1.06):
            lorry_wheel(m, x, y)
            mudguard(m, x, y, 0.36)
        m.rod('grey_plastic', (x, -0.95, 0.5), (x, 0.95, 0.5), 0.07)
    for x in (1.85, 3.2):
        for y in (-0.94, 0.94):
            lorry_wheel(m, x, y, 0.5, 0.58)
            mudguard(m, x, y, 0.64)
        m.rod('grey_plastic', (x, -0.8, 0.5), (x, 0.8, 0.5), 0.10)
    cab(m)
    for s in (-1, 1):                                                    # tank on one side, tool box on the other, side guards
        y0, y1 = (s * 1.18, s * 0.56) if s < 0 else (s * 0.56, s * 1.18)
        if s < 0:
            m.soft('inox', -0.62, (y0 + y1) / 2, 0.42, 1.25, 0.60, 0.55, 0.14, 5, 0.0)
            for x in (-0.98, -0.28):
                m.box('black', x - 0.03, y0 - 0.006, 0.42, x + 0.03, y0 + 0.02, 1.0, 0.003)
        else:
            m.box('black', -1.25, y0, 0.45, 0.0, y1, 0.98, 0.015)
        for z in (0.50, 0.78):
            m.box('steel_light', 0.20, s * 1.20 - 0.015, z, 1.20, s * 1.20 + 0.015, z + 0.10, 0.006)
        for x in (0.30, 1.08):
            m.box('grey_plastic', x, s * 1.16 - 0.02, 0.5, x + 0.06, s * 1.16 + 0.02, 1.05)
        m.box('rubber', 3.82, s * 0.94 - 0.30, 0.22, 3.84, s * 0.94 + 0.30, 0.75)
    # bed: frame, cross members, boards, headboard, stakes
    a, b, w = -2.45, 3.95, 1.26
    for y in (-w, w - 0.06):
        m.box('steel', a, y, 1.04, b, y + 0.06, 1.19, 0.006)
    for x in np.linspace(a, b - 0.06, 9):
        m.box('steel', x, -w + 0.062, 1.04, x + 0.06, w - 0.062, 1.12)
    m.box('steel', a, -0.45, 0.98, b, 0.45, 1.04)
    building.boards(m, 'deck', a, -w + 0.065, b, w - 0.065, 1.19, 0.16, 'x', 0.006, 3.2, 0.05)
    for x in np.arange(a + 0.5, b - 0.3, 0.95):                           # reflecting strip and lashing rings
        m.box('mustard', x, -w - 0.003, 1.09, x + 0.55, -w, 1.13, 0.001)
        m.box('mustard', x, w, 1.09, x + 0.55, w + 0.003, 1.13, 0.001)
    m.box('steel', a, -w, 1.19, a + 0.05, w, 1.27)
    for z in (1.28, 1.62, 1.96):
        m.box('steel', a, -w, z, a + 0.05, w, z + 0.06)
    for y in (-w, -0.45, 0.42, w - 0.06):
        m.box('steel', a, y, 1.19, a + 0.05, y + 0.06, 2.02)
    if bearers:                                                           # what the load stood on, and its straps
        for x in (-1.9, 0.5, 2.9):
            m.box('ply', x - 0.06, -1.15, 1.19, x + 0.06, 1.15, 1.29, 0.006)
        for x, y in ((-1.2, -0.7), (1.6, -0.8), (2.0, 0.6)):
            m.lathe('mustard', [(0.06, 0.0), (0.14, 0.0), (0.14, 0.05), (0.06, 0.05)], x, y, 1.195, 18)
    # outriggers: beams, jacks, plates
    for x, back in ((-2.62, False), (4.42, True)):
        m.box('crane_yellow' if back else 'steel', x - 0.14, -1.22, 0.62, x + 0.14, 1.22, 0.94, 0.01)
        for s, (reach, ground) in zip((-1, 1), feet):
            m.box('steel_light', x - 0.09, min(s * 1.1, s * reach), 0.68, x + 0.09, max(s * 1.1, s * reach), 0.88, 0.008)
            m.box('crane_yellow', x - 0.12, s * reach - 0.10, 0.42, x + 0.12, s * reach + 0.10, 1.08, 0.012)
            m.cyl('inox', x, s * reach, ground + 0.10, 0.5, 0.05)
            m.cyl('steel', x, s * reach, ground + 0.065, ground + 0.105, 0.16)
            m.box('ply', x - 0.36, s * reach - 0.36, ground, x + 0.36, s * reach + 0.36, ground + 0.065, 0.008)
            m.box('tail_glass', x - 0.121, s * (reach + 0.102) - 0.002, 0.80, x + 0.121, s * (reach + 0.102) + 0.002, 0.92, 0.0005)
    # tail: lights, marker plates, underrun bar
    m.box('grey_plastic', 4.94, -1.24, 0.80, 5.06, 1.24, 1.00, 0.01)
    m.box('steel_light', 4.92, -1.20, 0.42, 5.02, 1.20, 0.54, 0.01)
    for y in (-0.6, 0.6):
        m.box('grey_plastic', 4.90, y - 0.04, 0.5, 4.98, y + 0.04, 0.85)
    for s in (-1, 1):
        for k, mat in ((1.02, 'tail_light'), (0.88, 'beacon'), (0.74, 'tail_glass')):
            m.box(mat, 5.06, s * k - 0.06, 0.85, 5.072, s * k + 0.06, 0.95, 0.003)
        m.box('mustard', 5.062, s * 0.42 - 0.20, 0.83, 5.07, s * 0.42 + 0.20, 0.97, 0.002)
    m.box('white', 5.022, -0.26, 0.425, 5.03, 0.26, 0.535, 0.002)
    loader_crane(m, (4.42, 0.0, 0.94), tip)


def loader_crane(m, base, tip):
    """Folding crane: pedestal, column, main boom up, jib with extensions out to the tip."""
    bx, by, bz = base
    dx, dy = tip[0] - bx, tip[1] - by
    reach = math.hypot(dx, dy)
    ux, uy = dx / reach, dy / reach
    at = lambda r, z: (bx + ux * r, by + uy * r, z)
    m.box('crane_yellow', bx - 0.36, by - 0.55, bz - 0.30, bx + 0.36, by + 0.55, bz + 0.40, 0.03)
    m.cyl('crane_yellow', bx, by, bz + 0.40, bz + 0.78, 0.30, n=32)
    m.cyl('black', bx, by, bz + 0.52, bz + 0.58, 0.315, n=32)
    head = bz + 2.15
    beam(m, 'crane_yellow', at(0, bz + 0.70), at(-0.05, head), 0.44, 0.50, 0.36, 0.42, up=(ux, uy, 0))
    knee = at(reach * 0.30, tip[2] - 1.55)
    hinge = at(-0.05, head - 0.12)
    beam(m, 'crane_yellow', hinge, knee, 0.32, 0.46, 0.30, 0.40)
    point = lambda a, b, t: tuple(p + (q - p) * t for p, q in zip(a, b))
    lift = lambda p, z: (p[0], p[1], p[2] + z)
    # main cylinder between column and boom, jib cylinder between boom and jib
    m.tube('black', [at(0.26, bz + 0.95), lift(point(hinge, knee, 0.28), -0.26)], 0.10, 14)
    m.tube('inox', [lift(point(hinge, knee, 0.26), -0.30), lift(point(hinge, knee, 0.52), -0.24)], 0.055, 12)
    start = lift(knee, 0.12)
    out = lambda t: point(start, tip, t)
    m.tube('black', [lift(point(hinge, knee, 0.52), 0.30), lift(point(hinge, knee, 0.86), 0.36)], 0.085, 14)
    m.tube('inox', [lift(point(hinge, knee, 0.84), 0.36), lift(out(0.02), 0.34)], 0.045, 12)
    beam(m, 'crane_yellow', at(reach * 0.30 - 0.34, start[2] - 0.02), out(0.46), 0.27, 0.36, 0.27, 0.34)
    for t0, t1, s, mat in ((0.40, 0.62, 0.235, 'crane_yellow'), (0.58, 0.76, 0.20, 'steel_light'), (0.72, 0.89, 0.17, 'steel_light'), (0.86, 1.0, 0.14, 'steel_light')):
        beam(m, mat, out(t0), out(t1), s, s * 1.25)
    for t, s in ((0.46, 0.30), (0.62, 0.26), (0.76, 0.22), (0.89, 0.19)):
        beam(m, 'black', out(t - 0.008), out(t + 0.008), s, s * 1.28)
    for p in (hinge, knee, start):                       # pins
        q = Vector((-uy, ux, 0)) * 0.24
        m.rod('inox', tuple(Vector(p) - q), tuple(Vector(p) + q), 0.07, 16)
    side = Vector((-uy, ux, 0)) * 0.20                   # hoses
    hose = [Vector(at(0.1, bz + 1.1)), Vector(hinge) + Vector((0, 0, 0.2)), Vector(point(hinge, knee, 0.5)), Vector(point(hinge, knee, 0.92)), Vector(out(0.08)) + Vector((0, 0, 0.18)), Vector(out(0.44))]
    for k in (1.0, 1.25):
        m.tube('black', [tuple(p + side * k) for p in hose], 0.016, 8)
    m.box('black', bx - 0.62, by - 0.50, bz + 0.02, bx - 0.36, by - 0.10, bz + 0.75, 0.02)        # control valve and tank
    m.soft('black', bx - 0.54, by + 0.25, bz + 0.05, 0.30, 0.42, 0.85, 0.08, 4, 0.0)


def rigging(m, x, y, roof, deg, tip, w=6.1, d=3.0):
    """Spreader frame over a module whose roof edge is at `roof`, its slings, and hook and block under the tip of a boom."""
    zs = roof + 0.62
    with m.at(x, y, 0, deg):
        a, b = w / 2 - 0.35, d / 2 + 0.04
        for s in (-1, 1):
            m.box('crane_yellow', -a - 0.1, s * b - 0.06, zs, a + 0.1, s * b + 0.06, zs + 0.16, 0.006)
        for t in (-a, 0, a):
            m.box('crane_yellow', t - 0.06, -b + 0.06, zs + 0.02, t + 0.06, b - 0.06, zs + 0.14, 0.006)
        apex = zs + 2.0
        for sx in (-1, 1):
            for sy in (-1, 1):
                m.rod('black', (sx * a, sy * b, zs), (sx * a, sy * (d / 2 - 0.06), roof), 0.014, 6)
                m.box('inox', sx * a - 0.045, sy * (d / 2 - 0.06) - 0.045, roof - 0.02, sx * a + 0.045, sy * (d / 2 - 0.06) + 0.045, roof + 0.09, 0.008)
                m.tube('inox', [(sx * a, sy * b, zs + 0.15), (sx * a, sy * b, zs + 0.24), (sx * a * 0.985, sy * b * 0.985, zs + 0.27)], 0.016, 8)
                m.rod('black', (sx * a * 0.985, sy * b * 0.985, zs + 0.26), (0, 0, apex), 0.016, 6)
        m.lathe('inox', [(0.05, -0.04), (0.10, 0.0), (0.05, 0.04)], 0, 0, apex, 16)
    with m.at(x, y, 0, deg):                              # lines to steer the load by hand
        low = roof - building.CLEAR - building.FASCIA - 0.18
        m.tube('white', [(w / 2 - 0.06, -d / 2 + 0.05, low), (w / 2 - 0.06, -d / 2 + 0.05, 0.2), (w / 2 - 0.05, -d / 2 + 0.03, -0.2), (w / 2 - 0.02, -d / 2 - 0.06, -0.28), (w / 2 + 0.2, -d / 2 - 0.1, -0.28)], 0.008, 6)
        m.tube('white', [(-w / 2 + 0.06, -d / 2 + 0.05, low), (-w / 2 - 0.3, -d / 2 - 0.01, 0.83), (-w / 2 - 0.72, -d / 2 - 0.06, 0.74), (-w / 2 - 0.74, -d / 2 - 0.10, 0.3), (-w / 2 - 0.75, -d / 2 - 0.12, -0.24), (-w / 2 - 0.95, -d / 2 - 0.3, -0.255)], 0.008, 6)
    m.tube('black', [(x, y, apex - 0.02), (x + 0.07, y, apex + 0.06), (x + 0.06, y, apex + 0.18), (x, y, apex + 0.26)], 0.032, 8)
    m.box('crane_yellow', x - 0.11, y - 0.09, apex + 0.25, x + 0.11, y + 0.09, apex + 0.62, 0.03)
    m.rod('inox', (x, y, apex + 0.6), (x, y, tip[2]), 0.02, 8)
    return apex


# ---- the street ----------------------------------------------------------------------------
def carriageway(m, x0, x1, y0, y1, plot=None):
    """Asphalt between two kerbs, with a pavement of small slabs on the +y side; the kerb is lowered before `plot` (x0, x1)."""
    ob = bpy.data.objects.get('ground')                  # the terrain stays below the street
    if ob:
        for v in ob.data.vertices:
            if x0 - 1 < v.co.x < x1 + 1 and y0 - 6 < v.co.y < y1 + 9.5 and v.co.z > -0.6:
                inside = plot and plot[0] - 1.1 < v.co.x < plot[1] + 0.8 and v.co.y > y1 + 1.8
                v.co.z = min(v.co.z, -0.42) if inside else -0.62
    m.box('asphalt_damp', x0, y0, G - 0.3, x1, y1 - 0.3, G, 0.002)
    m.box('concrete', x0, y1 - 0.298, G - 0.3, x1, y1, G - 0.012, 0.002)       # gutter
    x = x0
    while x < x1:                                        # kerb stones and slabs
        low = plot and plot[0] < x + 0.5 < plot[1]
        m.box('concrete', x + 0.004, y1, G - 0.2, x + 0.996, y1 + 0.15, G + (0.03 if low else KERB), 0.018)
        x += 1.0
    wide = 1.55
    n = 4
    for i in range(round((x1 - x0) / 0.4)):
        xa = x0 + i * 0.4
        if xa < -24:
            continue
        for k in range(n):
            z = G + KERB + m.random.uniform(-0.003, 0.002)
            m.box('pavement', xa + 0.003, y1 + 0.15 + k * wide / n + 0.003, G - 0.1, xa + 0.397, y1 + 0.15 + (k + 1) * wide / n - 0.003, z, 0.004)
    m.box('pavement', x0, y1 + 0.15, G - 0.3, x1, y1 + 0.15 + wide, G + KERB - 0.012)
    m.box('asphalt_patch', 5.2, -2.4, G - 0.1, 7.4, -0.6, G + 0.006, 0.003)      # mended trench
    m.box('asphalt_patch', 5.9, -9.0, G - 0.1, 6.6, -2.4, G + 0.006, 0.003)
    for mx, my in ((4.6, -3.1), (-9.0, -2.2)):           # manhole covers
        m.cyl('concrete_dark', mx, my, G - 0.05, G + 0.004, 0.34, n=36)
        m.cyl('steel', mx, my, G - 0.05, G + 0.008, 0.29, n=36)
    for gx in (4.2, -12.0):                              # gully grating
        m.box('black', gx, y1 - 0.29, G - 0.1, gx + 0.6, y1 - 0.02, G - 0.008)
        for i in range(9):
            m.box('steel', gx + 0.03 + i * 0.063, y1 - 0.28, G - 0.05, gx + 0.06 + i * 0.063, y1 - 0.03, G + 0.001)


def light(kind, pos, aim, watts, color, size=0.3, angle=100):
    """A lamp that looks from `pos` to `aim`: 'SPOT', 'AREA' or, to all sides, 'POINT'."""
    li = bpy.data.lights.new('street', kind)
    li.energy, li.color = watts, color
    if kind == 'POINT':
        li.shadow_soft_size = size
    elif kind == 'SPOT':
        li.spot_size, li.spot_blend, li.shadow_soft_size = math.radians(angle), 0.8, size
    else:
        li.shape, li.size = 'DISK', size
    ob = bpy.data.objects.new('street', li)
    ob.location = pos
    ob.rotation_euler = (Vector(aim) - Vector(pos)).to_track_quat('-Z', 'Y').to_euler()
    ob.visible_camera = ob.visible_glossy = False
    bpy.context.scene.collection.objects.link(ob)


LAMP = (1.0, 0.60, 0.30)
KERB_Y = 1.2
PLOT = (2.2, 11.2)
LOAD = dict(x=6.3, y=4.2, z=1.25, deg=3)


def unloading(m):
    """A street with three houses, an open plot with pads, and the lorry that sets down a module there."""
    from . import scenes
    carriageway(m, -26, 18, -9.0, KERB_Y, PLOT)
    y, z = KERB_Y + 0.15 + 1.55, G + KERB
    lit, dark = True, False
    for x, w, h, mat, kw in (
            (-5.0, 6.6, 6.3, 'render_white', dict(door=5.4, bays=[(1.5, 0, 1.1, lit, 0.25, False), (3.6, 0, 1.1, dark, 0.85, False), (1.5, 1, 1.1, lit, 0.0, True), (4.6, 1, 1.1, lit, 0.35, True)], lamps=(6.2,))),
            (-12.4, 7.4, 5.7, 'render_ochre', dict(door=1.2, bays=[(3.4, 0, 1.2, lit, 0.0, False), (5.8, 0, 1.2, dark, 0.5, False), (1.4, 1, 1.1, dark, 1.0, True), (3.7, 1, 1.1, lit, 0.2, True), (6.0, 1, 1.1, lit, 0.0, True)], lamps=(2.3,))),
            (-19.0, 6.6, 6.6, 'render_rose', dict(door=5.2, bays=[(1.4, 0, 1.1, dark, 0.6, False), (3.3, 0, 1.1, lit, 0.3, False), (1.6, 1, 1.1, lit, 0.0, True), (4.6, 1, 1.1, dark, 0.8, True)], lamps=(4.3,)))):
        with m.at(x, y, z):
            town_house(m, w, h, 8.0, mat, **kw)
    for x in (1.2, -10.1, -14.7):
        light('POINT', (x, y - 0.55, z + 3.02), (x, y, 0), 230, LAMP, 0.08)
    m.tube('black', [(1.55, y - 0.02, 4.9), (-1.5, y - 0.02, 4.82), (-5.0, y - 0.02, 4.9), (-8.7, y - 0.02, 4.8), (-12.4, y - 0.02, 4.88), (-19, y - 0.02, 4.8)], 0.014, 6)      # cables along the fronts
    m.box('car_glass', 1.58, 6.2, 2.9, 1.606, 6.8, 3.5, 0.002)         # the gable: a small window and what is left of an older roof
    m.box('lintel', 1.58, 6.1, 2.82, 1.66, 6.9, 2.9, 0.006)
    # the plot: pads, walls to the neighbours, what is left of the garden wall, fence and a street lamp
    with m.at(6.6, 5.6, -0.02):
        scenes.footing_row(m, 6.1, 3.0)
    scenes.party_wall(m, PLOT[1] + 0.1, 3.0, PLOT[1] + 0.1, 11.2)
    scenes.party_wall(m, 1.6, 11.1, PLOT[1] + 0.2, 11.1)
    site_fence(m, 2.1, 3.3, 2.35, 6.4)
    street_lamp(m, 10.5, KERB_Y + 0.32)
    light('POINT', (10.5, KERB_Y - 0.4, G + KERB + 3.56), (10.5, 0, 0), 420, LAMP, 0.09)
    light('AREA', (2.0, -9.0, 4.6), (4.4, 1.6, 0.9), 760, LAMP, 0.5)               # the lamp across the street
    work_lamp(m, 10.3, 8.6, 215)
    light('SPOT', (10.1, 8.35, 1.45), (6.2, 5.0, 0.0), 420, (1.0, 0.90, 0.78), 0.12, 110)
    # lorry, load and rigging
    roof = LOAD['z'] + building.CLEAR + building.FASCIA
    tip = (LOAD['x'], LOAD['y'], roof + 0.62 + 2.0 + 1.0)
    rigging(m, LOAD['x'], LOAD['y'], roof, LOAD['deg'], tip)
    ox, oy = -3.7, -0.35
    with m.at(ox, oy, G):
        lorry(m, (tip[0] - ox, tip[1] - oy, tip[2] - G), feet=((2.2, 0.0), (2.05, KERB)))
    for x, yy in ((3.1, -2.3), (0.9, -3.2), (-3.0, -3.3), (-7.0, -3.2)):
        cone(m, x, yy)


def unloading_module():
    """Parts of the module on the hook: fitted pieces only, nothing that could fall over on the way."""
    fixed = ('accent_wall', 'shower', 'toilet', 'basin')
    from .scenes import MODELS
    return dict(kind='module', of='studio', clad='clad_larch', lights=[], canopy=0.14, footings=False,
                furnish=[i for i in MODELS['studio']['furnish'] if i[0] in fixed] + [('cabinet', 0.36, 1.0, 0, dict(w=1.38, h=0.88, d=0.62, mat='sage', top='concrete_dark')), ('cabinet', 0.36, 1.15, 0, dict(w=1.38, h=0.67, d=0.33, mat='sage', z=1.48))], **LOAD)


building.unloading = unloading


def scenes_of_streets(exterior, dusk, haze):
    """Adds the scenes of this file; the arguments come from `scenes`."""
    exterior('street-unloading-dusk', 'MOD|STUDIO', 'Al anochecer, un camión grúa descarga un MOD|STUDIO de alerce en una calle de pueblo y lo lleva sobre las zapatas de un solar, mientras dos operarios con chaleco guían la maniobra.',
             rev=1, inner=0.72, samples=28, sky=dusk(292, 0.26, tint=(0.84, 0.90, 1.22)), haze=haze, exposure=0.62, bloom=0.06, view='hills', gravel=(0.9, 0.9, 0),
             parts=[dict(kind='unloading', args=()), unloading_module(),
                    dict(kind='person', args=(), at=(8.35, 0.55, G, 172), pose='hold', top='denim', legs='trousers_dark', vest=True, helmet=True, seed=4),
                    dict(kind='person', args=(), at=(2.60, 2.04, G + KERB, 174), pose='hold', height=1.80, top='linen_sand', legs='denim', vest=True, helmet=True, seed=8)],
             site=dict(meadow=0.25, clear=[(-60, -16, 24, 13.5)], stone_walls=[], trees=[('pine', 12.6, 13.6, 0.95, 40), ('cypress', 2.0, 14.4, 0.9, 0)], beds=[]),
             camera=dict(pos=(9.5, -10.5, 1.25), look=(2.75, 1.6, 3.55), lens=25))
