import { beside, block, drum, onlyIn, type Solid } from "#app/designer/solids/solid.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { fronts, joints } from "./storage.ts";

// In millimetres.
const plinth = 100;
const board = 40;
const front = 20;
const unit = 530;
const grip = 28;

/** @param rings the number of rings of the hob */
export function kitchenParts(width: number, depth: number, height: number, rings = 4): Solid[] {
  const hob = Math.min(540, width * 0.32);
  const middle = width - width * 0.08 - hob / 2;
  const sink: Interval = [width * 0.08, width * 0.08 + Math.min(480, width * 0.28)];
  const plate: Interval = [middle - hob / 2, middle + hob / 2];
  const circles = ringPlaces(rings).map(([along, across]): [Interval, Interval] => {
    const [x, y, radius] = [middle + along * hob * 0.24, depth * 0.52 + across * hob * 0.22, hob * 0.16];
    return [
      [x - radius, x + radius],
      [y - radius, y + radius],
    ];
  });
  const top: Interval = [height - 4, height];
  const tap = (sink[0] + sink[1]) / 2;
  return [
    block([0, width], [0, depth - 3 * front], [0, plinth], "black"),
    ...onlyIn("drawing", [
      block([0, width], [0, depth - front], [plinth, height - board]),
      ...joints(width, depth - front, [plinth, height - board], unit),
      block([0, width], [0, depth], [height - board, height]),
      // The sink and the hob lie on the board.
      block(sink, [depth * 0.24, depth * 0.8], [height, height]),
      block(plate, [depth * 0.12, depth * 0.92], [height, height]),
      ...circles.map((circle) => drum(...circle, [height, height])),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth - 2 * front], [plinth, height - board], "black"),
      ...fronts(width, [depth - 2 * front, depth - front], [plinth, height - board - grip], unit, "sage"),
      block([0, width], [0, depth], [height - board, height - 4], "worktop", 2),
      block(sink, [depth * 0.24, depth * 0.8], [height - 6, height - 2], "chrome"),
      block([sink[0] + 18, sink[1] - 18], [depth * 0.24 + 18, depth * 0.8 - 18], top, "black"),
      block(plate, [depth * 0.12, depth * 0.92], [height - 6, height - 2], "black"),
      ...circles.map((circle) => drum(...circle, top, "worktop")),
    ]),
    ...beside([
      block([tap - 12, tap + 12], [depth * 0.12, depth * 0.12 + 24], [height - 4, height + 260], "chrome", 4),
      block([tap - 10, tap + 10], [depth * 0.12 + 24, depth * 0.42], [height + 236, height + 258], "chrome", 4),
    ]),
  ];
}

/** Where rings are on a hob: in pairs one behind the other; the last of an odd number is alone in the middle. */
function ringPlaces(rings: number): (readonly [along: number, across: number])[] {
  const pairs = Math.ceil(rings / 2);
  return Array.from({ length: rings }, (_, index) => {
    const isAlone = index === rings - 1 && index % 2 === 0;
    return [pairs === 1 ? 0 : Math.floor(index / 2) * (2 / (pairs - 1)) - 1, isAlone ? 0 : (index % 2) * 2 - 1];
  });
}

/** A fridge with its freezer below. */
export function fridgeParts(width: number, depth: number, height: number): Solid[] {
  return appliance(width, depth, height, [height * 0.4]);
}

/** A washing machine, or a cupboard with a dryer above it. */
export function laundryParts(width: number, depth: number, height: number): Solid[] {
  const floors = height > 1500 ? [0, height / 2] : [0];
  const tall = height / floors.length;
  return [
    ...onlyIn("drawing", [
      block([0, width], [0, depth], [0, height]),
      block([width * 0.2, width * 0.8], [depth, depth], [height * 0.2, height * 0.65]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth - 6], [0, height], "white", 4),
      ...floors.map((floor) =>
        block([width * 0.2, width * 0.8], [depth - 10, depth], [floor + tall * 0.2, floor + tall * 0.65], "black", 4),
      ),
    ]),
  ];
}

/** A white body with a door between each of these heights. */
function appliance(width: number, depth: number, height: number, joins: readonly number[]): Solid[] {
  const ends = [0, ...joins, height];
  return [
    ...onlyIn("drawing", [
      block([0, width], [0, depth], [0, height]),
      block([0, width], [depth, depth], [0, joins[0] ?? height]),
    ]),
    ...onlyIn("model", [
      block([0, width], [0, depth - 2 * front], [0, height], "grey"),
      ...ends
        .slice(1)
        .map((end, index) =>
          block([0, width], [depth - 2 * front, depth], [(ends[index] ?? 0) + 3, end - 3], "white", 6),
        ),
    ]),
  ];
}
