"""People for scale: clothed figures seen from behind or from afar, without faces.

A figure is a skeleton in a pose; every garment is the level set of a distance field around it (lofted, asymmetric
ellipses that melt into each other, with folds as noise), turned into a mesh. The figure stands on z = 0 and looks to -y.
"""
import math
import bpy
import numpy as np
from mathutils import Vector
from . import building, materials
from .mesh import Model

d = materials.define
d('skin', materials.plain, (0.46, 0.275, 0.19), 0.55)
d('hair_dark', materials.fabric, (0.022, 0.015, 0.011), 0.8, 2400.0)
d('hair_brown', materials.fabric, (0.075, 0.042, 0.024), 0.8, 2400.0)
d('hair_grey', materials.fabric, (0.30, 0.285, 0.265), 0.8, 2400.0)
d('linen_white', materials.fabric, (0.70, 0.67, 0.61))
d('linen_blue', materials.fabric, (0.20, 0.29, 0.38))
d('linen_sand', materials.fabric, (0.47, 0.385, 0.285))
d('linen_rose', materials.fabric, (0.46, 0.245, 0.185))
d('cotton_olive', materials.fabric, (0.135, 0.14, 0.085))
d('denim', materials.fabric, (0.055, 0.085, 0.14))
d('trousers_dark', materials.fabric, (0.035, 0.036, 0.04))
d('trousers_sand', materials.fabric, (0.36, 0.295, 0.215))
d('hi_vis', materials.fabric, (0.62, 0.72, 0.06))
d('reflector', materials.plain, (0.60, 0.61, 0.61), 0.35, 0.3)
d('shoe_dark', materials.plain, (0.03, 0.026, 0.023), 0.55)
d('shoe_light', materials.plain, (0.52, 0.50, 0.46), 0.7)
d('sole', materials.plain, (0.30, 0.28, 0.25), 0.8)
d('helmet', materials.plain, (0.72, 0.72, 0.70), 0.3)
V = lambda *a: np.array(a, float)
FRONT = V(0, -1, 0)


# ---- distance fields -----------------------------------------------------------------------
def spline(stations, n):
    """Stations (x, y, z, side radius, front radius, back radius) joined by a smooth curve, n pieces between two."""
    s = np.array([np.concatenate([p, r]) for p, r in stations])
    s = np.vstack([2 * s[0] - s[1], s, 2 * s[-1] - s[-2]])
    s[0, 3:], s[-1, 3:] = s[1, 3:], s[-2, 3:]
    out = []
    for i in range(1, len(s) - 2):
        for k in range(n):
            t = k / n
            a, b, c, e = s[i - 1:i + 3]
            out.append(0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - e) * t * t + (3 * b - a - 3 * c + e) * t ** 3))
    return np.array(out + [s[-2]])


def limb(P, stations, front=FRONT, n=4, cap=0.8):
    """Distance to a loft along a curve; its cross-sections are ellipses, other in front than at the back."""
    s = spline(stations, n)
    best = np.full(len(P), 9.0)
    for a, b in zip(s, s[1:]):
        axis = b[:3] - a[:3]
        length = np.linalg.norm(axis)
        axis = axis / length
        f = front - axis * front.dot(axis)
        f = f / np.linalg.norm(f)
        side = np.cross(f, axis)
        q = P - a[:3]
        along = q @ axis
        t = np.clip(along / length, 0, 1)
        rs, rf, rb = (a[k] + (b[k] - a[k]) * t for k in (3, 4, 5))
        u, v, w = q @ side, q @ f, along - t * length
        rv = np.where(v > 0, rf, rb)
        low = np.minimum(rs, rv)
        e = np.sqrt((u / rs) ** 2 + (v / rv) ** 2 + (w / (low * cap)) ** 2)
        best = np.minimum(best, (e - 1) * low)
    return best


def ball(P, c, r, turn=None):
    """Distance to an ellipsoid with radii r (x, y, z), turned by the matrix `turn`."""
    q = P - c
    if turn is not None:
        q = q @ turn
    r = np.array(r, float)
    return (np.sqrt(((q / r) ** 2).sum(1)) - 1) * r.min()


def melt(a, b, k):
    """Smooth union."""
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * k / 4


def waves(P, seed, scale, stretch=(1, 1, 1), octaves=3):
    """Cheap warped noise in -1..1 for folds."""
    rng = np.random.default_rng(seed)
    q = P * (2 * math.pi / scale) * np.array(stretch)
    total, amp = 0.0, 1.0
    for _ in range(octaves):
        a, b, c = rng.normal(size=3), rng.normal(size=3), rng.normal(size=3)
        a, b, c = a / np.linalg.norm(a), b / np.linalg.norm(b), c / np.linalg.norm(c)
        total = total + amp * np.sin(q @ a + 1.3 * np.sin(q @ b * 0.7 + rng.uniform(0, 6)) + 0.9 * np.sin(q @ c * 0.45 + rng.uniform(0, 6)) + rng.uniform(0, 6))
        q, amp = q * 1.8, amp * 0.55
    return total / 1.8


