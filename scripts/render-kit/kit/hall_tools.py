"""What people work with in the hall of `factory-frame`: trestles, tools, ladders, insulation, drawings."""
import math
from . import materials
from .materials import define as d

d('insulation', materials.concrete, (0.44, 0.315, 0.175), 0.95, 9.0)
d('tool_blue', materials.plain, (0.025, 0.085, 0.15), 0.45)
d('tool_red', materials.plain, (0.34, 0.03, 0.022), 0.4)
d('hose', materials.plain, (0.50, 0.16, 0.02), 0.55)
d('membrane', materials.plain, (0.055, 0.06, 0.065), 0.6)


def trestle(m, x, y, w=0.95, h=0.80):
    """Timber sawhorse along y."""
    m.box('ply', x - 0.045, y - w / 2, h - 0.10, x + 0.045, y + w / 2, h, 0.004)
    for sy in (-1, 1):
        for sx in (-1, 1):
            m.rod('ply', (x + sx * 0.03, y + sy * (w / 2 - 0.10), h - 0.05), (x + sx * 0.27, y + sy * (w / 2 - 0.04), 0.0), 0.026, 8)
        m.box('ply', x - 0.19, y + sy * (w / 2 - 0.08) - 0.01, 0.30, x + 0.19, y + sy * (w / 2 - 0.08) + 0.01, 0.37, 0.003)


def circular_saw(m):
    """Hand-held circular saw on its base plate, its blade along x."""
    m.box('inox', -0.17, -0.08, 0.0, 0.17, 0.09, 0.006, 0.001)
    with m.at(0, 0, 0.075, 0, 90):
        m.cyl('steel_light', 0, 0, 0.0, 0.045, 0.098, n=32)
        m.cyl('tool_blue', 0, 0, 0.045, 0.16, 0.052, n=24)
    m.soft('tool_blue', 0.02, -0.08, 0.10, 0.24, 0.07, 0.075, 0.03, 4, 0)
    m.tube('black', [(-0.08, -0.08, 0.14), (-0.12, -0.08, 0.20), (-0.02, -0.08, 0.24), (0.10, -0.08, 0.20), (0.12, -0.08, 0.14)], 0.018, 10)


def drill(m, mat='tool_blue'):
    """Cordless drill lying on its side."""
    with m.at(0, 0, 0.035, 0, 0, 90):
        m.cyl(mat, 0, 0, -0.09, 0.07, 0.034, n=20)
        m.cyl('black', 0, 0, 0.07, 0.13, 0.022, 0.014, 16)
        m.cyl('inox', 0, 0, 0.13, 0.19, 0.004, n=8)
    m.rod('black', (-0.04, 0.0, 0.033), (-0.06, -0.13, 0.03), 0.021, 12)
    m.box(mat, -0.11, -0.19, 0.0, -0.01, -0.125, 0.07, 0.008)


def tool_box(m, mat='tool_red', open_=True):
    m.box(mat, -0.24, -0.12, 0, 0.24, 0.12, 0.16, 0.006)
    m.box('black', -0.225, -0.105, 0.15, 0.225, 0.105, 0.164, 0.002)
    for i in range(6):
        x = -0.18 + i * 0.07
        m.rod('inox', (x, -0.06, 0.17), (x + 0.03, 0.07, 0.178), 0.007, 8)
        m.rod(('mustard', 'tool_red', 'black')[i % 3], (x, -0.06, 0.17), (x - 0.012, -0.11, 0.17), 0.014, 10)
    m.tube('inox', [(-0.22, 0, 0.15), (-0.22, 0, 0.28), (0.22, 0, 0.28), (0.22, 0, 0.15)], 0.010, 8)


