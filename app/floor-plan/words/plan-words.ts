import type { TFunction } from "i18next";
import { boxArea, boxCentre, boxOf } from "#app/floor-plan/boxes.ts";
import { placeDoor } from "#app/floor-plan/doors.ts";
import { openSidesOf } from "#app/floor-plan/open-sides.ts";
import { placeOpening } from "#app/floor-plan/openings.ts";
import type { Furniture, Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";

type Room = Plan["rooms"][number];

/**
 * Returns a plan in the words of a language, for visitors who cannot see its drawing. Its names and labels are those
 * that its page shows.
 */
export function planWords(plan: Plan, t: TFunction) {
  return {
    title: t("planWords.title"),
    // The viewpoint of left and right, and which measures the sentences give.
    note: t("planWords.note"),
    rooms: plan.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      facts: [
        shapeSentence(room, t),
        ...[doorSentences, openSideSentences, openingSentences, furnitureSentences].flatMap((say) =>
          say(plan, room, t),
        ),
      ],
    })),
  };
}

function shapeSentence({ polygon }: Room, t: TFunction): string {
  const box = boundingBox(polygon);
  const extent = { width: metres(box.right - box.left), depth: metres(box.back - box.front) };
  const isRectangle = polygonArea(polygon) === boxArea(box);
  return isRectangle ? t("planWords.rectangle", extent) : t("planWords.otherShape", extent);
}

/** Returns the doors of a room, seen from it, as they lie in their partitions, whatever rooms their fields name. */
function doorSentences(plan: Plan, { id }: Room, t: TFunction): string[] {
  return plan.doors.flatMap((door) => {
    const placed = placeDoor(plan, door);
    if (!placed) return [];
    const [before, behind] = placed.rooms;
    const other = before === id ? behind : before;
    if (other === undefined || (before !== id && behind !== id)) return [];
    const sides = placed.axis === "x" ? (["s", "n"] as const) : (["w", "e"] as const);
    const towards = t(`planWords.towards.${sides[before === id ? 1 : 0]}`);
    return t(`planWords.doors.${kindOf(door, id)}`, {
      width: metres(door.width),
      towards,
      room: roomName(plan, other),
    });
  });
}

/** Returns how the leaf moves and, if hinged, into which of the two rooms; a `passage` has no leaf. */
function kindOf(door: Plan["doors"][number], room: string) {
  if (door.type === "hinged") return door.into === room ? "hingedHere" : "hingedThere";
  return door.type === "sliding" ? "sliding" : "passage";
}

/** Returns the rooms that a room continues into without a wall, in the order of the plan. */
function openSideSentences(plan: Plan, room: Room, t: TFunction): string[] {
  return [...Map.groupBy(openSidesOf(plan, room), ({ other }) => other)].map(([id, openSides]) => {
    const other = roomName(plan, id);
    const [side, ...more] = new Set(openSides.map((open) => open.side));
    // The two meet on more than one side.
    if (side === undefined || more.length > 0) return t("planWords.limits", { room: other });
    return t("planWords.limit", { towards: t(`planWords.towards.${side}`), room: other });
  });
}

/**
 * Returns the windows and glass doors of a room, in the order of the plan. Sides are those of the building: a plan does
 * not know where north is.
 */
function openingSentences(plan: Plan, { id }: Room, t: TFunction): string[] {
  return plan.openings.flatMap((opening) => {
    const { side, rooms = [] } = placeOpening(plan, opening) ?? {};
    if (side === undefined || !rooms.includes(id)) return [];
    const { kind, width, sill, head, entrance = false } = opening;
    const values = { towards: t(`planWords.towards.${side}`), size: size(width, head - sill) };
    return [
      sill === 0
        ? t(`planWords.${kind}.floor`, values)
        : t(`planWords.${kind}.raised`, { ...values, sill: metres(sill) }),
      ...(entrance ? [t("planWords.entrance")] : []),
      ...rooms.filter((other) => other !== id).map((other) => t("planWords.shared", { room: roomName(plan, other) })),
    ].join(" ");
  });
}

/** The ninths of a room from front to back and from left to right, named like points of the compass. */
const places = [
  ["sw", "s", "se"],
  ["w", "c", "e"],
  ["nw", "n", "ne"],
] as const;

/** Returns the furniture of a room, in the order of the plan, each piece with the ninth that holds its middle. */
function furnitureSentences({ furniture }: Plan, room: Room, t: TFunction): string[] {
  const { left, right, front, back } = boundingBox(room.polygon);
  return furniture
    .filter((piece) => piece.room === room.id)
    .map((piece) => {
      const { rect } = piece;
      const [x, y] = boxCentre(boxOf(rect));
      const place = places[thirdOf((y - front) / (back - front))][thirdOf((x - left) / (right - left))];
      return t("planWords.furniture", {
        label: labelOf(piece, t),
        size: size(rect[2], rect[3]),
        place: t(`planWords.places.${place}`),
      });
    });
}

/**
 * Returns what a piece is called; of a kitchen, also how many rings it has and whether a fridge is under its worktop.
 */
function labelOf(piece: Furniture, t: TFunction): string {
  if (piece.piece !== "kitchen") return piece.label;
  const { label, rings: count, fridge } = piece;
  const withRings = t("planWords.rings", { label, count });
  return fridge ? t("planWords.fridgeBelow", { label: withRings }) : withRings;
}

/** 0.2 → 0, 0.5 → 1, 0.9 → 2 */
function thirdOf(share: number): 0 | 1 | 2 {
  if (share < 1 / 3) return 0;
  return share > 2 / 3 ? 2 : 1;
}

/** Returns the name of a room, or its id if the plan has no such room. */
function roomName({ rooms }: Plan, id: string): string {
  return rooms.find((room) => room.id === id)?.name ?? id;
}

/** 2385 → a figure that the text writes as «2,39 m» */
function metres(length: number) {
  return { metres: length / 1000 };
}

/** (2400, 1200) → figures that the text writes as «2,4 × 1,2 m» */
function size(width: number, height: number) {
  return { dimensions: [width / 1000, height / 1000] as const };
}