def surface(field, low, high, h=0.009):
    """Mesh of the level set 0 of `field` in a box (surface nets); returns vertices and quads."""
    low = np.array(low, float)
    n = np.ceil((np.array(high) - low) / h).astype(int) + 1
    axes = [low[i] + h * np.arange(n[i]) for i in range(3)]
    # a coarse look first: the field is worked out in full only near the surface
    step = 4
    coarse = [np.arange(0, k + step, step) for k in n]
    C = np.stack(np.meshgrid(*[low[i] + h * coarse[i] for i in range(3)], indexing='ij'), -1)
    rough = field(C.reshape(-1, 3)).reshape(C.shape[:3])
    D = rough
    for i in range(3):
        D = np.repeat(D, step, i)
    D = D[:n[0], :n[1], :n[2]].copy()
    near = np.abs(rough) < step * h * 1.6
    wide = near.copy()
    for i in range(3):                                   # a coarse point stands for the block that begins there
        wide |= np.roll(near, -1, i)
        near = wide.copy()
    for i in range(3):
        wide = np.repeat(wide, step, i)
    at = np.argwhere(wide[:n[0], :n[1], :n[2]])
    for i in range(0, len(at), 60000):
        k = at[i:i + 60000]
        D[tuple(k.T)] = field(low + h * k)
    inside = D < 0
    cells = n - 1
    total, count = np.zeros((*cells, 3)), np.zeros(cells)
    cut = lambda off: tuple(slice(o, o + c) for o, c in zip(off, cells))
    for axis in range(3):
        for o1 in (0, 1):
            for o2 in (0, 1):
                a = [0, 0, 0]
                a[(axis + 1) % 3], a[(axis + 2) % 3] = o1, o2
                b = list(a)
                b[axis] = 1
                da, db = D[cut(a)], D[cut(b)]
                hit = (da < 0) != (db < 0)
                t = np.where(hit, da / np.where(hit, da - db, 1), 0)
                p = np.zeros((*cells, 3))
                p[...] = a
                p[..., axis] = t
                total += p * hit[..., None]
                count += hit
    live = count > 0
    ids = np.full(cells, -1)
    ids[live] = np.arange(live.sum())
    where = np.argwhere(live)
    verts = low + h * (where + total[live] / count[live][:, None])
    faces = []
    for axis in range(3):
        b, c = (axis + 1) % 3, (axis + 2) % 3
        sl = [slice(None)] * 3
        sl[axis] = slice(0, -1)
        s2 = list(sl)
        s2[axis] = slice(1, None)
        cross = inside[tuple(sl)] != inside[tuple(s2)]
        at = np.argwhere(cross)
        at = at[(at[:, b] > 0) & (at[:, c] > 0) & (at[:, b] < cells[b]) & (at[:, c] < cells[c])]
        flip = inside[tuple(at.T)]
        quad = []
        for ob, oc in ((1, 1), (0, 1), (0, 0), (1, 0)):
            k = at.copy()
            k[:, b] -= ob
            k[:, c] -= oc
            quad.append(ids[tuple(k.T)])
        quad = np.stack(quad, 1)
        quad[~flip] = quad[~flip][:, ::-1]
        faces.append(quad)
    faces = np.vstack(faces)
    return verts, faces[(faces >= 0).all(1)]


def relax(verts, faces, rounds=2, amount=0.5):
    """Laplacian smoothing."""
    e = np.vstack([faces[:, [i, (i + 1) % 4]] for i in range(4)])
    e = np.vstack([e, e[:, ::-1]])
    for _ in range(rounds):
        total, count = np.zeros_like(verts), np.zeros(len(verts))
        np.add.at(total, e[:, 0], verts[e[:, 1]])
        np.add.at(count, e[:, 0], 1)
        verts = verts + amount * (total / np.maximum(count, 1)[:, None] - verts)
    return verts


# ---- skeleton ------------------------------------------------------------------------------
def rot(axis, deg):
    a = math.radians(deg)
    c, s = math.cos(a), math.sin(a)
    return {'x': np.array([[1, 0, 0], [0, c, -s], [0, s, c]]), 'y': np.array([[c, 0, s], [0, 1, 0], [-s, 0, c]]), 'z': np.array([[c, -s, 0], [s, c, 0], [0, 0, 1]])}[axis]


def pointing(flex, out, side):
    """Direction of a limb: `flex` swings it forwards (90: straight ahead, 180: up), `out` away from the body."""
    f, o = math.radians(flex), math.radians(out)
    return V(side * math.sin(o), -math.sin(f) * math.cos(o), -math.cos(f) * math.cos(o))


