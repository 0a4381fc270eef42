"""The four tiles of the home page: nearly square, the building in the upper half, calm ground below for words.

A closed tile shows an upright strip of 42 % of the width, around the `focus` of its card; an open one shows all; a phone
shows the band with the building.
"""
TILE = dict(size=(1600, 1400), inner=0.74, rev=1)


def scenes(of):
    """Returns the scenes of the tiles; `of` are the pictures that they share sites and parts with."""
    def tile(base, alt, **over):
        return {**of[base], **TILE, 'alt': alt, **over}

    def with_beds(base, *beds):
        site = of[base]['site']
        return dict(site, beds=[*site['beds'], *beds])

    return {
        'mod-studio-tile': tile(
            'mod-studio-golden-hour', 'MOD|STUDIO de alerce claro entre un pino y lavandas, con la corredera a la tarima, al final de la tarde.',
            camera=dict(pos=(5.6, -9.6, 1.45), look=(-0.15, 0.0, 0.45), lens=36)),
        'mod-one-tile': tile(
            'mod-one-dusk', 'MOD|ONE de madera oscura al anochecer, con el salón y el dormitorio encendidos tras las correderas y dos butacas en la tarima.',
            camera=dict(pos=(-6.6, -11.6, 1.45), look=(0.1, 0.0, 0.3), lens=37)),
        'mod-two-tile': tile(
            'mod-two-sea-golden-hour', 'MOD|TWO de madera carbonizada sobre una terraza corrida con tumbonas, al sol de la mañana y con el mar al fondo.',
            gravel=(0.75, 0.55, 0), site=with_beds('mod-two-sea-golden-hour', ('feather+lavender+santolina', -9.4, -9.6, -6.2, -6.0, 44), ('lavender+rosemary', -3.6, -10.6, 0.4, -8.2, 30)),
            camera=dict(pos=(-11.4, -12.6, 1.8), look=(0.1, -0.6, 0.3), lens=37)),
        'mod-libre-tile': tile(
            'mod-libre-patio-golden-hour', 'MOD|LIBRE en L: un módulo claro y otro oscuro en torno a un patio de tarima con mesa, sofá y peldaños.',
            gravel=(0.75, 0.55, 0), site=with_beds('mod-libre-patio-golden-hour', ('lavender+santolina', -8.6, -7.4, -5.4, -5.0, 34), ('feather+lavender+rosemary', 0.8, -9.4, 4.6, -6.8, 40)),
            camera=dict(pos=(-8.6, -10.8, 1.75), look=(0.4, 0.3, 0.35), lens=32)),
    }
