import { expect, test } from "vitest";
import { findTaxNumberProblem } from "#scripts/check/rules/online/tax-number.ts";

test.each([
  // Published by their owners: Telefónica, El Corte Inglés, Mercadona, CSIC, SGAE and the city of Madrid.
  "A28015865",
  "Q2818002D",
  "P2807900B",
  // An entity of these kinds may have a digit or a letter.
  "J99216582",
  "J9921658B",
  // Persons: DNI and NIE of each letter.
  "53675193R",
  "X5253868R",
  "Y5253868S",
  "Z8078221M",
])("%s is right", (number) => {
  expect(findTaxNumberProblem(number)).toBeUndefined();
});

test.each(["A-28015865", "a28.015.865", "ESA28015865", "A 28015865", " 53675193-R "])(
  "%s is right however it is written",
  (number) => {
    expect(findTaxNumberProblem(number)).toBeUndefined();
  },
);

test.each([
  ["A28015866", "A28015865"],
  // A company has a digit, a public body a letter, although both stand for the same.
  ["A2801586E", "A28015865"],
  ["Q28180024", "Q2818002D"],
  ["53675193L", "53675193R"],
  ["Y5253868R", "Y5253868S"],
])("the control character of %s is wrong, and %s is meant", (number, meant) => {
  expect(findTaxNumberProblem(number)).toEqual({ kind: "control", meant });
});

test.each(["B00000000", "B12345674", "11111111H", "87654321X", "00000000T", "A58818501"])(
  "%s is an example, whatever its control character",
  (number) => {
    expect(findTaxNumberProblem(number)).toEqual({ kind: "example" });
  },
);

test.each(["", "B1234567", "B280158651", "I28015865", "28015865", "5367519R", "NIF A28015865", "por decidir"])(
  "«%s» has not the shape of one",
  (number) => {
    expect(findTaxNumberProblem(number)).toEqual({ kind: "shape" });
  },
);