POSES = {   # per side (-1 his right, +1 his left): leg (hip flex, out, knee flex, foot turn, foot pitch), arm (flex, out, forearm flex, forearm out)
    'stand': dict(shift=0.035, hips=4.5, lean=1, shoulders=-3, yaw=6, head=(-14, 4),
                  legs={1: (0, -1.5, 1, 8, 0), -1: (9, 6.5, 15, 22, 0)}, arms={1: (3, 7, 14, 4), -1: (-18, 17, 17, -25)}),
    'walk': dict(shift=0.010, hips=1.5, lean=3, shoulders=1, yaw=9, head=(-4, 3),
                 legs={1: (24, 0.5, 6, 6, -14), -1: (-15, 0.5, 26, 8, 30)}, arms={1: (-20, 6, 0, 3), -1: (19, 6, 40, 2)}),
    'reach': dict(shift=0.02, hips=3, lean=-2, shoulders=2, yaw=-4, head=(-10, -16),
                  legs={1: (0, 0, 2, 10, 0), -1: (5, 5, 8, 16, 0)}, arms={1: (112, 14, 150, -4), -1: (122, 10, 150, -2)}),
    'hold': dict(shift=0.025, hips=3, lean=2, shoulders=-2, yaw=-5, head=(12, -12),
                 legs={1: (0, 0, 1, 12, 0), -1: (7, 7, 10, 20, 0)}, arms={1: (4, 10, 84, -24), -1: (2, 12, 82, -26)}),
    'sit': dict(shift=0.0, hips=0, lean=7, shoulders=-2, yaw=7, head=(16, 2),
                legs={1: (84, 6, 88, 8, 0), -1: (82, 9, 76, 12, 0)}, arms={1: (34, 8, 66, -6), -1: (22, 10, 78, -20)}),
}


def skeleton(pose, height=1.75, woman=False):
    """Joints of a pose at a body height; the sole of the lower foot is on z = 0."""
    p = POSES[pose]
    k = height / 1.75
    J = {}
    hips, lean = p['hips'], p['lean']
    J['pelvis'] = V(p['shift'], 0, 0.94) * k
    up = rot('x', lean) @ V(0, 0, 1)                     # leans towards -y
    turn = rot('z', p['yaw'])
    for s in (1, -1):
        hip = J['pelvis'] + rot('y', -hips) @ V(s * (0.092 if woman else 0.088), 0, -0.03) * k
        flex, out, knee, foot, pitch = p['legs'][s]
        thigh, shank = pointing(flex, out, s), pointing(flex - knee, out * 0.6, s)
        J['hip', s], J['knee', s] = hip, hip + thigh * 0.425 * k
        J['ankle', s] = J['knee', s] + shank * 0.405 * k
        toe = rot('z', s * foot) @ rot('x', pitch) @ V(0, -1, 0)
        J['toe', s] = toe
        J['pitch', s] = pitch
    low = min(J['ankle', s][2] - 0.082 * k * math.cos(math.radians(J['pitch', s])) - max(0, 0.13 * k * math.sin(math.radians(J['pitch', s]))) for s in (1, -1))
    J = {key: v - V(0, 0, low) if isinstance(v, np.ndarray) and not (isinstance(key, tuple) and key[0] == 'toe') else v for key, v in J.items()}
    sway = V(-p['shift'] * 0.9, 0, 0)
    J['waist'] = J['pelvis'] + up * 0.15 * k + sway * 0.3
    J['chest'] = J['pelvis'] + up * 0.36 * k + sway * 0.8 + V(0, 0.012, 0) * k
    J['neck'] = J['pelvis'] + up * 0.545 * k + sway + V(0, 0.025, 0) * k
    half = (0.158 if woman else 0.180) * k
    for s in (1, -1):
        S = J['pelvis'] + up * 0.462 * k + sway + turn @ rot('y', -p['shoulders']) @ V(s * half, 0.012 * k, 0)
        flex, out, fore, fout = p['arms'][s]
        if flex > 90:                                     # raised arms lift the shoulder
            S = S + V(-s * 0.02, -0.02, 0.05) * k
        J['shoulder', s] = S
        J['elbow', s] = S + turn @ pointing(flex, out, s) * 0.285 * k
        J['hand', s] = turn @ pointing(fore, fout, s)
        J['wrist', s] = J['elbow', s] + J['hand', s] * 0.25 * k
    hy, hp = p['head']
    J['tilt'] = rot('z', hy) @ rot('x', hp)
    J['head'] = J['neck'] + up * 0.075 * k + J['tilt'] @ V(0, -0.012, 0.085) * k
    J['k'], J['woman'], J['yaw'] = k, woman, turn
    return J


# ---- garments ------------------------------------------------------------------------------
def torso(P, J, ease=0.0, bottom=-0.16):
    """Loose shell around the trunk from below the hips to the base of the neck."""
    k, w = J['k'], J['woman']
    a = J['waist'] - J['pelvis']
    down = J['pelvis'] + a / np.linalg.norm(a) * bottom * k
    r = lambda side, front, back: V(side + ease, front + ease, back + ease) * k
    if w:
        st = [(down, r(0.175, 0.120, 0.135)), (J['pelvis'], r(0.168, 0.112, 0.130)), (J['waist'], r(0.132, 0.098, 0.098)), (J['chest'], r(0.146, 0.122, 0.100)), (J['chest'] * 0.45 + J['neck'] * 0.55, r(0.125, 0.085, 0.085)), (J['neck'], r(0.055, 0.052, 0.055))]
    else:
        st = [(down, r(0.170, 0.118, 0.125)), (J['pelvis'], r(0.165, 0.118, 0.125)), (J['waist'], r(0.152, 0.118, 0.108)), (J['chest'], r(0.172, 0.118, 0.112)), (J['chest'] * 0.45 + J['neck'] * 0.55, r(0.150, 0.092, 0.095)), (J['neck'], r(0.062, 0.058, 0.060))]
    body = limb(P, st, J['yaw'] @ FRONT, 4, 0.5)
    for s in (1, -1):
        S = J['shoulder', s]
        yoke = limb(P, [(J['neck'] + V(0, 0, -0.025) * k, V(0.055, 0.055, 0.06) * k), (J['neck'] * 0.5 + S * 0.5 + V(0, 0, -0.005) * k, V(0.058, 0.058, 0.062) * k), (S + V(-s * 0.022, 0, -0.020) * k, V(0.058, 0.058, 0.062) * k)], FRONT, 3)
        body = melt(body, yoke - ease * 0.5, 0.06 * k)
    return body


