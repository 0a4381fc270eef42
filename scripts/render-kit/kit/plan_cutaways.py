"""Cutaways built from the floor plans of the website: what the plan draws is what stands in the picture.

A plan is data in a model's front matter (key `plans`, millimetres, origin at the front left corner outside, x right, y back).
The models' folder is MODELS_DIR, or the repository's own. Everything the plan lists is drawn in its rect with its back to its
side; `extras` adds what a plan leaves out (rugs, lamps, plants, pictures). PLAN_TOP=1 renders the plan view for checking.
"""
import inspect
import math
import os
from contextlib import contextmanager
import bpy
from mathutils import Matrix, Vector
from . import building, camera, furniture as kit, landscape as land
from .materials import define, plain, tiles
from .mesh import Model

FOLDER = os.environ.get('MODELS_DIR') or os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', '..', '..', 'content', 'es', 'models')
LOW, GROUND, TALL, PART = 0.26, -0.24, building.CLEAR, 1.05      # cut heights: near walls, ground level, far walls, partitions (low, so that no room hides)
CUT_TALL = 1.42                                                  # tall cupboards standing in front of a partition are cut as well
TURN = {None: 0, 'n': 0, 'w': 90, 's': 180, 'e': -90}            # a piece's back is its local +y
POST, TILE = 0.12, 0.40
WET = ('bano',)

# panes without reflections stay free of noise; the tile is paler than the interiors' one because baths lie in the shade here
clear = lambda n, tint, glow: n('AddShader', i0=n('BsdfTransparent', Color=tint), i1=n('Emission', Color=(0.80, 0.92, 1.0), Strength=glow))
define('pane', clear, (0.84, 0.88, 0.88), 0.05)
define('pane_light', clear, (0.90, 0.935, 0.93), 0.03)
define('tile_sage', tiles, (0.33, 0.415, 0.345), (0.55, 0.57, 0.54), 0.15, 0.3, 0.4, 0.0)
define('lining', plain, (0.80, 0.78, 0.745), 0.9)                # even: no patches where wall pieces meet
define('mirror_pale', plain, (0.56, 0.64, 0.66), 0.12)


def load(model, plan):
    """One plan of a model, from its front matter."""
    import yaml
    with open(os.path.join(FOLDER, model + '.md'), encoding='utf-8') as f:
        data = yaml.safe_load(f.read().split('\n---', 1)[0].lstrip('-'))
    return next(p for p in data['plans'] if p['id'] == plan)


# ---- geometry of a plan --------------------------------------------------------------------
class Plan:
    """A plan in metres, with the questions the builder asks."""

    def __init__(self, data, low):
        mm = lambda v: [a / 1000 for a in v]
        self.thick = data['walls']['exterior'] / 1000
        self.outline = [mm(p) for p in data['outline']]
        self.rooms = [dict(r, polygon=[mm(p) for p in r['polygon']]) for r in data['rooms']]
        self.furniture = [dict(f, rect=mm(f['rect'])) for f in data['furniture']]
        n, pts = len(self.outline), self.outline
        self.edges = []
        for i, (a, b) in enumerate(zip(pts, pts[1:] + pts[:1])):
            deg = round(math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))) % 360
            turn = lambda p, q, r: (q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0])
            side = {0: 's', 90: 'e', 180: 'n', 270: 'w'}[deg]
            self.edges.append(dict(a=a, b=b, deg=deg, side=side, length=math.dist(a, b), top=LOW if side in low else TALL, openings=[],
                                   convex=(turn(pts[i - 1], a, b) > 0, turn(a, b, pts[(i + 2) % n]) > 0)))
        for o in data['openings']:
            at, w = mm(o['at']), o['width'] / 1000
            for e in self.edges:
                horizontal = e['deg'] in (0, 180)
                k = 1 if horizontal else 0                       # the coordinate that is constant along this edge
                lo, hi = sorted((e['a'][1 - k], e['b'][1 - k]))
                if (o['axis'] == 'x') == horizontal and abs(e['a'][k] - at[k]) < 1e-6 and lo - 1e-6 <= at[1 - k] and at[1 - k] + w <= hi + 1e-6:
                    u = at[1 - k] - e['a'][1 - k] if e['deg'] in (0, 90) else e['a'][1 - k] - at[1 - k] - w
                    e['openings'].append(dict(o, u=u, w=w, sill=o['sill'] / 1000, head=o['head'] / 1000, lo=at[1 - k]))
                    break
            else:
                raise ValueError(f"opening {o['id']} lies on no wall")
        self.doors = [dict(d, start=d['from'] / 1000, w=d['width'] / 1000) for d in data['doors']]
        self.parts = {}
        for p in data['partitions']:
            x, y, w, d = mm(p['rect'])
            self.parts[p['id']] = dict(x=x, y=y, w=w, d=d, along='x' if w > d else 'y', doors=[q for q in self.doors if q['wall'] == p['id']])

    def centre(self, room):
        poly = next(r['polygon'] for r in self.rooms if r['id'] == room)
        return [sum(p[k] for p in poly) / len(poly) for k in (0, 1)]

    def wall_at(self, x, y):
        """Height of the wall at a point and the outer edge it belongs to (None for partitions); (0, None) where there is no wall."""
        for p in self.parts.values():
            if p['x'] <= x <= p['x'] + p['w'] and p['y'] <= y <= p['y'] + p['d']:
                return p.get('height', PART), None
        for e in self.edges:
            c, s = math.cos(math.radians(e['deg'])), math.sin(math.radians(e['deg']))
            dx, dy = x - e['a'][0], y - e['a'][1]
            if -1e-6 <= dx * c + dy * s <= e['length'] + 1e-6 and 0 <= -dx * s + dy * c <= self.thick:
                return e['top'], e
        return 0, None

    def behind(self, rect, side, reach=0.07):
        """The wall a rect touches on one side."""
        x, y, w, d = rect
        return self.wall_at({'e': x + w + reach, 'w': x - reach}.get(side, x + w / 2), {'n': y + d + reach, 's': y - reach}.get(side, y + d / 2))

    def extent(self):
        xs, ys = zip(*self.outline)
        return max(xs), max(ys)


