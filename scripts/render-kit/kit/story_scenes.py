"""Pictures that belong to one article or one story of the website."""
import numpy as np
from . import building


def tent(m, length=2.6, width=2.1, height=1.35, feet=0.42):
    """Dome tent on two crossing poles, its door towards -y, with guy ropes and pegs."""
    n = 24
    top = lambda u, v: height * (max(0.0, (1 - u * u) * (1 - v * v))) ** 0.42
    us = np.linspace(-1, 1, n + 1)
    verts = [(u * length / 2, v * width / 2, top(u, v) - feet) for v in us for u in us]
    for door in (False, True):
        faces = [(j * (n + 1) + i, j * (n + 1) + i + 1, (j + 1) * (n + 1) + i + 1, (j + 1) * (n + 1) + i)
                 for j in range(n) for i in range(n) if (abs(us[i] + us[i + 1]) < 0.62 and us[j] < -0.55) == door]
        m.add(verts, faces, 'fabric_sand' if door else 'fabric_sage', True)
    for s in (-1, 1):
        m.tube('steel', [(t * length / 2, s * t * width / 2, top(t, t) - feet + 0.012) for t in np.linspace(-1, 1, 33)], 0.009, 6)
        for t in (-1, 1):
            a = (t * length * 0.32, s * width * 0.32, top(0.64, 0.64) - feet)
            b = (t * length * 0.86, s * width * 0.86, -feet)
            m.rod('fabric_mustard', a, b, 0.004, 5)
            m.rod('inox', b, (b[0] + t * 0.02, b[1] + s * 0.02, -feet + 0.06), 0.006, 5)


building.tent = tent                              # a part like the others


def scenes(of, parts_two, dusk, golden, camp_site, haze):
    """Returns the scenes; `of` are the pictures that they share sites with, `camp_site` the parts of a row of four units."""
    row = of['campsite-row']
    return {
        'campsite-october': dict(
            family='exteriors', model='MOD|STUDIO', size=(1920, 1200), rev=1, inner=0.76, exposure=0.9, bloom=0.06, vignette=0.12,
            alt='Cuatro MOD|STUDIO encendidos en fila entre pinos al anochecer y, en la parcela de delante, una tienda de campaña verde.',
            sky=dusk(300, 0.46, horizon=(1.15, 0.95, 0.88), rise=0.25), haze=haze, gravel=(0.55, 0.8, 0), lamps=row['lamps'], bollards=row['bollards'],
            parts=camp_site + [dict(kind='tent', at=(16.2, -3.6, 0, 24), args=())],
            site=dict(row['site'], meadow=0.5, clear=[(14.5, -5.2, 17.9, -2.0), (19.5, -8.0, 27.0, -3.6)], trees=[t for t in row['site']['trees'] if t[1] < 20] + [('aleppo', 24.6, 9.5, 1.2, 130), ('aleppo', 11.8, -4.8, 1.0, 20)],
                      beds=[b for b in row['site']['beds'] if 'lavender' not in b[0]] + [('lentisk', 12.9, 2.4, 14.0, 8.0, 14), ('lentisk', 4.6, 0.2, 5.6, 5.0, 12), ('lentisk', -3.9, -2.0, -2.9, 2.6, 12), ('green', 11.0, -9.0, 24.0, -0.6, 900), ('meadow', 11.0, -9.0, 24.0, -0.6, 260)]),
            camera=dict(pos=(24.6, -6.4, 1.65), look=(9.4, 1.6, 1.5), lens=28)),
        'mod-two-almonds': dict(
            family='exteriors', model='MOD|TWO', size=(1920, 1200), rev=1, inner=0.72, exposure=0.12, vignette=0.12,
            alt='MOD|TWO de alerce claro en un bancal con almendros y muros de piedra seca, con tumbonas en la tarima y luz de mañana.',
            sky=golden(128, 26, sun_color=(1.0, 0.87, 0.72), strength=0.11), view='hills', gravel=(0.62, 0.8, 0),
            parts=parts_two('clad_larch', 14),
            site=dict(meadow=1.3, trees=[('almond', -9.4, 2.6, 1.0, 10), ('almond', -8.6, -6.2, 0.85, 70), ('almond', 9.6, 3.8, 1.05, 130), ('almond', 3.0, 8.4, 1.0, 200), ('almond', -4.0, 7.8, 0.95, 30), ('almond', 13.5, -1.6, 0.9, 250), ('cypress', 14.4, 11.0, 1.1, 0), ('cypress', 15.6, 11.6, 0.95, 40)],
                      stone_walls=[(-17, 5.4, -5.0, 5.8, 0.95, -0.5, 6), (-5.0, 5.8, 8.0, 5.4, 0.95, -0.5, 7), (8.0, 5.4, 17.0, 5.9, 0.95, -0.5, 8)],
                      beds=[('rosemary+lavender', 5.9, -4.6, 8.6, -0.8, 30), ('meadow+green', 3.8, -12.0, 9.5, -6.2, 110), ('meadow+feather', -9.5, -10.5, -5.4, -5.6, 70), ('rosemary+santolina', -7.6, -4.6, -5.8, 1.6, 24)]),
            camera=dict(pos=(8.4, -13.4, 1.6), look=(-0.2, 0.0, 1.35), lens=28)),
    }
