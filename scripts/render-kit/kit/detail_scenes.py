"""Close pictures of how the module is made: wall layers, roof edge, service connections, cladding corner.

Walls are drawn in the frame of `building.side_frame`: x runs along the wall, -y points outwards, y = 0 is the face of
the steel frame. The materials and parts that only these pictures use are defined here.
"""
import math
import numpy as np
import bpy
from mathutils import Vector
from . import building, camera, landscape as land, materials
from .materials import define
from .mesh import Model, place


# ---- materials -----------------------------------------------------------------------------
def fibrous(n, light, dark, bump=0.9, fine=170):
    """Wool and fibre boards: matted fibres, cloudy tone."""
    n.cheap = tuple((a + b) / 2 for a, b in zip(light, dark))
    big = n.noise(n.coords((1, 1, 0.6)), 17, 4, 0.7, 1.2)
    a = n.noise(n.coords((0.30, 1, 1)), fine, 3, 0.75, 2.5)
    b = n.noise(n.coords((1, 1, 0.25)), fine, 3, 0.75, 2.5)
    mat = n.math('MAXIMUM', a, b)
    shade = n.mix(n.ramp(big, (0.30, 0.0), (0.70, 1.0)), dark, light)
    shade = n.mix(0.75, shade, n.ramp(mat, (0.42, 0.30), (0.68, 1.0)), 'MULTIPLY')
    return n.pbr(shade, 0.95, 0.0, Specular=0.08, Normal=n.bump(n.math('ADD', mat, n.math('MULTIPLY', big, 0.6)), bump, 0.006))


def strands(n, tones):
    """Board of pressed wood strands: long flakes in several directions."""
    n.cheap = tones[1]
    shade = edge = None
    for i, turn in enumerate((0.35, 1.25, -0.55, 2.3)):
        v = n('VectorRotate', {'rotation_type': 'Y_AXIS'}, Vector=n('TexCoord', out='Object'), Angle=turn)
        v = n('VectorMath', {'operation': 'MULTIPLY'}, i0=v, i1=(1, 1, 4.2))
        cell = n.tree.nodes.new('ShaderNodeTexVoronoi')
        cell.inputs['Scale'].default_value = 13 + 2 * i
        n.tree.links.new(v, cell.inputs['Vector'])
        tone = n('RGBToBW', Color=cell.outputs['Color'])
        c = n.ramp(tone, (0.2, tones[0]), (0.5, tones[1]), (0.8, tones[2]))
        e = n.ramp(cell.outputs['Distance'], (0.35, 1.0), (0.62, 0.55))
        mask = n.ramp(tone, (0.50, 0.0), (0.52, 1.0))
        shade, edge = (c, e) if shade is None else (n.mix(mask, shade, c), n.mix(mask, edge, e))
    grain = n.noise(n.coords((1, 1, 0.4)), 240, 2, 0.7)
    shade = n.mix(0.55, shade, edge, 'MULTIPLY')
    shade = n.mix(0.35, shade, n.ramp(grain, (0.3, 0.5), (0.7, 1.0)), 'MULTIPLY')
    return n.pbr(shade, 0.6, 0.0, Specular=0.25, Normal=n.bump(n.math('ADD', n('RGBToBW', Color=edge), grain), 0.4, 0.002))


def foil(n, color, rough, wrinkle=0.5):
    """Membrane: soft wrinkles and a fine grid."""
    w = n.noise(n.coords((1, 1, 0.5)), 5.5, 3, 0.55, 1.4)
    fine = n.noise(n.coords(), 500, 1)
    shade = n.mix(n.ramp(w, (0.35, 0.0), (0.65, 1.0)), tuple(c * 0.8 for c in color), tuple(min(1, c * 1.2) for c in color))
    return n.pbr(shade, rough, 0.0, Specular=0.3, Normal=n.bump(n.math('ADD', n.math('MULTIPLY', w, 6.0), n.math('MULTIPLY', fine, 0.15)), wrinkle, 0.012))


def galvanised(n, color=(0.50, 0.515, 0.53), metal=0.55):
    """Galvanised sheet with faint spangle."""
    n.cheap = color
    cell = n.tree.nodes.new('ShaderNodeTexVoronoi')
    cell.inputs['Scale'].default_value = 90
    n.tree.links.new(n('TexCoord', out='Object'), cell.inputs['Vector'])
    tone = n('RGBToBW', Color=cell.outputs['Color'])
    shade = n.mix(tone, tuple(c * 0.84 for c in color), tuple(min(1, c * 1.12) for c in color))
    r = n.math('MULTIPLY_ADD', tone, 0.16)
    r.node.inputs[2].default_value = 0.38
    return n.pbr(shade, r, metal)


def close_wood(n, light, dark, axis='Z', rough=0.58, spread=0.5, lines=95.0):
    """Sawn board seen from near: growth lines, fibres, and a few knots; each board has its own tone."""
    n.cheap = tuple((a + b) / 2 for a, b in zip(light, dark))
    flat = {'X': (0.05, 1, 1), 'Y': (1, 0.05, 1), 'Z': (1, 1, 0.05)}[axis]
    v = n.coords(flat, 23.0)
    figure = n.noise(v, 15, 3, 0.6, 1.8)
    warp = n.mix(0.035, v, n('TexNoise', out='Color', Vector=v, Scale=9.0, Detail=3.0), 'ADD')
    ring = n('TexWave', {'bands_direction': 'DIAGONAL', 'wave_profile': 'SAW'}, out='Fac', Vector=warp, Scale=lines, Distortion=2.2, Detail=2.0)
    fibre = n.math('MULTIPLY_ADD', n.noise(v, 1150, 2, 0.7), 0.45)
    n.tree.links.new(n.math('MULTIPLY', n.noise(v, 380, 3, 0.75), 0.55), fibre.node.inputs[2])
    color = n.mix(n.ramp(figure, (0.32, 0.0), (0.68, 1.0)), dark, light)
    color = n.mix(0.62, color, n.ramp(ring, (0.0, 0.66), (0.7, 1.0), (1.0, 0.5)), 'MULTIPLY')
    color = n.mix(0.70, color, n.ramp(fibre, (0.36, 0.40), (0.60, 1.0)), 'MULTIPLY')
    knot = n.tree.nodes.new('ShaderNodeTexVoronoi')
    knot.inputs['Scale'].default_value = 3.4
    n.tree.links.new(n.coords({'X': (0.55, 1, 1), 'Y': (1, 0.55, 1), 'Z': (1, 1, 0.55)}[axis], 11.0), knot.inputs['Vector'])
    spot = n.ramp(n.math('ADD', knot.outputs['Distance'], n.math('MULTIPLY', fibre, 0.02)), (0.035, 0.85), (0.075, 0.0))
    color = n.mix(spot, color, tuple(c * 0.33 for c in dark))
    tone = n.math('MULTIPLY_ADD', n.island(), spread)
    tone.node.inputs[2].default_value = 1 - spread / 2
    color = n('HueSaturation', Color=color, Value=tone, Saturation=n.ramp(n.island(), (0.0, 0.88), (1.0, 1.1)), Hue=0.5)
    height = n.math('ADD', fibre, n.math('MULTIPLY', ring, 0.7))
    return n.pbr(color, rough, 0.0, Normal=n.bump(height, 0.35, 0.0015), Specular=0.28)


def perforated(n, color, pitch=0.0042):
    """Fine grid with holes, for insect mesh (seen along x or y)."""
    sep = n.tree.nodes.new('ShaderNodeSeparateXYZ')
    n.tree.links.new(n('TexCoord', out='Object'), sep.inputs[0])
    k = math.pi / pitch
    u = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', n.math('ADD', sep.outputs[0], sep.outputs[1]), k)))
    w = n.math('ABSOLUTE', n.math('SINE', n.math('MULTIPLY', sep.outputs[2], k)))
    hole = n.math('GREATER_THAN', n.math('MINIMUM', u, w), 0.55)
    return n('MixShader', i0=hole, i1=n.pbr(color, 0.4, 0.6), i2=n('BsdfTransparent'))


