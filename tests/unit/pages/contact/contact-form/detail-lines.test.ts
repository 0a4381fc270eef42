import { expect, test } from "vitest";
import { withDetails } from "#app/pages/contact/contact-form/detail-lines.ts";

const lineOf = (field: string, value: string) => `${field}: ${value}`;
test("the details that were given stand below the message, in the order of the form", () => {
  expect(withDetails("Hola.", { telephone: " 600 000 000 ", town: "", model: "LUM|SUR" }, lineOf)).toBe(
    "Hola.\n\ntelephone: 600 000 000\nmodel: LUM|SUR",
  );
});
