import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import type { CheckedSite } from "#scripts/check/site/checked-site.ts";
import type { ContentFile } from "#scripts/check/site/content-file.ts";

/** Checks that no text repeats a fact by hand: it would stay behind when the fact changes. */
export function checkLiteralFacts(file: ContentFile, { factsFor }: CheckedSite): Issue[] {
  const known = factsFor(file);
  if (!known) return [];
  return file.filled
    .filter(({ path }) => path?.[0] !== "size")
    .flatMap(({ text, issue }) =>
      literalFacts(known).flatMap(({ name, fact, pattern }) => {
        // The form of the link is another rule's issue.
        if (name === "contacto.telefono" && text.startsWith("tel:") && !text.startsWith("tel:+")) return [];
        const { 0: found, index } = pattern.exec(text) ?? { 0: "", index: -1 };
        return index < 0 ? [] : issue("fact-literal", { found, fact, name, placeholder: `{{${name}}}` }, index, found);
      }),
    );
}

/** A fact that has a name, and the forms in which people type it. */
export interface LiteralFact {
  readonly name: string;
  readonly fact: string;
  readonly pattern: RegExp;
}

/** Space in and around figures: a plain one, one that does not break, or nothing. */
const space = String.raw`\s?`;

const euro = "(?:€|euros|EUR)";
/** «El metro sale a», before an amount. */
const metreCosts = String.raw`(?<!\p{L})el\smetro(?:\scuadrado)?\s(?:sale|cuesta|vale|está|queda|son|es|sería|costaba|costará)\s(?:(?:a|en|por|de|unos)\s){0,2}`;

/** Savings of anything but money: they are not our figure. */
const otherSavings = String.raw`\s(?:de|en|del)\s(?:(?:la|el|su|tu)\s)?(?:agua|calefacción|climatización|combustible|consumo|CO|electricidad|emisiones|energía|espacio|factura|gas|gasoil|gasto|luz|residuos|superficie|tiempo|transporte)`;

// The same for all files of a language.
const known = new WeakMap<Facts, readonly LiteralFact[]>();

/**
 * Returns the facts that can be recognised in a text: prices, surfaces, sizes, saving, telephone, email address and tax
 * number.
 */
export function literalFacts(facts: Facts): readonly LiteralFact[] {
  const found = known.get(facts) ?? findLiteralFacts(facts);
  known.set(facts, found);
  return found;
}

function findLiteralFacts(facts: Facts): LiteralFact[] {
  return [...facts.entries()].flatMap(([name, fact]) => {
    const source = formsOf(name, fact, facts.figures.get(name));
    // «1.900 €/m²» contains «900 €/m²» and is another figure.
    return source === undefined ? [] : [{ name, fact, pattern: new RegExp(`(?<![\\d.,])${source}`, "iu") }];
  });
}

/** Returns the forms of a fact as a regular expression; undefined for one that cannot be told from other words. */
function formsOf(name: string, fact: string, figure = Number.NaN): string | undefined {
  const [, ofModel] = /^modelos\..*\.(precio|superficie|medidas|imperial)$/.exec(name) ?? [];
  const squareMetre = `m(?:²|2|etros?${space}cuadrados?)`;
  const perSquare = `²|2|etro(?:${space}cuadrado)?`;
  const perMetre = `(?:/${space}m(?:${perSquare})?|(?:por|el|al|cada)${space}m(?:${perSquare}))`;
  if (name === "contacto.telefono") return telephone(fact);
  if (name === "contacto.email") return escaped(fact);
  if (name === "empresa.nif") return taxNumber(fact);
  if (name === "ahorro.maximo") return saving(figure);
  if (name === "precio.metro") {
    return `${amount(figure)}${space}(?:${euro}${space}${perMetre}|(?<=${metreCosts}${amount(figure)}${space})${euro})`;
  }
  if (ofModel === "precio") return `${amount(figure)}${space}${euro}(?!${space}${perMetre})`;
  if (ofModel === "superficie") return `${decimal(figure)}${space}${squareMetre}`;
  if (ofModel === "medidas") return dimensions(fact);
  if (ofModel === "imperial") return escaped(fact).replaceAll(/\s/g, space);
  return undefined;
}