def sleeve(P, J, s, cuff=1.0, ease=0.0):
    """One sleeve; `cuff` is how far it reaches down the forearm (0: elbow, 1: wrist)."""
    k, w = J['k'], J['woman']
    g = 0.88 if w else 1.0
    S, E, W = J['shoulder', s], J['elbow', s], J['wrist', s]
    end = E + (W - E) * max(cuff, 0.02)
    r = lambda v: V(v, v, v) * k * g + ease
    st = [(S, r(0.062)), (S + (E - S) * 0.5, r(0.056)), (E, r(0.050)), (E * 0.45 + end * 0.55, r(0.048)), (end, r(0.045))]
    out = limb(P, st, FRONT, 4, 0.9)
    axis = (end - E) / np.linalg.norm(end - E)
    return np.maximum(out, (P - end) @ axis)


def shirt(P, J, cuff=1.0, hem=-0.12, ease=0.008, seed=1, tucked=False):
    k = J['k']
    body = torso(P, J, ease, hem - 0.05)
    for s in (1, -1):
        body = melt(body, sleeve(P, J, s, cuff, ease * 0.6), 0.055)
    zrel = (P[:, 2] - J['pelvis'][2]) / k
    # folds: long soft ones on the trunk that hang from the shoulders, short ones across the waist and in the elbows
    drape = waves(P, seed, 0.17, (1.0, 1.0, 0.22)) * np.clip((0.42 - zrel) / 0.5, 0.15, 1)
    cross = waves(P, seed + 5, 0.13, (0.45, 0.45, 1.5)) * np.exp(-((zrel - 0.10) / 0.13) ** 2)
    arm = 0.0
    for s in (1, -1):
        near = np.exp(-(np.linalg.norm(P - J['elbow', s], axis=1) / 0.10) ** 2)
        pit = np.exp(-(np.linalg.norm(P - (J['shoulder', s] + V(-s * 0.02, 0, -0.11) * k), axis=1) / 0.10) ** 2)
        arm = arm + near * waves(P, seed + 9 + s, 0.07, (0.5, 0.5, 1.6)) * 0.8 + pit * waves(P, seed + 12 + s, 0.09, (1.2, 0.6, 0.8)) * 0.8
    body = body + 0.010 * drape + 0.010 * cross + 0.008 * arm
    near = np.linalg.norm((P - J['pelvis']) * V(1, 1, 0.8), axis=1) - 0.235 * k
    body = melt(body, np.maximum(trousers(P, J, 0.020), near), 0.03)       # the shirt hangs over the trousers
    flare = J['pelvis'] + V(0, 0, hem * k)
    edge = 0.010 * np.sin(np.arctan2(P[:, 1], P[:, 0]) * 3 + seed)
    return np.maximum(body, flare[2] + edge - P[:, 2])


def trousers(P, J, ease=0.004, hem=0.06, seed=3, shorts=False):
    k, w = J['k'], J['woman']
    pel = J['pelvis']
    r = lambda a, f, b: V(a + ease, f + ease, b + ease) * k
    body = limb(P, [(J['waist'] * 0.7 + pel * 0.3, r(0.135, 0.095, 0.098)), (pel, r(0.158, 0.106, 0.122)), (pel + V(0, 0, -0.06) * k, r(0.158, 0.100, 0.125)), (pel + V(0, 0.004, -0.10) * k, r(0.125, 0.080, 0.105))], FRONT, 3, 0.6)
    legs = []
    for s in (1, -1):
        H, K, A = J['hip', s], J['knee', s], J['ankle', s]
        axis = (A - K) / np.linalg.norm(A - K)
        end = A + axis * (0.08 * k - hem)
        if shorts:
            end = K + (H - K) * 0.12
            st = [(H + V(0, 0, 0.02) * k, r(0.086, 0.088, 0.094)), (H * 0.55 + K * 0.45, r(0.088, 0.088, 0.090)), (end, r(0.090, 0.090, 0.090))]
            axis = (K - H) / np.linalg.norm(K - H)
        else:
            st = [(H + V(0, 0, 0.02) * k, r(0.086, 0.088, 0.096)), (H * 0.6 + K * 0.4, r(0.080, 0.086, 0.084)), (K, r(0.066, 0.068, 0.066)), (K * 0.6 + A * 0.4, r(0.063, 0.062, 0.070)), (end, r(0.060, 0.062, 0.066))]
        leg = limb(P, st, FRONT, 4, 0.3)
        fold = waves(P, seed + s, 0.075, (0.35, 0.35, 1.5)) * (np.exp(-((P - K) @ axis / 0.10) ** 2) * 0.6 + np.exp(-(((P - end) @ axis + 0.03) / 0.06) ** 2) + 0.25)
        leg = leg + 0.006 * fold
        legs.append(np.maximum(leg, (P - end) @ axis))
    both = melt(legs[0], legs[1], 0.022 * k)
    seat = waves(P, seed + 8, 0.12, (0.7, 0.7, 1.2)) * np.exp(-((P[:, 2] - pel[2] + 0.08 * k) / 0.10) ** 2)
    return melt(body, both, 0.05 * k) + 0.004 * seat


