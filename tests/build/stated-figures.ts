import { collectionNames, pageKeys } from "#app/content/collections.ts";
import { withUnknownNames } from "#app/content/facts.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { livingSpace, sumOfAreas } from "#app/floor-plan/living-space.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { roomAreas } from "#app/floor-plan/room-areas.ts";
import { createFormats } from "#app/i18n/formats.ts";
import type { Site } from "#app/site/site.server.ts";
import { collapse } from "#tests/site/html.ts";

const patterns = [
  // 36.000 €, 900 €/m²
  /(?<![\d.,])\d[\d.]*(?:,\d+)? €(?:\/m²)?/g,
  // 28,12 m²
  /(?<![\d.,])\d[\d.]*(?:,\d+)? m²/g,
  // 7,6 × 3,7 m
  /(?<![\d.,])\d[\d.]*(?:,\d+)? × \d[\d.]*(?:,\d+)? m(?![\p{L}²])/gu,
  // +34 964 000 000
  /\+\d[\d ]{6,}\d/g,
] as const;

/** Returns the prices, areas, sizes and telephone numbers of a Spanish text, with plain spaces. */
export function figuresIn(text: string): string[] {
  const plain = collapse(text);
  return patterns.flatMap((pattern) => plain.match(pattern) ?? []);
}

/**
 * Returns every figure that a site's Spanish words may state: those of its facts, those that its writers wrote or had
 * computed, and those that follow from plans and from the example of lodgings.
 */
export function statedFigures(site: Site): ReadonlySet<string> {
  const { content } = site.edition("es");
  const facts = content.facts();
  const fill = (text: string) => fillPlaceholders(text, withUnknownNames(facts));
  const entries = [
    ...pageKeys.map((key) => content.page(key)),
    ...collectionNames.flatMap((name) => [...content.entries(name)]),
  ];
  const written = entries.flatMap(({ data, body }) => [...textFields(data).map(({ text }) => text), body]);
  const settings = textFields(content.site()).map(({ text }) => text);
  const strings = textFields(site.locales.messages("es")).map(({ text }) => text);
  const texts = [
    ...[...facts.entries()].map(([, text]) => text),
    ...[...written, ...settings].map(fill),
    ...strings,
    ...computedTexts(site),
  ];
  return new Set(texts.flatMap(figuresIn));
}

function computedTexts(site: Site): string[] {
  const { content } = site.edition("es");
  const { euros, squareMetres, dimensions } = createFormats("es");
  const plans = content.entries("models").flatMap(({ data }) => data.plans);
  const areas = plans.flatMap((plan) => {
    const rooms = roomAreas(plan.rooms);
    return [...rooms.map(({ area }) => area), sumOfAreas(rooms), livingSpace(plan).usableArea];
  });
  const sizes = plans.flatMap((plan) => sizesOf(plan));
  const { model, units } = content.page("campsites").data.lodging;
  const lodging = content.facts().get(`modelos.${model}.precio`);
  const price = Number(lodging?.replaceAll(/\D/g, ""));
  return [
    ...areas.map(squareMetres),
    ...sizes.flatMap(([width, depth]) => [dimensions(width, depth), dimensions(depth, width)]),
    euros(price * units),
  ];
}

/** Returns the sizes of what a plan draws, in metres: the building, its rooms, windows and furniture. */
function sizesOf({ outline, rooms, openings, furniture }: Plan): (readonly [width: number, depth: number])[] {
  const polygons = [outline, ...rooms.map(({ polygon }) => polygon)];
  return [
    ...polygons.map((polygon) => [sideOf(polygon.map(([x]) => x)), sideOf(polygon.map(([, y]) => y))] as const),
    ...openings.map(({ width, sill, head }) => [width / 1000, (head - sill) / 1000] as const),
    ...furniture.map(({ rect: [, , width, depth] }) => [width / 1000, depth / 1000] as const),
  ];
}

/** Returns how far corners in millimetres lie apart, in metres. */
function sideOf(corners: readonly number[]): number {
  return (Math.max(...corners) - Math.min(...corners)) / 1000;
}
