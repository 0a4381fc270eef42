import { Buffer } from "node:buffer";
import { type Edit, inFile, mistake, newFile } from "./mistake.ts";

const file = "locales/es.json";
const edit = (find: string, replace: string, line?: number | string) => inFile(file, find, replace, line);
const about = '"about": "Nosotros",';

const catalanFile = "locales/ca.json";
/** Returns the edit that makes the file of a second language, in which everything is translated, with a mistake. */
const catalan = (find: string, replace: string): Edit =>
  newFile(catalanFile, (read) => {
    const source = read(file);
    if (!source.includes(find)) throw new Error(`${file} has no «${find}».`);
    const mistaken = source.replace('"name": "Español"', '"name": "Català"').replace(find, () => replace);
    // A sentence equal to the original's would count as untranslated.
    return mistaken.replaceAll(/^( +"[^"]+": "[^"▸]*\p{L}\s\p{L}[^"▸]*)(",?)$/gmu, "$1 (ca)$2");
  });

/** `locales/es.json`, and the file of a second language. */
export const localeFile = [
  mistake("coma-que-falta", edit(`${about}\n`, '▸"about": "Nosotros"\n'), "Falta una coma.", /coma/),
  mistake(
    "coma-que-sobra",
    edit('"close": "Cerrar el menú"\n', '▸"close": "Cerrar el menú",\n'),
    "Sobra una coma.",
    /coma/,
  ),
  mistake("comilla-que-falta", edit(about, '▸"about": "Nosotros,'), "Falta una comilla.", /comilla/),
  mistake("comillas-de-word-en-json", edit(about, "▸“about”: “Nosotros”,"), "Comillas rectas.", /rectas|comillas/),
  mistake("comillas-sencillas-en-json", edit(about, "▸'about': 'Nosotros',"), "Comillas dobles.", /dobles|comillas/),
  mistake(
    "comillas-dentro-de-json",
    edit(about, '▸"about": "El "Nosotros" de siempre",'),
    'Comillas latinas o \\".',
    /comillas|\\"|«/,
  ),
  mistake("llave-que-falta", edit('  "nav": {\n', '▸  "nav": \n'), "Falta la llave.", /llave|\{/),
  mistake("clave-borrada", edit(`    ${about}\n`, "", '"nav": {'), "Falta nav.about.", /nav\.about/),
  mistake(
    "clave-inventada",
    edit(about, `${about}\n▸    "prices": "Precios",`),
    "nav.prices no existe.",
    /nav\.prices/,
  ),
  mistake("clave-traducida", edit(about, '▸"nosotros": "Nosotros",'), "Las claves no se traducen: about.", /about/),
  mistake(
    "clave-repetida",
    edit(about, `${about}\n▸    "about": "Quiénes somos",`),
    "nav.about está dos veces.",
    /nav\.about|dos veces|repet/,
  ),
  mistake("texto-vacio", edit(about, '▸"about": "",'), "nav.about está vacío.", /nav\.about/),
  mistake("texto-que-es-un-numero", edit(about, '▸"about": 7,'), "nav.about ha de ser un texto.", /nav\.about/),
  mistake(
    "hueco-traducido",
    edit("© {{year}} {{brand}} · {{town}}", "▸© {{año}} {{brand}} · {{town}}"),
    "{{year}} no se traduce.",
    /year/,
  ),
  mistake(
    "hueco-con-una-llave",
    edit("© {{year}} {{brand}} · {{town}}", "▸© {year} {{brand}} · {{town}}"),
    "Llaves dobles.",
    /year/,
  ),
  mistake(
    "hueco-sin-cerrar",
    edit("© {{year}} {{brand}} · {{town}}", "▸© {{year} {{brand}} · {{town}}"),
    "Faltan las llaves.",
    /year|llaves/,
  ),
  mistake(
    "palabra-de-direccion-con-espacio",
    edit('"process": "proceso"', '▸"process": "nuestro proceso"'),
    "Minúsculas y guiones.",
    /minúsculas|guion|espacio/,
  ),
  mistake(
    "palabra-de-direccion-con-acento",
    edit('"accessibility": "accesibilidad"', '▸"accessibility": "Accesibilidad-Fácil"'),
    "Minúsculas, sin acentos.",
    /minúsculas|acento/,
  ),
  mistake(
    "palabra-de-direccion-repetida",
    edit('"process": "proceso"', '▸"process": "contacto"'),
    "contacto ya es de otra página.",
    /contacto|contact/,
  ),
  mistake(
    "palabra-de-direccion-con-barra",
    edit('"process": "proceso"', '▸"process": "/proceso"'),
    "Sin la barra.",
    /barra|«proceso/,
  ),
  mistake(
    "comentario-en-json",
    edit(about, `▸// el menú\n    ${about}`),
    "JSON no tiene comentarios.",
    /comentario|\/\//,
  ),
  mistake(
    "conflicto-de-git-en-json",
    edit(`    ${about}\n`, `▸<<<<<<< HEAD\n    ${about}\n=======\n    "about": "La empresa",\n>>>>>>> ana\n`),
    "Un conflicto de git sin resolver.",
    /git|conflicto/i,
  ),
  mistake("textos-cortados", cutLocale(), "El archivo está incompleto.", /llave|incomplet|termina|acaba|cierr/),
  mistake("textos-vacios", newFile(file, ""), "El archivo está vacío.", /vací/),
  mistake(
    "textos-borrados",
    { kind: "remove", file, mistaken: true },
    "Falta locales/es.json: recuperarlo.",
    /es\.json|git|recup/i,
  ),
  mistake(
    "idioma-con-nombre-largo",
    newFile("locales/english.json", "{}\n"),
    "Dos letras: en.json.",
    /en\.json|dos letras|código/,
  ),
  mistake(
    "idioma-en-mayusculas",
    newFile("locales/EN.json", (read) => read(file)),
    "en.json.",
    /en\.json|minúsculas/,
  ),
  mistake(
    "idioma-con-otra-extension",
    newFile("locales/en.jsn", (read) => read(file)),
    "en.json.",
    /\.json/,
  ),
  mistake(
    "traduccion-en-windows-1252",
    newFile(catalanFile, (read) => Buffer.from(read(file), "latin1")),
    "Guardarlo en UTF-8.",
    /UTF-8/,
  ),
  mistake(
    "traduccion-en-utf-16",
    newFile(catalanFile, (read) => Buffer.from(`\uFEFF${read(file)}`, "utf16le")),
    "Guardarlo en UTF-8.",
    /UTF-8/,
  ),
  mistake("traduccion-vacia", newFile(catalanFile, "\n"), "Está vacío: npm run i18n -- add ca.", /vacío.*add ca/),
  mistake("traduccion-sin-idioma", newFile(catalanFile, "▸{}\n"), "Falta language, y qué lleva.", /"direction": "ltr"/),
  mistake(
    "direccion-de-lectura-inventada",
    catalan('"direction": "ltr"', '▸"direction": "right"'),
    "ltr o rtl.",
    /ltr, rtl/,
  ),
  mistake(
    "hueco-traducido-al-catalan",
    catalan('"home": "{{brand}}, página de inicio"', '▸"home": "{{marca}}, inici"'),
    "{{brand}} no se traduce.",
    /\{\{brand\}\}/,
  ),
  mistake("grupo-traducido", catalan('"nav": {', '▸"navegacio": {'), "nav no se traduce.", /«nav»/),
  mistake("clave-traducida-al-catalan", catalan(about, '▸"nosaltres": "Nosaltres",'), "nav.about.", /«nav\.about»/),
  mistake(
    "grupo-en-lugar-de-texto",
    catalan(about, '▸"about": { "text": "Nosaltres" },'),
    "nav.about es un texto.",
    /nav\.about.*un texto/,
  ),
  mistake(
    "direccion-de-otro-idioma-con-acento",
    catalan('"faq": "preguntas-frecuentes"', '▸"faq": "Preguntes Freqüents"'),
    "preguntes-frequents.",
    /«preguntes-frequents»/,
  ),
  mistake(
    "direccion-sin-hueco",
    catalan('"post": "blog/:slug"', '▸"post": "blog/:titol"'),
    "Conservar :slug.",
    /«blog\/:slug»/,
  ),
  mistake(
    "direccion-que-es-un-modelo",
    catalan('"about": "nosotros"', '▸"about": "lum-norte"'),
    "Es la del modelo.",
    /lum-norte\.md/,
  ),
  mistake(
    "lista-de-lo-traducido-a-mano",
    [newFile("locales/status/ca.json", '▸{ "keys": { "nav.about": true } }'), catalan("Nosotros", "Nosaltres")],
    "Recuperarlo con git.",
    /git/,
  ),
  mistake("idioma-en-txt", newFile("locales/ca.json.txt", "{}\n"), "ca.json.", /«ca\.json»/),
  mistake("idioma-que-no-existe", newFile("locales/zz.json", "{}\n"), "El código de un idioma.", /fr\.json/),
  mistake("texto-con-html", edit(about, '▸"about": "<b>Nosotros</b>",'), "Sin HTML.", /HTML|</),
];

function cutLocale(): Edit {
  return { kind: "file", file, content: (read) => `${read(file).slice(0, 3000)}▸` };
}
