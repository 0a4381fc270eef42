import { type Building, surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import type { Catalogue } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { Finding, Neighbour } from "#app/floor-plan/furnishing/finding.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import type { Verdict } from "#scripts/check/advice/issues.ts";
import { planIssues } from "#scripts/check/plan/plan-issues.ts";

const figures = new Intl.NumberFormat(defaultLocale, { maximumFractionDigits: 1 });

/** Returns the building of a plan; undefined if its walls, rooms or doors have issues themselves. */
export function soundBuilding(plan: Plan): Building | undefined {
  return planIssues(plan).every(({ path }) => path[0] === "furniture") ? surveyBuilding(plan) : undefined;
}

/** Returns the findings of a building with some furniture. */
export function findingsIn(
  building: Building | undefined,
  pieces: readonly PlacedPiece[],
  catalogue: Catalogue,
): Finding[] {
  if (!building) return [];
  const furnished = { building, pieces, catalogue };
  const found = checkFurnishing(furnished);
  // A piece in a wrong place makes a way narrow too: that is one mistake.
  const misplaced = new Set(found.flatMap(({ pieces: own }) => own));
  const ways = checkWays(furnished, waySteps.coarse).findings;
  return [...found, ...ways.filter(({ pieces: own }) => !own.some((index) => misplaced.has(index)))];
}

/** Returns the rule that a finding breaks, and the values for its sentences. */
export function findingIssue(
  { code, between, reason, has, takes }: Finding,
  labelOf: (index: number) => string,
): Verdict {
  const [one = "", other = ""] = between.map((thing) => nameOf(thing, labelOf));
  const centimetres = (length: number) => figures.format(length / 10);
  if (code === "overlap") return { code: "plan-overlap", values: { id: one, other, overlap: figures.format(-has) } };
  if (code === "wall") return { code: "plan-outside", values: { id: one } };
  if (code === "door" && reason === "open") return { code: "plan-door-leaf", values: { label: one, id: other } };
  if (code === "window") {
    const heights = { height: centimetres(takes), sill: centimetres(has) };
    return { code: "furniture-window", values: { label: one, id: other, ...heights } };
  }
  return { code: "furniture-space", values: { one, other, has: centimetres(has), takes: centimetres(takes) } };
}

function nameOf(thing: Neighbour, labelOf: (index: number) => string): string {
  if (thing.kind === "piece") return labelOf(thing.index);
  return thing.kind === "wall" ? tools.check.walls[thing.side] : thing.id;
}
