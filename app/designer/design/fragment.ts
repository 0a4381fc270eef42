/**
 * The fragment of a design, which follows `#d=`. Version 1:
 *
 * `1.mod-studio.planta.k3f9.oo1.50.3.1k_00n02002s_01_07o0a00b4008008plant`
 *
 * Version, model, plan, hash of the plan; cladding, floor and deck, a character each; bearing of the front, month and
 * quarters of an hour in base 36. Then what differs from the plan's furniture, by id in base 36: `_00n…` was moved,
 * with the side of its back, its left and front and, where these have changed, its width and depth, each with three
 * digits in units of 5 mm; `_01` was removed; a piece that was added ends with its kind. The last character is always a
 * letter or a figure, because programs leave others out of a link.
 *
 * Fragments are kept for ever: a version is never changed, a further one gets a reader beside this.
 */
import { type Box, boxOf, type Rectangle } from "#app/floor-plan/boxes.ts";
import { piecePaths } from "#app/floor-plan/drawing/pieces/piece-paths.ts";
import type { Cladding, FurniturePiece } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, type Side } from "#app/floor-plan/polygons.ts";
import { innerBounds } from "#app/floor-plan/walls.ts";
import { type Design, type DesignPiece, type DesignPlan, type FloorFinish, maxPieces, planPieces } from "./design.ts";
import { keptWithin } from "./hold-at-walls.ts";
import { planHash } from "./plan-hash.ts";

/** A design, or why there is none: another version, a plan that is unknown or has changed, or not a fragment. */
export type DecodedDesign =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly why: "version" | "plan" | "form" };

const version = "1";
const maxLength = 2000;
const millimetresPerUnit = 5;
const quartersPerDay = 96;

const claddings = { own: "o", larch: "l", pine: "p", charred: "c" } as const satisfies Record<Cladding | "own", string>;
const floors = { oak: "o", walnut: "w", microcement: "m" } as const satisfies Record<FloorFinish, string>;
const backs = { n: "n", s: "s", e: "e", w: "w", none: "o" } as const satisfies Record<Side | "none", string>;

/**
 * Returns the fragment of a design of this plan.
 *
 * @throws RangeError for a design with more than `maxPieces`.
 */
export function encodeDesign(design: Design, plan: DesignPlan): string {
  if (design.pieces.length > maxPieces) throw new RangeError(`A design has at most ${maxPieces} pieces.`);
  const look = claddings[design.cladding] + floors[design.floor] + (design.deck ? "1" : "0");
  const sun = [design.front, design.month, design.hour * 4].map((value) => value.toString(36));
  const head = [version, design.model, design.plan, planHash(plan), look, ...sun].join(".");
  const pieces = new Map(design.pieces.map((piece) => [piece.id, piece]));
  const ids = new Set([...plan.furniture.keys(), ...pieces.keys()]);
  const changes = [...ids]
    .toSorted((one, other) => one - other)
    .flatMap((id) => {
      const change = changeOf(pieces.get(id), plan.furniture[id], boundingBox(plan.outline));
      return change === undefined ? [] : id.toString(36).padStart(2, "0") + change;
    });
  return [head, ...changes].join("_");
}

/**
 * Returns what follows the id of a piece in a fragment: an empty text for a removed piece, undefined for one that is as
 * in the plan.
 */
function changeOf(
  piece: DesignPiece | undefined,
  own: DesignPlan["furniture"][number] | undefined,
  bounds: Box,
): string | undefined {
  if (!piece) return "";
  const [left, front, width, depth] = piece.rect;
  const place = backs[piece.back ?? "none"] + lengths(left - bounds.left, front - bounds.front);
  if (!own) return place + lengths(width, depth) + piece.piece;
  if (width !== own.rect[2] || depth !== own.rect[3]) return place + lengths(width, depth);
  return left === own.rect[0] && front === own.rect[1] && piece.back === own.back ? undefined : place;
}

/**
 * Returns the design of a fragment, which may be any text.
 *
 * @param findPlan returns a plan by the ids of its model and of itself; undefined if there is none
 */
