import { inFile, mistake } from "./mistake.ts";

const file = "models/lum-norte.md";
const edit = (find: string, replace: string, line?: number | string) => inFile(file, find, replace, line);
const size = `size: { length: 6.0, width: 3.2, imperial: "19'x10'" }`;
// Says the same as the size: who reads of one looks at both.
const outline = edit("outline: [[0, 0], [6000, 0]", "▸outline: [[0, 0], [6000, 0]");
const sofa =
  "{ id: sofa-cama, label: Sofá cama, piece: sofa-bed, back: n, rect: [300, 2150, 1900, 850], room: sala, fixed: false }";
const window1 =
  "{ id: v1, kind: window, at: [4700, 0], axis: x, width: 600, sill: 1500, head: 2200, panels: 1, rooms: [bano] }";
const door =
  "{ id: p1, wall: t1, from: 1650, width: 700, type: hinged, hinge: start, into: bano, connects: [cocina, bano] }";

/** Sizes, texts and plans of a model. */
export const modelsAndPlans = [
  mistake(
    "medida-con-coma",
    edit(size, `▸size: { length: 6,0, width: 3.2, imperial: "19'x10'" }`),
    "Punto decimal: 6.0.",
    /punto|6\.0/,
  ),
  mistake(
    "medida-con-unidad",
    edit(size, `▸size: { length: 6.0 m, width: 3.2, imperial: "19'x10'" }`),
    "Sin unidad: 6.0.",
    /número|unidad|sin/,
  ),
  mistake(
    "medida-en-milimetros",
    [edit(size, `▸size: { length: 6000, width: 3200, imperial: "19'x10'" }`), outline],
    "En metros: 6.0.",
    /metros/,
  ),
  mistake(
    "medida-que-no-es-la-de-la-planta",
    [edit(size, `▸size: { length: 7.0, width: 3.2, imperial: "19'x10'" }`), outline],
    "La planta mide otra cosa.",
    /planta|7|6/,
  ),
  mistake("pies-mal-escritos", edit(size, "▸size: { length: 6.0, width: 3.2, imperial: 19x10 }"), `"19'x10'".`, /'/),
  mistake(
    "peso-con-unidad",
    inFile("models/lum-sur.md", "weight: 8400", "▸weight: 8400 kg"),
    "Sin unidad: 8400.",
    /número|unidad|sin/,
  ),
  mistake(
    "peso-en-toneladas",
    inFile("models/lum-sur.md", "weight: 8400", "▸weight: 8.4"),
    "En kilos: 8400.",
    /kilos|kg/,
  ),
  mistake("cimentacion-en-castellano", edit("kind: screws", "▸kind: tornillos"), "screws.", /screws/),
  mistake(
    "estancia-que-no-esta-en-la-planta",
    edit("{ id: bano, room: bano, name: Baño, text:", "▸{ id: bano, room: aseo, name: Baño, text:"),
    "Es bano.",
    /bano/,
  ),
  mistake(
    "modelo-sin-tarjeta-de-contacto",
    edit(
      "  contact:\n    title: Pregunta por LUM|NORTE\n    text: Dinos para qué lo usarías y te mandamos una propuesta.\n    label: Consultar LUM|NORTE\n    href: /contacto?modelo=lum-norte\n",
      "",
      "product:",
    ),
    "Falta contact.",
    /contact/,
  ),
  mistake(
    "planta-en-metros",
    edit("outline: [[0, 0], [6000, 0], [6000, 3200], [0, 3200]]", "▸outline: [[0, 0], [6, 0], [6, 3.2], [0, 3.2]]"),
    "En milímetros.",
    /milímetros/,
  ),
  mistake(
    "corchete-de-menos-en-la-planta",
    edit(
      "outline: [[0, 0], [6000, 0], [6000, 3200], [0, 3200]]",
      "▸outline: [[0, 0], [6000, 0], [6000, 3200], [0, 3200]",
    ),
    "Falta un corchete.",
    /corchete|\]/,
  ),
  mistake("mueble-en-otra-estancia", edit(sofa, `▸${sofa.replace("room: sala", "room: salon")}`), "Es sala.", /sala\b/),
  mistake(
    "mueble-fuera-de-su-estancia",
    edit(sofa, `▸${sofa.replace("[300, 2150, 1900, 850]", "[300, 2950, 1900, 850]")}`),
    "El mueble se sale.",
    /sala|sal[eg]|dentro|mueble/i,
  ),
  mistake(
    "mueble-encima-de-otro",
    edit("rect: [3400, 300, 600, 1000], room: sala", "▸rect: [1700, 2000, 600, 1000], room: sala"),
    "Pisa otro mueble.",
    /Sofá cama|Mesa/,
  ),
  mistake("mueble-desconocido", edit("piece: sofa-bed", "▸piece: sofa-cama"), "sofa-bed.", /sofa-bed/),
  mistake(
    "mueble-con-lado-en-castellano",
    edit("piece: desk, back: e", "▸piece: desk, back: o"),
    "n, s, e o w.",
    /\bw\b/,
  ),
  mistake(
    "ventana-fuera-de-la-pared",
    edit(window1, `▸${window1.replace("[4700, 0]", "[5700, 0]")}`),
    "La ventana no cabe en la pared.",
    /ventana|hueco|pared|fachada|v1/,
  ),
  mistake(
    "ventana-con-alturas-cambiadas",
    edit(window1, `▸${window1.replace("sill: 1500, head: 2200", "sill: 2200, head: 1500")}`),
    "sill va por debajo de head.",
    /sill|head/,
  ),
  mistake("puerta-en-un-tabique-que-no-existe", edit(door, `▸${door.replace("wall: t1", "wall: t9")}`), "Es t1.", /t1/),
  mistake(
    "puerta-que-no-separa-esas-estancias",
    edit(door, `▸${door.replace("connects: [cocina, bano]", "connects: [sala, bano]")}`),
    "Une cocina y bano.",
    /cocina|sala/,
  ),
  mistake("puerta-abatible-mal-escrita", edit("type: hinged", "▸type: hinge"), "hinged.", /hinged/),
  mistake(
    "medida-negativa",
    edit("rect: [4000, 200, 100, 2800]", "▸rect: [4000, 200, -100, 2800]"),
    "Positivo.",
    /mayor|positiv|0/,
  ),
  mistake(
    "identificador-repetido-en-la-planta",
    edit("{ id: v2, kind: window", "▸{ id: v1, kind: window"),
    "v1 está dos veces.",
    /v1/,
  ),
  mistake(
    "dos-plantas-sin-nombre",
    inFile("models/lum-sur.md", "    name: Dos alas\n", "", "- id: dos-alas"),
    "Con dos plantas, cada una lleva name.",
    /name/,
  ),
  mistake(
    "estancias-que-se-pisan",
    edit(
      "polygon: [[4100, 200], [5800, 200], [5800, 3000], [4100, 3000]]",
      "▸polygon: [[3500, 200], [5800, 200], [5800, 3000], [3500, 3000]]",
    ),
    "El baño pisa la sala.",
    /sala|cocina|Baño|bano/,
  ),
  mistake(
    "punto-del-poligono-con-una-cifra",
    edit("[4100, 3000]] }", "▸[4100]] }"),
    "Cada punto lleva dos cifras.",
    /dos|2/,
  ),
  mistake(
    "imagen-de-una-lista-de-otra-clase-de-modelo",
    edit("    construction: { src: interiors/taller.jpg", "    ▸features: { src: interiors/taller.jpg"),
    "Un modelo de medidas fijas no tiene esa lista.",
    /features/,
  ),
];
