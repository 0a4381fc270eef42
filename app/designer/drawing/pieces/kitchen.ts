import { block, drum, type Solid } from "#app/designer/drawing/solid.ts";
import { joints } from "./storage.ts";

// In millimetres.
const plinth = 100;
const board = 40;
const front = 20;
const unit = 530;

export function kitchenParts(width: number, depth: number, height: number): Solid[] {
  const hob = Math.min(540, width * 0.32);
  const middle = width - width * 0.08 - hob / 2;
  const ring = (along: number, across: number) => {
    const [x, y, radius] = [middle + along * hob * 0.24, depth * 0.52 + across * hob * 0.22, hob * 0.16];
    return drum([x - radius, x + radius], [y - radius, y + radius], [height, height]);
  };
  return [
    block([0, width], [0, depth - 3 * front], [0, plinth]),
    block([0, width], [0, depth - front], [plinth, height - board]),
    ...joints(width, depth - front, [plinth, height - board], unit),
    block([0, width], [0, depth], [height - board, height]),
    // The sink and the hob lie on the board.
    block([width * 0.08, width * 0.08 + Math.min(480, width * 0.28)], [depth * 0.24, depth * 0.8], [height, height]),
    block([middle - hob / 2, middle + hob / 2], [depth * 0.12, depth * 0.92], [height, height]),
    ...[-1, 1].flatMap((along) => [-1, 1].map((across) => ring(along, across))),
  ];
}

/** A fridge with its freezer below. */
export function fridgeParts(width: number, depth: number, height: number): Solid[] {
  return [block([0, width], [0, depth], [0, height]), block([0, width], [depth, depth], [0, height * 0.4])];
}

export function laundryParts(width: number, depth: number, height: number): Solid[] {
  return [
    block([0, width], [0, depth], [0, height]),
    block([width * 0.2, width * 0.8], [depth, depth], [height * 0.2, height * 0.65]),
  ];
}