def trolley(m, mat='tool_red'):
    """Workshop trolley with drawers, a rubber top, and what was put down on it."""
    for x in (-0.30, 0.30):
        for y in (-0.18, 0.18):
            with m.at(x, y, 0.06, 0, 0, 90):
                m.cyl('rubber', 0, 0, -0.018, 0.018, 0.06, n=20)
    m.box(mat, -0.36, -0.23, 0.13, 0.36, 0.23, 0.88, 0.012)
    for k, (z, h) in enumerate(((0.16, 0.20), (0.37, 0.16), (0.54, 0.10), (0.65, 0.09), (0.75, 0.09))):
        m.box(mat, -0.335, -0.243, z, 0.335, -0.225, z + h - 0.012, 0.004)
        m.box('inox', -0.30, -0.253, z + h - 0.045, 0.30, -0.241, z + h - 0.028, 0.003)
    m.box('rubber', -0.35, -0.22, 0.88, 0.35, 0.22, 0.89, 0.004)
    for s in (-1, 1):
        m.box(mat, -0.36, s * 0.225 - 0.006, 0.88, 0.36, s * 0.225 + 0.006, 0.93, 0.003)
    m.tube('inox', [(0.36, -0.18, 0.84), (0.43, -0.18, 0.88), (0.43, 0.18, 0.88), (0.36, 0.18, 0.84)], 0.013, 10)
    with m.at(-0.17, 0.02, 0.89, 40):
        drill(m)
    m.cyl('mustard', 0.10, 0.10, 0.89, 1.02, 0.04, n=16)
    m.cyl('paper', 0.22, -0.06, 0.89, 0.935, 0.06, n=24)
    for i in range(4):
        m.rod('inox', (-0.02 + i * 0.045, -0.17, 0.897), (0.0 + i * 0.045, 0.03, 0.897), 0.006, 6)


def step_ladder(m, h=2.1, w=0.52):
    """Aluminium step ladder, its treads towards -y."""
    y = h * 0.27
    for s in (-1, 1):
        m.rod('alloy', (s * w / 2, -y, 0.0), (s * w * 0.34, 0, h), 0.030, 8)
        m.rod('alloy', (s * w / 2, y, 0.0), (s * w * 0.34, 0.04, h), 0.022, 8)
    for k in range(1, 8):
        t = k / 8
        x = w * (0.5 - 0.16 * t)
        m.box('alloy', -x, -y * (1 - t) - 0.05, h * t - 0.015, x, -y * (1 - t) + 0.05, h * t + 0.015, 0.004)
    m.box('tool_red', -0.2, -0.10, h, 0.2, 0.12, h + 0.03, 0.008)
    m.box('alloy', -w * 0.42, y * 0.55 - 0.012, h * 0.45, w * 0.42, y * 0.55 + 0.012, h * 0.45 + 0.035, 0.004)


def welder(m):
    """Welding set on a cart with its gas bottle and its leads on the floor."""
    m.box('tool_blue', -0.24, -0.30, 0.16, 0.20, 0.30, 0.66, 0.02)
    m.box('black', -0.20, -0.304, 0.34, 0.16, -0.296, 0.60, 0.004)
    for x in (-0.10, 0.06):
        m.cyl('inox', x, -0.30, 0.20, 0.22, 0.02, n=14)
    for x in (-0.26, 0.22):
        for y in (-0.22, 0.24):
            with m.at(x, y, 0.10, 0, 0, 90):
                m.cyl('rubber', 0, 0, -0.02, 0.02, 0.10, n=24)
    m.box('steel', -0.26, -0.30, 0.12, 0.22, 0.52, 0.16, 0.004)
    m.lathe('steel_light', [(0, 0.16), (0.10, 0.16), (0.105, 0.20), (0.105, 1.12), (0.07, 1.24), (0.032, 1.28), (0.032, 1.34), (0, 1.34)], -0.02, 0.41, 0, 28)
    m.cyl('can_green', -0.02, 0.41, 1.0, 1.12, 0.107, n=28)
    m.box('inox', -0.06, 0.33, 1.30, 0.02, 0.45, 1.36, 0.01)
    m.tube('black', [(-0.1, -0.30, 0.26), (-0.12, -0.5, 0.12), (-0.3, -0.8, 0.02), (-0.9, -0.9, 0.02), (-1.3, -0.5, 0.02), (-1.7, -0.35, 0.02), (-2.0, 0.2, 0.02)], 0.016, 8)
    m.tube('hose', [(0.06, -0.30, 0.26), (0.10, -0.55, 0.05), (0.0, -1.0, 0.014), (-0.6, -1.15, 0.014), (-1.2, -0.9, 0.014)], 0.011, 8)


def laser_level(m):
    """Line laser on a tripod."""
    for k in range(3):
        a = k * 2 * math.pi / 3
        m.rod('alloy', (0, 0, 1.02), (0.34 * math.cos(a), 0.34 * math.sin(a), 0.0), 0.013, 8)
    m.rod('black', (0, 0, 0.9), (0, 0, 1.16), 0.014, 10)
    m.box('mustard', -0.05, -0.07, 1.16, 0.05, 0.07, 1.30, 0.012)
    m.box('black', -0.03, -0.074, 1.20, 0.03, -0.066, 1.27, 0.004)