PINE = (0.40, 0.225, 0.122), (0.22, 0.115, 0.06)
define('d_wool', fibrous, (0.70, 0.60, 0.37), (0.54, 0.455, 0.28), 0.8, 150)
define('d_fibreboard', fibrous, (0.46, 0.315, 0.19), (0.34, 0.225, 0.13), 0.35, 240)
define('d_osb', strands, ((0.42, 0.27, 0.135), (0.60, 0.42, 0.235), (0.72, 0.545, 0.335)))
define('d_wind', foil, (0.036, 0.037, 0.040), 0.5, 0.4)
define('d_tape', materials.plain, (0.075, 0.077, 0.082), 0.35)
define('d_galv', galvanised)
define('d_board', materials.plain, (0.80, 0.785, 0.75), 0.85)
define('d_paper', materials.plain, (0.55, 0.535, 0.505), 0.9)
define('d_core', materials.plain, (0.60, 0.59, 0.565), 0.95)
define('d_pine', close_wood, *PINE)
define('d_batten', close_wood, (0.60, 0.43, 0.25), (0.46, 0.31, 0.165), 'X', 0.7, 0.2)
define('d_batten_z', close_wood, (0.60, 0.43, 0.25), (0.46, 0.31, 0.165), 'Z', 0.7, 0.2)
define('d_net', perforated, (0.10, 0.10, 0.105))
define('d_batten_dark', close_wood, (0.20, 0.14, 0.085), (0.13, 0.085, 0.05), 'X', 0.7, 0.1)
define('d_batten_mid', close_wood, (0.34, 0.235, 0.135), (0.24, 0.16, 0.09), 'X', 0.7, 0.1)
define('d_batten_mid_y', close_wood, (0.34, 0.235, 0.135), (0.24, 0.16, 0.09), 'Y', 0.7, 0.1)
define('d_pine_x', close_wood, *PINE, 'X')
define('d_pine_y', close_wood, *PINE, 'Y')
define('d_roof', materials.concrete, (0.30, 0.305, 0.305), 0.62, 2.4, 0.86)
define('d_weld', materials.plain, (0.16, 0.165, 0.165), 0.3)
define('d_zinc', materials.concrete, (0.34, 0.355, 0.37), 0.42, 3.0, 0.86)
define('d_stone', materials.stone, (0.62, 0.555, 0.47), (0.45, 0.39, 0.32))
define('d_ral', materials.plain, (0.40, 0.415, 0.41), 0.42, 0.0, 0.05, 900.0)
define('d_pvc', materials.plain, (0.235, 0.245, 0.255), 0.38)
define('d_cap', materials.plain, (0.20, 0.21, 0.22), 0.45)
define('d_orange', materials.plain, (0.40, 0.145, 0.055), 0.45)
define('d_red', materials.plain, (0.42, 0.055, 0.035), 0.5)
define('d_green', materials.plain, (0.045, 0.19, 0.075), 0.5)
define('d_blue', materials.plain, (0.03, 0.10, 0.34), 0.4)
define('d_sign', materials.plain, (0.80, 0.52, 0.03), 0.4)
define('d_earth', materials.plain, (0.34, 0.46, 0.045), 0.5)
define('d_copper', materials.plain, (0.50, 0.25, 0.15), 0.35, 1.0)
define('d_foam', materials.plain, (0.050, 0.051, 0.054), 0.9, 0.0, 0.5, 500.0)
define('d_seam', materials.plain, (0.022, 0.022, 0.024), 0.9)
define('d_iron', materials.concrete, (0.095, 0.097, 0.10), 0.62, 8.0, 0.8)
define('d_washer', materials.plain, (0.70, 0.69, 0.66), 0.5)


# ---- parts ---------------------------------------------------------------------------------
_RNG = np.random.default_rng(12)
_K = _RNG.normal(size=(18, 3)) * np.repeat([60, 170, 420], 6)[:, None]
_P, _D = _RNG.uniform(0, 6.28, 18), _RNG.normal(size=(18, 3)) * np.repeat([1.0, 0.8, 0.6], 6)[:, None] / 3


def fuzzy(m, mat, x0, y0, z0, x1, y1, z1, amp=0.004, step=0.012):
    """Block with an uneven surface, for wool."""
    lo, hi = np.array([x0, y0, z0]), np.array([x1, y1, z1])
    for axis in range(3):
        b, c = (axis + 1) % 3, (axis + 2) % 3
        nb, nc = (max(2, int((hi[k] - lo[k]) / step) + 1) for k in (b, c))
        B, C = np.meshgrid(np.linspace(lo[b], hi[b], nb), np.linspace(lo[c], hi[c], nc), indexing='ij')
        idx = np.arange(nb * nc).reshape(nb, nc)
        f = np.stack([idx[:-1, :-1], idx[1:, :-1], idx[1:, 1:], idx[:-1, 1:]], -1).reshape(-1, 4)
        for side in (0, 1):
            v = np.zeros((nb * nc, 3))
            v[:, b], v[:, c], v[:, axis] = B.ravel(), C.ravel(), (lo, hi)[side][axis]
            v = v + amp * (np.sin(v @ _K.T + _P) @ _D)
            m.add(v, (f if side else f[:, ::-1]).tolist(), mat, True)


def profile(m, mat, pts, x0, x1, axis='x', t=0.0015):
    """Thin folded sheet: a line of (y, z) points drawn out along x (or (x, z) points along y), with thickness `t`."""
    pts = [np.array(p, float) for p in pts]
    off = []
    for i, p in enumerate(pts):
        d = [(q - r) / (np.linalg.norm(q - r) + 1e-12) for q, r in zip(pts[1:], pts[:-1])]
        a, b = d[max(i - 1, 0)], d[min(i, len(d) - 1)]
        na, nb = np.array([-a[1], a[0]]), np.array([-b[1], b[0]])
        k = na + nb
        off.append(p + k * t / max(0.4, 1 + na.dot(nb)))
    ring = pts + off[::-1]
    n = len(ring)
    put = (lambda u, q: (u, q[0], q[1])) if axis == 'x' else (lambda u, q: (q[0], u, q[1]))
    v = [put(u, q) for u in (x0, x1) for q in ring]
    f = [(i, (i + 1) % n, n + (i + 1) % n, n + i) for i in range(n)]
    k = len(pts)
    for e in (0, n):
        f += [(e + i, e + i + 1, e + n - 2 - i, e + n - 1 - i) for i in range(k - 1)]
    m.add(v, f, mat)


def stud(m, x, y0, y1, z0, z1, w=0.045, t=0.002, lip=0.014, mat='d_galv'):
    """Upright C profile: web at x, flanges towards +x."""
    m.box(mat, x, y0, z0, x + t, y1, z1, 0.0006)
    for a, b in ((y0, y0 + t), (y1 - t, y1)):
        m.box(mat, x + t, a, z0, x + w, b, z1, 0.0006)
    for a, b in ((y0 + t, y0 + lip), (y1 - lip, y1 - t)):
        m.box(mat, x + w - t, a, z0, x + w, b, z1, 0.0006)


def head(m, x, y, z, r=0.0042, mat='inox', deg=0, recess=True):
    """Screw head on a face that looks to -y."""
    with m.at(x, y, z, 0, 90):
        m.lathe(mat, [(0, 0.0012), (r * 0.62, 0.0012), (r, 0.0003), (r, -0.002)], n=14)
        if recess:
            m.cyl('black', 0, 0, 0.0008, 0.0016, r * 0.36, n=6)


# ---- wall section --------------------------------------------------------------------------
# Layers from inside to outside: (key, name as the texts of the models have it, point on its visible face)
WALL_LAYERS = [
    ('board', 'Placa pintada en tono claro', (2.33, -0.0155, 1.20)),
    ('studs', 'Entramado: montantes', (2.0675, -0.115, 0.62)),
    ('wool', 'Aislamiento entre montantes', (1.88, -0.115, 1.05)),
    ('sheathing', 'Forro exterior del entramado', (1.57, -0.127, 0.95)),
    ('outer-insulation', 'Aislamiento por fuera de los montantes', (1.36, -0.167, 0.75)),
    ('membrane', 'Lámina al viento', (1.16, -0.169, 0.98)),
    ('battens', 'Rastreles', (0.93, -0.213, 0.505)),
    ('cavity', 'Cámara ventilada', (0.845, -0.169, 0.72)),
    ('cladding', 'Tablas verticales de madera con junta abierta', (0.42, -0.235, 0.60)),
    ('frame', 'Bastidor de acero', (1.55, -0.242, -0.11)),
    ('floor', 'Tarima interior sobre base aislada', (2.56, 0.25, 0.015)),
]


