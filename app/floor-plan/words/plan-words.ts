import type { TFunction } from "i18next";
import { boxArea } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, polygonArea, type Side } from "#app/floor-plan/polygons.ts";
import { type DoorFact, doorFacts } from "./door-facts.ts";
import { type FurnitureFact, furnitureFacts, type Place } from "./furniture-facts.ts";
import { type LimitFact, limitFacts } from "./limit-facts.ts";
import { type OpeningFact, openingFacts } from "./opening-facts.ts";

const towards = {
  n: "planWords.towards.n",
  s: "planWords.towards.s",
  e: "planWords.towards.e",
  w: "planWords.towards.w",
} as const satisfies Record<Side, string>;

const places = {
  n: "planWords.places.n",
  ne: "planWords.places.ne",
  e: "planWords.places.e",
  se: "planWords.places.se",
  s: "planWords.places.s",
  sw: "planWords.places.sw",
  w: "planWords.places.w",
  nw: "planWords.places.nw",
  c: "planWords.places.c",
} as const satisfies Record<Place, string>;

const doors = {
  sliding: "planWords.doors.sliding",
  hingedHere: "planWords.doors.hingedHere",
  hingedThere: "planWords.doors.hingedThere",
  passage: "planWords.doors.passage",
} as const satisfies Record<DoorFact["kind"], string>;

const openings = {
  sliding: { floor: "planWords.sliding.floor", raised: "planWords.sliding.raised" },
  window: { floor: "planWords.window.floor", raised: "planWords.window.raised" },
} as const satisfies Record<OpeningFact["kind"], object>;

/**
 * Returns a plan in the words of a language, for visitors who cannot see its drawing. Its names and labels are those
 * that its page shows.
 */
export function planWords(plan: Plan, t: TFunction) {
  const names = new Map(plan.rooms.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    title: t("planWords.title"),
    // The viewpoint of left and right, and which measures the sentences give.
    note: t("planWords.note"),
    rooms: plan.rooms.map((room) => {
      const box = boundingBox(room.polygon);
      const extent = { width: metres(box.right - box.left), depth: metres(box.back - box.front) };
      const isRectangle = polygonArea(room.polygon) === boxArea(box);
      return {
        id: room.id,
        name: room.name,
        facts: [
          isRectangle ? t("planWords.rectangle", extent) : t("planWords.otherShape", extent),
          ...doorFacts(plan, room).map((door) => doorSentence(door, nameOf(door.room), t)),
          ...limitFacts(plan, room).map((limit) => limitSentence(limit, nameOf(limit.room), t)),
          ...openingFacts(plan, room).map((opening) => openingSentences(opening, opening.rooms.map(nameOf), t)),
          ...furnitureFacts(plan, room).map((piece) => furnitureSentence(piece, t)),
        ],
      };
    }),
  };
}

function doorSentence({ kind, width, side }: DoorFact, room: string, t: TFunction): string {
  return t(doors[kind], { width: metres(width), towards: t(towards[side]), room });
}

function limitSentence({ side }: LimitFact, room: string, t: TFunction): string {
  return side === undefined
    ? t("planWords.limits", { room })
    : t("planWords.limit", { towards: t(towards[side]), room });
}

function openingSentences(opening: OpeningFact, rooms: readonly string[], t: TFunction): string {
  const { kind, side, width, height, sill, isEntrance } = opening;
  const values = { towards: t(towards[side]), size: size(width, height) };
  const { floor, raised } = openings[kind];
  return [
    sill === 0 ? t(floor, values) : t(raised, { ...values, sill: metres(sill) }),
    ...(isEntrance ? [t("planWords.entrance")] : []),
    ...rooms.map((room) => t("planWords.shared", { room })),
  ].join(" ");
}

function furnitureSentence({ label, width, depth, place }: FurnitureFact, t: TFunction): string {
  return t("planWords.furniture", { label, size: size(width, depth), place: t(places[place]) });
}

/** 2385 → a figure that the text writes as «2,39 m» */
function metres(length: number) {
  return { metres: length / 1000 };
}

function size(width: number, height: number) {
  return { dimensions: [width / 1000, height / 1000] as const };
}
