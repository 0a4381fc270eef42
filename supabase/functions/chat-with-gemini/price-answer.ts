import { areaPrice, findSurfaces, type Surface } from "./area-price.ts";
import type { Knowledge } from "./knowledge-shape.ts";
import { hasPhrase } from "./phrases.ts";
import { fill, withPage } from "./reply-texts.ts";
import type { Search } from "./search.ts";

const maxSurfaces = 3;
/** How many words before a surface may say what it is of: «una casa modular con porche de 40 m²». */
const wordsBefore = 6;

/**
 * Returns an answerer of «¿Cuánto cuesta una casa de 40 m²?»: surface × price per square metre. It returns undefined for
 * other questions, such as «¿Cuánto cuesta una piscina de 40 m²?».
 */
export function createPriceAnswerer(
  { price, texts, locale }: Knowledge,
  { termsOf, isWeak }: Search,
): (message: string) => string | undefined {
  const buildings = new Set(price.subjects.flatMap(termsOf));
  const ofPrice = new Set([...buildings, ...price.words.flatMap(termsOf)]);
  const number = new Intl.NumberFormat(locale, { useGrouping: "always", maximumFractionDigits: 2 });

  function isOfBuilding({ before }: Surface): boolean {
    const nearest = before.trim().split(/\s+/).slice(-wordsBefore).join(" ");
    return termsOf(nearest).some((term) => buildings.has(term));
  }

  function sentence({ area }: Surface): string {
    return fill(texts.price, {
      perMetre: price.perMetre,
      area: `${number.format(area)}\u00A0m²`,
      price: `${number.format(areaPrice(area, price.eurosPerSquareMetre))}\u00A0€`,
    });
  }

  return function answerPrice(message) {
    if (!hasPhrase(message, price.words) || hasPhrase(message, price.otherSubjects)) return undefined;
    const { surfaces, rest } = findSurfaces(message);
    // «Precio de 40 m²» can only mean a building.
    const isPlain = termsOf(rest).every((term) => ofPrice.has(term) || isWeak(term));
    const priced = surfaces.filter((surface) => isPlain || isOfBuilding(surface)).slice(0, maxSurfaces);
    if (priced.length === 0) return undefined;
    return withPage([...priced.map(sentence), price.note].join(" "), price.path, texts);
  };
}