def wall_block(m):
    """The outer wall of a module, peeled layer by layer from the left; inside is +y, floor level z = 0."""
    X0, XE = 0.20, 2.66
    # floor and frame
    F0, F1, B0, B1 = -0.242, -0.142, -0.205, -0.012
    for y0, y1, z0, z1 in ((F0, F1, B0, B0 + 0.006), (F0, F1, B1 - 0.006, B1), (F0, F0 + 0.006, B0 + 0.006, B1 - 0.006), (F1 - 0.006, F1, B0 + 0.006, B1 - 0.006)):
        m.box('steel', X0, y0, z0, XE, y1, z1, 0.002)
    m.box('black', X0 + 0.004, F0 + 0.007, B0 + 0.007, XE - 0.012, F1 - 0.007, B1 - 0.007, 0.001)
    m.box('d_galv', X0, F1 + 0.001, B0 + 0.004, XE, 0.55, B0 + 0.010, 0.001)
    fuzzy(m, 'd_wool', X0 + 0.005, F1 + 0.004, B0 + 0.012, XE - 0.004, 0.545, -0.023, 0.003)
    m.box('ply', X0, F1 - 0.06, -0.0195, XE, 0.55, -0.001, 0.001)
    building.boards(m, 'oak_floor', X0, 0.006, XE, 0.55, 0.015, 0.14, 'x', 0.002, 1.1, 0.015)
    # inner lining
    m.box('d_core', X0, -0.0145, 0.004, 2.40, -0.002, 1.70, 0.0005)
    m.box('d_board', X0, -0.002, 0.004, 2.4005, 0.0, 1.7005, 0.0005)
    m.box('d_paper', X0, -0.0155, 0.004, 2.4002, -0.0145, 1.7002, 0.0003)
    # studs and wool
    y0, y1 = -0.115, -0.0157
    m.box('d_galv', X0, y0 - 0.001, 0.0, 2.17, y1, 0.002, 0.0005)
    for a in (y0 - 0.0012, y1 - 0.0018):
        m.box('d_galv', X0, a, 0.002, 2.17, a + 0.0018, 0.042, 0.0005)
    xs = [0.245 + 0.45 * k for k in range(5)]
    for i, x in enumerate(xs):
        stud(m, x, y0, y1, 0.002, 1.60)
    for a, b in zip(xs, xs[1:]):
        fuzzy(m, 'd_wool', a + 0.004, y0 + 0.003, 0.004, b - 0.002, y1 - 0.002, 1.50, 0.0035)
    # sheathing: two boards with a joint, screwed to the studs
    for z0, z1 in ((0.0, 0.618), (0.622, 1.41)):
        m.box('d_osb', X0, -0.127, z0, 1.67, -0.1155, z1, 0.001)
    for x in (1.595 + 0.0225,):
        for k in range(10):
            head(m, x, -0.127, 0.05 + k * 0.148, 0.005, 'd_galv')
    # outer insulation: boards, butted
    for z0, z1, cuts in ((0.0, 0.499, (0.7,)), (0.501, 1.00, (1.32,)), (1.002, 1.32, (0.7,))):
        a = X0
        for c in (*cuts, 1.46):
            m.box('d_fibreboard', a, -0.167, z0, c - 0.001, -0.1275, z1, 0.0015)
            a = c
    for z in (0.12, 0.38, 0.62, 0.88, 1.12, 1.26):
        for x in (1.30, 1.41):
            with m.at(x, -0.167, z, 0, 90):
                m.lathe('d_washer', [(0, 0.0022), (0.012, 0.0022), (0.019, 0.0006), (0.019, -0.001)], n=20)
    # wind membrane: two lengths, lapped and taped
    m.box('d_wind', X0, -0.1685, 0.014, 1.25, -0.1672, 0.70, 0.0003)
    m.box('d_wind', X0, -0.1698, 0.62, 1.25, -0.1686, 1.23, 0.0003)
    m.box('d_tape', X0, -0.1703, 0.595, 1.251, -0.1697, 0.655, 0.0002)
    # battens: upright for the air, across for the boards
    for x in (0.245, 0.695, 0.985):
        m.box('d_batten_z', x, -0.191, 0.012, x + 0.045, -0.1703, 1.14, 0.0015)
        for z in (0.2, 0.62, 1.05):
            head(m, x + 0.0225, -0.191, z, 0.0045, 'd_galv')
    rows = (0.085, 0.505, 0.925)
    for z in rows:
        m.box('d_batten', X0, -0.213, z - 0.0225, 1.07, -0.1912, z + 0.0225, 0.0015)
        head(m, 1.0075, -0.213, z, 0.0045, 'd_galv')
    # cladding, base flashing and insect mesh
    for i in range(5):
        x = X0 + i * 0.107
        m.box('d_pine', x, -0.235, 0.024, x + 0.098, -0.2132, 0.985, 0.002)
        for z in rows:
            for dx in (0.022, 0.076):
                head(m, x + dx, -0.235, z, 0.0042, recess=False)
    profile(m, 'steel', [(-0.1665, 0.07), (-0.1665, 0.010), (-0.252, 0.001), (-0.254, -0.022), (-0.249, -0.026)], X0, 1.25, t=0.0016)
    profile(m, 'd_net', [(-0.172, 0.012), (-0.2125, 0.012), (-0.2125, 0.045)], X0, 1.07, t=0.0008)


