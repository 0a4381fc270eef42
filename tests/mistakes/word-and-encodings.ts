import { Buffer } from "node:buffer";
import { article, type Edit, inFile, mistake } from "./mistake.ts";

const heading = "## Qué hacer cada año";

/** Returns the edit that saves a file of the site in another encoding, as an editor of Windows does. */
function saved(file: string, encode: (text: string) => Uint8Array): Edit {
  return { kind: "file", file, content: (read) => encode(read(file)), mistaken: true };
}

const windows1252 = (text: string) => Buffer.from(text, "latin1");
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");
const utf16BigEndian = (text: string) => utf16(text).swap16();
const post = "content/es/blog/madera-al-sol.md";

/** What comes along from Word, Notepad, mails and old files. */
export const wordAndEncodings = [
  mistake("articulo-en-windows-1252", saved(post, windows1252), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("articulo-en-utf-16", saved(post, utf16), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("articulo-en-utf-16-al-reves", saved(post, utf16BigEndian), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("datos-en-windows-1252", saved("content/site.yaml", windows1252), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("datos-en-utf-16", saved("content/site.yaml", utf16), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("textos-en-windows-1252", saved("locales/es.json", windows1252), "Guardarlo en UTF-8.", /UTF-8/),
  mistake("textos-en-utf-16", saved("locales/es.json", utf16), "Guardarlo en UTF-8.", /UTF-8/),
  mistake(
    "acentos-rotos",
    article("Lo demás", "▸Los mÃ³dulos de madera. Lo demás"),
    "Los acentos están rotos: módulos.",
    /módulos|acentos|UTF-8/,
  ),
  mistake(
    "acentos-rotos-en-el-titulo",
    article("title: Cuidar la madera §", "▸title: Cuidar la madera en otoÃ±o §"),
    "Los acentos están rotos: otoño.",
    /otoño|acentos|UTF-8/,
  ),
  mistake(
    "signo-de-reemplazo",
    article("Lo demás", "▸Los m\ufffddulos. Lo demás"),
    "Hay un signo que no se pudo leer (U+FFFD).",
    /U\+FFFD|UTF-8|signo/,
  ),
  mistake(
    "caracter-nulo",
    article("Lo demás", "▸Los mód\u0000ulos. Lo demás"),
    "Hay un carácter nulo (U+0000).",
    /U\+0000|nulo/,
  ),
  mistake(
    "caracter-nulo-en-un-campo",
    article("alt: LUM|NORTE de noche", "▸alt: LUM|NORTE\u0000 de noche"),
    "Hay un carácter nulo (U+0000).",
    /U\+0000|nulo/,
  ),
  mistake(
    "espacio-de-ancho-cero-en-el-titulo",
    article("title: Cuidar", "▸title: Cui\u200bdar"),
    "Hay un espacio de ancho cero (U+200B).",
    /U\+200B/,
  ),
  mistake(
    "guion-opcional-en-el-texto",
    article("se agrisa", "▸se agri\u00adsa"),
    "Hay un guion opcional (U+00AD).",
    /U\+00AD/,
  ),
  mistake(
    "marca-de-direccion-en-el-texto",
    article("se agrisa", "▸se \u200eagrisa"),
    "Hay una marca de dirección (U+200E).",
    /U\+200E/,
  ),
  mistake("bom-en-medio", article(heading, "▸\ufeff## Qué hacer cada año"), "Hay un BOM en medio (U+FEFF).", /U\+FEFF/),
  mistake(
    "separador-de-linea",
    article("Lo demás", "▸La línea\u2028se parte. Lo demás"),
    "Hay un separador de línea (U+2028).",
    /U\+2028/,
  ),
  mistake(
    "espacio-duro-entre-palabras",
    article("La madera al aire", "▸La\u00a0madera\u00a0al\u00a0aire"),
    "Hay espacios duros (U+00A0).",
    /U\+00A0/,
  ),
  mistake(
    "espacio-duro-en-las-llaves",
    article("{{precio.metro}}", "▸{{precio.metro\u00a0* 40}}"),
    "Hay un espacio duro (U+00A0) en la cuenta.",
    /U\+00A0|espacio/,
  ),
  mistake(
    "ligadura-de-pdf",
    article("No es un defecto", "▸Es un e\ufb01caz remedio. No es un defecto"),
    "La ligadura ﬁ (U+FB01) son dos letras: fi.",
    /U\+FB01|fi/,
  ),
  mistake(
    "acento-suelto",
    article("es su manera", "▸es, ma\u00b4s o menos, su manera"),
    "El acento va sobre la letra: más.",
    /´|acento/,
  ),
  mistake(
    "falta-de-ortografia",
    article("se agrisa", "▸se agrisa y se rresquebraja"),
    "¿Querías decir resquebraja?",
    /resquebraja/,
  ),
  mistake("falta-de-tilde", article("están las medidas", "▸estan las medidas"), "Falta la tilde: están.", /están/),
  mistake(
    "palabra-dos-veces",
    article("revisa los sellados", "▸revisa los los sellados"),
    "«los» está dos veces.",
    /los los|dos veces|repet/,
  ),
  mistake(
    "anglicismo",
    article("Lo demás", "▸Danos tu feedback. Lo demás"),
    "En español: opinión, comentarios.",
    /opini|comentario/,
  ),
  mistake(
    "interrogacion-sin-abrir",
    inFile("faq/preguntas-frecuentes.md", "question: ¿Hace falta licencia?", "▸question: Hace falta licencia?"),
    "Falta ¿.",
    /¿/,
  ),
  mistake("pregunta-sin-signos-en-un-titulo", article(heading, "▸## Qué hacer cada año?"), "Falta ¿.", /¿/),
];