def insulation_pack(m, n=6, w=1.2, dp=0.6, t=0.10):
    """Boards of wood fibre on two battens."""
    for x in (-w / 3, w / 3):
        m.box('ply', x - 0.04, -dp / 2, 0, x + 0.04, dp / 2, 0.07)
    for i in range(n):
        e = 0.012 * math.sin(i * 2.4)
        m.box('insulation', -w / 2 + e, -dp / 2 - e, 0.07 + i * t, w / 2 + e, dp / 2 - e, 0.07 + (i + 1) * t - 0.004, 0.006)


def drawing_board(m):
    """Plans on an upright sheet of plywood, for the people at the frame."""
    for s in (-1, 1):
        m.rod('ply', (s * 0.42, 0.05, 1.75), (s * 0.46, -0.18, 0.0), 0.022, 8)
    m.rod('ply', (0, 0.08, 1.7), (0, 0.55, 0.0), 0.022, 8)
    with m.at(0, 0, 0.80, 0, -8):
        m.box('ply', -0.62, -0.03, 0, 0.62, -0.012, 0.95, 0.003)
        m.box('oak', -0.62, -0.09, -0.02, 0.62, -0.012, 0.0, 0.003)
        m.box('white', -0.55, -0.034, 0.06, 0.20, -0.031, 0.88, 0.0005)
        m.box('white', 0.26, -0.034, 0.45, 0.56, -0.031, 0.88, 0.0005)
        line = lambda x0, z0, x1, z1: m.box('ink', x0, -0.0355, z0, x1, -0.034, z1, 0.0002)
        for x0, z0, x1, z1 in ((-0.48, 0.52, 0.13, 0.80), (-0.48, 0.14, 0.13, 0.40), (0.30, 0.52, 0.52, 0.80)):
            for a in ((x0, z0, x1, z0 + 0.006), (x0, z1 - 0.006, x1, z1), (x0, z0, x0 + 0.006, z1), (x1 - 0.006, z0, x1, z1)):
                line(*a)
        for x in (-0.30, -0.10, 0.02):
            line(x, 0.52, x + 0.005, 0.80)
            line(x + 0.05, 0.14, x + 0.054, 0.40)


def clamps(m, n=7):
    """A row of clamps on a rail."""
    m.box('ply', -0.55, -0.03, 1.55, 0.55, 0, 1.72, 0.004)
    for i in range(n):
        x = -0.46 + i * 0.92 / (n - 1)
        m.box('inox', x - 0.012, -0.055, 0.85, x + 0.012, -0.045, 1.66, 0.002)
        m.box('black', x - 0.012, -0.16, 1.58, x + 0.012, -0.045, 1.62, 0.003)
        m.box('black', x - 0.014, -0.15, 1.02, x + 0.014, -0.045, 1.06, 0.003)
        m.rod('tool_red', (x, -0.14, 0.80), (x, -0.14, 0.98), 0.018, 10)


def tool_wall(m, w=4.6):
    """Perforated board over the benches with saws, hammers, squares and spanners in their places."""
    m.box('ply', -w / 2, -0.02, 1.10, w / 2, 0, 2.25, 0.003)
    i, x = 0, -w / 2 + 0.16
    while x < w / 2 - 0.2:
        k = i % 6
        if k == 0:                                        # hammer
            m.box('oak_z', x - 0.014, -0.05, 1.52, x + 0.014, -0.03, 1.86, 0.006)
            m.box('steel_light', x - 0.07, -0.06, 1.84, x + 0.07, -0.025, 1.89, 0.008)
        elif k == 1:                                      # square
            m.box('inox', x - 0.01, -0.035, 1.40, x + 0.01, -0.03, 1.90, 0.001)
            m.box('inox', x - 0.01, -0.035, 1.40, x + 0.20, -0.03, 1.42, 0.001)
            x += 0.10
        elif k == 2:                                      # hand saw
            m.add([(x, -0.03, 1.80), (x + 0.12, -0.03, 1.80), (x + 0.05, -0.03, 1.32), (x + 0.02, -0.03, 1.32)], [(0, 1, 2, 3)], 'inox')
            m.tube('oak', [(x, -0.04, 1.80), (x - 0.02, -0.04, 1.92), (x + 0.10, -0.04, 1.95), (x + 0.13, -0.04, 1.82)], 0.018, 8)
            x += 0.08
        elif k == 3:                                      # spanners
            for j in range(5):
                m.box('inox', x - 0.02 + j * 0.055, -0.035, 1.55 + 0.03 * j, x + j * 0.055, -0.028, 1.90, 0.003)
            x += 0.20
        elif k == 4:                                      # screwdrivers
            for j in range(4):
                m.rod('inox', (x + j * 0.06, -0.04, 1.50), (x + j * 0.06, -0.04, 1.66), 0.006, 6)
                m.rod(('tool_red', 'mustard', 'black', 'tool_blue')[j], (x + j * 0.06, -0.04, 1.66), (x + j * 0.06, -0.04, 1.78), 0.018, 10)
            x += 0.16
        else:                                             # level
            m.box('mustard', x - 0.03, -0.05, 1.30, x + 0.03, -0.025, 2.05, 0.004)
        x += 0.24
        i += 1
    m.box('led_cool', -w / 2 + 0.1, -0.30, 2.38, w / 2 - 0.1, -0.22, 2.42, 0.004)


