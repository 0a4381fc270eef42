import { expect, test } from "vitest";
import { withDetails } from "#app/pages/contact/contact-form/detail-lines.ts";

const lineOf = (field: string, value: string) => `${field}: ${value}`;
const none = { telephone: "", town: "", model: "" };

test("a message without details stays as it is", () => {
  expect(withDetails("Hola.", none, lineOf)).toBe("Hola.");
  expect(withDetails("Hola.", { ...none, town: "  " }, lineOf)).toBe("Hola.");
});

test("the details that were given stand below the message, in the order of the form", () => {
  expect(withDetails("Hola.", { telephone: " 600 000 000 ", town: "", model: "LUM|SUR" }, lineOf)).toBe(
    "Hola.\n\ntelephone: 600 000 000\nmodel: LUM|SUR",
  );
});
