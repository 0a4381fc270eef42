import type { Pen } from "#app/floor-plan/drawing/pen.ts";

/** Equipment of a kitchen besides its sink. */
export interface KitchenParts {
  readonly rings?: number;
  /** Whether a fridge is under the worktop. */
  readonly fridge?: boolean;
}

const fridgeWidth = 560;
const dash = { length: 60, pitch: 110 } as const;

/** A worktop with its sink near one end and the hob near the other, and between them what is below it. */
export function kitchen(pen: Pen, width: number, depth: number, { rings = 4, fridge = false }: KitchenParts = {}) {
  const { box, ellipse, line } = pen;
  const sink = { width: Math.min(480, width * 0.28), x: width * 0.08, y: depth * 0.24, depth: depth * 0.56 };
  // Rings are in pairs, one behind the other; the last of an odd number is alone.
  const pitch = Math.min(540, width * 0.32) / 2;
  const hobEnd = width * 0.92;
  const ringPaths = Array.from({ length: rings }, (_, index) => {
    const isAlone = index === rings - 1 && index % 2 === 0;
    const across = isAlone ? 0 : (index % 2) - 0.5;
    return ellipse(hobEnd - (Math.floor(index / 2) + 0.5) * pitch, depth * 0.52 + across * pitch, pitch * 0.32);
  });
  const hobStart = hobEnd - Math.ceil(rings / 2) * pitch;
  return [
    box(0, 0, width, depth),
    box(sink.x, sink.y, sink.width, sink.depth, 50),
    line(sink.x + sink.width / 2, depth * 0.1, sink.x + sink.width / 2, depth * 0.42),
    ...ringPaths,
    fridge ? hiddenFridge(pen, (sink.x + sink.width + hobStart) / 2, depth) : "",
  ].join("");
}

/** The front of a fridge under the worktop, in broken lines. */
function hiddenFridge({ line }: Pen, middle: number, depth: number): string {
  const [from, to, back] = [middle - fridgeWidth / 2, middle + fridgeWidth / 2, depth * 0.1];
  const starts = (length: number) => Array.from({ length: Math.floor(length / dash.pitch) }, (_, i) => i * dash.pitch);
  return [
    ...starts(depth - back).flatMap((y) =>
      [from, to].map((x) => line(x, back + y, x, Math.min(back + y + dash.length, depth))),
    ),
    ...starts(fridgeWidth).map((x) => line(from + x, back, from + x + dash.length, back)),
  ].join("");
}

export function fridge({ box, line }: Pen, width: number, depth: number): string {
  const door = depth * 0.88;
  return [box(0, 0, width, depth), line(0, door, width, door), line(0, 0, width, door), line(width, 0, 0, door)].join(
    "",
  );
}

export function laundry({ box, ellipse }: Pen, width: number, depth: number): string {
  return [
    box(0, 0, width, depth),
    box(width * 0.12, depth * 0.1, width * 0.76, depth * 0.8, 30),
    ellipse(width / 2, depth * 0.52, Math.min(width, depth) * 0.26),
  ].join("");
}
