/** An article without a mistake, into copies of which most mistakes of the bank are made. */
export const sampleArticle = `---
title: Cuidar la madera §
description: Cómo se cuida la madera de una casa modular §, qué se revisa cada año y cuándo conviene llamar a un profesional.
date: 2025-02-11
tags: [materiales, mantenimiento]
images:
  - id: fachada-detalle
    src: exteriors/fachada-detalle.jpg
    alt: Tablas verticales de una fachada marrón vistas de cerca.
    caption: Las tablas van en vertical para que el agua escurra.
  - id: lum-norte-dia
    src: exteriors/lum-norte-dia.jpg
    alt: LUM|NORTE de día, con paredes naranjas bajo un cielo azul.
    caption: El sol de la tarde es el que más cambia el color.
  - id: lum-norte-noche
    src: exteriors/lum-norte-noche.jpg
    alt: LUM|NORTE de noche, con la corredera encendida.
    caption: De noche no se nota la diferencia.
---

La madera al aire libre se agrisa. No es un defecto: es su manera de protegerse.

## Qué hacer cada año

Limpia los canalones y revisa los sellados. En la [ficha de LUM|NORTE](/productos/lum-norte) están las medidas.

- Canalones sin hojas.
- Sellados sin grietas.
- Tablas sin musgo.

### Cómo se cepilla

Con agua y un cepillo blando, **sin presión**, y de arriba abajo.

| Tarea | Cada cuánto |
|---|---|
| Cepillar | Un año |
| Barnizar | Cinco años |

## Cuánto cuesta

El metro sale a {{precio.metro}} ({{precio.impuestos}}), con la madera ya puesta[^madera].

[^madera]: Alerce o pino, a elegir.

Lo demás lo contamos en [cuentas claras](/blog/cuentas-claras) y en [contacto](/contacto).
`;