def dress(P, J, hem=0.36, cuff=-1.0, ease=0.004, seed=4):
    """Loose sleeveless or short-sleeved dress down to the height `hem`."""
    k = J['k']
    body = torso(P, J, ease, -0.05)
    mid = (J['knee', 1] + J['knee', -1]) / 2
    low = (J['ankle', 1] + J['ankle', -1]) / 2
    low[2] = hem
    spread = np.abs(J['knee', 1] - J['knee', -1])
    skirt = limb(P, [(J['waist'], V(0.130, 0.10, 0.10) * k + ease), (J['pelvis'] + V(0, 0, -0.02) * k, V(0.172, 0.122, 0.142) * k), (J['pelvis'] * 0.45 + mid * 0.55, V(0.185 + spread[0] * 0.1, 0.15 + spread[1] * 0.3, 0.16 + spread[1] * 0.3) * k), (low - V(0, 0, 0.06), V(0.215 + spread[0] * 0.15, 0.175 + spread[1] * 0.4, 0.185 + spread[1] * 0.4) * k)], FRONT, 4, 0.2)
    ang = np.arctan2(P[:, 1] - J['pelvis'][1], P[:, 0] - J['pelvis'][0])
    fall = np.clip((J['pelvis'][2] + 0.05 - P[:, 2]) / (J['pelvis'][2] - hem), 0, 1)
    skirt = skirt + fall * 0.016 * np.sin(ang * 9 + 1.6 * np.sin(ang * 2 + seed) + 0.8 * np.sin(P[:, 2] * 5)) + 0.006 * fall * waves(P, seed, 0.14, (1, 1, 0.25))
    body = melt(body, skirt, 0.05)
    if cuff > -1:
        for s in (1, -1):
            S, E = J['shoulder', s], J['elbow', s]
            end = S + (E - S) * (0.45 + cuff)
            r = lambda v: V(v, v, v) * k
            sl = limb(P, [(S, r(0.060)), (S * 0.5 + end * 0.5, r(0.062)), (end, r(0.064))], FRONT, 3, 0.3)
            body = melt(body, np.maximum(sl, (P - end) @ ((E - S) / np.linalg.norm(E - S))), 0.04)
    zrel = P[:, 2] - J['waist'][2]
    body = body + 0.005 * waves(P, seed + 3, 0.12, (0.6, 0.6, 1.3)) * np.exp(-(zrel / 0.12) ** 2) + 0.003 * waves(P, seed + 6, 0.16, (1, 1, 0.3))
    return np.maximum(body, hem + 0.008 * np.sin(ang * 4 + seed) - P[:, 2])


def arms(P, J):
    k, w = J['k'], J['woman']
    g = (0.86 if w else 1.0) * k
    r = lambda a, b=None: V(a, b or a, b or a) * g
    out = np.full(len(P), 9.0)
    for s in (1, -1):
        S, E, W, H = J['shoulder', s], J['elbow', s], J['wrist', s], J['hand', s]
        arm = limb(P, [(S, r(0.056)), (S * 0.55 + E * 0.45, r(0.048)), (E, r(0.040)), (E * 0.7 + W * 0.3, r(0.042)), (W, r(0.027, 0.024))], FRONT, 4, 0.6)
        inner = V(-s * 0.35, -1, 0)                       # thumbs look forwards
        hand = limb(P, [(W, r(0.027, 0.022)), (W + H * 0.055 * k, r(0.022, 0.042)), (W + H * 0.095 * k, r(0.019, 0.041)), (W + H * 0.140 * k + V(-s, 0, 0) * 0.014 * k, r(0.015, 0.034)), (W + H * 0.175 * k + V(-s, 0, 0) * 0.034 * k, r(0.012, 0.024))], inner, 3, 0.6)
        f = inner - H * inner.dot(H)
        f = f / np.linalg.norm(f)
        thumb = limb(P, [(W + H * 0.03 * k + f * 0.02 * k, r(0.015)), (W + H * 0.075 * k + f * 0.047 * k, r(0.013)), (W + H * 0.11 * k + f * 0.050 * k, r(0.010))], FRONT, 3)
        out = np.minimum(out, melt(melt(arm, hand, 0.02), thumb, 0.015))
    return out