export function decodeDesign(
  fragment: string,
  findPlan: (model: string, plan: string) => DesignPlan | undefined,
): DecodedDesign {
  const [head = "", ...changes] = fragment.split("_");
  const [written = "", model = "", planId = "", hash, look = "", ...sun] = head.split(".");
  if (written !== version) return { ok: false, why: /^[1-9]\d{0,3}$/.test(written) ? "version" : "form" };
  if (fragment.length > maxLength) return { ok: false, why: "form" };
  if (hash === undefined) return { ok: false, why: "form" };
  const plan = findPlan(model, planId);
  if (!plan || planHash(plan) !== hash) return { ok: false, why: "plan" };

  const cladding = nameOf(claddings, look.charAt(0));
  const floor = nameOf(floors, look.charAt(1));
  const deck = look.charAt(2) === "1";
  const [front = -1, month = 0, quarters = -1] = sun.map(numberOf);
  const isInRange =
    front >= 0 && front < 360 && month >= 1 && month <= 12 && quarters >= 0 && quarters < quartersPerDay;
  const pieces = decodePieces(changes, plan);
  if (!cladding || !floor || !isInRange || !pieces) return { ok: false, why: "form" };
  const design = { model, plan: planId, cladding, floor, deck, front, month, hour: quarters / 4, pieces };
  // Each design has exactly one fragment. Others that decode to it are refused: a leading zero, a move to the same
  // place.
  return encodeDesign(design, plan) === fragment ? { ok: true, design } : { ok: false, why: "form" };
}

/** Id; side of the back, left and front; width and depth; kind. */
const changePattern = /^([0-9a-z]{2})(?:([nsewo])([0-9a-z]{3})([0-9a-z]{3})(?:([0-9a-z]{3})([0-9a-z]{3})([a-z-]*))?)?$/;

/** Returns the pieces of a plan after the changes of a fragment; undefined if one of these cannot be made. */
function decodePieces(changes: readonly string[], plan: DesignPlan): DesignPiece[] | undefined {
  const pieces = new Map(planPieces(plan).map((piece) => [piece.id, piece]));
  const bounds = boundingBox(plan.outline);
  for (const change of changes) {
    const [match, code = "", side, x = "", y = "", ...others] = changePattern.exec(change) ?? [];
    const id = numberOf(code);
    const own = plan.furniture[id];
    if (match === undefined || own?.fixed) return undefined;
    if (side === undefined) {
      pieces.delete(id);
      continue;
    }
    const [width, depth, kind]: readonly (string | undefined)[] = others;
    const rect = [
      bounds.left + lengthOf(x),
      bounds.front + lengthOf(y),
      width === undefined ? (own?.rect[2] ?? 0) : lengthOf(width),
      depth === undefined ? (own?.rect[3] ?? 0) : lengthOf(depth),
    ] as const;
    const piece = own?.piece ?? kind;
    const back = nameOf(backs, side);
    if (!isPiece(piece) || !(isInside(rect, bounds) || isTooLong(rect, plan))) return undefined;
    pieces.set(id, { id, piece, rect, back: back === "none" ? undefined : back, fixed: false });
  }
  return pieces.size > maxPieces ? undefined : [...pieces.values()];
}

function isPiece(name: string | undefined): name is FurniturePiece {
  return name !== undefined && Object.hasOwn(piecePaths, name);
}

function isInside(rect: Rectangle, bounds: Box): boolean {
  const { right, back } = boxOf(rect);
  return rect[2] > 0 && rect[3] > 0 && right <= bounds.right && back <= bounds.back;
}

/** Returns whether a piece that is longer than a plan starts at an inner face of its walls, where editing leaves it. */
function isTooLong(rect: Rectangle, plan: DesignPlan): boolean {
  const { left, right, front, back } = boundingBox(plan.outline);
  const longest = Math.max(right - left, back - front);
  return Math.max(rect[2], rect[3]) <= longest && keptWithin(innerBounds(plan), rect).join() === rect.join();
}

/** `lengths(900, 600)` → `05003c` */
function lengths(...values: readonly number[]): string {
  return values
    .map((value) =>
      Math.round(value / millimetresPerUnit)
        .toString(36)
        .padStart(3, "0"),
    )
    .join("");
}

function lengthOf(digits: string): number {
  return numberOf(digits) * millimetresPerUnit;
}

function numberOf(digits: string): number {
  return Number.parseInt(digits, 36);
}

function nameOf<Name extends string>(codes: Readonly<Record<Name, string>>, code: string): Name | undefined {
  for (const name in codes) {
    if (codes[name] === code) return name;
  }
  return undefined;
}
