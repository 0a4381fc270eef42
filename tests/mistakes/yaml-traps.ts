import { article, inFile, mistake } from "./mistake.ts";

const title = "title: Cuidar la madera §";
const caption = "caption: De noche no se nota la diferencia.";
const firstPicture = "    src: exteriors/fachada-detalle.jpg\n    alt: Tablas";
const quoted = /comillas/;

/** Signs that mean something else to YAML than to who writes them. */
export const yamlTraps = [
  mistake(
    "titulo-con-dos-puntos",
    article(title, "▸title: Madera: cuidados §"),
    "Por los dos puntos, va entre comillas.",
    quoted,
  ),
  mistake(
    "titulo-que-acaba-en-dos-puntos",
    article(title, "▸title: Cuidar la madera §:"),
    "Por los dos puntos, entre comillas.",
    /comillas|dos puntos/,
  ),
  mistake(
    "comilla-sin-cerrar",
    article(title, '▸title: "Cuidar la madera §'),
    "Falta la comilla que cierra.",
    /comilla/,
  ),
  mistake(
    "comillas-dentro-de-comillas",
    article(title, '▸title: "Cuidar la "madera" vieja §"'),
    "Dentro, comillas latinas o sencillas.",
    quoted,
  ),
  mistake(
    "apostrofo-entre-comillas-simples",
    article(title, "▸title: 'L'Hospitalet en madera §'"),
    "Comillas dobles por fuera.",
    quoted,
  ),
  mistake(
    "comillas-de-word",
    article(title, "▸title: “Cuidar la madera §”"),
    "Comillas rectas o ninguna.",
    /rectas|comillas/,
  ),
  mistake(
    "comillas-de-word-en-alt",
    article(
      "alt: LUM|NORTE de noche, con la corredera encendida.",
      "▸alt: “LUM|NORTE de noche, con la corredera encendida.”",
    ),
    "Comillas rectas o ninguna.",
    /rectas|comillas/,
  ),
  mistake(
    "almohadilla-que-corta",
    article(title, "▸title: Cuidar la madera §, consejo #3 de Ana"),
    "El # corta el texto: entre comillas.",
    quoted,
  ),
  mistake(
    "tabulador-en-la-sangria",
    article(firstPicture, "    src: exteriors/fachada-detalle.jpg\n▸\talt: Tablas"),
    "Espacios, no tabulador.",
    /tabulador/,
  ),
  mistake(
    "falta-el-espacio-tras-los-dos-puntos",
    article(title, "▸title:Cuidar la madera §"),
    "Falta un espacio detrás de los dos puntos.",
    /espacio/,
  ),
  mistake(
    "sangria-de-menos",
    article(firstPicture, "    src: exteriors/fachada-detalle.jpg\n▸  alt: Tablas"),
    "alt va debajo de src, con los mismos espacios.",
    /espacio|sangr|alinea/,
  ),
  mistake(
    "sangria-de-mas",
    article(firstPicture, "    src: exteriors/fachada-detalle.jpg\n▸      alt: Tablas"),
    "alt va debajo de src, con los mismos espacios.",
    /espacio|sangr|alinea/,
  ),
  mistake(
    "guion-sin-espacio",
    article("  - id: lum-norte-dia", "▸  -id: lum-norte-dia"),
    "Un espacio detrás del guion.",
    /espacio|guion/,
  ),
  mistake(
    "corchete-sin-cerrar",
    article("tags: [materiales, mantenimiento]", "▸tags: [materiales, mantenimiento"),
    "Falta el corchete que cierra.",
    /corchete|\]/,
  ),
  mistake(
    "texto-que-empieza-por-llaves",
    article(title, "▸title: {{precio.metro}} y madera §"),
    "Entre comillas, porque empieza por llaves.",
    quoted,
  ),
  mistake(
    "texto-que-empieza-por-arroba",
    article(caption, "▸caption: @lum en casa de Ana."),
    "Entre comillas.",
    quoted,
  ),
  mistake(
    "texto-que-empieza-por-asterisco",
    article(caption, "▸caption: *De noche* no se nota la diferencia."),
    "Entre comillas o sin asteriscos.",
    /comillas|asterisco/,
  ),
  mistake(
    "texto-que-empieza-por-exclamacion",
    article(caption, "▸caption: !De noche no se nota!"),
    "Entre comillas, o ¡ al principio.",
    /comillas|¡/,
  ),
  mistake(
    "texto-que-empieza-por-ampersand",
    article(caption, "▸caption: &Co la marca de la noche."),
    "Entre comillas.",
    quoted,
  ),
  mistake(
    "texto-que-empieza-por-porcentaje",
    article(caption, "▸caption: % de noche, sin diferencia."),
    "Entre comillas.",
    quoted,
  ),
  mistake(
    "texto-que-empieza-por-mayor-que",
    article(caption, "▸caption: > 40 años dura la madera."),
    "Entre comillas.",
    /comillas|borra «>»/,
  ),
  mistake(
    "texto-que-empieza-por-corchete",
    article(title, "▸title: [Guía] Cuidar la madera §"),
    "Entre comillas.",
    quoted,
  ),
  mistake(
    "barra-y-texto-en-la-misma-linea",
    article(caption, "▸caption: | De noche no se nota."),
    "El texto va en la línea de debajo.",
    /línea|debajo|comillas/,
  ),
  mistake(
    "segunda-linea-sin-sangria",
    article(caption, "caption: De noche no se nota\n▸la diferencia de color."),
    "La segunda línea va con espacios delante.",
    /espacio|sangr|comillas|misma línea/,
  ),
  mistake(
    "barra-invertida-entre-comillas",
    article(title, '▸title: "Cuidar la madera \\ventana §"'),
    "La barra invertida.",
    /barra|\\/,
  ),
  mistake(
    "sin-campos",
    article("---\ntitle: Cuidar la madera §\n", "▸Cuidar la madera\n\ntitle: Cuidar la madera §\n"),
    "Arriba faltan los campos entre ---.",
    /---/,
  ),
  mistake(
    "campos-sin-cerrar",
    article("caption: De noche no se nota la diferencia.\n---\n", "caption: De noche no se nota la diferencia.\n", 1),
    "Falta la línea --- que cierra.",
    /---/,
  ),
  mistake(
    "cuatro-guiones-para-cerrar",
    article(
      "caption: De noche no se nota la diferencia.\n---\n",
      "caption: De noche no se nota la diferencia.\n▸----\n",
    ),
    "Son tres guiones.",
    /---|tres/,
  ),
  mistake("guiones-largos-de-word", article("---\ntitle", "▸———\ntitle"), "Son tres guiones cortos, ---.", /---/),
  mistake(
    "linea-vacia-antes-de-los-campos",
    article("---\ntitle", "▸\n---\ntitle"),
    "La primera línea del archivo es ---.",
    /primera|---/,
  ),
  mistake(
    "borrador-en-el-cuerpo",
    article("---\n\nLa madera al aire", "---\n\n▸draft: true\n\nLa madera al aire"),
    "El campo va arriba, entre las líneas ---.",
    /draft|campos|arriba/,
  ),
  mistake("titulo-que-es-un-numero", article(title, "▸title: 2025"), "Entre comillas, porque es un texto.", quoted),
  mistake(
    "imagenes-sin-lista",
    article(
      "images:\n  - id: fachada-detalle\n    src: exteriors/fachada-detalle.jpg\n    alt: Tablas verticales de una fachada marrón vistas de cerca.\n    caption: Las tablas van en vertical para que el agua escurra.\n  - id: lum-norte-dia\n    src: exteriors/lum-norte-dia.jpg\n    alt: LUM|NORTE de día, con paredes naranjas bajo un cielo azul.\n    caption: El sol de la tarde es el que más cambia el color.\n  - id: lum-norte-noche\n    src: exteriors/lum-norte-noche.jpg\n    alt: LUM|NORTE de noche, con la corredera encendida.\n    caption: De noche no se nota la diferencia.\n",
      "▸images: exteriors/fachada-detalle.jpg\n",
    ),
    "images es una lista de src, alt y caption.",
    /src|lista/,
  ),
  mistake(
    "coma-dentro-de-las-llaves",
    inFile("stories/oficina-de-ana.md", "{ name: Ana, role: gestora }", "▸{ name: Ana, role: gestora, y madre }"),
    "La coma separa campos: entre comillas.",
    /comillas|coma/,
  ),
  mistake(
    "llave-sin-cerrar-en-una-historia",
    inFile("stories/oficina-de-ana.md", "{ name: Ana, role: gestora }", "▸{ name: Ana, role: gestora"),
    "Falta la llave que cierra.",
    /llave|\}/,
  ),
  mistake(
    "llaves-pegadas",
    inFile("stories/oficina-de-ana.md", "{ name: Ana, role: gestora }", "▸{name:Ana, role:gestora}"),
    "Falta un espacio detrás de los dos puntos.",
    /espacio/,
  ),
  mistake(
    "conflicto-de-git-en-los-campos",
    article(`${title}\n`, `▸<<<<<<< HEAD\n${title}\n=======\ntitle: La madera §\n>>>>>>> ana\n`),
    "Un conflicto de git sin resolver: elegir una versión y borrar las marcas.",
    /git|conflicto|versi/i,
  ),
  mistake(
    "campo-con-espacio-duro",
    article(title, "▸title:\u00a0Cuidar la madera §"),
    "Hay un espacio duro (U+00A0) detrás de los dos puntos.",
    /U\+00A0|espacio/,
  ),
  mistake(
    "sangria-con-espacio-duro",
    article(firstPicture, "  - src: exteriors/fachada-detalle.jpg\n▸\u00a0\u00a0\u00a0 alt: Tablas"),
    "Hay espacios duros (U+00A0) en la sangría.",
    /U\+00A0|espacio/,
  ),
];