def head(P, J):
    k = J['k'] * (0.96 if J['woman'] else 1.0)
    c, T = J['head'], J['tilt']
    at = lambda x, y, z: c + T @ V(x, y, z) * k
    skull = ball(P, at(0, 0.012, 0.022), V(0.074, 0.096, 0.094) * k, T)
    jaw = ball(P, at(0, -0.036, -0.052), V(0.054, 0.056, 0.064) * k, T)
    face = melt(skull, jaw, 0.06 * k)
    nose = ball(P, at(0, -0.095, -0.012), V(0.013, 0.020, 0.024) * k, T)
    face = melt(face, nose, 0.02 * k)
    for s in (1, -1):
        face = melt(face, ball(P, at(s * 0.077, 0.006, -0.012), V(0.010, 0.019, 0.031) * k, T), 0.012 * k)
    n = J['neck']
    g = 0.86 if J['woman'] else 1.0
    neck = limb(P, [(n + V(0, 0.008, -0.05) * k, V(0.062, 0.060, 0.058) * k * g), (n + V(0, 0.0, 0.02) * k, V(0.055, 0.054, 0.052) * k * g), (at(0, 0.016, -0.055), V(0.052, 0.052, 0.052) * k * g)], FRONT, 3)
    return melt(face, neck, 0.03 * k)


def hair(P, J, style='short', seed=2):
    k = J['k'] * (0.96 if J['woman'] else 1.0)
    c, T = J['head'], J['tilt']
    at = lambda x, y, z: c + T @ V(x, y, z) * k
    q = (P - c) @ T / k
    grow = {'short': 0.010, 'crop': 0.006}.get(style, 0.014)
    cap = ball(P, at(0, 0.016, 0.026), V(0.076 + grow, 0.096 + grow, 0.093 + grow) * k, T)
    strands = waves((P - c) @ T, seed, 0.034, (1.6, 1.0, 0.3)) * 0.004 + waves(P - c, seed + 4, 0.07) * 0.005
    # hair line: forehead in front, over the ears, down to the nape
    y, z = q[:, 1], q[:, 2]
    line = np.interp(y, [-0.11, -0.075, -0.045, -0.02, 0.03, 0.055, 0.12], [0.090, 0.068, 0.035, 0.012, 0.006, -0.055, -0.070])
    field = np.maximum(cap + strands, (line - z) * 0.75 * k)
    if style == 'bun':
        field = melt(field, ball(P, at(0, 0.118, 0.050), V(0.040, 0.036, 0.040) * k, T) + strands, 0.015 * k)
    if style in ('bob', 'long', 'tail'):
        drop = {'bob': -0.135, 'long': -0.27, 'tail': -0.25}[style]
        if style == 'tail':
            fall = limb(P, [(at(0, 0.105, 0.035), V(0.026, 0.024, 0.024) * k), (at(0, 0.150, -0.01), V(0.032, 0.026, 0.026) * k), (at(0.004, 0.145, -0.12), V(0.034, 0.026, 0.026) * k), (at(0.010, 0.125, drop), V(0.012, 0.012, 0.012) * k)], FRONT, 4)
        else:
            fall = limb(P, [(at(0, 0.035, 0.03), V(0.082, 0.05, 0.066) * k), (at(0, 0.045, -0.06), V(0.086, 0.050, 0.056) * k), (at(0, 0.066, drop), V(0.080 if style == 'bob' else 0.072, 0.034, 0.036) * k)], T @ FRONT, 4, 0.35)
            fall = np.maximum(fall, (-0.035 - y) * k)
        field = melt(field, fall + strands * 1.6, 0.02 * k)
    return field


def shoe(P, J, s, grow=0.0):
    k = J['k'] * (0.92 if J['woman'] else 1.0)
    A, t = J['ankle', s], J['toe', s]
    side = np.cross(t, V(0, 0, 1))
    side = side / np.linalg.norm(side)
    up = np.cross(side, t)
    p = lambda a, b, c=0.0: A + t * a * k + up * b * k + side * c * k
    r = lambda a, b: V(a + grow, b + grow, b + grow) * k
    st = [(p(-0.062, -0.046), r(0.032, 0.034)), (p(-0.02, -0.040), r(0.036, 0.042)), (p(0.06, -0.050), r(0.042, 0.034)), (p(0.13, -0.058), r(0.047, 0.028)), (p(0.185, -0.062), r(0.036, 0.020))]
    body = limb(P, st, up, 4, 0.8)
    body = melt(body, limb(P, [(p(-0.02, -0.03), r(0.040, 0.046)), (A + V(0, 0, 0.02) * k, r(0.042, 0.046))], t, 3, 0.4), 0.03 * k)
    return np.maximum(body, (A - P) @ up - 0.080 * k), (P - A) @ up + 0.062 * k, body


# ---- the figure ----------------------------------------------------------------------------
def _put(m, mat, field, low, high, h=0.009, rounds=1):
    v, f = surface(field, low, high, h)
    if len(f):
        m.add(relax(v, f, rounds), f.tolist(), mat, True)