def build_wall_section(s):
    """The wall block on the ground of the cutaway series; prints where each layer's label points to, in per cent."""
    g = -0.205
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (1.0, 0.985, 0.965, 1), 0.57
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = 1.75, math.radians(9), (1.0, 0.94, 0.85)
    ob = bpy.data.objects.new('sun', li)
    ob.rotation_euler = Vector(land.sun_vector(138, 44)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    f = Model('floor')
    f.quad('studio_ground', (-40, -40, g), (40, -40, g), (40, 40, g), (-40, 40, g))
    f.build()
    m = Model('wall', 5)
    wall_block(m)
    m.build()
    cam = camera.isometric(s['centre'], s['frame'], s['azimuth'], s['elevation'])
    cam.data.shift_y = 0.0
    from bpy_extras.object_utils import world_to_camera_view
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = s['size']
    bpy.context.view_layer.update()
    for key, name, p in WALL_LAYERS:
        q = world_to_camera_view(scene, cam, Vector(p))
        print(f'LABEL {key}: x {q.x * 100:.1f} % y {100 - q.y * 100:.1f} % {name}')


# ---- outdoors ------------------------------------------------------------------------------
HW, HD = 3.8, 1.85                   # MOD|ONE


def outdoors(s):
    """Sky, ground and plants of an exterior, without the module."""
    from . import scenes
    land.set_haze(s.get('haze', (0.50, 0.50, 0.50)))
    land.sky(**s['sky'])
    materials.GRAVEL = s.get('gravel', (0.75, 1, 0))
    land.terrain(s.get('view', 'coast'))
    scenes.garden(s.get('site', {}), [(-HW - 0.6, -HD - 0.6, HW + 0.6, HD + 0.6), *s.get('clear', [])])


def clad_wall(m, u0, u1, z0, z1, rows, studs=(), z_top=None, net=True, skip=(), batten='d_batten_dark'):
    """Open-jointed boards on battens before a black membrane, from u0 to u1; flashing and insect mesh at the base."""
    z_top = z_top or z1
    m.box('d_wind', u0 - 0.02, 0.0745, -0.02, u1 + 0.02, 0.08, z_top, 0.001)
    m.box('d_core', u0 - 0.02, 0.081, 0.0, u1 + 0.02, building.T, z_top, 0.001)
    for u in (u for u in studs if u0 < u < u1):
        m.box('d_batten_z', u - 0.0225, 0.0535, 0.03, u + 0.0225, 0.074, z_top - 0.01, 0.0015)
    for z in rows:
        m.box(batten, u0 + 0.005, 0.0305, z - 0.0225, u1 - 0.005, 0.053, z + 0.0225, 0.0015)
    count = max(1, round((u1 - u0) / (building.PLANK + building.GAP)))
    pitch = (u1 - u0) / count
    for i in range(count):
        a, b = u0 + i * pitch + building.GAP / 2, u0 + (i + 1) * pitch - building.GAP / 2
        if i - count in skip:                             # a board taken off: its screw holes stay in the battens
            for z in rows:
                for x in (a + 0.022, b - 0.022):
                    with m.at(x, 0.0305, z, 0, 90):
                        m.cyl('black', 0, 0, -0.001, 0.0004, 0.0022, n=12)
            continue
        dy = m.random.uniform(-0.0012, 0.0012)
        m.box('d_pine', a, 0.008 + dy, z0, b, 0.030, z1, 0.0025)
        for z in rows:
            for x in (a + 0.022, b - 0.022):
                head(m, x, 0.0080 + dy, z + m.random.uniform(-0.002, 0.002))
    if net:
        base_flashing(m, u0, u1)
        profile(m, 'd_net', [(0.070, 0.014), (0.032, 0.014), (0.032, z0 + 0.03)], u0 + 0.001, u1 - 0.001, t=0.0008)


def base_flashing(m, u0, u1):
    """Folded sheet on the steel frame: turned up behind the air gap, sloping out, with a drip before the frame's face."""
    profile(m, 'steel', [(0.0742, 0.075), (0.0742, 0.010), (-0.013, 0.0015), (-0.015, -0.020), (-0.010, -0.025)], u0, u1, t=-0.0012)
    for u in (u0, u1 - 0.0012):
        m.box('steel', u, -0.0135, -0.018, u + 0.0012, 0.074, 0.014, 0.0003)


def frame_and_posts(m, post_top=building.CLEAR):
    """The module's steel base frame, corner posts and floor, as in `building.shell`."""
    w, d = 2 * HW, 2 * HD
    for y0, y1 in ((-HD, -HD + 0.1), (HD - 0.1, HD)):
        m.box('steel', -HW, y0, -0.20, HW, y1, -0.001, 0.004)
    for x0, x1 in ((-HW + 0.001, -HW + 0.1), (HW - 0.1, HW - 0.001)):
        m.box('steel', x0, -HD + 0.102, -0.199, x1, HD - 0.102, -0.002, 0.004)
    m.box('black', -HW + 0.05, -HD + 0.05, -0.16, HW - 0.05, HD - 0.05, -0.025)
    for sx in (-1, 1):
        for sy in (-1, 1):
            x, y = sx * (HW - 0.06), sy * (HD - 0.06)
            m.box('steel', x - 0.0605, y - 0.0605, -0.2005, x + 0.0605, y + 0.0605, post_top, 0.006)


# ---- roof edge -----------------------------------------------------------------------------
def roof_corner(m):
    """Rear right corner of the roof: membrane with a fall to the rear, gutter behind the fascia, outlet and downpipe."""
    xo, yo = HW + 0.14, HD + 0.24                         # outer faces of the fascias
    xi, gi, go = HW - 0.015, HD + 0.018, yo - 0.018       # inner face of the side upstand; gutter from gi to go
    top, edge, low = 2.86, 2.768, 2.668                   # capping, roof edge above the gutter, gutter floor
    lip = 2.758                                           # the outer side is lower than the roof edge: a blocked gutter spills outwards
    left = -HW - 0.1
    zr = lambda y: edge + (HD - y) * 0.015
    # body of the roof and its membrane: rolls run with the fall and are welded where they lap
    v = [(x, y, z) for x in (left, xi) for y in (-HD, HD + 0.012) for z in (2.642, zr(y) - 0.004)]
    m.add(v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (1, 5, 7, 3), (0, 2, 6, 4)], 'd_core')
    x, y0, y1 = xi, -HD, HD + 0.014
    t0, t1 = zr(y0), zr(y1)
    while x > left:
        a = max(x - 1.05, left)
        m.add([(a, y0, t0), (x, y0, t0), (x, y1, t1), (a, y1, t1)], [(0, 1, 2, 3)], 'd_roof')
        if x < xi:
            e = 0.0022
            v = [(x - 0.05, y0, t0 + e), (x + 0.03, y0, t0 + e), (x + 0.03, y1, t1 + e), (x - 0.05, y1, t1 + e), (x + 0.031, y0, t0), (x + 0.031, y1, t1), (x - 0.051, y0, t0), (x - 0.051, y1, t1)]
            m.add(v, [(0, 1, 2, 3), (1, 4, 5, 2), (6, 0, 3, 7)], 'd_roof')
            v = [(x + 0.028, y0, t0 + e + 0.0008), (x + 0.036, y0, t0 + 0.0012), (x + 0.036, y1, t1 + 0.0012), (x + 0.028, y1, t1 + e + 0.0008)]
            m.add(v, [(0, 1, 2, 3)], 'd_weld')
        x = a
    # eaves trim: membrane runs over a folded sheet that drips into the gutter
    profile(m, 'd_roof', [(HD - 0.16, zr(HD - 0.16) + 0.0035), (HD + 0.028, edge + 0.0035), (HD + 0.031, edge - 0.040), (HD + 0.041, edge - 0.050)], left, xi - 0.001, t=0.0022)
    profile(m, 'd_weld', [(HD - 0.168, zr(HD - 0.168) + 0.001), (HD - 0.158, zr(HD - 0.158) + 0.004)], left, xi - 0.001, t=0.0012)
    # side upstand: fillet, membrane turned up, clamping bar with screws
    v = [p for y in (-HD, HD + 0.02) for p in ((xi - 0.035, y, zr(y) + 0.001), (xi - 0.002, y, zr(y) + 0.034), (xi - 0.002, y, top - 0.02))]
    m.add(v, [(0, 3, 4, 1), (1, 4, 5, 2)], 'd_roof')
    m.box('d_galv', xi - 0.006, -HD, top - 0.052, xi - 0.002, HD + 0.015, top - 0.030, 0.001)
    y = HD - 0.05
    while y > -HD:
        with m.at(xi - 0.006, y, top - 0.041, 0, 0, -90):
            m.cyl('inox', 0, 0, 0, 0.004, 0.005, n=8)
        y -= 0.20
    # the far upstands, in front and on the left
    m.box('d_roof', left, -HD - 0.02, 2.60, xo - 0.01, -HD + 0.012, top - 0.012, 0.002)
    m.box('steel', left - 0.055, -HD - 0.155, 2.6135, xo + 0.0005, -HD - 0.008, top - 0.004, 0.004)
    profile(m, 'steel', [(-HD - 0.170, top - 0.037), (-HD - 0.156, top), (-HD + 0.018, top - 0.010), (-HD + 0.020, top - 0.032)], left - 0.06, xo + 0.016, t=0.0013)
    m.box('d_roof', left - 0.02, -HD, 2.60, left + 0.012, HD, top - 0.012, 0.002)
    m.box('steel', left - 0.055, -HD, 2.6135, left - 0.008, yo, top - 0.004, 0.004)
    profile(m, 'steel', [(left - 0.07, top - 0.037), (left - 0.056, top), (left + 0.018, top - 0.010), (left + 0.020, top - 0.032)], -HD - 0.1, yo, 'y', t=0.0013)
    # gutter: folded sheet, stop end, straps across, overflow through the fascia
    profile(m, 'd_zinc', [(gi, edge - 0.012), (gi, low), (go, low), (go, lip - 0.012)], left, xi - 0.003, t=0.0014)
    m.box('d_zinc', xi - 0.0035, gi, low, xi - 0.0015, go, lip - 0.012, 0.0005)
    m.box('d_galv', xi - 0.0015, HD - 0.002, 2.64, xi + 0.02, go, top - 0.02, 0.001)
    x = xi - 0.16
    while x > left:
        m.box('d_galv', x - 0.0125, gi + 0.001, lip - 0.030, x + 0.0125, go - 0.001, lip - 0.027, 0.0008)
        for y, d in ((gi + 0.001, 1), (go - 0.001, -1)):
            m.box('d_galv', x - 0.0125, min(y, y + d * 0.003), lip - 0.046, x + 0.0125, max(y, y + d * 0.003), lip - 0.030, 0.0008)
        x -= 0.62
    ox, oy = xi - 0.46, (gi + go) / 2                     # outlet
    m.lathe('d_zinc', [(0.052, 0.0025), (0.043, 0.001), (0.039, -0.012)], ox, oy, low, 32)
    m.cyl('black', ox, oy, low - 0.02, low + 0.0012, 0.041, n=32)
    for k in range(10):                                   # strainer
        a = k * 2 * math.pi / 10
        c, s = math.cos(a), math.sin(a)
        m.tube('inox', [(ox + 0.040 * c, oy + 0.040 * s, low + 0.001), (ox + 0.043 * c, oy + 0.043 * s, low + 0.022), (ox + 0.036 * c, oy + 0.036 * s, low + 0.045), (ox + 0.018 * c, oy + 0.018 * s, low + 0.059), (ox, oy, low + 0.062)], 0.0013, 6)
    for r, z in ((0.0432, 0.020), (0.036, 0.045)):
        m.tube('inox', [(ox + r * math.cos(t), oy + r * math.sin(t), low + z) for t in np.linspace(0, 2 * math.pi, 25)], 0.0012, 6)
    # soffit: two boards each side
    yw, xw = HD - 0.01, HW - 0.01
    for a, b in ((0.0, 0.112), (0.118, 0.228)):
        m.box('d_pine_x', left, yw + a + 0.012, 2.620, xo - 0.02, yw + b + 0.012, 2.640, 0.002)
    for a, b in ((0.004, 0.068), (0.074, 0.132)):
        m.box('d_pine_y', xw + a + 0.01, -HD, 2.620, xw + b + 0.006, yw + 0.010, 2.640, 0.002)
    # fascias: folded sheet with a hem below; welted joints
    m.box('black', left, go + 0.002, 2.645, xi, yo - 0.003, lip - 0.014, 0.001)
    m.box('black', xi + 0.001, -HD, 2.645, xo - 0.003, yo - 0.003, top - 0.012, 0.001)
    profile(m, 'steel', [(yo - 0.028, 2.6135), (yo + 0.001, 2.6135), (yo + 0.001, lip - 0.004)], left, xi, t=-0.0014)
    profile(m, 'steel', [(yo - 0.028, 2.6135), (yo + 0.001, 2.6135), (yo + 0.001, top - 0.004)], xi - 0.001, xo + 0.001, t=-0.0014)
    profile(m, 'steel', [(xo - 0.028, 2.6135), (xo + 0.001, 2.6135), (xo + 0.001, top - 0.004)], -HD, yo + 0.001, 'y', t=-0.0014)
    # cappings: slope to the roof, drip on both sides
    profile(m, 'steel', [(go - 0.006, lip - 0.024), (go - 0.008, lip - 0.005), (yo + 0.014, lip), (yo + 0.015, lip - 0.026), (yo + 0.021, lip - 0.033)], left, xi - 0.002, t=0.0013)
    profile(m, 'steel', [(xi - 0.024, top - 0.030), (xi - 0.022, top - 0.008), (xo + 0.014, top), (xo + 0.015, top - 0.030), (xo + 0.021, top - 0.037)], -HD, yo + 0.0145, 'y', t=0.0013)
    profile(m, 'steel', [(yo + 0.0135, top - 0.002), (yo + 0.015, top - 0.030), (yo + 0.021, top - 0.037)], xi - 0.022, xo + 0.016, t=0.0013)
    m.box('steel', xi - 0.024, go - 0.002, lip - 0.02, xi - 0.001, yo + 0.0145, top - 0.004, 0.001)
    for x in (xi - 1.22, xi - 2.42, xi - 3.62):     # standing welts across the rear capping and down the fascia
        m.box('steel', x - 0.004, go - 0.008, lip - 0.010, x + 0.004, yo + 0.0145, lip + 0.010, 0.0015)
        m.box('steel', x - 0.011, yo + 0.0005, 2.616, x + 0.011, yo + 0.005, lip - 0.036, 0.0015)
    for y in (HD - 0.95, HD - 2.15):
        m.box('steel', xi - 0.023, y - 0.004, top - 0.010, xo + 0.0145, y + 0.004, top + 0.012, 0.0015)
        m.box('steel', xo + 0.0005, y - 0.011, 2.616, xo + 0.005, y + 0.011, top - 0.040, 0.0015)
    m.box('steel', xo - 0.020, yo + 0.0005, 2.616, xo + 0.0035, yo + 0.0042, top - 0.040, 0.0015)        # folded corner
    # downpipe
    m.cyl('steel', ox, oy, 2.606, 2.622, 0.056, n=36)
    downpipe(m, ox, oy, 2.63, -0.40, (2.38, 1.468, 0.556), HD - 0.008)


