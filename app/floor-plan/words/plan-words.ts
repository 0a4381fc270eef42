import type { TFunction } from "i18next";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { Side } from "#app/floor-plan/polygons.ts";
import type { DoorFact } from "./door-facts.ts";
import type { FurnitureFact, Place } from "./furniture-facts.ts";
import type { LimitFact } from "./limit-facts.ts";
import type { OpeningFact } from "./opening-facts.ts";
import { roomFacts } from "./room-facts.ts";

/** A plan in words: what its drawing shows, for visitors who cannot see it. */
export interface PlanWords {
  readonly title: string;
  /** The viewpoint of left and right, and which measures the sentences give. */
  readonly note: string;
  readonly rooms: readonly RoomWords[];
}

interface RoomWords {
  readonly id: string;
  readonly name: string;
  /** Sentences: the size, doors, rooms without a wall between, windows, furniture. */
  readonly facts: readonly string[];
}

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

/** Returns a plan in the words of a language. Its names and labels are those that its page shows. */
export function planWords(plan: Plan, t: TFunction): PlanWords {
  const names = new Map(plan.rooms.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return {
    title: t("planWords.title"),
    note: t("planWords.note"),
    rooms: plan.rooms.map((room) => {
      const { width, depth, isRectangle, ...facts } = roomFacts(plan, room);
      const size = { width: metres(width), depth: metres(depth) };
      return {
        id: room.id,
        name: room.name,
        facts: [
          isRectangle ? t("planWords.rectangle", size) : t("planWords.otherShape", size),
          ...facts.doors.map((door) => doorSentence(door, nameOf(door.room), t)),
          ...facts.limits.map((limit) => limitSentence(limit, nameOf(limit.room), t)),
          ...facts.openings.map((opening) => openingSentences(opening, opening.rooms.map(nameOf), t)),
          ...facts.furniture.map((piece) => furnitureSentence(piece, t)),
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