def person(m, pose='stand', height=1.75, woman=False, top='linen_white', legs='trousers_dark', hair_style='short', hair_mat='hair_dark', shoes='shoe_dark',
           cuff=1.0, hem=-0.12, skirt=None, shorts=False, vest=False, helmet=False, bag=None, seed=1, h=0.009, blur=0.0):
    """A clothed figure that looks to -y. `skirt`: a dress down to that height; `vest` and `helmet`: a worker; `bag`: material of a shoulder bag.

    `blur`: how far the figure walks while the shutter is open; it is an object of its own then.
    """
    if blur:
        own = Model('walker', seed)
        own.matrix = m.matrix.copy()
        person(own, pose, height, woman, top, legs, hair_style, hair_mat, shoes, cuff, hem, skirt, shorts, vest, helmet, bag, seed, h)
        ob = own.build()
        way = own.matrix.to_3x3() @ Vector((0, -blur, 0))
        for frame, t in ((0, -1), (2, 1)):
            ob.location = way * t
            ob.keyframe_insert('location', frame=frame)
        for curve in ob.animation_data.action.fcurves:
            for key in curve.keyframe_points:
                key.interpolation = 'LINEAR'
        render = bpy.context.scene.render
        render.use_motion_blur, render.motion_blur_shutter = True, 1.0
        bpy.context.scene.frame_set(1)
        return None
    J = skeleton(pose, height, woman)
    k = J['k']
    pts = np.array([v for key, v in J.items() if isinstance(v, np.ndarray) and v.shape == (3,) and not (isinstance(key, tuple) and key[0] in ('toe', 'hand'))])
    lo, hi = pts.min(0) - 0.30, pts.max(0) + 0.30
    box = lambda z0, z1: ((lo[0], lo[1], z0), (hi[0], hi[1], z1))
    pel, top_z = J['pelvis'][2], hi[2]
    _put(m, 'skin', lambda P: np.minimum(head(P, J), arms(P, J)), *box(pel - 0.45 * k, top_z), h)
    _put(m, hair_mat, lambda P: hair(P, J, hair_style, seed), *box(J['head'][2] - 0.42 * k, J['head'][2] + 0.2 * k), h * 0.8, 1)
    if skirt is not None:
        _put(m, top, lambda P: dress(P, J, skirt, cuff, seed=seed), *box(skirt - 0.05, top_z), h)
        bare = lambda P, s: limb(P, [(J['knee', s] + V(0, 0, 0.15), V(0.062, 0.062, 0.062) * k), (J['knee', s], V(0.050, 0.052, 0.050) * k), (J['knee', s] * 0.66 + J['ankle', s] * 0.34, V(0.046, 0.044, 0.056) * k), (J['ankle', s], V(0.030, 0.032, 0.034) * k)], FRONT, 4)
        _put(m, 'skin', lambda P: np.minimum(bare(P, 1), bare(P, -1)), *box(-0.02, skirt + 0.2), h)
    else:
        _put(m, top, lambda P: shirt(P, J, cuff, hem, seed=seed), *box(pel - 0.30, top_z), h)
        _put(m, legs, lambda P: trousers(P, J, seed=seed + 2, shorts=shorts), *box(-0.02, J['waist'][2] + 0.12), h)
        if shorts:
            bare = lambda P, s: limb(P, [(J['knee', s] + V(0, 0, 0.12), V(0.066, 0.066, 0.066) * k), (J['knee', s], V(0.052, 0.054, 0.052) * k), (J['knee', s] * 0.66 + J['ankle', s] * 0.34, V(0.050, 0.048, 0.060) * k), (J['ankle', s], V(0.033, 0.034, 0.036) * k)], FRONT, 4)
            _put(m, 'skin', lambda P: np.minimum(bare(P, 1), bare(P, -1)), *box(-0.02, pel), h)
    for s in (1, -1):
        A = J['ankle', s]
        b = (A - 0.26, A + 0.26)
        _put(m, shoes, lambda P: np.maximum(shoe(P, J, s)[0], -shoe(P, J, s)[1]), *b, h * 0.8)
        _put(m, 'sole', lambda P: np.maximum(shoe(P, J, s, 0.003)[0], shoe(P, J, s)[1]), *b, h * 0.8)
    if skirt is None:                                    # collar
        n = J['neck']
        def collar(P):
            ring = limb(P, [(n + V(0, 0.010, -0.030) * k, V(0.074, 0.076, 0.070) * k), (n + V(0, 0.004, 0.022) * k, V(0.063, 0.068, 0.062) * k)], FRONT, 3, 0.05)
            return np.maximum(ring, (P - n - V(0, 0, 0.022) * k) @ V(0, -0.35, 1))
        _put(m, top, collar, n - 0.14, n + 0.14, h * 0.8)
    if vest:
        def waistcoat(P, extra=0.0):
            f = melt(torso(P, J, 0.024 + extra, -0.16) + 0.006 * waves(P, seed, 0.16, (1, 1, 0.3)), trousers(P, J, 0.034 + extra), 0.03)
            f = np.maximum(f, pel - 0.13 * k - P[:, 2])
            for s in (1, -1):
                f = np.maximum(f, 0.075 * k - np.linalg.norm((P - J['shoulder', s] + V(0, 0, 0.03)) * V(1, 0.6, 0.8), axis=1))
            return np.maximum(f, 0.095 * k - np.linalg.norm((P - J['neck'] - V(0, -0.02, 0.01)) * V(1, 1, 0.8), axis=1))
        _put(m, 'hi_vis', waistcoat, *box(pel - 0.3, top_z), h)
        for z in (pel + 0.02 * k, pel + 0.15 * k):
            _put(m, 'reflector', lambda P: np.maximum(waistcoat(P, 0.004), np.abs(P[:, 2] - z) - 0.026), *box(z - 0.06, z + 0.06), h * 0.8)
    if helmet:
        c, T = J['head'], J['tilt']
        def hat(P):
            q = (P - c) @ T / k
            dome = ball(P, c + T @ V(0, 0.006, 0.045) * k, V(0.104, 0.128, 0.100) * k, T)
            brim = np.maximum(ball(P, c + T @ V(0, -0.03, 0.045) * k, V(0.112, 0.150, 0.05) * k, T), np.abs(q[:, 2] - 0.050) * k - 0.007)
            return melt(np.maximum(dome, (0.045 - q[:, 2]) * k), brim, 0.012)
        _put(m, 'helmet', hat, c - 0.22, c + 0.24, h * 0.8)
    if bag:
        s = 1
        S = J['shoulder', s]
        hip = J['pelvis'] + V(s * 0.235, 0.03, -0.03) * k
        _put(m, bag, lambda P: np.maximum(ball(P, hip, V(0.062, 0.19, 0.21) * k), (P - hip)[:, 2] - 0.12 * k) + 0.004 * waves(P, seed, 0.12), hip - 0.26, hip + 0.26, h)
        m.tube(bag, [tuple(hip + V(0.0, -0.12, 0.10) * k), tuple(S + V(s * 0.01, -0.085, -0.10) * k), tuple(S + V(-s * 0.03, 0, 0.068) * k), tuple(S + V(s * 0.01, 0.085, -0.10) * k), tuple(hip + V(0.0, 0.12, 0.10) * k)], 0.011, 8)
    return J


