import { article, mistake } from "./mistake.ts";

const heading = "## Qué hacer cada año";
const bold = "**sin presión**";
const list = "- Canalones sin hojas.\n- Sellados sin grietas.\n- Tablas sin musgo.";
const table = "| Tarea | Cada cuánto |\n|---|---|\n| Cepillar | Un año |";
const lastLink = "[contacto](/contacto).";

/** Signs of markdown that are left as they are, or do something else than was meant. */
export const markdownSlips = [
  mistake("negrita-sin-cerrar", article(bold, "▸**sin presión"), "Falta ** al final.", /\*\*/),
  mistake(
    "negrita-con-espacios",
    article(bold, "▸** sin presión **"),
    "Los ** van pegados a las palabras.",
    /\*\*|pegad|espacio/,
  ),
  mistake("negrita-con-un-asterisco-de-menos", article(bold, "▸**sin presión*"), "Falta un asterisco.", /\*/),
  mistake("cursiva-sin-cerrar", article(bold, "▸_sin presión"), "Falta _ al final.", /_/),
  mistake(
    "negrita-escapada-por-el-gestor",
    article(bold, "▸\\*\\*sin presión\\*\\*"),
    "Las barras sobran: **sin presión**.",
    /\*\*|barra/,
  ),
  mistake("resaltado-con-iguales", article(bold, "▸==sin presión=="), "No existe: **sin presión**.", /==|\*\*/),
  mistake("codigo-sin-cerrar", article(bold, "▸`sin presión"), "Falta el acento grave que cierra.", /`|acento grave/),
  mistake(
    "codigo-de-bloque-sin-cerrar",
    article(`${heading}\n`, `▸\`\`\`\n${heading}\n`),
    "El bloque de código no se cierra.",
    /```|cierr|código/,
  ),
  mistake(
    "comentario-sin-cerrar",
    article(`${heading}\n`, `▸<!-- falta una foto\n\n${heading}\n`),
    "El comentario no se cierra con -->.",
    /-->|<!--|HTML/,
  ),
  mistake("titulo-sin-espacio", article(heading, "▸##Qué hacer cada año"), "Un espacio detrás de ##.", /espacio|## Q/),
  mistake(
    "titulo-con-espacio-duro",
    article(heading, "▸##\u00a0Qué hacer cada año"),
    "Es un espacio duro: escribir uno normal.",
    /U\+00A0|espacio/,
  ),
  mistake(
    "titulo-vacio",
    article(heading, "▸##"),
    "Un título sin texto: escribirlo o borrar la línea.",
    /título|vací|borra/i,
  ),
  mistake("titulo-de-primer-nivel", article(heading, "▸# Qué hacer cada año"), "Los apartados empiezan con ##.", /##/),
  mistake("titulo-que-salta", article("### Cómo se cepilla", "▸#### Cómo se cepilla"), "Debajo de ## va ###.", /###/),
  mistake("titulo-en-negrita", article(heading, "▸**Qué hacer cada año**"), "Un apartado se escribe con ##.", /##/),
  mistake(
    "titulo-con-siete-almohadillas",
    article(heading, "▸####### Qué hacer cada año"),
    "Los apartados empiezan con ##.",
    /##/,
  ),
  mistake(
    "raya-que-hace-titulo",
    article(
      "Con agua y un cepillo blando, **sin presión**, y de arriba abajo.\n",
      "▸Con agua y un cepillo blando, **sin presión**, y de arriba abajo.\n▸---\n",
    ),
    "Los --- debajo de un párrafo lo hacen título: línea vacía entre los dos.",
    /título|---|línea/,
  ),
  mistake(
    "iguales-que-hacen-titulo",
    article(
      "Con agua y un cepillo blando, **sin presión**, y de arriba abajo.\n",
      "▸Con agua y un cepillo blando, **sin presión**, y de arriba abajo.\n▸=====\n",
    ),
    "Los === debajo de un párrafo lo hacen título.",
    /título|=|##/,
  ),
  mistake(
    "lista-con-rayas",
    article(list, "▸— Canalones sin hojas.\n— Sellados sin grietas.\n— Tablas sin musgo."),
    "Las listas llevan un guion y un espacio.",
    /guion|«- /,
  ),
  mistake(
    "lista-con-topos",
    article(list, "▸• Canalones sin hojas.\n• Sellados sin grietas.\n• Tablas sin musgo."),
    "Las listas llevan un guion y un espacio.",
    /guion|«- /,
  ),
  mistake(
    "lista-con-topos-de-word",
    article(list, "▸\uf0b7 Canalones sin hojas.\n\uf0b7 Sellados sin grietas.\n\uf0b7 Tablas sin musgo."),
    "Las listas llevan un guion y un espacio.",
    /guion|«- |U\+F0B7/,
  ),
  mistake(
    "lista-sin-espacio",
    article(list, "▸-Canalones sin hojas.\n-Sellados sin grietas.\n-Tablas sin musgo."),
    "Un espacio detrás del guion.",
    /espacio|guion|«- /,
  ),
  mistake(
    "lista-numerada-sin-espacio",
    article(list, "▸1.Canalones sin hojas.\n2.Sellados sin grietas.\n3.Tablas sin musgo."),
    "Un espacio detrás del punto.",
    /espacio|1\. /,
  ),
  mistake(
    "lista-con-espacio-duro",
    article(list, "▸-\u00a0Canalones sin hojas.\n-\u00a0Sellados sin grietas."),
    "Es un espacio duro: escribir uno normal.",
    /U\+00A0|espacio/,
  ),
  mistake(
    "tabla-sin-linea-de-guiones",
    article(table, "▸| Tarea | Cada cuánto |\n| Cepillar | Un año |"),
    "Falta la línea |---|---| bajo la cabecera.",
    /---/,
  ),
  mistake(
    "tabla-con-celda-de-mas",
    article("| Cepillar | Un año |", "▸| Cepillar | Un año | Con agua |"),
    "La fila tiene más celdas que la cabecera.",
    /celda|columna/,
  ),
  mistake(
    "tabla-con-celda-de-menos",
    article("| Cepillar | Un año |", "▸| Cepillar |"),
    "A la fila le falta una celda.",
    /celda|columna/,
  ),
  mistake(
    "tabla-con-barra-del-modelo",
    article("| Cepillar | Un año |", "▸| Cepillar LUM|NORTE | Un año |"),
    "Dentro de una tabla, LUM\\|NORTE.",
    /\\\||celda/,
  ),
  mistake(
    "tabla-con-guiones-de-menos",
    article("| Tarea | Cada cuánto |\n|---|---|", "▸| Tarea | Cada cuánto |\n▸|---|"),
    "La línea de guiones ha de tener dos columnas.",
    /---|columna/,
  ),
  mistake(
    "tabla-pegada-con-tabuladores",
    article(table, "▸Tarea\tCada cuánto\nCepillar\tUn año"),
    "Una tabla se escribe con barras.",
    /tabla|\||tabulador/,
  ),
  mistake(
    "nota-sin-definir",
    article("[^madera].", "[^madera] ▸[^pino]."),
    "Falta la línea [^pino]: con el texto.",
    /\[\^pino\]/,
  ),
  mistake(
    "nota-que-nadie-cita",
    article("[^madera]: Alerce", "▸[^pino]: Pino del norte.\n\n[^madera]: Alerce"),
    "Nadie cita [^pino].",
    /\[\^pino\]/,
  ),
  mistake(
    "nota-definida-dos-veces",
    article("a elegir.\n", "a elegir.\n\n▸[^madera]: Pino del norte.\n"),
    "La nota está definida dos veces.",
    /\[\^madera\]/,
  ),
  mistake(
    "nota-sin-dos-puntos",
    article("[^madera].\n\n[^madera]: Alerce", "▸[^madera].\n\n▸[^madera] Alerce"),
    "Faltan los dos puntos: [^madera]: …",
    /\[\^madera\]/,
  ),
  mistake(
    "parrafo-con-sangria",
    article("Con agua y un cepillo blando", "▸    Con agua y un cepillo blando"),
    "Los cuatro espacios lo hacen código: quitarlos.",
    /espacio|código|sangr/,
  ),
  mistake(
    "conflicto-de-git-en-el-texto",
    article("Lo demás", "▸<<<<<<< HEAD\nLo demás está.\n=======\nOtra cosa.\n>>>>>>> ana\n\nLo demás"),
    "Un conflicto de git sin resolver.",
    /git|conflicto|versi/i,
  ),
  mistake(
    "lorem-ipsum",
    article(lastLink, `▸${lastLink} Lorem ipsum dolor sit amet, consectetur adipiscing elit.`),
    "Texto de relleno: sustituirlo o borrarlo.",
    /relleno|lorem/i,
  ),
  mistake(
    "pendiente-entre-corchetes",
    article(lastLink, `▸${lastLink} [PENDIENTE: precio de Ana]`),
    "Queda una nota de trabajo: PENDIENTE.",
    /PENDIENTE/,
  ),
  mistake(
    "todo-al-final",
    article(lastLink, `${lastLink}\n\n▸TODO: pedir las fotos de la obra.`),
    "Queda una nota de trabajo: TODO.",
    /TODO/,
  ),
  mistake("equis-por-un-dato", article("Cinco años", "▸XXX años"), "Falta un dato: XXX.", /XXX/),
  mistake("nbsp-escrito", article("Un año |", "▸Un&nbsp;año |"), "Sobra &nbsp;: escribir un espacio.", /&nbsp;/),
  mistake("amp-escrito", article("Alerce o pino", "▸Alerce &amp; pino"), "Escribir el signo &.", /&amp;/),
  mistake("salto-html", article("**sin presión**, y", "▸**sin presión**,<br> y"), "No se admite HTML.", /HTML/),
  mistake(
    "video-incrustado",
    article("Lo demás", '▸<iframe src="https://www.youtube.com/embed/x"></iframe>\n\nLo demás'),
    "No se admite HTML.",
    /HTML/,
  ),
];