def columns(poly):
    """Rectangles that fill a rectilinear polygon (one stretch per column, wide ones first merged)."""
    xs = sorted({p[0] for p in poly})
    out = []
    for x0, x1 in zip(xs, xs[1:]):
        xm = (x0 + x1) / 2
        ys = sorted(a[1] for a, b in zip(poly, poly[1:] + poly[:1]) if a[1] == b[1] and min(a[0], b[0]) < xm < max(a[0], b[0]))
        out += [(x0, y0, x1, y1) for y0, y1 in zip(ys[::2], ys[1::2])]
    return out


@contextmanager
def sized(m, sx=1.0, sy=1.0, sz=1.0):
    saved = m.matrix
    m.matrix = saved @ Matrix.Diagonal((sx, sy, sz, 1))
    yield m
    m.matrix = saved


# ---- walls, floors, doors ------------------------------------------------------------------
def piece(m, t, clad, lining, u0, u1, z0, z1, cap=True):
    """Opaque wall; `lining` lists (from, to, material) along u."""
    if u1 - u0 < 0.005 or z1 - z0 < 0.005:
        return
    m.box('black', u0, 0.032, z0, u1, t - 0.03, z1, 0.001)
    for a, b, mat in lining:
        if min(b, u1) - max(a, u0) > 0.004:
            m.box(mat, max(a, u0), t - 0.03, z0, min(b, u1), t, z1, 0.0005)
    building.planks(m, clad, u0, u1, z0, z1, 0.030)
    if cap:
        m.box('steel', u0, 0.0, z1 - 0.004, u1, t + 0.002, z1 + 0.014, 0.002)


def outer_wall(m, plan, e, clad, accents):
    t, top, L = plan.thick, e['top'], e['length']
    with m.at(*e['a'], 0, e['deg']):
        forward = e['deg'] in (0, 90)
        along = 0 if e['deg'] in (0, 180) else 1
        marks = sorted((sorted(((c - e['a'][along]) * (1 if forward else -1) for c in (a, b))), mat) for side, a, b, mat in accents if side == e['side'])
        lining, u = [], -1.0
        for (a, b), mat in marks:
            lining += [(u, a, 'lining'), (a, b, mat)]
            u = b
        lining.append((u, L + 1, 'lining'))
        u = POST if e['convex'][0] else 0.0
        end = L - POST if e['convex'][1] else L + t
        for o in sorted(e['openings'], key=lambda o: o['u']):
            a, b, sill, head = o['u'], o['u'] + o['w'], o['sill'], o['head']
            piece(m, t, clad, lining, u, a, 0, top)
            piece(m, t, clad, lining, a, b, 0, min(sill, top), sill >= top)
            piece(m, t, clad, lining, a, b, head, top)
            z1 = min(head, top)
            if z1 > sill + 0.02:
                cut = head > top
                if sill > 0:                                     # sill board and painted reveals
                    m.box('plaster_white', a, 0.115, sill, b, t + 0.015, sill + 0.018)
                    for v in (a, b - 0.014):
                        m.box('plaster_white', v, 0.115, sill + 0.018, v + 0.014, t + 0.001, z1, 0.001)
                    m.box('plaster_white', a + 0.014, 0.115, z1 - 0.014, b - 0.014, t + 0.001, z1, 0.001)
                building.glazing(m, a, b, sill, z1, o.get('panels', 1), cut, o['kind'] == 'sliding')
            u = b
        piece(m, t, clad, lining, u, end, 0, top)
        m.box('steel', 0.0, 0.0, -0.20, L, 0.10, -0.001 - 0.0005 * along, 0.004)


def shell(m, plan, clads, accents):
    for i, (x0, y0, x1, y1) in enumerate(columns(plan.outline)):
        m.box('black', x0 + 0.05, y0 + 0.05, -0.16, x1 - 0.05, y1 - 0.05, -0.025)
        left = 0.05 if i == 0 else -0.001
        building.boards(m, 'oak_floor', x0 + left, y0 + 0.05, x1 - (0.05 if x1 == plan.extent()[0] else 0), y1 - 0.05)
    for r in plan.rooms:
        if r['id'].startswith(WET):
            for x0, y0, x1, y1 in columns(r['polygon']):
                m.box('greige', x0, y0, 0.0, x1, y1, 0.006, 0.0005)
                nx, ny = max(1, round((x1 - x0) / TILE)), max(1, round((y1 - y0) / TILE))
                for i in range(nx):
                    for j in range(ny):
                        a, b = x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny
                        m.box('terrazzo', a + 0.004, b + 0.004, 0.0, a + (x1 - x0) / nx - 0.004, b + (y1 - y0) / ny - 0.004, 0.010, 0.001)
    for e, f in zip(plan.edges, plan.edges[1:] + plan.edges[:1]):
        x, y = e['b']
        if e['convex'][1]:
            cx, cy = [k + POST / 2 * s for k, s in zip((x, y), {0: (-1, 1), 90: (-1, -1), 180: (1, -1), 270: (1, 1)}[e['deg']])]
            m.box('steel', cx - 0.0605, cy - 0.0605, -0.2005, cx + 0.0605, cy + 0.0605, max(e['top'], f['top']) + 0.0145, 0.005)
    for e in plan.edges:
        outer_wall(m, plan, e, clads((e['a'][0] + e['b'][0]) / 2), accents)