def basket(m, h=0.3):
    """Laundry basket with a folded sheet."""
    m.lathe('ply', [(0.0, 0.0), (0.20, 0.0), (0.27, h), (0.25, h), (0.185, 0.02)], n=28)
    m.soft('fabric_white', 0.02, 0.0, h - 0.12, 0.40, 0.34, 0.17, 0.07, 4, 0.02)


building.person, building.basket = person, basket          # parts like the others


def at(x, y, z, deg, **look):
    return dict(kind='person', args=(), at=(x, y, z, deg), **look)


# Figures per scene, and what its alternative text says of them. A scene taken out of this list is as it was without people.
PEOPLE = {
    'campsite-lane': ([at(-1.9, -6.1, -0.395, 93, pose='walk', top='linen_blue', legs='trousers_sand', cuff=0.3, hair_mat='hair_brown', bag='fabric_sand', seed=2),
                       at(-1.5, -6.85, -0.395, 90, pose='walk', woman=True, height=1.67, top='linen_white', skirt=0.44, cuff=0.0, hair_style='tail', shoes='shoe_light', seed=5)],
                      dict(alt='Seis MOD|STUDIO a ambos lados de un camino de losas por el que se aleja una pareja, a la sombra de los pinos de un camping, con butacas en las tarimas y bicicletas aparcadas entre los módulos.')),
    'studio-garden': ([at(5.15, -2.95, -0.42, 150, pose='reach', woman=True, height=1.66, top='linen_rose', skirt=0.38, cuff=0.0, hair_style='bun', hair_mat='hair_brown', shoes='shoe_light', seed=3),
                       dict(kind='basket', args=(), at=(4.3, -3.1, -0.42, 20))],
                      dict(alt='MOD|STUDIO en el jardín trasero de una casa, junto al muro del vecino, con una mujer que tiende la ropa al sol y un camino de losas hasta los peldaños.')),
    'office-yard': ([at(-0.7, -2.5, -0.02, 176, pose='walk', woman=True, height=1.68, top='linen_sand', legs='trousers_dark', hair_style='tail', shoes='shoe_dark', cuff=0.5, hem=-0.06, bag='leather_black', seed=5, blur=0.10)],
                    dict(alt='MOD|STUDIO con puestos de trabajo en el patio de una empresa, delante de una nave de chapa gris: una mujer cruza la tarima hacia la puerta y un coche está aparcado al lado.')),
    'mod-two-dusk-panorama': ([at(0.55, 1.14, 0.0, 184, pose='hold', top='denim', legs='trousers_dark', cuff=0.2, seed=1)],
                              dict(alt='Panorámica al anochecer del MOD|TWO en madera carbonizada: la luz cálida del interior, donde alguien cocina, baña la tarima, con tumbonas y sofá, entre pinos, olivos y lavandas.')),
}


def populate(scenes):
    """Adds the figures of PEOPLE to the scenes."""
    for name, (parts, more) in PEOPLE.items():
        s = scenes[name]
        scenes[name] = dict(s, parts=s['parts'] + parts, rev=s['rev'] + 1, **more)
