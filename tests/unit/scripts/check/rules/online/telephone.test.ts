import { expect, test } from "vitest";
import { findUnassignedTelephones } from "#scripts/check/rules/online/telephone.ts";

test.each([
  "+34 978 000 000",
  "0034 978 00 00 00",
  "978-000-000",
  "+34 123 456 789",
  "+34 612 345 678",
  "+34 666 666 666",
  "+34 750 217 385",
  "+34 987 654 321",
  "+34 890 217 385",
  "+34 904 217 385",
  "+34 99 021 73 85",
])("nobody has %s", (number) => {
  expect(findUnassignedTelephones(`Llama al ${number}.`)).toEqual([{ text: number, offset: 9 }]);
});

test.each([
  "+34 978 217 385",
  "+34 612 345 679",
  "+34 900 100 100",
  "+34 81 041 82 75",
  "+351 210 000 000",
  "Tomo 1000, folio 000000, hoja CS-000000",
  "De 600 000 000 € a 900.000.000 de euros",
  "ES79 2100 0813 6101 2345 6789",
  "ref. 4978000000 y A600000000",
  "Se destinan 200.000.000 a vivienda y 100.000.000 de dólares a suelo.",
  "Llámanos si tu obra cuesta 600 000 000 €.",
  "Expediente 444444444",
  "La llamada costó 900.000.000 pesetas.",
  "Llama al +34 978 123 456 o al 978 123 456.",
])("«%s» has no number that nobody has", (text) => {
  expect(findUnassignedTelephones(text)).toEqual([]);
});