def partition(m, p, height):
    """Inner wall with door gaps and dark cut edge."""
    a0, length = (p['x'], p['w']) if p['along'] == 'x' else (p['y'], p['d'])
    t = p['d'] if p['along'] == 'x' else p['w']
    spans, a = [], a0
    for d in sorted(p['doors'], key=lambda d: d['start']):
        spans.append((a, d['start']))
        a = d['start'] + d['w']
    spans.append((a, a0 + length))
    def box(mat, s, e, o0, o1, z0, z1):
        if p['along'] == 'x':
            m.box(mat, s, p['y'] + o0, z0, e, p['y'] + o1, z1, 0.001)
        else:
            m.box(mat, p['x'] + o0, s, z0, p['x'] + o1, e, z1, 0.001)
    for s, e in spans:
        if e - s > 0.004:
            box('lining', s, e, 0, t, 0, height)
            box('steel', s, e, -0.001, t + 0.001, height, height + 0.013)
    for d in p['doors']:
        box('oak', d['start'], d['start'] + d['w'], 0.004, t - 0.004, -0.01, 0.003)
        for s in (d['start'], d['start'] + d['w'] - 0.018):
            box('oak', s, s + 0.018, -0.004, t + 0.004, 0, height + 0.001)


def door_leaf(m, plan, d, p, height):
    """Sliding leaf pushed aside on its face of the wall, or hinged leaf standing open."""
    if d['type'] == 'opening':
        return
    room = d['face'] if d['type'] == 'sliding' else d['into']
    k = 1 if p['along'] == 'x' else 0                            # axis across the wall
    centre, near, far = plan.centre(room)[k], (p['y'] if k else p['x']), (p['y'] + p['d'] if k else p['x'] + p['w'])
    out = 1 if centre > (near + far) / 2 else -1
    face, s, w = (far if out > 0 else near), d['start'], d['w']
    def box(mat, a0, a1, o0, o1, z0, z1, r=0.002):
        o0, o1 = sorted((face + out * o0, face + out * o1))
        if k:
            m.box(mat, a0, o0, z0, a1, o1, z1, r)
        else:
            m.box(mat, o0, a0, z0, o1, a1, z1, r)
    top = min(height, 2.05)
    if d['type'] == 'sliding':
        shift = (-1 if d['slides'] == 'start' else 1) * (w - 0.10)
        a = s + shift
        box('walnut_z', a - 0.02, a + w + 0.02, 0.012, 0.050, 0.012, top - 0.02)
        box('steel', a - 0.02, a + w + 0.02, 0.0115, 0.0505, top - 0.02, top - 0.008)
        grip = a + (w - 0.05 if shift < 0 else 0.05)
        box('black', grip - 0.012, grip + 0.012, 0.050, 0.060, 0.80, min(1.12, top - 0.05))
    else:
        a = s + 0.02 if d['hinge'] == 'start' else s + w - 0.06
        box('walnut_z', a, a + 0.04, 0.0, w - 0.03, 0.012, top - 0.012)
        box('steel', a - 0.0005, a + 0.0405, 0.0, w - 0.03, top - 0.012, top)
        g = a + 0.04 if d['hinge'] == 'start' else a - 0.03
        if top > 1.06:
            box('black', g, g + 0.03, w - 0.14, w - 0.09, 0.97, 0.99, 0.004)


# ---- pieces of the catalogue: fn(m, w, d, ctx), drawn at the rect's centre, back at +d/2 -----
class Context:
    """What a piece knows about its place."""

    def __init__(self, plan, item):
        self.plan, self.item, self.rect, self.back = plan, item, item['rect'], item.get('back')
        self.height, self.edge = plan.behind(self.rect, self.back) if self.back else (0, None)

    def side(self, local):
        """Wall height at a local side: back, front, left, right (as seen by someone facing the piece's front: left is local -x)."""
        ring = 'nwse'
        i = ring.index(self.back or 'n')
        return self.plan.behind(self.rect, ring[(i + {'back': 0, 'left': 1, 'front': 2, 'right': 3}[local]) % 4])[0]

    def windows(self, w):
        """Windows behind the piece as local spans (from, to, sill, head)."""
        if not self.edge:
            return []
        x, y, rw, rd = self.rect
        mid = x + rw / 2 if self.edge['deg'] in (0, 180) else y + rd / 2
        flip = 1 if self.back in ('n', 'e') else -1
        if self.back == 'e':
            flip = -1                                            # turned by -90 degrees, local x runs towards -y
        elif self.back == 'w':
            flip = 1
        out = []
        for o in self.edge['openings']:
            a, b = sorted((flip * (o['lo'] - mid), flip * (o['lo'] + o['w'] - mid)))
            if b > -w / 2 and a < w / 2:
                out.append((a, b, o['sill'], o['head']))
        return out