def downpipe(m, x, y, z1, z0, clips, wall, r=0.040):
    """Round pipe with a socket joint and two-part clips on stand-offs from the wall face (towards -y)."""
    m.lathe('steel', [(r, z0), (r, z1)], x, y, 0, 40)
    m.lathe('steel', [(r, 2.165), (r + 0.003, 2.17), (r + 0.003, 2.235), (r + 0.005, 2.235), (r + 0.005, 2.25), (r, 2.252)], x, y, 0, 40)
    for z in clips:
        m.lathe('steel', [(r, -0.014), (r + 0.003, -0.014), (r + 0.003, 0.014), (r, 0.014)], x, y, z, 40, smooth=True)
        for s in (-1, 1):
            m.box('steel', x + s * (r + 0.002), y - 0.008, z - 0.012, x + s * (r + 0.020), y + 0.008, z + 0.012, 0.0015)
            with m.at(x + s * (r + 0.012), y + 0.008, z, 0, -90):
                m.cyl('inox', 0, 0, 0, 0.004, 0.0065, n=6)
        m.rod('d_galv', (x, wall - 0.004, z), (x, y - r, z), 0.005, 10)
        with m.at(x, wall, z, 0, -90):
            m.cyl('steel', 0, 0, -0.001, 0.005, 0.021, n=24)


def build_roof(s):
    outdoors(s)
    m = Model('corner', 7)
    frame_and_posts(m)
    rows = [0.10 + 0.456 * k for k in range(6)] + [2.545]
    with building.side_frame(m, 'back', 2 * HW, 2 * HD):
        clad_wall(m, 0.122, 4.0, 0.026, 2.583, rows, [0.15 + 0.45 * k for k in range(9)], 2.64)
        profile(m, 'd_net', [(0.034, 2.570), (0.034, 2.6195)], 0.122, 4.0, t=0.0008)
    with building.side_frame(m, 'right', 2 * HW, 2 * HD):
        clad_wall(m, 0.122, 2 * HD - 0.122, 0.026, 2.583, rows, [0.15 + 0.45 * k for k in range(9)], 2.64)
    m.box('black', HW - 0.034, -HD, 2.583, HW - 0.031, HD - 0.12, 2.62, 0.0005)
    m.box('black', -HW, HD - 0.036, 2.583, HW - 0.12, HD - 0.0345, 2.62, 0.0005)
    m.box('black', -HW, -HD + 0.05, 2.56, HW - 0.05, HD - 0.05, 2.64, 0.001)
    roof_corner(m)
    with m.at(1.3, 0.5, 2.785):                           # extract terminal
        m.lathe('d_roof', [(0.12, 0.0), (0.118, 0.003), (0.062, 0.010), (0.058, 0.13)], n=32)
        m.cyl('d_galv', 0, 0, 0.125, 0.14, 0.062, n=32)
        m.cyl('steel', 0, 0, 0.10, 0.30, 0.055, n=32)
        m.lathe('steel', [(0.055, 0.28), (0.095, 0.31), (0.095, 0.34), (0.02, 0.37), (0, 0.37)], n=32)
    m.build()
    leaves = np.random.default_rng(4)
    lf = Model('leaves', 2)
    for _ in range(26):
        x, y = 3.78 - abs(leaves.normal(0, 0.9)), HD + leaves.uniform(0.04, 0.2)
        if abs(x - 3.325) < 0.06:
            continue
        with lf.at(x, y, 2.6715, leaves.uniform(0, 360), leaves.uniform(-18, 18), leaves.uniform(-14, 14)):
            lf.add([(-0.026, 0, 0), (0, -0.006, 0.002), (0.026, 0, 0), (0, 0.006, 0.003)], [(0, 1, 2, 3)], 'dry_grass' if leaves.random() < 0.6 else 'olive_leaf')
    lf.build()
    camera.architectural(**s['camera'])


# ---- service connections -------------------------------------------------------------------
LIFT, GROUND = 0.105, -0.415         # the module on its levelling feet; gravel


