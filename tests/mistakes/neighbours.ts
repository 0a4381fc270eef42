import { Buffer } from "node:buffer";
import { article, inFile, neighbour, newFile } from "./mistake.ts";
import { sampleArticle } from "./sample-article.ts";

const title = "title: Cuidar la madera §";
const bold = "**sin presión**";
const last = "Lo demás";
const named = (name: string) => sampleArticle.replaceAll("§", name);

/** What looks like a mistake and is none. */
export const neighbours = [
  neighbour("fecha-entre-comillas", article("date: 2025-02-11", 'date: "2025-02-11"')),
  neighbour("fecha-en-bisiesto", article("date: 2025-02-11", "date: 2024-02-29")),
  neighbour("titulo-con-dos-puntos-entre-comillas", article(title, 'title: "Madera: cuidados §"')),
  neighbour("titulo-con-dos-puntos-sin-espacio", article(title, "title: A las 10:30 en la obra §")),
  neighbour("titulo-con-comillas-latinas", article(title, "title: «Cuidar» la madera §")),
  neighbour("titulo-con-comillas-inglesas-dentro", article(title, "title: Cuidar la “madera” §")),
  neighbour("titulo-con-apostrofo", article(title, "title: L’Hospitalet en madera §")),
  neighbour("titulo-con-almohadilla-pegada", article(title, "title: Cuidar la madera n.º#3 §")),
  neighbour("titulo-que-acaba-en-pregunta", article(title, "title: Y si llueve, ¿la madera qué? §")),
  neighbour("apartado-que-pregunta-al-final", article("## Qué hacer cada año", "## Si llueve, ¿qué hacer cada año?")),
  neighbour("fecha-de-otro-siglo", article("date: 2025-02-11", "date: 1999-12-31")),
  neighbour("enlace-al-catalogo", article(last, "[El catálogo](/catalogo.pdf) lleva las medidas. Lo demás")),
  neighbour("palabras-portuguesas", article(last, "Vino de São João da Boa Vista, de la calle Ângela. Lo demás")),
  neighbour(
    "cita-con-dos-entrecomillados",
    inFile(
      "stories/oficina-de-ana.md",
      "quote: A las dos salimos a comer debajo del nogal.",
      "quote: «Sí», dijimos en casa, y desde entonces nadie ha vuelto a decir «no».",
    ),
  ),
  neighbour(
    "pregunta-con-tema-propio",
    inFile(
      "faq/preguntas-frecuentes.md",
      "topic: Terreno\n    question: ¿Hace",
      "topic: Plazos\n    question: ¿Hace",
    ),
  ),
  neighbour("dominio-sin-www", inFile("content/site.yaml", "dominio: www.lum.example", "dominio: lum.example")),
  neighbour("titulo-con-interrogacion", article(title, "title: ¿Y si cuidas la madera? §")),
  neighbour("campo-con-comentario", article("date: 2025-02-11\n", "# Revisado por Ana\ndate: 2025-02-11 # martes\n")),
  neighbour(
    "descripcion-en-varias-lineas",
    article("description: Cómo se cuida la madera", "description: >-\n  Cómo se cuida la madera"),
  ),
  neighbour("alt-de-adorno", article("alt: LUM|NORTE de noche, con la corredera encendida.", 'alt: ""')),
  neighbour(
    "alt-sobre-una-foto",
    article(
      "alt: LUM|NORTE de noche, con la corredera encendida.",
      "alt: Fotógrafa que toma una foto de la casa, de noche.",
    ),
  ),
  neighbour("borrador-falso", article("date: 2025-02-11\n", "date: 2025-02-11\ndraft: false\n")),
  neighbour(
    "imagenes-con-otra-sangria",
    article(
      "  - id: fachada-detalle\n    src: exteriors/fachada-detalle.jpg\n    alt: Tablas verticales de una fachada marrón vistas de cerca.\n    caption: Las tablas van en vertical para que el agua escurra.\n  - id: lum-norte-dia\n    src: exteriors/lum-norte-dia.jpg\n    alt: LUM|NORTE de día, con paredes naranjas bajo un cielo azul.\n    caption: El sol de la tarde es el que más cambia el color.\n  - id: lum-norte-noche\n    src: exteriors/lum-norte-noche.jpg\n    alt: LUM|NORTE de noche, con la corredera encendida.\n    caption: De noche no se nota la diferencia.\n",
      "- id: fachada-detalle\n  src: exteriors/fachada-detalle.jpg\n  alt: Tablas verticales de una fachada marrón vistas de cerca.\n  caption: Las tablas van en vertical para que el agua escurra.\n- id: lum-norte-dia\n  src: exteriors/lum-norte-dia.jpg\n  alt: LUM|NORTE de día, con paredes naranjas bajo un cielo azul.\n  caption: El sol de la tarde es el que más cambia el color.\n- id: lum-norte-noche\n  src: exteriors/lum-norte-noche.jpg\n  alt: LUM|NORTE de noche, con la corredera encendida.\n  caption: De noche no se nota la diferencia.\n",
    ),
  ),
  neighbour("archivo-con-bom", {
    kind: "file",
    file: "content/es/blog/madera-al-sol.md",
    content: (read) => Buffer.from(`\ufeff${read("content/es/blog/madera-al-sol.md")}`),
  }),
  neighbour("archivo-de-windows", {
    kind: "file",
    file: "content/es/blog/madera-al-sol.md",
    content: (read) => read("content/es/blog/madera-al-sol.md").replaceAll("\n", "\r\n"),
  }),
  neighbour("datos-de-windows", {
    kind: "file",
    file: "content/site.yaml",
    content: (read) => read("content/site.yaml").replaceAll("\n", "\r\n"),
  }),
  neighbour("archivo-sin-salto-final", {
    kind: "file",
    file: "content/es/legal/cookies.md",
    content: (read) => read("content/es/legal/cookies.md").trimEnd(),
  }),
  neighbour("negrita-dentro-de-palabra", article(bold, "**sin** presión, des**pa**cio")),
  neighbour("asterisco-escapado", article(bold, "sin presión\\*")),
  neighbour("multiplicacion-con-espacios", article(bold, "dos manos * tres capas")),
  neighbour("guion-bajo-en-codigo", article(bold, "con la orden `cepillar_todo`")),
  neighbour("corchetes-sueltos", article(bold, "sin presión [así lo dice Ana]")),
  neighbour("parentesis-tras-corchete-en-codigo", article(bold, "se escribe `[texto] (enlace)`")),
  neighbour("titulo-con-cierre", article("## Qué hacer cada año", "## Qué hacer cada año ##")),
  neighbour("raya-de-dialogo", article(last, "—¿Y esto? —preguntó Ana—. La madera, nada más.\n\nLo demás")),
  neighbour("raya-de-inciso", article(last, "La madera —la de alerce— dura. Lo demás")),
  neighbour("separador-entre-parrafos", article("## Cuánto cuesta", "Otra cosa más.\n\n---\n\n## Cuánto cuesta")),
  neighbour(
    "lista-con-asteriscos",
    article(
      "- Canalones sin hojas.\n- Sellados sin grietas.\n- Tablas sin musgo.",
      "* Canalones sin hojas.\n* Sellados sin grietas.\n* Tablas sin musgo.",
    ),
  ),
  neighbour(
    "lista-anidada",
    article("- Sellados sin grietas.", "- Sellados sin grietas.\n  - Los de las ventanas.\n    - Y sus esquinas."),
  ),
  neighbour(
    "lista-con-segundo-parrafo",
    article("- Sellados sin grietas.", "- Sellados sin grietas.\n\n  Se miran con luz rasante.\n"),
  ),
  neighbour(
    "tabla-sin-barras-de-fuera",
    article(
      "| Tarea | Cada cuánto |\n|---|---|\n| Cepillar | Un año |\n| Barnizar | Cinco años |",
      "Tarea | Cada cuánto\n---|---\nCepillar | Un año\nBarnizar | Cinco años",
    ),
  ),
  neighbour("tabla-con-celda-vacia", article("| Cepillar | Un año |", "| Cepillar |  |")),
  neighbour("frase-con-barra", article(last, "Un LUM|NORTE no es un LUM|SUR. Lo demás")),
  neighbour("todo-en-espanol", article(last, "Todo lo demás está pendiente de la obra, de TODO el año. Lo demás")),
  neighbour("enlace-con-ancla-propia", article("[contacto](/contacto).", "[el precio](#cuánto-cuesta).")),
  neighbour("enlace-con-titulo", article("[contacto](/contacto).", '[contacto](/contacto "Escríbenos").')),
  neighbour("enlace-con-parentesis", article("[contacto](/contacto).", "[la ley](https://www.boe.example/buscar(a)).")),
  neighbour(
    "enlace-con-aqui-y-mas",
    article("[contacto](/contacto).", "[aquí, en Peñaclara, nos encuentras](/contacto)."),
  ),
  neighbour(
    "enlace-de-correo-de-otro",
    article("[contacto](/contacto).", "[el ayuntamiento](mailto:obras@ayto.example?subject=Licencia)."),
  ),
  neighbour("enlace-de-telefono", article("[contacto](/contacto).", "[el ayuntamiento](tel:+34978000333).")),
  neighbour("cita", article(last, "> No hay madera mala, hay madera mal puesta.\n\nLo demás")),
  neighbour("numero-romano-y-siglas", article(last, "En el siglo XX, la S. L. compró madera. Lo demás")),
  neighbour("cifra-de-otra-cosa", article("Barnizar | Cinco años", "Barnizar | 1.250 g por bote")),
  neighbour("telefono-de-emergencias", article(last, "Si hay fuego, llama al 112. Lo demás")),
  neighbour("ano-y-horas", article(last, "En 2019, a las 10:30, cepillamos 3 tablas. Lo demás")),
  neighbour("espacio-duro-entre-cifra-y-unidad", article("Barnizar | Cinco años", "Barnizar | 12\u00a0kg al año")),
  neighbour("fraccion-y-grados", article("Barnizar | Cinco años", "Barnizar | A 20 °C, a partes iguales (1/2)")),
  neighbour("palabras-repetidas-con-sentido", article(last, "Poco a poco, muy muy despacio. Lo demás")),
  neighbour("extranjero-de-uso", article(last, "Un camping con leasing y wifi. Lo demás")),
  neighbour("nombre-propio-raro", article(last, "Nos lo contó Begoña Etxeberria, de Xàtiva. Lo demás")),
  neighbour("cuenta-bien-escrita", article("{{precio.metro}}", "{{(precio.metro + 100) * 2 en euros}}")),
  neighbour(
    "impuestos-una-vez-por-apartado",
    article(last, "Una de 20 m² sale por {{precio.metro * 20}} y una de 30, por {{precio.metro * 30}}. Lo demás"),
  ),
  neighbour(
    "numeros-que-no-cuentan-modelos",
    article(last, "En tres pasos, los tres, juntos, ponen la mesa para cuatro personas. Lo demás"),
  ),
  neighbour("tres-modelos-de-otra-cosa", article(last, "Hay tres modelos de contrato para las obras. Lo demás")),
  neighbour("modelos-bien-contados", article(last, "Los {{cuenta.modelos}} modelos son de madera. Lo demás")),
  neighbour(
    "comentario-cerrado-en-legal",
    inFile("legal/terms.md", "No envíes", "<!-- ¿Y los menores? Preguntar. -->\n\nNo envíes"),
  ),
  neighbour(
    "pregunta-con-exclamacion",
    inFile("faq/preguntas-frecuentes.md", "Decide siempre el banco.", "Decide siempre el banco. ¡Pregunta antes!"),
  ),
  neighbour("dato-con-comentario", inFile("content/site.yaml", "  metro: 1250", "  metro: 1250 # desde mayo")),
  neighbour(
    "telefono-con-otros-grupos",
    inFile("content/site.yaml", "telefono: +34 978 000 111", "telefono: +34 978 00 01 11"),
  ),
  neighbour("precio-vecino", inFile("content/site.yaml", "metro: 1250", "metro: 1375.5")),
  neighbour("basura-del-sistema", newFile("blog/.DS_Store", "Bud1")),
  neighbour("articulo-con-cifras-en-el-nombre", newFile("blog/madera-2025.md", named("de 2025"))),
];