def free(spans, lo, hi):
    """What is left of lo..hi without the spans."""
    out, a = [], lo
    for s in sorted(spans):
        if s[0] > a:
            out.append((a, min(s[0], hi)))
        a = max(a, s[1])
    if a < hi:
        out.append((a, hi))
    return out


def p_sofa(m, w, d, c):
    with sized(m, 1, d / 0.92):
        kit.sofa(m, w, 'fabric_sage', 'fabric_rust')


def p_sofa_bed(m, w, d, c):
    p_sofa(m, w, d, c)
    with m.at(0.32 * w, -d / 2 + 0.30, 0.452, 4):                # folded blanket
        m.soft('fabric_rust', 0, 0, 0, 0.34, 0.46, 0.05, 0.022, 3, 0.006)
        m.soft('fabric_cream', 0.01, 0, 0.045, 0.31, 0.42, 0.045, 0.02, 3, 0.006)


def p_kitchen(m, w, d, c):
    h, y = 0.88, d / 2
    kit.cabinet(m, w, h, d, 'sage', 'concrete_dark')
    wins = c.windows(w)
    low = [s for s in wins if s[2] < 1.46]
    for a, b in free(low, -w / 2, w / 2):
        m.box('tile_white', a, y - 0.012, h + 0.03, b, y, 1.46, 0.001)
    for a, b, sill, head in low:
        if sill > h + 0.06:
            m.box('tile_white', max(a, -w / 2), y - 0.012, h + 0.03, min(b, w / 2), y, sill - 0.005, 0.001)
    sx = (max(low[0][0], -w / 2) + min(low[0][1], w / 2)) / 2 if low else -w / 2 + 0.42
    sx = min(max(sx, -w / 2 + 0.34), w / 2 - 1.0)
    m.box('inox', sx - 0.25, -0.19, h + 0.026, sx + 0.25, 0.19, h + 0.0305, 0.001)
    m.box('black', sx - 0.22, -0.16, h + 0.029, sx + 0.22, 0.16, h + 0.0314, 0.001)
    m.tube('chrome', [(sx, 0.235, h), (sx, 0.235, h + 0.26), (sx, 0.16, h + 0.32), (sx, 0.06, h + 0.30), (sx, 0.04, h + 0.24)], 0.012)
    hx = w / 2 - 0.38
    m.box('black', hx - 0.29, -0.24, h + 0.028, hx + 0.29, 0.24, h + 0.035, 0.002)
    for k, (dx, dy, r) in enumerate(((-0.15, 0.11, 0.09), (0.14, 0.11, 0.07), (-0.15, -0.11, 0.07), (0.14, -0.11, 0.09))):
        m.lathe('steel_light', [(r, 0), (r, 0.0012), (r - 0.008, 0.0012)], hx + dx, dy, h + 0.0352, 28)
    m.cyl('pot_dark', hx - 0.15, 0.11, h + 0.036, h + 0.14, 0.09)
    if w > 1.7:
        m.box('oak', (sx + hx) / 2 - 0.02, 0.12, h + 0.03, (sx + hx) / 2 + 0.14, 0.26, h + 0.30)
        kit.vase(m, (sx + hx) / 2 - 0.16, 0.16, h + 0.028, 'pot', True)
    for a, b in free(wins, -w / 2, w / 2):
        if b - a > 0.6 and c.height > 2.2:
            m.box('sage', a, y - 0.33, 1.48, b, y, 2.15, 0.003)
            n = max(1, round((b - a) / 0.5))
            for i in range(n):
                s = a + (b - a) * i / n
                m.box('sage', s + 0.002, y - 0.352, 1.485, s + (b - a) / n - 0.002, y - 0.33, 2.145, 0.002)
            m.box('led', a + 0.05, y - 0.06, 1.473, b - 0.05, y - 0.045, 1.479, 0.001)


def p_fridge(m, w, d, c):
    with sized(m, w / 0.61, d / 0.66):
        with m.at(0, 0.02, 0):
            kit.fridge_tall(m)


def p_table(m, w, d, c):
    if w >= d:
        kit.dining(m, w, 6 if w > 1.45 else 4, d, seat='fabric_ink')
    else:
        with m.at(0, 0, 0, 90):
            kit.dining(m, d, 6 if d > 1.45 else 4, w, seat='fabric_ink')


def p_bed(m, w, d, c):
    """Bed that fills its rect; the headboard is low where the wall behind it is."""
    w, y = w - 0.08, d / 2
    top = 1.0 if c.height > 0.9 else 0.56
    cover = c.item.get('cover', 'fabric_sage')
    m.box('oak', -w / 2 - 0.04, y - 0.05, 0.05, w / 2 + 0.04, y, top, 0.008)
    m.box('oak', -w / 2 - 0.02, -y, 0.12, w / 2 + 0.02, y - 0.05, 0.27, 0.008)
    for sx in (-1, 1):
        for sy in (-1, 1):
            m.cbox('black', sx * (w / 2 - 0.1), sy * (y - 0.1), 0, 0.05, 0.05, 0.12)
    m.soft('fabric_white', 0, -0.02, 0.26, w - 0.02, d - 0.10, 0.22, 0.06, 4, 0.01)
    m.soft('fabric_white', 0, -0.15, 0.40, w + 0.03, d - 0.42, 0.13, 0.055, 4, 0.025)
    m.soft(cover, 0, -y + 0.42, 0.43, w + 0.06, 0.78, 0.125, 0.055, 4, 0.02)
    tilt = -32 if top > 0.9 else -52
    for i in range(2):
        x = (i - 0.5) * w * 0.48
        with m.at(x, y - 0.29, 0.50 if top > 0.9 else 0.47, 0, tilt):
            m.soft('fabric_white', 0, 0, 0, w * 0.44, 0.14, 0.40, 0.065, 4, 0.04)
        with m.at(x * 0.92, y - 0.47, 0.49 if top > 0.9 else 0.50, 0, tilt - 5):
            m.soft(c.item.get('pillow', 'fabric_rust') if i else 'fabric_cream', 0, 0, 0, w * 0.36, 0.12, 0.32, 0.055, 4, 0.04)


