import { expect, test } from "vitest";
import { findExampleHosts, isExampleText, isGap, isRentedHost } from "#scripts/check/rules/online/example-text.ts";

test.each([
  "B00000000 (NIF de ejemplo)",
  "Sociedad de ejemplo, S. L.",
  "hola@mod.example",
  "dpd@tudominio.es",
  "https://localhost:5173",
  "hola@correo.test",
  "por decidir",
  "TODO",
  "Por definir",
  "[…]",
  "[nombre de la sociedad]",
  "Test, S. L.",
  "Nombre de la empresa, S. L.",
  "X semanas",
  "xxx",
  "B11111111",
  "Prueba, S. L.",
  "hola@dominio.com",
  "Pendiente de la primera evaluación",
  "…",
  "¿?",
  "N/A",
  "x",
])("«%s» is an example", (text) => {
  expect(isExampleText(text)).toBe(true);
});

test.each([
  "Tres presupuestos de obra, por ejemplo el de una nave en Vinaroz.",
  "La obra todavía no había empezado.",
  "Un local de 40 m² para probar el test. Local cerrado.",
  "test de estanqueidad",
  "Los Test, S. L.",
  "TODO INCLUIDO",
  "Los acabados, por definir en el proyecto",
  "X Semana de la Madera",
  "Calle XXX Aniversario, 2",
  "hola@empresamodular.es",
  "TODO: del proyecto a las llaves",
  "https://www.ejemplar.es",
  "Tomo 1000, folio 000000",
  "no se ha designado",
  "X Construcciones, S. L.",
])("«%s» is none", (text) => {
  expect(isExampleText(text)).toBe(false);
});

test("a button may ask to try", () => {
  expect(isGap("Prueba")).toBe(false);
});

test("a limitation of the site may begin with what has not been done yet, but may not be an example", () => {
  expect(isExampleText("Aún no se han evaluado los vídeos.", true)).toBe(false);
  expect(isExampleText("Todavía no la ha probado nadie.", true)).toBe(false);
  expect(isExampleText("Limitación de ejemplo.", true)).toBe(true);
});

test("an example is found at its place", () => {
  expect(findExampleHosts("Escribe a ana@mod.example o mira www.example.com.")).toEqual([
    { found: "mod.example", offset: 14 },
    { found: "www.example.com", offset: 33 },
  ]);
});

test("a company has its own domain, not one of a web host, of this machine or none", () => {
  const rented = ["lum.pages.dev", "lum.vercel.app", "lum.github.io", "localhost", "203.0.113.7", "[2001:db8::1]"];
  expect([...rented, "www.lum-casas.es"].filter(isRentedHost)).toEqual(rented);
});
