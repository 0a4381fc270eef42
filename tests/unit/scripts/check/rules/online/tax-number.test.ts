import { expect, test } from "vitest";
import { findTaxNumberProblem } from "#scripts/check/rules/online/tax-number.ts";

test.each([
  // Published by their owners: Telefónica, CSIC and the city of Madrid. An entity of these kinds may have a digit or a letter.
  ["undefined", "A28015865 Q2818002D P2807900B J99216582 J9921658B"],
  // Persons: DNI, NIE of each letter, and however they are written.
  ["undefined", "53675193R X5253868R Y5253868S Z8078221M A-28015865 a28.015.865 ESA28015865 53675193-r"],
  // A company has a digit, a public body a letter, although both stand for the same.
  ["control", "A28015866 A2801586E Q28180024 53675193L Y5253868R"],
  ["example", "B00000000 B12345674 11111111H 87654321X 00000000T A58818501 B11111111 12345678Z"],
  // No number at all.
  ["control", "B1234567 B280158651 I28015865 28015865 5367519R NIFA28015865 pordecidir"],
])("what is wrong with them is %s: %s", (problem, numbers) => {
  for (const number of numbers.split(" "))
    expect([number, String(findTaxNumberProblem(number))]).toEqual([number, problem]);
});