def p_wardrobe(m, w, d, c):
    mat = c.item.get('mat', 'walnut_z')
    if c.height > 2:
        kit.wardrobe(m, w, 2.1, d, mat)
        return
    n = max(2, round(w / 0.55))
    m.box('black', -w / 2 + 0.01, -d / 2 + 0.05, 0, w / 2 - 0.01, d / 2, 0.08)
    m.box(mat, -w / 2, -d / 2 + 0.02, 0.08, w / 2, d / 2, CUT_TALL)
    for i in range(n):
        a = -w / 2 + w * i / n
        m.box(mat, a + 0.003, -d / 2, 0.083, a + w / n - 0.003, -d / 2 + 0.022, CUT_TALL, 0.002)
        g = a + (w / n - 0.05 if i % 2 == 0 else 0.05)
        m.box('black', g - 0.008, -d / 2 - 0.012, 0.92, g + 0.008, -d / 2 + 0.001, 1.22, 0.002)
    m.box('steel', -w / 2, -d / 2, CUT_TALL, w / 2, d / 2, CUT_TALL + 0.013, 0.002)


def p_bookcase(m, w, d, c):
    kit.shelves(m, w, 1.95 if c.height > 2 else 1.5, d, 'oak', 'books', 5 if c.height > 2 else 4, 'oak')


def p_desk(m, w, d, c):
    kit.desk(m, w, d)
    with m.at(-0.05, -d / 2 - 0.22, 0, 176):
        kit.office_chair(m, 'fabric_ink')


def p_shower(m, w, d, c):
    tall, x, y = 2.0, w / 2, d / 2
    m.box('slate', -x, -y, 0, x, y, 0.03)
    m.box('black', -0.05, -0.05, 0.029, 0.05, 0.05, 0.0312, 0.0005)
    walls = {k: c.side(k) for k in ('back', 'left', 'right', 'front')}
    for k, hw in walls.items():
        top = min(tall, hw - 0.01)
        if top < 0.3:
            continue
        box = dict(back=(-x, y - 0.014, x, y), front=(-x, -y, x, -y + 0.014), left=(-x, -y, -x + 0.014, y), right=(x - 0.014, -y, x, y))[k]
        m.box('tile_sage', box[0], box[1], 0.03, box[2], box[3], top, 0.001)
    top = min(2.02, walls['back'] - 0.06)
    pipe = [(0, y - 0.03, 0.85), (0, y - 0.03, top)]
    m.tube('black', pipe + ([(0, y - 0.32, top)] if top > 1.9 else []), 0.011)
    m.box('black', -0.10, y - 0.06, 0.95, 0.10, y - 0.012, 0.99)
    if top > 1.9:
        m.cyl('black', 0, y - 0.33, top - 0.03, top - 0.01, 0.13, n=32)
    hg = max(PART + 0.55, 1.8)
    def pane(x0, y0, x1, y1):
        m.quad('glass_clear', (x0, y0, 0.03), (x1, y1, 0.03), (x1, y1, hg), (x0, y0, hg))
        m.rod('black', (x0, y0, hg), (x1, y1, hg), 0.009, 6)
        m.rod('black', (x0, y0, 0.035), (x1, y1, 0.035), 0.009, 6)
        for px, py in ((x0, y0), (x1, y1)):
            m.rod('black', (px, py, 0.03), (px, py, hg), 0.009, 6)
    rim = 0.012
    lines = dict(front=((-x, -y + rim), (x, -y + rim)), left=((-x + rim, y), (-x + rim, -y)), right=((x - rim, y), (x - rim, -y)))
    open_ = [k for k in ('front', 'left', 'right') if walls[k] == 0]
    for i, k in enumerate(open_):
        (ax, ay), (bx, by) = lines[k]
        if k == 'front' and walls['left'] == 0 and len(open_) > 1:          # start at the wall's end
            (ax, ay), (bx, by) = (bx, by), (ax, ay)
        f = 1.0 if i == 0 and len(open_) > 1 else 0.55
        pane(ax, ay, ax + (bx - ax) * f, ay + (by - ay) * f)


def p_toilet(m, w, d, c):
    h = min(1.05, c.height - 0.02) if c.height > 0.5 else 0.30   # cut low where it would hide the bowl
    y = d / 2
    m.box('tile_sand', -w / 2, y - 0.13, 0, w / 2, y, h, 0.004)
    if h > 0.5:
        m.box('chrome', -0.09, y - 0.137, h - 0.17, 0.09, y - 0.129, h - 0.06)
    L = d - 0.15
    m.soft('sink_white', 0, y - 0.12 - L / 2, 0.12, 0.36, L, 0.28, 0.13, 6, 0.0)
    m.soft('sink_white', 0, y - 0.14 - L / 2, 0.39, 0.37, L - 0.03, 0.035, 0.016, 3, 0.0)


