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

test("the statement says status, failures, day, method and time to answer, each of its field", () => {
  const fields: SiteData["accessibility"] = {
    ...unset,
    status: "partial",
    evaluated: "2026-11-20",
    method: "autoevaluación.",
    failures: ["El mapa falla."],
    answerDays: 5,
  };
  expect(accessibilityStatement(fields, t)).toEqual([
    { tag: "h2", props: { id: "situacion" }, children: ["Situación de cumplimiento"] },
    { tag: "p", children: [expect.stringMatching(/^Esta web es parcialmente conforme/)] },
    { tag: "h2", props: { id: "limitaciones" }, children: ["Limitaciones que conocemos"] },
    { tag: "ul", children: [{ tag: "li", children: ["El mapa falla."] }] },
    { tag: "h2", props: { id: "evaluacion" }, children: ["Evaluación y plazo de respuesta"] },
    {
      tag: "p",
      children: [
        expect.stringMatching(
          /^La última evaluación terminó el 20 de noviembre de 2026\. Método: autoevaluación\. Contestamos .* en 5 días laborables como máximo\.$/,
        ),
      ],
    },
  ]);
});

test("while nothing was evaluated it says so, and nothing else", () => {
  const statement = accessibilityStatement(unset, t);
  expect(statement.map(({ tag }) => tag)).toEqual(["h2", "p"]);
  expect(JSON.stringify(statement)).toContain("Aún no se ha hecho una evaluación completa");
});
