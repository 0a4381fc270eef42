import { expect, test } from "vitest";
import { withDetails } from "#app/pages/contact/contact-form/detail-lines.ts";

test("the details that were given stand below the message, in the order of the form", () => {
  const details = [
    { label: "Teléfono", value: "600 000 000" },
    { label: "Municipio", value: "" },
    { label: "Modelo", value: "LUM|SUR" },
  ];
  expect(withDetails("Hola.", details, ({ label, value }) => `${label}: ${value}`)).toBe(
    "Hola.\n\nTeléfono: 600 000 000\nModelo: LUM|SUR",
  );
});
