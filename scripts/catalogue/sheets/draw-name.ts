import type { Canvas, TextPlace, TextStyle } from "#scripts/catalogue/document/canvas.ts";
import { colours } from "./styles.ts";

/** Draws the name of a model, «MOD|TWO», with its bar «|» in the colour timber. Returns its right end. */
export function drawName(canvas: Canvas, name: string, { x, y }: Pick<TextPlace, "x" | "y">, style: TextStyle): number {
  return name.split(/(\|)/).reduce((left, part) => {
    const own = part === "|" ? { ...style, weight: 400 as const, colour: colours.timber } : style;
    canvas.text(part, { x: left, y }, own);
    return left + canvas.widthOf(part, own);
  }, x);
}
