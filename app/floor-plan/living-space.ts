import type { Plan } from "./plan-schema.ts";
import { polygonArea } from "./polygons.ts";
import { isWet } from "./wet-rooms.ts";

/** The living space of a plan, counted from its rooms and furniture. */
export interface LivingSpace {
  /** Sum of the areas of the rooms in m², each rounded as in the list of rooms, so that a reader's sum agrees. */
  readonly usableArea: number;
  /** Rooms with a bed or bunks. */
  readonly bedrooms: number;
  /** Whether every bed is at least 1.35 m wide; false without beds. */
  readonly doubleBeds: boolean;
  /** Whether a sofa unfolds to a bed. */
  readonly sofaBed: boolean;
  /** Rooms with a shower or a toilet. */
  readonly bathrooms: number;
  /** Whether every bathroom has a shower; false without bathrooms. */
  readonly showers: boolean;
}

/** The narrowest bed that is sold for two, in millimetres. */
const doubleBedWidth = 1350;

/** Returns the living space of a plan. */
export function livingSpace({ rooms, furniture }: Pick<Plan, "rooms" | "furniture">): LivingSpace {
  const beds = furniture.filter(({ piece }) => piece === "bed");
  const sleeping = furniture.filter(({ piece }) => piece === "bed" || piece === "bunk");
  const bathrooms = rooms.filter(({ id }) => isWet({ furniture }, id));
  return {
    usableArea: sumOfAreas(roomAreas(rooms)),
    bedrooms: new Set(sleeping.map(({ room }) => room)).size,
    doubleBeds: beds.length > 0 && beds.every(({ rect: [, , ...sides] }) => Math.min(...sides) >= doubleBedWidth),
    sofaBed: furniture.some(({ piece }) => piece === "sofa-bed"),
    bathrooms: bathrooms.length,
    showers:
      bathrooms.length > 0 &&
      bathrooms.every(({ id }) => furniture.some(({ piece, room }) => piece === "shower" && room === id)),
  };
}

/** Returns the sum of areas in m², each rounded to two decimals first. */
export function sumOfAreas(rooms: readonly { readonly area: number }[]): number {
  return rooms.reduce((sum, { area }) => sum + Math.round(area * 100), 0) / 100;
}

interface Room {
  readonly id: string;
  readonly name: string;
  readonly polygon: readonly (readonly number[])[];
}

/** Returns the inner area of each room in m², in the order of the plan. */
export function roomAreas(rooms: readonly Room[]): { id: string; name: string; area: number }[] {
  return rooms.map(({ id, name, polygon }) => ({ id, name, area: squareMetres(polygonArea(polygon)) }));
}

/** 8_690_000 mm² → 8.69 m² */
export function squareMetres(area: number): number {
  return area / 1_000_000;
}