def p_basin(m, w, d, c):
    y = d / 2
    m.box('oak', -w / 2 + 0.01, -y + 0.02, 0.42, w / 2 - 0.01, y, 0.80, 0.005)
    m.box('black', -w / 2 + 0.02, -y + 0.016, 0.60, w / 2 - 0.02, -y + 0.021, 0.608, 0.001)
    m.box('terrazzo', -w / 2, -y, 0.80, w / 2, y, 0.825)
    r = min(0.19, w * 0.40, d * 0.38)
    m.lathe('sink_white', [(0, 0.83), (r * 0.65, 0.825), (r, 0.93), (r * 0.95, 0.935), (r * 0.6, 0.85), (0, 0.845)], 0, -0.03, 0, 36)
    m.tube('black', [(0, y - 0.05, 0.82), (0, y - 0.05, 1.04), (0, y - 0.19, 1.04), (0, y - 0.19, 1.01)], 0.011)
    if c.height > 2:
        with m.at(0, y - 0.003, 1.50, 0, 90):
            m.cyl('led_soft', 0, 0, -0.005, 0.010, 0.315, n=48)
            m.cyl('mirror_pale', 0, 0, 0.008, 0.022, 0.30, n=48)
    elif c.height > 1.0:
        m.box('mirror_pale', -w / 2 + 0.08, y - 0.012, 0.92, w / 2 - 0.08, y - 0.001, c.height - 0.03, 0.002)


def p_cabinet(m, w, d, c):
    h = c.height if c.height > 1 else 0.95                       # a tall piece in front of a lowered wall is cut as well
    m.box('white', -w / 2, -d / 2 + 0.02, 0.06, w / 2, d / 2, h)
    m.box('black', -w / 2 + 0.01, -d / 2 + 0.05, 0, w / 2 - 0.01, d / 2, 0.06)
    for s in (-1, 1):
        m.box('white', s * w / 4 - w / 4 + 0.003, -d / 2, 0.07, s * w / 4 + w / 4 - 0.003, -d / 2 + 0.021, h)
    m.box('steel', -w / 2, -d / 2, h, w / 2, d / 2, h + 0.013, 0.002)


def p_laundry(m, w, d, c):
    h = max(1.02, c.height)
    for s in (-1, 1):
        m.box('sage', s * (w / 2 - 0.012) - 0.012, -d / 2, 0, s * (w / 2 - 0.012) + 0.012, d / 2, h)
    m.box('sage', -w / 2, d / 2 - 0.02, 0, w / 2, d / 2, h - 0.002)
    m.box('white', -0.30, -d / 2 + 0.02, 0.02, 0.30, d / 2 - 0.03, 0.86, 0.01)
    with m.at(0, -d / 2 + 0.02, 0.44, 0, 90):
        m.cyl('steel_light', 0, 0, 0, 0.022, 0.20, n=36)
        m.cyl('car_glass', 0, 0, 0.02, 0.03, 0.15, n=36)
    m.box('black', 0.08, -d / 2 + 0.017, 0.74, 0.26, -d / 2 + 0.022, 0.81, 0.001)
    m.box('oak', -w / 2 + 0.024, -d / 2 + 0.01, 0.88, w / 2 - 0.024, d / 2 - 0.02, 0.91)
    for k in range(3):
        m.soft(('fabric_white', 'fabric_sand', 'fabric_cream')[k], -0.14, 0.05, 0.91 + k * 0.07, 0.30, 0.36, 0.065, 0.03, 3, 0.005)
    m.cyl('oak', 0.17, 0.05, 0.91, 1.09, 0.10, 0.12, 20)


PIECES = {k[2:].replace('_', '-'): f for k, f in list(globals().items()) if k.startswith('p_')}


# ---- scenes --------------------------------------------------------------------------------
def studio_light():
    """World, sun and ground of the cutaway series (as in scenes.build_cutaway)."""
    world = bpy.data.worlds.new('studio')
    bpy.context.scene.world = world
    world.use_nodes = True
    bg = world.node_tree.nodes['Background']
    bg.inputs[0].default_value, bg.inputs[1].default_value = (1.0, 0.985, 0.965, 1), 0.57
    li = bpy.data.lights.new('sun', 'SUN')
    li.energy, li.angle, li.color = 1.75, math.radians(16), (1.0, 0.94, 0.85)
    ob = bpy.data.objects.new('sun', li)
    ob.rotation_euler = Vector(land.sun_vector(158, 47)).to_track_quat('Z', 'Y').to_euler()
    bpy.context.scene.collection.objects.link(ob)
    g = Model('floor')
    g.quad('studio_ground', (-80, -80, GROUND), (80, -80, GROUND), (80, 80, GROUND), (-80, 80, GROUND))
    g.build()


def draw(m, items, lift=0.0):
    """Extras: (piece, x mm, y mm, degrees, options)."""
    for name, x, y, deg, opts in items:
        fn, opts = getattr(kit, name), dict(opts)
        z = lift if 'z' in inspect.signature(fn).parameters else opts.pop('z', 0) + lift
        with m.at(x / 1000, y / 1000, z, deg):
            fn(m, **opts)


def frame(points, azimuth, elevation=35.264):
    """Target and width of the isometric camera so that all points fit."""
    a, e = math.radians(azimuth), math.radians(elevation)
    right = Vector((math.cos(a), math.sin(a), 0))
    up = Vector((-math.sin(a) * math.sin(e), math.cos(a) * math.sin(e), math.cos(e)))
    r = [right.dot(Vector(p)) for p in points]
    u = [up.dot(Vector(p)) for p in points]
    target = right * (min(r) + max(r)) / 2 + up * (min(u) + max(u)) / 2
    return target, max((max(r) - min(r)) / 0.845, (max(u) - min(u)) / 0.855 * 4 / 3)


