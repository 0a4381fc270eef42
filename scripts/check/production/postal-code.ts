/** Names of the provinces by the first two figures of their postal codes, in each official language. */
const provinces: readonly (readonly string[])[] = [
  ["Álava", "Araba", "Araba/Álava"],
  ["Albacete"],
  ["Alicante", "Alacant", "Alicante/Alacant"],
  ["Almería"],
  ["Ávila"],
  ["Badajoz"],
  ["Baleares", "Illes Balears", "Islas Baleares", "Mallorca", "Menorca", "Ibiza", "Eivissa", "Formentera"],
  ["Barcelona"],
  ["Burgos"],
  ["Cáceres"],
  ["Cádiz"],
  ["Castellón", "Castelló", "Castellón/Castelló", "Castellón de la Plana", "Castelló de la Plana"],
  ["Ciudad Real"],
  ["Córdoba"],
  ["A Coruña", "La Coruña", "Coruña"],
  ["Cuenca"],
  ["Girona", "Gerona"],
  ["Granada"],
  ["Guadalajara"],
  ["Gipuzkoa", "Guipúzcoa"],
  ["Huelva"],
  ["Huesca"],
  ["Jaén"],
  ["León"],
  ["Lleida", "Lérida"],
  ["La Rioja", "Rioja"],
  ["Lugo"],
  ["Madrid"],
  ["Málaga"],
  ["Murcia"],
  ["Navarra", "Nafarroa"],
  ["Ourense", "Orense"],
  ["Asturias"],
  ["Palencia"],
  ["Las Palmas", "Las Palmas de Gran Canaria", "Gran Canaria", "Lanzarote", "Fuerteventura"],
  ["Pontevedra"],
  ["Salamanca"],
  ["Santa Cruz de Tenerife", "Tenerife", "La Gomera", "El Hierro"],
  ["Cantabria"],
  ["Segovia"],
  ["Sevilla"],
  ["Soria"],
  ["Tarragona"],
  ["Teruel"],
  ["Toledo"],
  ["Valencia", "València", "Valencia/València"],
  ["Valladolid"],
  ["Bizkaia", "Vizcaya"],
  ["Zamora"],
  ["Zaragoza"],
  ["Ceuta"],
  ["Melilla"],
];

/**
 * Where the postal code stands, behind its sign or the number of the house, but four figures or six: `Mayor, 12, 1250 Vinaroz`.
 * In `Avenida de Madrid, 1205 Nave B` they are the number of the house.
 */
const otherLength = /(?:\bC\.?\s?P\.?\s*|\bE-|,\s*\d+\s*,\s*)(\d{4}|\d{6})\s+\p{Lu}/u;

/** Countries with postal codes of four or six figures. */
const abroad = /\b(?:Portugal|Bélgica|Suiza|Austria|Luxemburgo|Dinamarca|Noruega|Hungría|Rumanía|Bulgaria)\b/i;

/** A postal code that cannot be right. */
export interface PostalCodeProblem {
  readonly postcode: string;
  /** Province of the code, and the one that the address names; both empty where the code is no province's. */
  readonly province: string;
  readonly written: string;
}

/**
 * Returns what is wrong with the postal code of a Spanish address; undefined where it fits the province that stands behind
 * it, and where no code or no province is written. A code of four figures or six is wrong in Spain. Only a part of its own
 * counts as a province, the whole town, behind a comma or in parentheses: «24200 Valencia de Don Juan» is in León, and a
 * street has any name.
 *
 * `Calle Mayor, 1, 12500 Vinaroz (Valencia)` → 12500 is Castellón's.
 */
export function findPostalCodeProblem(address: string): PostalCodeProblem | undefined {
  // The last number of five figures: a plot may have one too.
  const [, postcode, rest = ""] = /^.*(?<![\d.])(\d{5})(?![\d.])(.*)$/s.exec(address) ?? [];
  if (postcode === undefined) {
    const [, other] = abroad.test(address) ? [] : (otherLength.exec(address) ?? []);
    return other === undefined ? undefined : { postcode: other, province: "", written: "" };
  }
  const own = provinces[Number(postcode.slice(0, 2)) - 1];
  if (!own) return { postcode, province: "", written: "" };
  const parts = rest.split(/[,;()\n]/).map((part) =>
    part
      .trim()
      .replace(/^provincia de /i, "")
      .replace(/\.$/, ""),
  );
  const named = parts.flatMap((part) => provinces.filter((names) => names.some((name) => isSame(name, part))));
  const [first] = named;
  if (!first || named.includes(own)) return undefined;
  return {
    postcode,
    province: own[0] ?? "",
    written: first.find((name) => parts.some((part) => isSame(name, part))) ?? "",
  };
}

const withoutCaseAndAccents = new Intl.Collator("es", { sensitivity: "base" });

function isSame(name: string, part: string): boolean {
  return withoutCaseAndAccents.compare(name, part) === 0;
}
