import { oncePer } from "#app/time/once.ts";
import { isInDictionary } from "./dictionary.ts";

/** Whether a word in small letters is in the dictionary, or made of its words. Each is looked up once. */
export const isSpanishWord = oncePer(
  (word: string) =>
    isInDictionary(word) ||
    known.has(word.replace(/e?s$/, "")) ||
    hasPronoun(word) ||
    isDerived(word) ||
    hasPrefix(word),
);

/** Words of today that the dictionary lacks, in the singular and without a final «s» or «es». */
const known: ReadonlySet<string> = new Set(
  "magíster cian podcast online hardware email app router domótico domótica aerotermia bungaló coworking autoconsumo interiorismo microcemento geolocalización tributación vinílico vinílica porcelánico porcelánica anodizado anodizada rodapié policarbonato led inox".split(
    " ",
  ),
);

const pronouns = /^(?:(?:me|te|se|nos|os)?(?:l[oae]s?)|me|te|se|nos|os|(?:se|te)(?:me|te|nos|os))$/;

/** «escríbelo», «confirmarlo», «haciéndonos»: a verb with its pronouns, and the accent that they ask for. */
function hasPronoun(word: string): boolean {
  for (let length = 2; length <= 5 && word.length - length >= 2; length++) {
    const [verb, pronoun] = [word.slice(0, -length), word.slice(-length)];
    if (!pronouns.test(pronoun) || !/(?:[aeiíor]|n|d|ndo|mo)$/.test(verb)) continue;
    const plain = withPlainVowels(verb);
    const isSingle = length <= 3 && !/^(?:[mts]el|osl)/.test(pronoun);
    const needsNone = isSingle && (/[rd]$/.test(verb) || vowelGroups(verb) === 1);
    // «sentémonos» comes from «sentemos».
    const isVerb =
      isInDictionary(plain) ||
      isInDictionary(verb) ||
      (/mo$/.test(plain) && pronoun === "nos" && isInDictionary(`${plain}s`));
    if (isVerb && (needsNone || /[áéíóú]/.test(verb))) return true;
  }
  return false;
}

/** The ends of derived words, and the ends of the words that they are derived from. */
const endings: readonly (readonly [end: RegExp, origins: readonly string[]])[] = [
  [/as?$/, ["o"]],
  [/mente$/, [""]],
  [/iza(?:r|ción|ciones|d[oa]s?|dor(?:a|as|es)?|bles?)$/, ["", "o", "e", "a"]],
  [/(?:ción|ciones)$/, ["r"]],
  [/d[oa]s?$/, ["r"]],
  [/dor(?:a|as|es)?$/, ["r"]],
  [/bles?$/, ["r"]],
  [/mientos?$/, ["r"]],
  [/tori[oa]s?$/, ["r"]],
  [/bilidad(?:es)?$/, ["ble", "r"]],
  [/ólog[oa]s?$/, ["ología"]],
  [/(?<=[áéíóú]\p{L}{1,4})ic[oa]s?$/u, ["", "o", "a", "e"]],
  [/er[oa]s?$/, ["a", "o"]],
  [/ibles?$/, ["er", "ir"]],
  [/imientos?$/, ["er", "ir"]],
  [/ísim[oa]s?$/, ["", "o", "a", "e"]],
  [/(?:it|ill)(?:[oa]s?)$/, ["", "o", "a", "e"]],
  [/(?:e?cit|e?cill)(?:[oa]s?)$/, ["", "o", "a", "e"]],
];

/** «alfarera», «fiscalmente», «revalorización», «edificable», «mesita», «paellero», «jubilatorio», «hidrólogo», «clónico» */
function isDerived(word: string): boolean {
  return endings.some(([end, origins]) => {
    const stem = word.replace(end, "");
    if (stem === word || stem.length < 3) return false;
    return origins.some((origin) => {
      // «rápidamente» keeps the accent of its word.
      const forms = origin === "" ? [stem] : [stem, withPlainVowels(stem), ...accented(stem)];
      return forms.some((form) => isInDictionary(form + origin));
    });
  });
}

/** Returns the Spanish word that a word is without its accent, «instalacion» → «instalación»; otherwise undefined. */
export function withAccent(word: string): string | undefined {
  return accented(word).find(isInDictionary);
}

/** «anonim» → «ánonim», «anónim», «anoním»: the accent of a word moves as it grows. */
function accented(stem: string): string[] {
  return [...stem.matchAll(/[aeiou]/g)].map(
    ({ 0: vowel, index }) => `${stem.slice(0, index)}${`${vowel}\u0301`.normalize("NFC")}${stem.slice(index + 1)}`,
  );
}

// «im» before «p» and «b», «ir» before «r».
const prefixes =
  /^(?:in(?![pblr])|im(?=[pb])|ir(?=r)|auto|tele|micro|mini|macro|mega|multi|poli|mono|semi|super|ultra|infra|anti|inter|intra|sub|pre|pos|post|re|des|co|bio|eco|geo|termo|hidro|electro|foto|aero|agro|video|radio|neo|pseudo|extra|sobre|contra)(?=.{5})/;

/** «teletrabajar», «autopromotor»; a long rest is not there by chance, as in «des» + «pues». */
function hasPrefix(word: string): boolean {
  const rest = word.replace(prefixes, "");
  if (rest === word || (word.startsWith("co") && /^[aeiou]/.test(rest))) return false;
  return [rest, rest.replace(/^rr/, "r")].some((part) => isInDictionary(part) || isDerived(part));
}

/** «escríbe» → «escribe»; the tilde of «ñ» stays. */
function withPlainVowels(text: string): string {
  return text
    .normalize("NFD")
    .replaceAll(/[\u0301\u0308]/g, "")
    .normalize("NFC");
}

function vowelGroups(text: string): number {
  return text.match(/[aeiouáéíóú]+/g)?.length ?? 0;
}