def build(s):
    model, pid = s['plan']
    plan = Plan(load(model, pid), s['low'])
    for k, h in s.get('heights', {}).items():
        plan.parts[k]['height'] = h
    studio_light()
    m = Model('home', 5)
    shell(m, plan, s['clads'], [(side, a / 1000, b / 1000, mat) for side, a, b, mat in s.get('accents', ())])
    for p in plan.parts.values():
        partition(m, p, p.get('height', PART))
        for d in p['doors']:
            door_leaf(m, plan, d, p, p.get('height', PART))
    for i, f in enumerate(plan.furniture):
        f.update(s.get('looks', {}).get((f['piece'], f['room']), {}))
        x, y, w, d = f['rect']
        if f.get('back') in ('e', 'w'):
            w, d = d, w
        lift = 0.010 if f['room'].startswith(WET) else 0.0
        with m.at(x + f['rect'][2] / 2, y + f['rect'][3] / 2, lift, TURN[f.get('back')]):
            PIECES[f['piece']](m, w, d, Context(plan, f))
    draw(m, s.get('extras', ()))
    draw(m, s.get('outside', ()), -0.02)
    for x0, y0, x1, y1 in s['decks']:
        building.deck(m, x0 / 1000, y0 / 1000, x1 / 1000, y1 / 1000, feet=-GROUND)
    m.materials = [{'glass': 'pane', 'glass_clear': 'pane_light'}.get(k, k) for k in m.materials]
    m.build()
    W, D = plan.extent()
    if os.environ.get('PLAN_TOP'):
        camera.isometric((W / 2, D / 2 - 1.0, 0), max(W, (D + 2.5) * 4 / 3) * 1.1, 0, 90).rotation_euler = (0, 0, 0)
        return
    points = [(p[0], p[1], z) for p in plan.outline for z in (GROUND, LOW)]
    points += [(*q, TALL) for e in plan.edges if e['top'] == TALL for q in (e['a'], e['b'])]
    points += [(x / 1000, y / 1000, z) for x0, y0, x1, y1 in s['decks'] for x in (x0, x1) for y in (y0, y1) for z in (GROUND, 0.0)]
    points += [(it[1] / 1000, it[2] / 1000, 0.95) for it in s.get('outside', ())]
    target, width = frame(points, s.get('azimuth', 45))
    camera.isometric(target, width, s.get('azimuth', 45))


SCENES = {}


def plan_cutaway(name, model, plan, label, alt, clads, low='se', **more):
    SCENES[name] = dict(family='cutaways', size=(1280, 960), model=label, alt=alt, plan=(model, plan), clads=clads, low=low,
                        view_transform='Standard', look='None', bloom=0.015, vignette=0.0, exposure=0.12, denoise_radius=5, samples=20, **more)


rug = lambda x, y, w, d, **o: ('rug', x, y, 0, dict(w=w, d=d, line='rug_ink', **o))
plant = lambda x, y, h, **o: ('plant', x, y, 0, dict(height=h, **o))
seats = lambda x, y: [('lounge_chair', x, y, 15, {}), ('lounge_chair', x + 1450, y, -20, {}), ('round_table', x + 730, y + 40, 0, dict(r=0.26, h=0.45, top='oak'))]

plan_cutaway('mod-studio-cutaway', 'mod-studio', 'planta', 'MOD|STUDIO',
             'MOD|STUDIO visto desde arriba sin cubierta: sofá cama verde, mesa de trabajo, cocina compacta y baño con ducha a la derecha.',
             lambda x: 'clad_larch', accents=[('w', 0, 3000, 'ink')], heights=dict(t1=0.86),
             extras=[('art', 182, 1330, 90, dict(w=1.05, h=0.75, z=1.2, image='art_blue')), rug(1300, 1200, 2.1, 1.25), ('coffee_table', 1250, 1230, 0, dict(r=0.38)),
                     ('floor_lamp', 410, 430, 0, {}), plant(2350, 2560, 1.0), ('round_rug', 5000, 1330, 0, dict(r=0.42, mat='rug_sage'))],
             outside=[('lounge_chair', 1950, -880, 14, {}), ('planter', 3720, -1250, 0, dict(w=0.9))], decks=[(0, -1800, 4250, -20)])

plan_cutaway('mod-one-cutaway', 'mod-one', 'planta', 'MOD|ONE',
             'MOD|ONE visto desde arriba sin cubierta: salón con sofá verde y mesa para cuatro, cocina al fondo, baño y dormitorio doble.',
             lambda x: 'clad_pine', accents=[('w', 0, 2700, 'ink'), ('n', 4800, 7600, 'ink')],
             extras=[('art', 182, 1180, 90, dict(w=1.05, h=0.75, z=1.2, image='art_blue')), rug(1230, 1180, 1.3, 2.0), ('coffee_table', 1400, 1180, 0, dict(r=0.27)),
                     ('floor_lamp', 430, 2260, 0, {}), plant(2590, 2450, 0.9), ('round_rug', 4150, 2330, 0, dict(r=0.36, mat='rug_sage')),
                     ('bedside', 5700, 3310, 0, {}), rug(6500, 1420, 1.75, 1.25), ('art', 6640, 3518, 0, dict(w=0.95, h=0.65, z=1.35)), plant(7180, 420, 0.85)],
             outside=[*seats(900, -1150), ('planter', 6300, -1500, 0, dict(w=1.1))], decks=[(0, -2100, 7250, -20)])

