import { expect, test } from "vitest";
import { findPostalCodeProblem } from "#scripts/check/production/postal-code.ts";

test.each([
  [
    "Calle Mayor, 1, 12500 Vinaroz (Tarragona), España",
    { postcode: "12500", province: "Castellón", written: "Tarragona" },
  ],
  ["Calle Mayor, 1, 28001 Barcelona", { postcode: "28001", province: "Madrid", written: "Barcelona" }],
  ["Calle Mayor, 1, 28001, Barcelona", { postcode: "28001", province: "Madrid", written: "Barcelona" }],
  ["Gran Vía, 1, 48001 Bilbao (Guipuzcoa)", { postcode: "48001", province: "Bizkaia", written: "Guipúzcoa" }],
  ["Calle Mayor, 1, 99999 Vinaroz (Castellón)", { postcode: "99999", province: "", written: "" }],
  ["Calle Mayor, 1, 1250 Vinaroz (Castellón)", { postcode: "1250", province: "", written: "" }],
  ["Carrer Major, 1, 8001 Barcelona", { postcode: "8001", province: "", written: "" }],
  ["Calle Mayor, 1, C. P. 125000 Vinaroz", { postcode: "125000", province: "", written: "" }],
  ["Calle Mayor, 1, 00500 Vinaroz", { postcode: "00500", province: "", written: "" }],
])("%s", (address, problem) => {
  expect(findPostalCodeProblem(address)).toEqual(problem);
});

test.each([
  "Calle Mayor, 1, 12500 Vinaroz (Castellón), España",
  "Calle Mayor, 1, 12500 Vinaròs (Castelló)",
  "Calle Mayor, 1, 12500 Vinaroz, provincia de Castellón.",
  // The street and the town have the name of another province.
  "Avenida de Valencia, 3, 12500 Vinaroz (Castellón)",
  "Calle Toledo, 28, 28005 Madrid",
  "Plaza Mayor, 2, 24200 Valencia de Don Juan (León)",
  "Plaza Mayor, 2, 24200 Valencia de Don Juan",
  "Rúa Nova, 1, 15705 Santiago de Compostela (La Coruña)",
  "Carrer Major, 1, 07001 Palma, Mallorca, Illes Balears",
  "Calle Real, 4, 35001 Las Palmas de Gran Canaria",
  "Calle Real, 4, 51001 Ceuta",
  "Calle Real, 4, 30593 La Palma, Cartagena",
  "Calle Mayor, 1, Vinaroz",
  "Polígono Norte, parcela 10234, 12500 Vinaroz (Castellón)",
  "Avenida de Madrid, 1200, 50010 Zaragoza",
  "Rua do Ouro, 5, 1000 Lisboa, Portugal",
  "Rua do Ouro, 5, 1100-062 Lisboa",
  "Avenida de Madrid, 2040 Edificio Norte, Zaragoza",
  "Polígono Sur, 1205 Nave B, Vinaroz (Castellón)",
])("%s: nothing is wrong", (address) => {
  expect(findPostalCodeProblem(address)).toBeUndefined();
});
