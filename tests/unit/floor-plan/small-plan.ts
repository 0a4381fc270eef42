import { type Plan, planSchema } from "#app/floor-plan/plan-schema.ts";

/**
 * A house of 6 x 4 m in easy figures: a living room at the left, a bathroom at the right, a hinged door between. With
 * `length` its right wall is elsewhere and the bathroom grows with it.
 */
export function smallPlan(changes: Partial<Plan> = {}, length = 6000): Plan {
  const inner = length - 200;
  return planSchema.parse({
    id: "planta",
    title: "Planta de prueba",
    note: "Solo para las pruebas",
    cutaway: { src: "cutaways/casa.jpg", alt: "La casa sin cubierta." },
    outline: rectangle(0, 0, length, 4000),
    walls: { exterior: 200 },
    partitions: [{ id: "t1", rect: [4000, 200, 100, 3600] }],
    rooms: [
      { id: "salon", name: "Salón", polygon: rectangle(200, 200, 4000, 3800) },
      { id: "bano", name: "Baño", polygon: rectangle(4100, 200, inner, 3800) },
    ],
    doors: [{ id: "p1", wall: "t1", from: 1000, width: 800, type: "hinged", hinge: "start", into: "bano" }],
    openings: [
      {
        id: "c1",
        kind: "sliding",
        at: [500, 0],
        axis: "x",
        width: 3000,
        sill: 0,
        head: 2400,
        panels: 2,
        entrance: true,
      },
      {
        id: "v1",
        kind: "window",
        at: [4500, 4000],
        axis: "x",
        width: 600,
        sill: 1500,
        head: 2100,
        panels: 1,
      },
    ],
    furniture: [
      { label: "Sofá", piece: "sofa", back: "n", rect: [1000, 2900, 2000, 900], room: "salon", fixed: false },
      { label: "Ducha", piece: "shower", back: "n", rect: [4100, 2900, 900, 900], room: "bano", fixed: true },
    ],
    ...changes,
  });
}

/** An L-shaped outline of 6 × 5 m, with an arm to the front at its right. */
export const lShape: Plan["outline"] = [
  [0, 2000],
  [4000, 2000],
  [4000, 0],
  [6000, 0],
  [6000, 5000],
  [0, 5000],
];

/** Returns the corners of a rectangle, from the front left one. */
export function rectangle(left: number, front: number, right: number, back: number): [number, number][] {
  return [
    [left, front],
    [right, front],
    [right, back],
    [left, back],
  ];
}
