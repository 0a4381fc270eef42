import { expect, test } from "vitest";
import type { SiteData } from "#app/content/schemas/site.ts";
import { accessibilityStatement } from "#app/pages/legal/accessibility-statement.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const { t } = fixture.edition("es");
const unset: SiteData["accessibility"] = {
  status: "unset",
  evaluated: null,
  method: null,
  failures: [],
  answerDays: null,
};

test("the statement says status, failures, day, method and time to answer, each from its own field", () => {
  const fields: SiteData["accessibility"] = {
    ...unset,
    status: "partial",
    evaluated: "2026-11-20",
    method: "autoevaluación.",
    failures: ["El mapa falla."],
    answerDays: 5,
  };
  const statement = accessibilityStatement(fields, t);
  expect(statement.map(({ tag }) => tag)).toEqual(["h2", "p", "h2", "ul", "h2", "p"]);
  for (const words of [
    "Esta web es parcialmente conforme",
    "El mapa falla.",
    "La última evaluación terminó el 20 de noviembre de 2026. Método: autoevaluación. Contestamos ",
    " en 5 días laborables como máximo.",
  ])
    expect(JSON.stringify(statement)).toContain(words);
});

test("while nothing was evaluated it says so, and nothing else", () => {
  const statement = accessibilityStatement(unset, t);
  expect(statement.map(({ tag }) => tag)).toEqual(["h2", "p"]);
  expect(JSON.stringify(statement)).toContain("Aún no se ha hecho una evaluación completa");
});