plan_cutaway('mod-two-cutaway', 'mod-two', 'dos-suites', 'MOD|TWO',
             'MOD|TWO con dos suites visto desde arriba: dormitorio con baño en cada extremo y, en el centro, salón, comedor y cocina.',
             lambda x: 'clad_charred', accents=[('w', 0, 2700, 'ink'), ('n', 3045, 3900, 'ink')],
             looks={('bed', 'dormitorio-1'): dict(cover='fabric_rust', pillow='fabric_sage'), ('bed', 'dormitorio-2'): dict(cover='fabric_ink')},
             extras=[('bedside', 2020, 2470, 0, {}), rug(1350, 880, 2.1, 1.2), plant(2320, 470, 0.9), ('round_rug', 1330, 3330, 0, dict(r=0.36, mat='rug_sage')),
                     rug(4230, 2560, 2.3, 1.7), ('coffee_table', 4230, 2650, 0, {}), ('armchair', 4400, 1330, 160, dict(fabric='fabric_rust')), ('floor_lamp', 3290, 3220, 0, {}),
                     ('art', 3480, 4418, 0, dict(w=0.6, h=0.8, z=1.2, image='art_blue')), plant(7430, 2900, 1.05),
                     ('bedside', 8690, 2470, 0, {}), rug(9350, 880, 2.1, 1.2), ('round_rug', 9380, 3330, 0, dict(r=0.36, mat='rug_sage'))],
             outside=[('lounger', 1000, -1300, 0, {}), ('lounger', 2000, -1300, 0, {}), ('sofa', 8300, -800, 0, dict(w=2.0, fabric='fabric_cream', pillow='fabric_sage')), ('coffee_table', 8300, -1750, 0, {})],
             decks=[(0, -2400, 10700, -20)])

plan_cutaway('mod-two-cutaway-noche-agrupada', 'mod-two', 'noche-agrupada', 'MOD|TWO',
             'MOD|TWO con la noche agrupada visto desde arriba: salón y cocina a la izquierda, dos baños en medio y dos dormitorios a la derecha.',
             lambda x: 'clad_charred', accents=[('w', 0, 4600, 'ink'), ('n', 6890, 10700, 'ink')],
             looks={('bed', 'dormitorio-1'): dict(cover='fabric_rust', pillow='fabric_sage'), ('bed', 'dormitorio-2'): dict(cover='fabric_sage')},
             extras=[rug(1480, 2300, 1.5, 2.2), ('coffee_table', 1560, 2300, 0, dict(r=0.38)), ('armchair', 1500, 3870, 8, dict(fabric='fabric_rust')), ('floor_lamp', 460, 3720, 0, {}), plant(430, 440, 1.2),
                     ('art', 182, 1010, 90, dict(w=0.75, h=0.95, z=1.15, image='art_blue')), plant(4510, 3080, 1.0), rug(6020, 1900, 1.2, 0.6), ('bedside', 10300, 640, -90, {}), ('bedside', 10300, 4030, -90, {}),
                     rug(8850, 1000, 1.7, 1.25), rug(8750, 3700, 1.9, 1.15), ('art', 7420, 4418, 0, dict(w=0.75, h=0.6, z=1.35)), plant(7230, 470, 0.85)],
             outside=[*seats(1300, -1300), ('lounger', 7700, -1300, 0, {}), ('lounger', 8700, -1300, 0, {})], decks=[(0, -2400, 10700, -20)])

plan_cutaway('mod-libre-cutaway', 'mod-libre', 'ejemplo-l', 'MOD|LIBRE',
             'MOD|LIBRE en L visto desde arriba: salón, cocina y despacho en un cuerpo, dormitorio y baño en el otro, y tarima con sofá entre ambos.',
             lambda x: 'clad_larch' if x < 7600 else 'clad_charred', low='sw', azimuth=-45, accents=[('e', 0, 4020, 'ink')],
             looks={('bed', 'dormitorio'): dict(cover='fabric_rust', pillow='fabric_sage')},
             extras=[rug(1600, 3550, 1.5, 2.0), ('coffee_table', 1600, 3550, 0, dict(r=0.38)), ('floor_lamp', 470, 4750, 0, {}), plant(4650, 2860, 0.95), ('art', 4400, 5918, 0, dict(w=0.7, h=0.9, z=1.1, image='art_blue')),
                     rug(6000, 3450, 1.1, 1.5, mat='rug_grey'), ('shelves', 7000, 4570, 0, dict(w=1.05, h=1.1, levels=3)), plant(5480, 4370, 0.9),
                     ('bedside', 10200, 820, -90, {}), ('bedside', 10200, 2880, -90, {}), rug(8500, 1850, 1.5, 2.3), ('art', 10418, 1850, -90, dict(w=1.1, h=0.75, z=1.35)), plant(8150, 2900, 1.0),
                     ('round_rug', 9330, 4700, 0, dict(r=0.36, mat='rug_sage'))],
             outside=[('sofa', 3150, 1200, -90, dict(w=1.8, fabric='fabric_cream', pillow='fabric_sage')), ('coffee_table', 2050, 1200, 0, {}), *seats(4800, 1100), ('planter', 300, 1150, 90, dict(w=1.1))], decks=[(0, 100, 7580, 2380)])