/** 30 → «30 %» and «30 por ciento» behind «ahorra hasta un» or before «más barata» */
function saving(figure: number): string {
  const share = String.raw`${decimal(figure)}\s?(?:%|por\sciento)`;
  const verb = String.raw`(?<!\p{L})ahorr(?:a|as|an|o|ar|arás|amos|áis|e|es)\s(?:de\s)?hasta\s(?:un\s|el\s)?`;
  return `${share}(?:(?<=${verb}${share})(?!${otherSavings})|(?=\\sm[aá]s\\sbarat[oa]s?(?!\\p{L}))(?<=hasta\\s(?:un\\s)?${share}))`;
}

/** «B12345678 (sin inscribir)» → «B12345678», «B-12345678», «B-12.345.678»; undefined where there is no such number */
function taxNumber(fact: string): string | undefined {
  const [, letter = "", digits = "", end = ""] =
    /(?<![\p{L}\d])([A-Z]?)(\d{7,8})([A-Z]?)(?![\p{L}\d])/u.exec(fact) ?? [];
  if (digits === "") return undefined;
  const between = String.raw`[.\s-]?`;
  return String.raw`(?<!\p{L})${[letter, ...digits, end].filter(Boolean).join(between)}(?![\p{L}\d])`;
}

/** 1250.5 → «1250,5», «1.250,50», «1 250,5»; 900 → «novecientos» too */
function amount(value: number): string {
  const [whole = "", part] = String(value).split(".");
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, String.raw`[.\s]?`);
  if (part !== undefined) return `${grouped},${part}0?`;
  return String.raw`(?:${grouped}(?:,00?)?|(?<!\p{L})${numberInWords(value).replaceAll(" ", String.raw`\s`)})`;
}

/** 28.12 → «28,12», «28.12»; 27.1 → «27,10» */
function decimal(value: number): string {
  const [whole, part] = String(value).split(".");
  return part === undefined ? `${whole}(?:[.,]0{1,2})?` : `${whole}[.,]${part}0?`;
}

/** «7,6 × 3,7 m» → «7.6x3.7 m», «7,60 m por 3,70 metros» */
function dimensions(fact: string): string | undefined {
  const [length, width] = [...fact.matchAll(/\d+(?:,\d+)?/g)].map(([figure]) => Number(figure.replace(",", ".")));
  if (length === undefined || width === undefined) return undefined;
  const metres = `${space}m(?:etros)?`;
  return String.raw`${decimal(length)}(?:${metres})?${space}(?:[x×]|por)${space}${decimal(width)}${metres}(?![\p{L}\d²])`;
}

/** «+34 964 000 000» → «964 00 00 00», «964-000-000», «0034964000000» */
function telephone(fact: string): string {
  const [prefix = "", ...groups] = fact.replace("+", "").split(/\s+/);
  const between = String.raw`[\s.-]?`;
  const figures = [...groups.join("")].join(between);
  return String.raw`(?:(?:\+|00)${prefix}${between})?${figures}(?!\d)`;
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}

const units =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve".split(
    " ",
  );
const tens = ["treinta", "cuarenta", "cincuenta", "sesenta", "setenta", "ochenta", "noventa"];
const hundreds =
  "ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos".split(" ");

/** Returns a whole number below a million in Spanish words: 1250 → «mil doscientos cincuenta». */
function numberInWords(value: number): string {
  if (value < 30) return units[value] ?? "";
  if (value < 100) return joined(tens[Math.floor(value / 10) - 3] ?? "", value % 10, " y ");
  if (value === 100) return "cien";
  if (value < 1000) return joined(hundreds[Math.floor(value / 100) - 1] ?? "", value % 100, " ");
  const thousands = Math.floor(value / 1000);
  return joined(thousands === 1 ? "mil" : `${numberInWords(thousands)} mil`, value % 1000, " ");
}

function joined(words: string, rest: number, between: string): string {
  return rest === 0 ? words : `${words}${between}${numberInWords(rest)}`;
}
