import { defaultLocale } from "#app/i18n/languages.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** Nouns of the trade whose end does not tell their gender, and ends that do: no word of these is of the other one. */
const masculine =
  "(?:módulo|modelo|precio|plazo|baño|dormitorio|presupuesto|proyecto|terreno|suelo|edificio|techo|muro|catálogo|aseo|estudio|metro|año|día|salón|mueble|camping|plano|mantenimiento|aislamiento|transporte)s?|(?:salon|mes)es|\\p{Ll}{3,}(?:miento|aje)s?";
const feminine =
  "(?:casa|vivienda|cocina|madera|terraza|parcela|licencia|obra|fachada|ventana|puerta|cubierta|empresa|entrega|oficina|garantía|grúa|estructura|planta|semana|medida|cama|mesa|lista|página|ducha|factura|reforma)s?|paredes|llaves|\\p{Ll}{2,}(?:ción|ciones|sión|siones|dad|dades|tud)|pared|llave";

/** An article or the like, and the noun after it. «La» may stand for a thing, but not before these nouns. */
const wrong = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:(?:el|un|los|unos|del|al|este|estos|ese|esos|nuestros?|vuestros?|otros?|mismos?|todos los)\\s(?:${feminine})|(?:la|una|las|unas|esta|estas|esas?|nuestras?|vuestras?|otras?|mismas?)\\s(?:${masculine}))(?![\\p{L}\\p{N}|])`,
  "giu",
);

/** Warns of an article whose gender is not that of its noun: «un casa», «la presupuesto», «el instalación». */
export function checkAgreement(file: ContentFile): Issue[] {
  if (file.locale !== defaultLocale || file.kind === "assistant") return [];
  return file.prose.flatMap(({ text, issue }) =>
    [...text.matchAll(wrong)].map(({ 0: found, index }) => issue("gender-mismatch", { found }, index, found)),
  );
}