def gravel(x0, y0, x1, y1, avoid=(), pitch=0.021, seed=3):
    """Loose stones laid close together on the ground, as one mesh, except in the rectangles of `avoid`."""
    rng = np.random.default_rng(seed)
    X, Y = np.meshgrid(np.arange(x0, x1, pitch), np.arange(y0, y1, pitch))
    p = np.stack([X.ravel(), Y.ravel()], 1) + rng.uniform(-0.5, 0.5, (X.size, 2)) * pitch
    keep = np.ones(len(p), bool)
    for a, b, c, d in avoid:
        keep &= ~((p[:, 0] > a) & (p[:, 0] < c) & (p[:, 1] > b) & (p[:, 1] < d))
    p = p[keep]
    t = Model('stone')
    t.ball('d_stone', 0, 0, 0, 1.0, 1.0, 7)
    base = t.verts[0] / np.linalg.norm(t.verts[0], axis=1, keepdims=True)
    n, k = len(p), len(base)
    lump = base[None] * (1 + rng.normal(0, 0.11, (n, k, 1)))
    lump *= np.stack([rng.uniform(0.8, 1.35, n), rng.uniform(0.7, 1.0, n), rng.uniform(0.5, 0.8, n)], 1)[:, None]
    q = rng.normal(size=(n, 3, 3)) * 0.25
    a = rng.uniform(0, 6.28, n)
    turn = np.zeros_like(q)
    turn[:, 0, 0], turn[:, 0, 1], turn[:, 1, 0], turn[:, 1, 1], turn[:, 2, 2] = np.cos(a), -np.sin(a), np.sin(a), np.cos(a), 1
    q += turn
    size = pitch * rng.uniform(0.38, 0.66, n)
    v = np.einsum('nkj,nij->nki', lump, q) * size[:, None, None]
    v[:, :, :2] += p[:, None]
    v[:, :, 2] += (land.ground_height(p[:, 0], p[:, 1]) + rng.uniform(-0.002, 0.006, n))[:, None]
    me = bpy.data.meshes.new('gravel')
    me.from_pydata(v.reshape(-1, 3).tolist(), [], [tuple(i + j * k for i in f) for j in range(n) for f in t.faces])
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
    me.materials.append(materials.material('d_stone'))
    me.update()
    place(me, 0, 0)


def ribbed(m, mat, x, y, z0, z1, r, pitch=0.009, deep=0.0025):
    """Corrugated pipe, upright."""
    prof, z = [], z0
    while z < z1 - pitch:
        prof += [(r, z), (r, z + pitch * 0.45), (r - deep, z + pitch * 0.6), (r - deep, z + pitch * 0.85)]
        z += pitch
    m.lathe(mat, prof, x, y, 0, 28)


def clip(m, x, y, z, r, wall, mat='d_galv', band=0.018):
    """Pipe clip with a bolted lug on either side, on a stud from a plate on the wall (the wall's face looks to +y)."""
    m.lathe(mat, [(r, -band / 2), (r + 0.0025, -band / 2), (r + 0.0025, band / 2), (r, band / 2)], x, y, z, 36)
    for s in (-1, 1):
        m.box(mat, x + s * (r + 0.001), y - 0.006, z - band / 2, x + s * (r + 0.017), y + 0.006, z + band / 2, 0.001)
        with m.at(x + s * (r + 0.010), y + 0.006, z, 0, -90):
            m.cyl('inox', 0, 0, 0, 0.004, 0.005, n=6)
    m.rod('inox', (x, wall - 0.003, z), (x, y - r, z), 0.004, 10)
    with m.at(x, wall, z, 0, -90):
        m.cyl(mat, 0, 0, -0.001, 0.004, 0.016, n=24)


def elbow(m, mat, pts_r, centre, axis_a, axis_b, n=10):
    """Quarter bend of a pipe around `centre`, from centre + axis_a to centre + axis_b."""
    c, a, b = (Vector(v) for v in (centre, axis_a, axis_b))
    pts = [c + a * math.cos(t) + b * math.sin(t) for t in np.linspace(0, math.pi / 2, n)]
    m.tube(mat, pts, pts_r, 28)


