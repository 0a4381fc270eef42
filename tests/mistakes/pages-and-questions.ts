import { inFile, mistake } from "./mistake.ts";

const faq = "faq/preguntas-frecuentes.md";
const licence = "  - id: licencia\n";

/** Fixed pages, questions and legal texts. */
export const pagesAndQuestions = [
  mistake(
    "pregunta-con-id-repetido",
    inFile(faq, "id: transporte", "▸id: licencia"),
    "licencia ya es de otra.",
    /licencia/,
  ),
  mistake(
    "pregunta-con-id-con-espacios",
    inFile(faq, "id: hipoteca", "▸id: Hipoteca y préstamo"),
    "Minúsculas y guiones.",
    /minúsculas|guion|hipoteca-y-prestamo/,
  ),
  mistake(
    "pregunta-sin-respuesta",
    inFile(
      faq,
      "    answer: >-\n      Lo habitual es que sí. Confírmalo con tu ayuntamiento antes de comprar nada.\n",
      "",
      "- id: licencia",
    ),
    "Falta answer.",
    /answer/,
  ),
  mistake(
    "pregunta-con-respuesta-vacia",
    inFile(
      faq,
      "    answer: >-\n      Lo habitual es que sí. Confírmalo con tu ayuntamiento antes de comprar nada.\n",
      "▸    answer: >-\n",
    ),
    "La respuesta está vacía.",
    /vací|answer/,
  ),
  mistake(
    "pregunta-repetida",
    inFile(faq, "question: ¿Puedo pedir una hipoteca?", "▸question: ¿Hace falta licencia?"),
    "Esa pregunta ya está.",
    /licencia|repet/,
  ),
  mistake(
    "pregunta-sin-corchetes",
    inFile(faq, "keywords: [precios, tarifas, importe]", "▸keywords: precios, tarifas, importe"),
    "Entre corchetes.",
    /corchetes|\[/,
  ),
  mistake(
    "pregunta-contacto-si",
    inFile(faq, "    contact: true\n    topic: Terreno", "▸    contact: sí\n    topic: Terreno"),
    "true.",
    /true/,
  ),
  mistake(
    "pregunta-con-tema-mal-escrito",
    inFile(faq, "topic: Terreno\n    question: ¿Hace falta", "▸topic: Tereno\n    question: ¿Hace falta"),
    "¿Querías decir Terreno?",
    /Terreno/,
  ),
  mistake(
    "pregunta-con-negrita",
    inFile(faq, "Lo habitual es que sí.", "▸Lo habitual es que **sí**."),
    "En las respuestas no hay negrita.",
    /\*\*|negrita/,
  ),
  mistake(
    "pregunta-con-dato-desconocido",
    inFile(faq, "en {{contacto.email}} o", "▸en {{contacto.correo}} o"),
    "contacto.email.",
    /contacto\.email/,
  ),
  mistake(
    "pregunta-con-campo-mal-escrito",
    inFile(faq, `${licence}    topic: Terreno\n    question:`, `${licence}    topic: Terreno\n▸    pregunta:`),
    "question.",
    /question/,
  ),
  mistake("pregunta-sin-id", inFile(faq, `${licence}    topic: Terreno`, "▸  - topic: Terreno"), "Falta id.", /\bid\b/),
  mistake(
    "legal-con-dia",
    inFile("legal/terms.md", "updated: 2025-01", "▸updated: 2025-01-15"),
    "Solo año y mes: 2025-01.",
    /año-mes|2025-01|mes/,
  ),
  mistake(
    "legal-con-mes-13",
    inFile("legal/terms.md", "updated: 2025-01", "▸updated: 2025-13"),
    "El mes va del 01 al 12.",
    /mes|12/,
  ),
  mistake(
    "legal-en-el-futuro",
    inFile("legal/terms.md", "updated: 2025-01", "▸updated: 2052-01"),
    "Está en el futuro.",
    /futur|aún no|año/,
  ),
  mistake(
    "nota-del-abogado-sin-cerrar",
    inFile("legal/privacy.md", "<!-- Esta nota no se publica. -->", "▸<!-- Esta nota no se publica."),
    "Falta -->.",
    /-->/,
  ),
  mistake(
    "nota-del-abogado-mal-abierta",
    inFile("legal/privacy.md", "<!-- Esta nota no se publica. -->", "▸<! -- Esta nota no se publica. -->"),
    "<!--, sin espacios.",
    /<!--|HTML/,
  ),
  mistake(
    "legal-con-campo-de-articulo",
    inFile("legal/cookies.md", "title: Cookies\n", "title: Cookies\n▸date: 2025-01-15\n"),
    "Ahí es updated.",
    /updated|date/,
  ),
  mistake(
    "icono-desconocido",
    inFile("pages/process.md", "icon: guarantee", "▸icon: garantia"),
    "guarantee.",
    /guarantee/,
  ),
  mistake(
    "pagina-sin-titulo-visible",
    inFile("pages/process.md", "heading: Nuestro proceso\n", "", 1),
    "Falta heading.",
    /heading/,
  ),
  mistake(
    "titular-como-frase",
    inFile("pages/home.md", "words: [CLARO, SERENO, MODULAR.]", "▸words: CLARO, SERENO, MODULAR."),
    "Entre corchetes.",
    /corchetes|\[/,
  ),
  mistake(
    "enfoque-fuera-de-la-imagen",
    inFile("pages/home.md", "focus: { x: 30, y: 60 }", "▸focus: { x: 130, y: 60 }"),
    "De 0 a 100.",
    /100/,
  ),
  mistake(
    "tarjetas-que-empiezan-igual",
    inFile(
      "pages/about.md",
      "text: >-\n        Lo que falla se corrige en el taller.",
      "▸text: >-\n▸        Discutimos un detalle hasta que se puede fabricar.",
    ),
    "Dos tarjetas empiezan igual.",
    /tarjeta|igual|repit|parece/i,
  ),
  mistake(
    "tarjeta-sin-texto",
    inFile(
      "pages/about.md",
      "    - title: Calidad\n      text: >-\n        Lo que falla se corrige en el taller.\n",
      "    - title: Calidad\n",
      "- title: Calidad",
    ),
    "Falta text.",
    /text/,
  ),
  mistake(
    "modelo-de-tarjeta-mal-escrito",
    inFile("pages/models.md", "      model: lum-sur\nmodels:", "▸      model: lumsur\nmodels:"),
    "lum-sur.",
    /lum-sur/,
  ),
  mistake(
    "modelo-de-uso-mal-escrito",
    inFile("pages/campsites.md", "    model: lum-sur\ncontact:", "▸    model: sur\ncontact:"),
    "lum-sur.",
    /lum-sur/,
  ),
  mistake(
    "unidades-con-letra",
    inFile("pages/campsites.md", "units: 3", "▸units: tres"),
    "En cifras: 3.",
    /cifra|número/,
  ),
  mistake("fases-desordenadas", inFile("pages/process.md", 'number: "02"', '▸number: "03"'), "Va 02.", /02|03/),
  mistake(
    "fase-sin-comillas",
    inFile("pages/process.md", 'number: "01"', "▸number: 01"),
    '"01", entre comillas.',
    /comillas|"01"/,
  ),
  mistake(
    "fase-de-menos",
    inFile(
      "pages/process.md",
      '  - number: "03"\n    title: Montaje\n    intro: El último tramo se cuenta en maniobras.\n    image:\n      src: exteriors/grua.jpg\n      alt: Una grúa levanta un módulo gris sobre su cimentación.\n    steps:\n      - title: Cimentación\n        text: La base se hace mientras el módulo está en el taller.\n      - title: Entrega\n        text: Lo recorremos contigo y te damos las llaves.\n',
      "",
      "phases:",
    ),
    "site.yaml tiene tres fases.",
    /tres|3|phases|fases/,
  ),
  mistake(
    "titulo-de-pagina-repetido",
    inFile("pages/faq.md", "title: Preguntas frecuentes", '▸title: "Contacto: cuéntanos tu idea"'),
    "Es el de contact.md.",
    /contact/,
  ),
  mistake(
    "apartado-que-falta",
    inFile(
      "pages/about.md",
      "cta:\n  title: ¿Qué te falta?\n  text: Con el uso y los metros podemos decirte qué modelo encaja.\n  label: Contacto\n  href: /contacto\n",
      "",
      1,
    ),
    "Falta cta.",
    /cta/,
  ),
  mistake(
    "campo-en-otro-bloque",
    inFile("pages/about.md", "  label: Contacto\n  href: /contacto\n", "  label: Contacto\n▸href: /contacto\n"),
    "href va dentro de cta, con dos espacios.",
    /href/,
  ),
  mistake(
    "bloque-con-texto-sin-sangria",
    inFile("pages/stories.md", "empty: >-\n  Todavía", "empty: >-\n▸Todavía"),
    "Con dos espacios delante.",
    /espacio|sangr/,
  ),
  mistake(
    "asistente-con-un-lugar-que-no-existe",
    inFile("assistant/asistente-virtual.md", "place: alone", "▸place: delante"),
    "Es una de tres palabras.",
    /instead|alone|before/,
  ),
];
