import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { type Design, type DesignPiece, maxPieces, planPieces, startDesign } from "#app/designer/design/design.ts";
import { addPiece, movePiece, turnDesignPiece } from "#app/designer/design/edit-pieces.ts";
import { decodeDesign, encodeDesign } from "#app/designer/design/fragment.ts";
import { heldAtWalls } from "#app/designer/design/hold-at-walls.ts";
import { planHash } from "#app/designer/design/plan-hash.ts";
import { boxOf } from "#app/floor-plan/boxes.ts";
import { furniturePieces, type Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { lShape, rectangle, smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

/** A sofa that can be moved, and a shower that cannot. */
const plan = smallPlan();
const decode = (fragment: string, found: Plan | undefined = plan) =>
  decodeDesign(fragment, (model, id) => (model === "casa" && id === found?.id ? found : undefined));

const start = startDesign("casa", plan);
const [sofa, shower] = planPieces(plan) as [DesignPiece, DesignPiece];

// A fragment that somebody has saved is read by every later version of the site.
test("fragments of version 1 are read as they were written", () => {
  expect(encodeDesign(start, plan)).toBe("1.casa.planta.w523.oo1.50.3.1k");
  const design: Design = {
    ...start,
    cladding: "charred",
    floor: "walnut",
    deck: false,
    front: 359,
    month: 12,
    hour: 9.25,
    pieces: [
      { ...sofa, back: "w", rect: [205, 1000, 900, 2000] },
      shower,
      { id: 2, piece: "plant", rect: [300, 400, 350, 350], back: undefined, fixed: false },
    ],
  };
  const fragment = "1.casa.planta.w523.cw0.9z.c.11_00w01505k0500b4_02o01o02801y01yplant";
  expect(encodeDesign(design, plan)).toBe(fragment);
  expect(decode(fragment)).toEqual({ ok: true, design });
  expect(encodeDesign({ ...start, pieces: [shower] }, plan)).toBe("1.casa.planta.w523.oo1.50.3.1k_00");
});

test("the hash of a plan changes with walls, openings and furniture, and not with words", () => {
  const words = { rooms: plan.rooms.map((room) => ({ ...room, name: "Room" })), title: "Plan" };
  const furniture = plan.furniture.map((piece) => ({ ...piece, label: "Piece" }));
  expect(planHash({ ...plan, ...words, furniture })).toBe(planHash(plan));
  const [door] = plan.doors;
  if (!door) throw new Error("The small plan has a door.");
  const others = [
    { ...plan, outline: rectangle(0, 0, 6005, 4000) },
    { ...plan, doors: [{ ...door, from: door.from + 5 }] },
    { ...plan, openings: plan.openings.slice(1) },
    { ...plan, furniture: plan.furniture.map((piece) => ({ ...piece, fixed: true })) },
  ];
  expect(new Set([plan, ...others].map(planHash)).size).toBe(5);
});

const untouched = encodeDesign(start, plan);
test.each([
  ["", "form"],
  ["boletin", "form"],
  ["0.casa", "form"],
  // Cut off before the hash of the plan.
  ["1.casa.planta", "form"],
  [untouched.replace("1.", "2."), "version"],
  [untouched.replace("1.", "17."), "version"],
  [untouched.replace("casa", "otra"), "plan"],
  [untouched.replace(".planta", ".otra"), "plan"],
  [untouched.replace(planHash(plan), "0000"), "plan"],
  [untouched.replace(".oo1.", ".xo1."), "form"],
  [untouched.replace(".oo1.", ".oo2."), "form"],
  [untouched.replace(".50.", ".a0."), "form"],
  [untouched.replace(".50.", ".-1."), "form"],
  [untouched.replace(".1k", ".-4"), "form"],
  [untouched.replace(".3.1k", ".0.1k"), "form"],
  [untouched.replace(".3.1k", ".d.1k"), "form"],
  [untouched.replace(".1k", ".2o"), "form"],
  [untouched.replace(".1k", ".01k"), "form"],
  [`${untouched}.1`, "form"],
  [`${untouched}_`, "form"],
  [`${untouched}_zz`, "form"],
  // The shower belongs to the building.
  [`${untouched}_01`, "form"],
  [`${untouched}_01n000000`, "form"],
  // In the place where the sofa is, outside the house, without a width, of no kind, of a property of JavaScript
  // objects.
  [`${untouched}_00n05k0g4`, "form"],
  [`${untouched}_00nzzz000`, "form"],
  [`${untouched}_02n00000000000aplant`, "form"],
  [`${untouched}_02n00000000a00a`, "form"],
  [`${untouched}_02n00000000a00aconstructor`, "form"],
  // Out of order, and twice.
  [`${untouched}_03n00000000a00aplant_02n00000000a00aplant`, "form"],
  [`${untouched}_00_00`, "form"],
])("%s is not a design: %s", (fragment, why) => {
  expect(decode(fragment)).toEqual({ ok: false, why });
});

test("a fragment has at most 2,000 characters and 60 pieces", () => {
  const long = "m".repeat(60);
  const kind = furniturePieces.reduce((one, other) => (other.length > one.length ? other : one));
  const many = (count: number): Design => ({
    ...startDesign(long, { ...plan, id: long }),
    pieces: [
      ...planPieces(plan),
      ...Array.from({ length: count }, (_, index) => ({ ...sofa, id: index + 2, piece: kind })),
    ],
  });
  const fragment = encodeDesign(many(maxPieces - 2), plan);
  expect(fragment.length).toBeLessThanOrEqual(2000);
  expect(decodeDesign(fragment, () => plan).ok).toBe(true);
  expect(() => encodeDesign(many(maxPieces - 1), plan)).toThrow(RangeError);
  const further = `${fragment}_${maxPieces.toString(36).padStart(2, "0")}n00000000a00aplant`;
  expect(decodeDesign(further, () => plan)).toEqual({ ok: false, why: "form" });
  expect(decode(`${untouched}${"_00".repeat(700)}`)).toEqual({ ok: false, why: "form" });
});

/** Every plan of the frozen site, and one whose corner is not the origin. */
const plans: readonly Plan[] = [
  ...fixture
    .edition("es")
    .content.entries("models")
    .flatMap(({ data }) => data.plans),
  smallPlan({ outline: lShape.map(([x, y]): [number, number] => [x - 500, y + 1000]), furniture: [] }),
];

const steps = (from: number, to: number) => fc.integer({ min: from / 5, max: to / 5 }).map((value) => value * 5);

function placeIn(ofPlan: Plan): Arbitrary<Pick<DesignPiece, "rect" | "back">> {
  const { left, right, front, back } = boundingBox(ofPlan.outline);
  const stretch = (from: number, to: number) =>
    steps(5, to - from).chain((length) => fc.tuple(steps(from, to - length), fc.constant(length)));
  return fc.record({
    rect: fc
      .tuple(stretch(left, right), stretch(front, back))
      .map(([[x, width], [y, depth]]) => [x, y, width, depth] as const),
    back: fc.constantFrom("n", "s", "e", "w", undefined),
  });
}

function designOf(ofPlan: Plan): Arbitrary<Design> {
  const own = planPieces(ofPlan).map((piece) => {
    const moved = fc.oneof(
      placeIn(ofPlan),
      placeIn(ofPlan).map(({ back }) => ({ back })),
    );
    return piece.fixed
      ? fc.constant([piece])
      : fc.oneof(
          fc.constant([piece]),
          fc.constant([]),
          moved.map((place) => [{ ...piece, ...place }]),
        );
  });
  const added = fc
    .record({
      id: fc.integer({ min: own.length, max: 1295 }),
      piece: fc.constantFrom(...furniturePieces),
      place: placeIn(ofPlan),
    })
    .map(({ place, ...piece }) => ({ ...piece, ...place, fixed: false }));
  return fc.record({
    model: fc.constant("casa"),
    plan: fc.constant(ofPlan.id),
    cladding: fc.constantFrom("own", "larch", "pine", "charred"),
    floor: fc.constantFrom("oak", "walnut", "microcement"),
    deck: fc.boolean(),
    front: fc.integer({ min: 0, max: 359 }),
    month: fc.integer({ min: 1, max: 12 }),
    hour: fc.integer({ min: 0, max: 95 }).map((quarters) => quarters / 4),
    pieces: fc
      .tuple(fc.tuple(...own), fc.uniqueArray(added, { selector: ({ id }) => id, maxLength: maxPieces - own.length }))
      .map(([kept, more]) => [...kept.flat(), ...more.toSorted((one, other) => one.id - other.id)]),
  });
}

const anyDesign = fc.constantFrom(...plans).chain((ofPlan) => fc.tuple(fc.constant(ofPlan), designOf(ofPlan)));

test("a design is read from its fragment as it was", () => {
  holdsFor(
    fc.property(anyDesign, ([ofPlan, design]) => {
      const fragment = encodeDesign(design, ofPlan);
      expect(fragment).toMatch(/^[\w.-]*[0-9a-z]$/);
      expect(decode(fragment, ofPlan)).toEqual({ ok: true, design });
    }),
  );
});

test("a piece that is longer than the plan is deep is kept where turning and moving leave it", () => {
  const rug = { piece: "rug", rect: [1000, 500, 5000, 2000] } as const;
  const turned = turnDesignPiece(addPiece(start, rug, plan), 2, plan);
  const [, , width, depth] = turned.pieces.at(-1)?.rect ?? [];
  expect([width, depth]).toEqual([2000, 5000]);
  const moved = movePiece(turned, 2, heldAtWalls(plan, [0, 0, 2000, 5000], [900, 900], "coarse"));
  for (const design of [turned, moved]) {
    expect(decode(encodeDesign(design, plan))).toEqual({ ok: true, design });
  }
});

const character = fc.oneof(
  fc.constantFrom(..."0123456789abcnoplwxyz._-~%#"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
);
const mutation = fc.record({ at: fc.nat(), removed: fc.nat(3), added: fc.array(character, { maxLength: 3 }) });

test("a changed fragment is another design, or says why it is none", () => {
  holdsFor(
    fc.property(anyDesign, fc.array(mutation, { minLength: 1, maxLength: 4 }), ([ofPlan, design], mutations) => {
      const fragment = mutations.reduce(
        (text, { at, removed, added }) => {
          const start = at % (text.length + 1);
          return text.slice(0, start) + added.join("") + text.slice(start + removed);
        },
        encodeDesign(design, ofPlan),
      );
      const decoded = decode(fragment, ofPlan);
      if (!decoded.ok) {
        expect(["version", "plan", "form"]).toContain(decoded.why);
        return;
      }
      const { front, month, hour, pieces } = decoded.design;
      expect([front >= 0, front < 360, month >= 1, month <= 12, hour >= 0, hour < 24]).not.toContain(false);
      const bounds = boundingBox(ofPlan.outline);
      for (const { left, right, front: near, back } of pieces.map(({ rect }) => boxOf(rect))) {
        expect(left >= bounds.left && right <= bounds.right && near >= bounds.front && back <= bounds.back).toBe(true);
      }
      expect(encodeDesign(decoded.design, ofPlan)).toBe(fragment);
    }),
    [],
    2000,
  );
});