def services(m):
    """Supply and waste connections at the foot of the rear wall; the wall's face is at y = HD, +y is outside."""
    wall, g = HD - 0.008, GROUND
    # electrical inlet: box on two rails, rigid conduit, corrugated sleeve in the ground
    bx, z0, z1 = 1.90, 0.44, 0.78
    for z in (z0 + 0.05, z1 - 0.05):
        m.box('d_galv', bx - 0.20, wall, z - 0.015, bx + 0.20, wall + 0.018, z + 0.015, 0.002)
        for s in (-1, 1):
            with m.at(bx + s * 0.178, wall + 0.018, z, 0, -90):
                m.cyl('inox', 0, 0, 0, 0.005, 0.0065, n=6)
    m.box('d_ral', bx - 0.14, wall + 0.019, z0, bx + 0.14, wall + 0.150, z1, 0.006)
    m.box('d_ral', bx - 0.144, wall + 0.152, z0 - 0.004, bx + 0.144, wall + 0.172, z1 + 0.004, 0.007)
    m.box('black', bx - 0.139, wall + 0.150, z0 + 0.001, bx + 0.139, wall + 0.152, z1 - 0.001, 0.0005)
    m.box('d_ral', bx - 0.158, wall + 0.012, z1 + 0.010, bx + 0.158, wall + 0.190, z1 + 0.014, 0.0015)          # rain hood
    m.box('d_ral', bx - 0.158, wall + 0.187, z1 - 0.004, bx + 0.158, wall + 0.190, z1 + 0.014, 0.001)
    for z in (z0 + 0.07, z1 - 0.07):
        m.box('d_ral', bx + 0.140, wall + 0.135, z - 0.022, bx + 0.150, wall + 0.168, z + 0.022, 0.003)
    with m.at(bx - 0.105, wall + 0.172, (z0 + z1) / 2, 0, -90):
        m.cyl('black', 0, 0, 0, 0.005, 0.013, n=24)
        m.box('inox', -0.0015, -0.007, 0.004, 0.0015, 0.007, 0.0058, 0.0004)
    s = 0.034                                             # warning sign
    zc = z1 - 0.085
    y = wall + 0.1726
    m.add([(bx - s, y, zc - s * 0.58), (bx + s, y, zc - s * 0.58), (bx, y, zc + s * 1.15)], [(0, 2, 1)], 'black')
    m.add([(bx - s * 0.84, y + 0.0003, zc - s * 0.48), (bx + s * 0.84, y + 0.0003, zc - s * 0.48), (bx, y + 0.0003, zc + s * 0.97)], [(0, 2, 1)], 'd_sign')
    bolt = [(0.003, 0.024), (-0.009, -0.001), (-0.001, 0.000), (-0.004, -0.014), (0.009, 0.007), (0.001, 0.006)]
    m.add([(bx - a, y + 0.0006, zc + b) for a, b in bolt], [(0, 1, 2, 5), (2, 3, 4, 5)], 'black')
    cx, cy = bx + 0.055, wall + 0.085
    m.cyl('d_pvc', cx, cy, z0 - 0.012, z0 - 0.004, 0.034, n=8)
    m.lathe('d_pvc', [(0.026, z0 - 0.045), (0.029, z0 - 0.040), (0.029, z0 - 0.012)], cx, cy, 0, 28)
    m.lathe('d_pvc', [(0.0205, g - 0.05), (0.0205, z0 - 0.045)], cx, cy, 0, 28)
    for z in (0.31, -0.005):
        clip(m, cx, cy, z, 0.0205, wall if z > 0.1 else HD)
    m.lathe('d_pvc', [(0.0205, 0.105), (0.0235, 0.108), (0.0235, 0.178), (0.0205, 0.180)], cx, cy, 0, 28)
    ribbed(m, 'd_red', cx, cy, g - 0.06, g + 0.075, 0.034)
    m.lathe('rubber', [(0.0205, g + 0.088), (0.026, g + 0.085), (0.036, g + 0.074), (0.036, g + 0.062), (0.034, g + 0.060)], cx, cy, 0, 28)
    # data: small box, green corrugated conduit
    dx, d0, d1 = 1.585, 0.48, 0.66
    m.box('d_galv', dx - 0.03, wall, d0 + 0.02, dx + 0.03, wall + 0.012, d1 - 0.02, 0.001)
    m.box('d_ral', dx - 0.075, wall + 0.012, d0, dx + 0.075, wall + 0.070, d1, 0.006)
    m.box('d_ral', dx - 0.078, wall + 0.071, d0 - 0.003, dx + 0.078, wall + 0.086, d1 + 0.003, 0.005)
    for a in (-1, 1):
        for b in (d0 + 0.014, d1 - 0.014):
            with m.at(dx + a * 0.061, wall + 0.086, b, 0, -90):
                m.cyl('black', 0, 0, -0.001, 0.0012, 0.0055, n=16)
    ey = wall + 0.042
    m.cyl('d_pvc', dx, ey, d0 - 0.028, d0, 0.023, n=8)
    ribbed(m, 'd_green', dx, ey, g - 0.05, d0 - 0.022, 0.0165, 0.0065, 0.0016)
    for z in (0.31, -0.005):
        clip(m, dx, ey, z, 0.0165, wall if z > 0.1 else HD, band=0.014)
    ribbed(m, 'd_green', dx, ey, g - 0.06, g + 0.05, 0.027)
    m.lathe('rubber', [(0.0165, g + 0.062), (0.021, g + 0.060), (0.029, g + 0.050), (0.029, g + 0.040), (0.026, g + 0.038)], dx, ey, 0, 28)
    # water: insulated riser, stopcock, wall entry with a rosette
    wx, wy = 0.72, wall + 0.075
    m.lathe('d_foam', [(0.036, g - 0.03), (0.036, 0.100), (0.028, 0.104), (0.016, 0.104)], wx, wy, 0, 32)
    m.box('d_seam', wx + 0.004, wy + 0.0352, g, wx + 0.007, wy + 0.0366, 0.099, 0.0003)
    for z in (g + 0.13, -0.12, 0.062):
        m.lathe('d_tape', [(0.0362, -0.022), (0.0368, -0.021), (0.0368, 0.021), (0.0362, 0.022)], wx, wy, z, 32)
    m.lathe('d_pvc', [(0.055, g - 0.05), (0.055, g + 0.055), (0.051, g + 0.055), (0.051, g + 0.03)], wx, wy, 0, 36)
    m.lathe('rubber', [(0.0365, g + 0.052), (0.052, g + 0.046)], wx, wy, 0, 36)
    m.lathe('black', [(0.016, 0.10), (0.016, 0.138)], wx, wy, 0, 24)
    m.lathe('d_blue', [(0.020, 0.126), (0.027, 0.130), (0.027, 0.160), (0.022, 0.166)], wx, wy, 0, 12, smooth=False)
    m.cyl('brass', wx, wy, 0.164, 0.184, 0.0225, n=6)
    m.lathe('brass', [(0.017, 0.184), (0.018, 0.190), (0.0255, 0.202), (0.0275, 0.214), (0.0255, 0.226), (0.018, 0.238), (0.017, 0.244)], wx, wy, 0, 28)
    m.cyl('brass', wx, wy, 0.242, 0.262, 0.0225, n=6)
    with m.at(wx, wy, 0.214, 0, -90):                     # stem to the front
        m.cyl('brass', 0, 0, 0.02, 0.044, 0.010, n=20)
        m.cyl('inox', 0, 0, 0.044, 0.054, 0.0075, n=6)
    m.box('d_blue', wx - 0.010, wy + 0.046, 0.190, wx + 0.010, wy + 0.050, 0.226, 0.0015)
    m.box('d_blue', wx - 0.009, wy + 0.048, 0.095, wx + 0.009, wy + 0.054, 0.192, 0.0025)
    m.lathe('inox', [(0.0135, 0.262), (0.0135, 0.345)], wx, wy, 0, 24)
    elbow(m, 'inox', 0.0135, (wx, wy - 0.035, 0.345), (0, 0.035, 0), (0, 0, 0.035))
    m.rod('inox', (wx, wy - 0.033, 0.38), (wx, wall - 0.02, 0.38), 0.0135, 24)
    with m.at(wx, wall, 0.38, 0, -90):
        m.lathe('inox', [(0.014, 0.012), (0.030, 0.010), (0.046, 0.003), (0.046, 0.0)], n=36)
        m.lathe('rubber', [(0.046, 0.002), (0.049, 0.0)], n=36)
    clip(m, wx, wy, 0.305, 0.0135, wall, band=0.016)
    clip(m, wx, wy, -0.005, 0.0365, HD)
    # waste: pipe with a fall, hung under the floor, branch with a screw cap, sleeve in the ground
    px, r = 0.26, 0.055
    ya, yb, za, zb = 0.6, 2.105, -0.170, -0.200
    zp = lambda y: za + (zb - za) * (y - ya) / (yb - ya)
    m.rod('d_pvc', (px, ya, za), (px, yb - 0.02, zp(yb - 0.02)), r, 36)
    m.tube('d_pvc', [(px, 1.66, zp(1.66)), (px, 1.73, zp(1.73))], r + 0.006, 36)
    m.tube('d_pvc', [(px, 1.655, zp(1.655)), (px, 1.672, zp(1.672))], r + 0.009, 36)
    m.tube('d_pvc', [(px, yb - 0.13, zp(yb - 0.13)), (px, yb - 0.03, zp(yb - 0.03))], r + 0.006, 36)
    m.tube('d_pvc', [(px, yb - 0.13, zp(yb - 0.13)), (px, yb - 0.112, zp(yb - 0.112))], r + 0.0095, 36)
    m.lathe('d_pvc', [(r + 0.003, -0.335), (r + 0.003, -0.128), (r + 0.009, -0.125), (r + 0.009, -0.100), (0.0, -0.100)], px, yb, 0, 44)
    for k in range(30):                                   # ribs of the cap
        a = k * 2 * math.pi / 30
        with m.at(px, yb, -0.100, math.degrees(a)):
            m.box('d_cap', r + 0.0105, -0.003, 0.0, r + 0.0145, 0.003, 0.026, 0.001)
    m.lathe('d_cap', [(r + 0.0115, 0.0), (r + 0.0115, 0.026), (r + 0.007, 0.030), (0.030, 0.030), (0.0, 0.030)], px, yb, -0.100, 44)
    m.box('d_cap', px - 0.032, yb - 0.007, -0.071, px + 0.032, yb + 0.007, -0.058, 0.003)
    m.lathe('d_pvc', [(r + 0.009, -0.318), (r + 0.009, -0.342), (r, -0.345), (r, g - 0.06)], px, yb, 0, 44)
    m.lathe('d_orange', [(0.080, g - 0.05), (0.080, g + 0.035), (0.076, g + 0.035), (0.076, g + 0.02)], px, yb, 0, 44)
    m.lathe('rubber', [(r, g + 0.040), (0.066, g + 0.036), (0.077, g + 0.028)], px, yb, 0, 44)
    for y in (1.45, 1.00):                                # hangers
        with m.at(px, y, zp(y), 0, 90):
            m.lathe('d_galv', [(r, -0.012), (r + 0.0025, -0.012), (r + 0.0025, 0.012), (r, 0.012)], n=40)
        m.rod('inox', (px, y, zp(y) + r), (px, y, -0.05), 0.005, 10)
        m.cyl('inox', px, y, zp(y) + r + 0.002, zp(y) + r + 0.012, 0.010, n=6)
    # earth: cable from a bolt on the frame to a rod
    ex, ey2 = 2.14, HD + 0.085
    m.cyl('d_copper', ex, ey2, g - 0.05, g + 0.075, 0.0075, n=16)
    m.box('brass', ex - 0.014, ey2 - 0.012, g + 0.040, ex + 0.014, ey2 + 0.016, g + 0.062, 0.003)
    with m.at(ex, ey2 + 0.016, g + 0.051, 0, -90):
        m.cyl('inox', 0, 0, 0, 0.009, 0.006, n=6)
    m.tube('d_earth', [(ex + 0.010, ey2, g + 0.050), (ex + 0.030, ey2 - 0.004, g + 0.075), (ex + 0.040, ey2 - 0.03, g + 0.14), (ex + 0.036, HD + 0.014, -0.16), (ex + 0.030, HD + 0.009, -0.06), (ex + 0.030, HD + 0.009, -0.015)], 0.0052, 12)
    m.box('inox', ex + 0.022, HD + 0.002, -0.025, ex + 0.038, HD + 0.006, 0.022, 0.001)
    with m.at(ex + 0.030, HD + 0.006, 0.008, 0, -90):
        m.cyl('inox', 0, 0, 0, 0.007, 0.009, n=6)
    # inspection chamber
    ax, ay = 0.26, 2.56
    m.box('concrete', ax - 0.27, ay - 0.27, g - 0.2, ax + 0.27, ay + 0.27, g + 0.012, 0.006)
    m.box('d_iron', ax - 0.222, ay - 0.222, g, ax + 0.222, ay + 0.222, g + 0.0165, 0.002)
    m.box('black', ax - 0.204, ay - 0.204, g, ax + 0.204, ay + 0.204, g + 0.0170, 0.001)
    m.box('d_iron', ax - 0.199, ay - 0.199, g, ax + 0.199, ay + 0.199, g + 0.0185, 0.002)
    for i in range(13):
        for j in range(13):
            x, y = ax - 0.174 + i * 0.029, ay - 0.174 + j * 0.029
            if abs(i - 6) < 4 and abs(j - 6) < 2:
                continue
            with m.at(x, y, g + 0.0185, 45 if (i + j) % 2 else -45):
                m.box('d_iron', -0.009, -0.0025, -0.001, 0.009, 0.0025, 0.0022, 0.001)
    m.box('d_iron', ax - 0.10, ay - 0.045, g + 0.018, ax + 0.10, ay + 0.045, g + 0.0200, 0.001)
    for s in (-1, 1):
        m.box('black', ax + s * 0.150 - 0.016, ay - 0.007, g + 0.0170, ax + s * 0.150 + 0.016, ay + 0.007, g + 0.0212, 0.001)


