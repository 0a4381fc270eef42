import { article, inFile, mistake } from "./mistake.ts";

const lastLink = "[contacto](/contacto).";
const cost = "con la madera ya puesta[^madera].";

/** Links, pictures, placeholders and whole bodies that are not written as markdown has it. */
export const unwrittenLinks = [
  mistake("enlace-de-wiki", article(lastLink, "▸[[contacto]]."), "Un enlace es [texto](/contacto).", /\]\(/),
  mistake(
    "enlace-con-espacio",
    article(lastLink, "▸[contacto] (/contacto)."),
    "Sobra el espacio entre ] y (.",
    /espacio|\]\(/,
  ),
  mistake(
    "enlace-al-reves",
    article(lastLink, "▸(contacto)[/contacto]."),
    "Primero los corchetes: [contacto](/contacto).",
    /\]\(|corchetes/,
  ),
  mistake(
    "enlace-sin-cerrar",
    article(lastLink, "▸[contacto](/contacto."),
    "Falta el paréntesis que cierra.",
    /paréntesis|\)/,
  ),
  mistake(
    "enlace-sin-corchete",
    article(lastLink, "▸contacto](/contacto)."),
    "Falta el corchete que abre.",
    /corchete|\[/,
  ),
  mistake(
    "enlace-sin-destino",
    article(lastLink, "▸[contacto]()."),
    "El enlace no lleva a ninguna parte.",
    /enlace|destino|vací/i,
  ),
  mistake(
    "enlace-sin-texto",
    article(lastLink, "▸[](/contacto) contacto."),
    "El enlace no tiene texto.",
    /texto|palabras/,
  ),
  mistake(
    "enlace-con-comillas-de-word",
    article(lastLink, "▸[contacto](/contacto “Escríbenos”)."),
    "Comillas rectas.",
    /comillas|\)/,
  ),
  mistake(
    "imagen-sin-exclamacion",
    article("Lo demás", "▸[Una grúa azul](exteriors/grua.jpg)\n\nLo demás"),
    "Falta ! delante.",
    /!/,
  ),
  mistake(
    "imagen-sin-descripcion",
    article("Lo demás", "▸![](exteriors/grua.jpg)\n\nLo demás"),
    "Decir entre los corchetes lo que se ve.",
    /alt|corchetes|muestra|se ve/,
  ),
  mistake(
    "imagen-que-no-existe",
    article("Lo demás", "▸![Una grúa azul](exteriors/grúa.jpg)\n\nLo demás"),
    "¿Querías decir exteriors/grua.jpg?",
    /exteriors\/grua\.jpg/,
  ),
  mistake(
    "imagen-con-ruta-entera",
    article("Lo demás", "▸![Una grúa azul](content/images/exteriors/grua.jpg)\n\nLo demás"),
    "Sin content/images: exteriors/grua.jpg.",
    /exteriors\/grua\.jpg/,
  ),
  mistake(
    "imagen-con-puntos",
    article("Lo demás", "▸![Una grúa azul](../../images/exteriors/grua.jpg)\n\nLo demás"),
    "exteriors/grua.jpg.",
    /exteriors\/grua\.jpg/,
  ),
  mistake(
    "imagen-de-otra-web",
    article("Lo demás", "▸![Una grúa azul](https://www.otra.example/grua.jpg)\n\nLo demás"),
    "La imagen ha de estar en content/images.",
    /content\/images/,
  ),
  mistake(
    "cuerpo-vacio",
    article(
      "La madera al aire libre se agrisa. No es un defecto: es su manera de protegerse.\n\n## Qué hacer cada año\n\nLimpia los canalones y revisa los sellados. En la [ficha de LUM|NORTE](/productos/lum-norte) están las medidas.\n\n- Canalones sin hojas.\n- Sellados sin grietas.\n- Tablas sin musgo.\n\n### Cómo se cepilla\n\nCon agua y un cepillo blando, **sin presión**, y de arriba abajo.\n\n| Tarea | Cada cuánto |\n|---|---|\n| Cepillar | Un año |\n| Barnizar | Cinco años |\n\n## Cuánto cuesta\n\nEl metro sale a {{precio.metro}} ({{precio.impuestos}}), con la madera ya puesta[^madera].\n\n[^madera]: Alerce o pino, a elegir.\n\nLo demás lo contamos en [cuentas claras](/blog/cuentas-claras) y en [contacto](/contacto).\n",
      "",
    ),
    "Falta el texto del artículo.",
    /cuerpo|texto|vací/i,
  ),
  mistake(
    "apartado-sin-texto",
    article(
      `El metro sale a {{precio.metro}} ({{precio.impuestos}}), ${cost}\n\n[^madera]: Alerce o pino, a elegir.\n\nLo demás lo contamos en [cuentas claras](/blog/cuentas-claras) y en [contacto](/contacto).\n`,
      "",
      37,
    ),
    "El apartado no tiene texto.",
    /apartado|título|texto/i,
  ),
  mistake(
    "llaves-sencillas",
    article("{{precio.metro}}", "▸{precio.metro}"),
    "Llaves dobles: {{precio.metro}}.",
    /\{\{precio\.metro\}\}|dobles/,
  ),
  mistake(
    "llaves-sin-cerrar",
    article("{{precio.metro}}", "▸{{precio.metro}"),
    "Faltan las llaves que cierran.",
    /\}\}|se cierra/,
  ),
  mistake(
    "llaves-con-nombre-mal-escrito",
    article("{{precio.metro}}", "▸{{precio.metros}}"),
    "¿Querías decir precio.metro?",
    /precio\.metro\b/,
  ),
  mistake(
    "llaves-con-modelo-desconocido",
    article("{{precio.metro}}", "▸{{modelos.lum-nort.precio}}"),
    "¿Querías decir modelos.lum-norte.precio?",
    /lum-norte/,
  ),
  mistake(
    "llaves-triples",
    article("{{precio.metro}}", "▸{{{precio.metro}}}"),
    "Llaves dobles: {{precio.metro}}.",
    /\{\{precio\.metro\}\}|dobles/,
  ),
  mistake(
    "corchetes-por-llaves",
    article("{{precio.metro}}", "▸[[precio.metro]]"),
    "Llaves dobles: {{precio.metro}}.",
    /\{\{precio\.metro\}\}|llaves/,
  ),
  mistake(
    "negrita-en-un-campo-sin-formato",
    inFile("pages/about.md", "title: Oficio", '▸title: "**Oficio**"'),
    "En ese campo no hay negrita.",
    /\*\*|negrita/,
  ),
  mistake(
    "enlace-en-un-campo-sin-formato",
    inFile(
      "pages/about.md",
      "Discutimos un detalle hasta que se puede construir.",
      "▸Discutimos un [detalle](/contacto) hasta que se puede construir.",
    ),
    "En ese campo no hay enlaces.",
    /\]\(|enlace/,
  ),
  mistake(
    "texto-en-una-pagina-que-no-lo-ensena",
    inFile(
      "pages/blog.md",
      "  Escribimos sobre lo que nos preguntan.\n---",
      "  Escribimos sobre lo que nos preguntan.\n---\n\n▸Aquí va un párrafo que nadie verá.",
    ),
    "Esa página no enseña cuerpo: moverlo a un campo.",
    /cuerpo|campos/,
  ),
];
