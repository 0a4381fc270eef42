import { expect, test } from "vitest";
import { ask } from "./ask.ts";

/** A slow machine needs some 60 ms; a pattern that tries everything twice needs minutes. */
const maxMilliseconds = 1000;
const pieces = "1|9.|1,|m2 |2 x |20'x|mil |treinta y |k |30 000 |700 €/m2 |norte |\n".split("|");

test.each(pieces)("%j over and over is answered soon", (piece) => {
  for (const other of ["", pieces[pieces.indexOf(piece) + 1] ?? ""]) {
    const text = (piece + other).repeat(1000);
    const start = performance.now();
    const reply = ask(text.slice(0, 1000), text.slice(0, 300));
    expect(performance.now() - start, `${piece}${other}`).toBeLessThan(maxMilliseconds);
    expect(reply).not.toMatch(/\{\{|undefined|NaN|Infinity/);
  }
});