def build_services(s):
    outdoors(s)
    m = Model('rear', 7)
    with m.at(0, 0, LIFT):
        frame_and_posts(m)
        rows = [0.10 + 0.456 * k for k in range(6)]
        with building.side_frame(m, 'back', 2 * HW, 2 * HD):
            clad_wall(m, 0.122, 6.6, 0.026, 2.583, rows, [0.15 + 0.45 * k for k in range(16)], 2.64)
        with building.side_frame(m, 'right', 2 * HW, 2 * HD):
            clad_wall(m, 0.122, 2 * HD - 0.122, 0.026, 2.583, rows, [0.15 + 0.45 * k for k in range(9)], 2.64)
        m.box('black', -HW, -HD, 2.60, HW, HD, 2.75)
        m.box('black', -HW, -HD + 0.03, 0.0, HW, -HD + 0.17, 2.6)
        for x in (-3.2, -2.4, -1.6, -0.8, 0.0, 0.75, 1.6, 2.4, 3.2):      # floor joists seen from below
            m.box('d_galv', x - 0.03, -HD + 0.1, -0.19, x + 0.03, HD - 0.1, -0.161, 0.001)
    services(m)
    from . import scenes
    scenes.footing_row(m)
    m.build()
    gravel(-1.3, 1.45, 3.0, 3.75, [(-0.02, 2.28, 0.54, 2.84), (0.86, 1.29, 1.48, 1.91), (0.17, 2.02, 0.35, 2.19), (0.66, 1.86, 0.78, 1.98), (1.91, 1.89, 1.99, 1.97), (1.555, 1.855, 1.615, 1.915), (-1.48, 1.29, -0.86, 1.91)])
    camera.architectural(**s['camera'])


# ---- cladding corner -----------------------------------------------------------------------
def build_corner(s):
    """Foot of the rear right corner, from near: one board is off, so that battens, membrane and mesh show."""
    outdoors(s)
    m = Model('corner', 7)
    frame_and_posts(m)
    rows = [0.10, 0.385] + [0.84 + 0.456 * k for k in range(4)]
    gap = 0.120 + 0.0075
    with building.side_frame(m, 'back', 2 * HW, 2 * HD):
        clad_wall(m, gap, gap + 0.107 * 20, 0.036, 2.583, rows, [0.15 + 0.45 * k for k in range(9)], 2.64, batten='d_batten_mid')
    with building.side_frame(m, 'right', 2 * HW, 2 * HD):
        u1 = 2 * HD - gap
        clad_wall(m, u1 - 0.107 * 20, u1, 0.036, 2.583, rows, [u1 - 0.045, u1 - 0.107 * 2 + 0.012, u1 - 0.68], 2.64, skip=(-2, -3), batten='d_batten_mid_y')
    for x, y in ((HW - 0.1215, HD + 0.0003), (HW + 0.0003, HD - 0.1215)):      # weld between frame and post
        m.tube('steel', [(x + m.random.uniform(-0.0006, 0.0006), y, z) for z in np.arange(-0.20, -0.028, 0.006)], 0.0032, 8)
        m.tube('steel', [(x, y, -0.028), (x, y, -0.026)], 0.0032, 8)
    m.box('black', -HW, -HD, 2.60, HW, HD, 2.75)
    m.build()
    gravel(1.2, 1.5, 4.2, 2.5)
    camera.architectural(**s['camera'])


# ---- the scenes ----------------------------------------------------------------------------
BUILDERS = {'wall': build_wall_section, 'roof': build_roof, 'services': build_services, 'corner': build_corner}


def build(spec):
    BUILDERS[spec['detail']](spec)


def scenes(golden, day):
    """Returns the entries; `golden` and `day` are the skies of the exteriors."""
    studio = dict(view_transform='Standard', look='None', bloom=0.015, vignette=0.0, exposure=0.12, denoise_radius=4, samples=28)
    return {
        'wall-section': dict(studio, family='cutaways', detail='wall', size=(1600, 1200), model='MOD|ONE', inner=1.0,
                             centre=(1.40, 0.05, 0.66), frame=3.8, azimuth=33, elevation=22,
                             alt='Bloque de muro abierto capa a capa: placa interior, montantes con aislamiento, forro, aislamiento exterior, lámina al viento, rastreles y tablas verticales de pino sobre el bastidor de acero.'),
        'cladding-corner-detail': dict(family='exteriors', detail='corner', size=(1920, 1200), model='MOD|ONE', rev=1, inner=0.72, samples=22, sky=day(112, 36, sun_color=(1.0, 0.88, 0.75), clouds=0.5, strength=0.19, tint=(1.22, 1.0, 0.80)), exposure=0.0,
                                       site=dict(meadow=0.1, beds=[]), camera=dict(pos=(4.88, 2.25, 0.29), look=(3.8, 1.64, 0.185), lens=50, fstop=11.0, focus=1.2),
                                       alt='Pie de una esquina del MOD|ONE con dos tablas de pino retiradas: se ven los rastreles, la lámina negra, la malla contra insectos y el vierteaguas de chapa sobre el bastidor de acero.'),
        'roof-eave-detail': dict(family='exteriors', detail='roof', size=(1920, 1200), model='MOD|ONE', rev=1, inner=0.8, samples=22, sky=day(62, 27, sun_color=(1.0, 0.88, 0.74), clouds=0.5), exposure=0.1,
                                 site=dict(meadow=0.25), camera=dict(pos=(4.75, 3.75, 1.85), look=(3.42, 1.95, 2.44), lens=45, fstop=9.0, focus=2.2),
                                 alt='Alero trasero del MOD|ONE visto desde abajo: techo de tablas de pino, rendija de ventilación sobre la fachada y bajante oscura que sale del canalón oculto.'),
        'services-detail': dict(family='exteriors', detail='services', size=(1920, 1200), model='MOD|ONE', rev=1, inner=0.8, samples=22, sky=day(58, 24, sun_color=(1.0, 0.87, 0.72), clouds=0.5), exposure=0.1,
                                site=dict(meadow=0.2, beds=[]), clear=[(-2.0, 1.0, 4.5, 7.0)],
                                camera=dict(pos=(2.00, 4.98, 1.10), look=(0.945, 1.85, -0.07), lens=39.5, fstop=9.0, focus=3.2),
                                alt='Pie de la fachada trasera del MOD|ONE con sus acometidas: caja eléctrica, toma de datos, agua con llave de corte, desagüe gris con tapa de registro y arqueta, entre grava y tablas de pino.'),
        'roof-edge-detail': dict(family='exteriors', detail='roof', size=(1920, 1200), model='MOD|ONE', rev=1, inner=0.8, samples=22, sky=day(62, 27, sun_color=(1.0, 0.88, 0.74), clouds=0.5), exposure=0.0,
                                 site=dict(meadow=0.25, trees=[('olive', -7.5, -6.5, 1.1, 20), ('olive', 1.5, -8.0, 1.0, 140), ('olive', -3.5, -11.0, 0.9, 140), ('pine', -14.5, -9.0, 1.0, 60)]),
                                 camera=dict(pos=(4.66, 3.66, 3.58), look=(3.42, 2.0, 2.80), lens=39.5, fstop=9.0, focus=1.95),
                                 alt='Esquina trasera de la cubierta del MOD|ONE: lámina gris con soldaduras a la vista, canalón tras el canto de chapa oscura y bajante sujeta con abrazaderas a la fachada de pino.'),
    }
