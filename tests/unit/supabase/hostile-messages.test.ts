import { expect, test } from "vitest";
import { createAnswerer } from "#supabase/functions/chat-with-gemini/answers.ts";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";

/** As long as the function takes them. */
const maxLength = { message: 1000, previous: 300 };
/** A slow machine needs some 60 ms; a pattern that tries everything twice needs minutes. */
const maxMilliseconds = 1000;

const pieces = [
  "1",
  "9.",
  "1.000",
  "1,",
  "m2 ",
  "2 x ",
  "2x",
  "10 pies ",
  "20'x",
  "'",
  "€",
  "mil ",
  "treinta y ",
  "dos ",
  "k ",
  "?",
  "¿cuánto cuesta",
  "mod one ",
  "one o two ",
  "más ",
  "la más grande que ",
  "q ",
  "casa-",
  "30 000 ",
  "700 €/m2 ",
  "5 por metro ",
  "12 % ",
  "100 años ",
  "\u0301a",
  "\n",
  ". ",
  "y cuánto ",
  "garantizáis ",
  "entre 20 y 30 mil ",
  "quant ",
];

const answer = createAnswerer(frozenKnowledge);

test.each(pieces)("%j over and over is answered soon", (piece) => {
  // Each pair once: over and over, its order makes no difference.
  for (const other of ["", ...pieces.slice(pieces.indexOf(piece))]) {
    const text = (piece + other).repeat(maxLength.message);
    const start = performance.now();
    const reply = answer({ message: text.slice(0, maxLength.message), previous: text.slice(0, maxLength.previous) });
    expect(performance.now() - start, `${piece}${other}`).toBeLessThan(maxMilliseconds);
    expect(reply).not.toMatch(/\{\{|undefined|NaN|Infinity/);
    expect(reply.split(/[ \n]+/).length).toBeLessThanOrEqual(frozenKnowledge.maxWords + 10);
  }
});