def fit(m, top):
    """Sets all of it up around and on the frame: its floor is at z = 0.85, its front at y = -1.25; `top` is its clear height."""
    for x in (-2.5, -0.3):
        trestle(m, x, -3.35)
    for i in range(7):                                    # boards in hand, two of them cut
        l = (0.0, 0.0, 0.55, 0.0, 0.0, 0.9, 0.0)[i]
        m.box('clad_larch', -3.15 + 0.05 * (i % 3), -3.78 + i * 0.125, 0.80, 0.55 - l, -3.78 + i * 0.125 + 0.118, 0.822, 0.002)
    for i in range(4):
        m.box('clad_larch', -3.0, -3.74 + i * 0.125, 0.823, 0.35 - 0.2 * i, -3.74 + i * 0.125 + 0.118, 0.845, 0.002)
    with m.at(-0.55, -3.35, 0.846, 12):
        circular_saw(m)
    m.box('mustard', -1.62, -3.56, 0.846, -1.54, -3.48, 0.886, 0.012)          # tape measure, square
    m.box('inox', -1.95, -3.42, 0.846, -1.62, -3.39, 0.850, 0.001)
    m.box('black', -1.97, -3.60, 0.846, -1.93, -3.38, 0.866, 0.002)
    m.tube('hose', [(-0.45, -3.44, 0.98), (-0.2, -3.8, 0.9), (0.25, -3.95, 0.4), (0.5, -3.9, 0.02), (1.3, -4.3, 0.012), (2.4, -3.9, 0.012), (3.4, -4.4, 0.012), (5.2, -4.1, 0.012), (7.5, -4.6, 0.012), (12.8, -4.2, 0.012)], 0.011, 8)
    for i in range(14):                                   # sawdust and offcuts
        m.box('clad_larch', -0.9 + 0.5 * math.sin(i * 5.1), -3.9 + 0.35 * math.cos(i * 3.7), 0.0, -0.9 + 0.5 * math.sin(i * 5.1) + 0.04 + 0.02 * (i % 4), -3.9 + 0.35 * math.cos(i * 3.7) + 0.02, 0.012, 0.002)
    with m.at(2.15, -2.45, 0, 18):
        trolley(m)
    with m.at(0.55, -1.95, 0, 6):
        step_ladder(m)
    with m.at(5.6, -0.2, 0, -70):
        welder(m)
    with m.at(4.3, -2.9, 0, -28):
        drawing_board(m)
    with m.at(-3.4, -0.9, 0.872, 0):
        insulation_pack(m, 4)
    with m.at(-1.0, 0.2, 0.872, 30):
        laser_level(m)
    with m.at(-1.75, -0.75, 0.872, 25):
        tool_box(m)
    with m.at(-0.55, -0.9, 0.872, -30):
        drill(m, 'tool_red')
    m.cyl('membrane', 0.2, -0.4, 0.872, 0.872 + 0.01, 0.2, n=24)
    with m.at(0.0, 1.9, 0.872 + 0.11, 0, 0, 90):
        m.cyl('membrane', 0, 0, -0.6, 0.6, 0.11, n=28)
    m.cyl('mustard', -2.45, -0.95, 0.872, 1.12, 0.13, 0.15, 24)
    for k in range(2):                                    # boards of wood fibre between the first studs
        x = -3.8 + 0.14 + 0.045 + k * 0.59
        m.box('insulation', x + 0.002, 2.45 - 0.093, 0.88, x + 0.543, 2.45 - 0.032, 0.85 + (top - 0.04 if k == 0 else 1.55), 0.004)
    with m.at(-8.0, 8.93, 0):
        clamps(m)
    with m.at(2.1, 8.94, 0):
        tool_wall(m)
