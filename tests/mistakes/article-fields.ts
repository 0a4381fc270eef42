import { article, inFile, mistake } from "./mistake.ts";

const date = "date: 2025-02-11";
const tags = "tags: [materiales, mantenimiento]";
const title = "title: Cuidar la madera §";
const asDate = /2025-02-11|año-mes-día/;
const description =
  "description: Cómo se cuida la madera de una casa modular §, qué se revisa cada año y cuándo conviene llamar a un profesional.";
const firstTwo = `    alt: Tablas verticales de una fachada marrón vistas de cerca.
    caption: Las tablas van en vertical para que el agua escurra.
  - src: exteriors/lum-norte-dia.jpg
    alt: LUM|NORTE de día, con paredes naranjas bajo un cielo azul.
    caption: El sol de la tarde es el que más cambia el color.
`;
const thirdPicture = `  - src: exteriors/lum-norte-noche.jpg
    alt: LUM|NORTE de noche, con la corredera encendida.
    caption: De noche no se nota la diferencia.
`;

/** Wrong, missing and misspelt fields of an article. */
export const articleFields = [
  mistake("fecha-dia-primero", article(date, "▸date: 11-02-2025"), "La fecha va como año-mes-día.", asDate),
  mistake("fecha-con-barras", article(date, "▸date: 11/02/2025"), "La fecha va como año-mes-día.", asDate),
  mistake("fecha-30-de-febrero", article(date, "▸date: 2025-02-30"), "Ese día no existe.", /no existe|28/),
  mistake("fecha-con-letras", article(date, "▸date: 11 de febrero de 2025"), "La fecha va como año-mes-día.", asDate),
  mistake("fecha-sin-ceros", article(date, "▸date: 2025-2-11"), "El mes lleva dos cifras: 2025-02-11.", asDate),
  mistake(
    "fecha-vacia",
    article(date, "▸date:"),
    "Falta la fecha, como año-mes-día.",
    /fecha|año-mes-día|\d{4}-\d\d-\d\d/,
  ),
  mistake("fecha-ausente", article(`${date}\n`, "", 1), "Falta el campo date.", /date/),
  mistake("fecha-con-rayas-de-word", article(date, "▸date: 2025–02–11"), "Los guiones de la fecha son cortos.", asDate),
  mistake(
    "fecha-en-2062",
    article(date, "▸date: 2062-02-11"),
    "La fecha está en el futuro: corregir el año o programar con publishAt.",
    /publishAt/,
  ),
  mistake("fecha-del-ano-205", article(date, "▸date: 0205-02-11"), "El año no puede ser: 2025.", /2025/),
  mistake("campo-en-castellano", article("title: Cuidar", "▸título: Cuidar"), "El campo se llama title.", /title/),
  mistake("campo-con-mayuscula", article("title: Cuidar", "▸Title: Cuidar"), "El campo se llama title.", /title/),
  mistake(
    "campo-mal-escrito",
    article("description:", "▸descripton:"),
    "El campo se llama description.",
    /description/,
  ),
  mistake("campo-fecha-en-castellano", article("date:", "▸fecha:"), "El campo se llama date.", /date/),
  mistake("campo-inventado", article(`${date}\n`, `${date}\n▸author: Ana\n`), "Un artículo no tiene author.", /author/),
  mistake(
    "campo-repetido",
    article(`${date}\n`, `${date}\n▸date: 2025-02-12\n`),
    "El campo date está dos veces.",
    /date|ya está más arriba/,
  ),
  mistake(
    "titulo-de-otro-articulo",
    article(title, "▸title: Cuentas claras antes de encargar un módulo"),
    "Otra página tiene ese título, y cuál.",
    /cuentas-claras|Cuentas claras/,
  ),
  mistake("titulo-sin-texto", article(title, "▸title:"), "El título está vacío.", /title/),
  mistake(
    "titulo-larguisimo",
    article(
      title,
      "▸title: Cuidar la madera de una casa modular durante todos los años que pasan desde que llega en el camión §",
    ),
    "El título es demasiado largo para los buscadores.",
    /caben 65/,
  ),
  mistake(
    "descripcion-corta",
    article(description, "▸description: Cómo se cuida la madera."),
    "De 50 a 160 caracteres.",
    /50/,
  ),
  mistake(
    "descripcion-larga",
    article(
      "llamar a un profesional.",
      "llamar a un profesional, que conviene elegir cerca de casa y con tiempo, porque en primavera todos tienen trabajo.",
      3,
    ),
    "De 50 a 160 caracteres.",
    /160/,
  ),
  mistake(
    "descripcion-de-otro-articulo",
    article(
      description,
      "▸description: Por qué la madera se vuelve gris, cuándo conviene tratarla y qué revisar una vez al año en la fachada de un módulo.",
    ),
    "Otra página tiene esa descripción.",
    /madera-al-sol|repet|misma|igual/,
  ),
  mistake(
    "etiquetas-sin-corchetes",
    article(tags, "▸tags: materiales, mantenimiento"),
    "Van entre corchetes.",
    /corchetes|\[/,
  ),
  mistake("etiquetas-vacias", article(tags, "▸tags: []"), "Al menos un tema.", /tags|tema|al menos/i),
  mistake(
    "etiqueta-mal-escrita",
    article(tags, "▸tags: [materailes, mantenimiento]"),
    "¿Querías decir materiales?",
    /materiales/,
  ),
  mistake(
    "etiqueta-con-mayuscula",
    article(tags, "▸tags: [Materiales, mantenimiento]"),
    "Se escribe materiales.",
    /materiales|minúscula/,
  ),
  mistake(
    "etiqueta-dos-veces",
    article(tags, "▸tags: [materiales, materiales]"),
    "El tema está dos veces.",
    /materiales/,
  ),
  mistake("solo-dos-imagenes", article(thirdPicture, "", 7), "Han de ser tres imágenes.", /3|tres/),
  mistake(
    "cuatro-imagenes",
    article(
      `  - src: exteriors/fachada-detalle.jpg
${firstTwo}${thirdPicture}`,
      `▸  - src: exteriors/fachada-detalle.jpg
${firstTwo}${thirdPicture}▸  - src: exteriors/grua.jpg\n    alt: Una grúa azul.\n    caption: La grúa, de lejos.\n`,
    ),
    "Han de ser tres imágenes.",
    /3|tres/,
  ),
  mistake(
    "imagen-sin-alt",
    article("    alt: Tablas verticales de una fachada marrón vistas de cerca.\n", "", 7),
    "Falta el alt de la imagen.",
    /alt/,
  ),
  mistake(
    "imagen-sin-pie",
    article("    caption: De noche no se nota la diferencia.\n", "", 15),
    "Falta el pie, caption.",
    /caption/,
  ),
  mistake(
    "imagen-repetida-en-el-articulo",
    article("src: exteriors/lum-norte-noche.jpg", "▸src: exteriors/lum-norte-dia.jpg"),
    "La misma imagen sale dos veces en el artículo.",
    /dos veces|repet|misma|otra/,
  ),
  mistake("borrador-si", article(`${date}\n`, `${date}\n▸draft: sí\n`), "Se escribe true.", /true/),
  mistake("borrador-yes", article(`${date}\n`, `${date}\n▸draft: yes\n`), "Se escribe true.", /true/),
  mistake(
    "borrador-entre-comillas",
    article(`${date}\n`, `${date}\n▸draft: "true"\n`),
    "true va sin comillas.",
    /true/,
  ),
  mistake(
    "borrador-en-castellano",
    article(`${date}\n`, `${date}\n▸borrador: true\n`),
    "El campo se llama draft.",
    /draft/,
  ),
  mistake(
    "slug-con-espacios",
    article(`${date}\n`, `${date}\n▸slug: Cuidar la Madera\n`),
    "Minúsculas y guiones.",
    /minúsculas|guion|cuidar-la-madera/,
  ),
  mistake(
    "slug-con-acento",
    article(`${date}\n`, `${date}\n▸slug: madera-en-otoño\n`),
    "Sin acentos ni eñes.",
    /acento|tilde|madera-en-otono/,
  ),
  mistake(
    "slug-de-otro-articulo",
    article(`${date}\n`, `${date}\n▸slug: permisos-sin-prisa\n`),
    "Otro artículo tiene esa dirección.",
    /licencia-y-terreno|permisos-sin-prisa/,
  ),
  mistake(
    "historia-con-modelo-mal-escrito",
    inFile("stories/oficina-de-ana.md", "model: lum-sur", "▸model: lum-sut"),
    "¿Querías decir lum-sur?",
    /lum-sur/,
  ),
  mistake(
    "historia-con-el-nombre-del-modelo",
    inFile("stories/oficina-de-ana.md", "model: lum-sur", "▸model: LUM|SUR"),
    "Va el nombre del archivo: lum-sur.",
    /lum-sur/,
  ),
  mistake(
    "historia-con-autor-suelto",
    inFile("stories/oficina-de-ana.md", "author: { name: Ana, role: gestora }", "▸author: Ana"),
    "author lleva name y role.",
    /name/,
  ),
  mistake(
    "historia-sin-oficio",
    inFile("stories/oficina-de-ana.md", "{ name: Ana, role: gestora }", "▸{ name: Ana }"),
    "Falta role.",
    /role/,
  ),
  mistake(
    "historia-con-comillas-en-la-cita",
    inFile(
      "stories/oficina-de-ana.md",
      "quote: A las dos salimos a comer debajo del nogal.",
      "▸quote: «A las dos salimos a comer debajo del nogal.»",
    ),
    "La cita va sin comillas: las pone la página.",
    /comillas/,
  ),
  mistake(
    "historia-de-ejemplo-si",
    inFile("stories/taller-en-el-olivar.md", "sample: true", "▸sample: si"),
    "Se escribe true.",
    /true/,
  ),
  mistake(
    "historia-sin-imagenes",
    inFile(
      "stories/oficina-de-ana.md",
      `images:
  - src: exteriors/lum-sur-dia.jpg
    alt: LUM|SUR de día, con paredes rojas y tres huecos de vidrio.
  - src: cutaways/oficina.jpg
    alt: Oficina dibujada en planta, con cuatro mesas.
`,
      "▸images: []\n",
    ),
    "Al menos una imagen.",
    /imagen|images|al menos/i,
  ),
  mistake(
    "historia-con-la-direccion-de-un-modelo",
    inFile("stories/oficina-de-ana.md", "slug: oficina-en-el-huerto", "▸slug: lum-sur"),
    "Esa dirección es la de un modelo.",
    /lum-sur/,
  ),
];
