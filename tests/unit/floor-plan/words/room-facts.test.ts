import { expect, test } from "vitest";
import { roomFacts } from "#app/floor-plan/words/room-facts.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";

const { content } = fixture.edition("es");

/** What there is to say of a room of a plan of the frozen site. */
function factsOf(model: string, room: string, plan = 0) {
  const found = content.entries("models").find(({ id }) => id === model)?.data.plans[plan];
  const shape = found?.rooms.find(({ id }) => id === room);
  if (!found || !shape) throw new Error(`${model} has no room ${room} in its plan ${plan}.`);
  return roomFacts(found, shape);
}

test("a room has the width and depth between its walls, and an L the greatest of both", () => {
  expect(factsOf("lum-norte", "bano")).toMatchObject({ width: 1700, depth: 2800, isRectangle: true });
  expect(factsOf("lum-norte", "sala")).toMatchObject({ width: 3800, depth: 2800, isRectangle: false });
});

test("a door leads out of both rooms that it joins, to opposite sides, and opens into one of them", () => {
  const door = { kind: "hingedThere", width: 700, side: "e", room: "bano" };
  expect(factsOf("lum-norte", "cocina").doors).toEqual([door]);
  expect(factsOf("lum-norte", "bano").doors).toEqual([{ ...door, kind: "hingedHere", side: "w", room: "cocina" }]);
  // It lies at the same partition, but not at the door.
  expect(factsOf("lum-norte", "sala").doors).toEqual([]);
});

test("a door in a partition along the front leads to the front and to the back", () => {
  const doors = (room: string) => factsOf("lum-sur", room).doors.filter(({ kind }) => kind !== "sliding");
  expect(doors("dormitorio-1")).toEqual([{ kind: "hingedThere", width: 700, side: "n", room: "bano-1" }]);
  expect(doors("bano-1")).toEqual([{ kind: "hingedHere", width: 700, side: "s", room: "dormitorio-1" }]);
});

test("a door joins the rooms that lie at it, not those that a mistaken field names", () => {
  const plan = smallPlan();
  const mistaken = {
    ...plan,
    doors: plan.doors.map((door) => ({ ...door, connects: ["bano", "bano"] as [string, string] })),
  };
  const [room] = plan.rooms;
  expect(room && roomFacts(mistaken, room).doors.map(({ room: other }) => other)).toEqual(["bano"]);
});

test("a passage and a sliding door are told apart", () => {
  expect(factsOf("lum-lienzo", "vestibulo").doors.map(({ kind, side, room }) => [kind, side, room])).toEqual([
    ["passage", "w", "sala"],
    ["sliding", "e", "bano"],
  ]);
});

test("rooms without a wall between are one fact each; where they meet on two sides it names none", () => {
  expect(factsOf("lum-lienzo", "dormitorio").limits).toEqual([{ room: "vestibulo", side: "n" }]);
  expect(factsOf("lum-lienzo", "vestibulo").limits).toEqual([{ room: "dormitorio", side: "s" }]);
  expect(factsOf("lum-norte", "sala").limits).toEqual([{ room: "cocina", side: undefined }]);
  expect(factsOf("lum-norte", "bano").limits).toEqual([]);
});

test("a window looks to the side of its wall, also where an L has two walls to that side", () => {
  const windows = (room: string) => factsOf("lum-lienzo", room).openings.map(({ kind, side }) => `${kind} ${side}`);
  // The glass door is in the wall between both arms of the L.
  expect(windows("dormitorio")).toEqual(["sliding w", "window s"]);
  expect(windows("sala")).toEqual(["sliding s", "window n"]);
  expect(factsOf("lum-norte", "bano").openings.map(({ side }) => side)).toEqual(["s", "e"]);
});

test("an opening has its size and height above the floor, and tells what it is besides", () => {
  const [glass] = factsOf("lum-sur", "sala").openings;
  expect(glass).toMatchObject({ kind: "sliding", sill: 0, isEntrance: true, rooms: ["comedor"] });
  const [window] = factsOf("lum-norte", "bano").openings;
  expect(window).toEqual({
    kind: "window",
    side: "s",
    width: 600,
    height: 700,
    sill: 1500,
    isEntrance: false,
    rooms: [],
  });
});

test("a piece stands in the ninth of the room in which its middle is", () => {
  const places = (model: string, room: string) =>
    factsOf(model, room).furniture.map(({ label, place }) => `${label}: ${place}`);
  expect(places("lum-norte", "bano")).toEqual(["Ducha: ne", "Inodoro: e", "Lavabo: sw", "Armario técnico: se"]);
  expect(places("lum-lienzo", "sala")).toEqual(["Sofá: w", "Mesa para seis: c", "Bancada de cocina: n"]);
});
