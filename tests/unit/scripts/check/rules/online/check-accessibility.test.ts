import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { checkAccessibility } from "#scripts/check/rules/online/check-accessibility.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const site = readFileSync(join(fixtureRoot, "content/site.yaml"), "utf8");

/** Returns what the gate finds in a site with these fields, and with this sentence in the text around the statement. */
function judge({ status = "unset", failures = "[]", sentence = "Queremos." }) {
  const root = makeFolder({
    "content/site.yaml": site
      .replace("status: partial", `status: ${status}`)
      .replace(/failures: \[.*\]/, `failures: ${failures}`),
    "content/es/legal/accessibility.md": `---\ntitle: Accesibilidad\ndescription: Una página.\n---\n\n${sentence}\n`,
  });
  return checkAccessibility({ content: openContentFiles(root, { developing: false }) }).map(({ code, values }) =>
    String(values.found ?? code),
  );
}

test("a status and a list of failures that deny each other are refused", () => {
  expect(judge({ status: "full", failures: "[El mapa falla.]" })).toEqual(["accessibility-status"]);
  expect(judge({ status: "partial" })).toEqual(["accessibility-status"]);
  expect(judge({ status: "none" })).toEqual(["accessibility-status"]);
  expect(judge({ status: "full" })).toEqual([]);
  expect(judge({ status: "partial", failures: "[El mapa falla.]" })).toEqual([]);
  // Failures are known before the first evaluation, and there may be none.
  expect(judge({ failures: "[El mapa falla.]" })).toEqual([]);
  expect(judge({})).toEqual([]);
});

test.each([
  ["Esta web es parcialmente conforme con las pautas.", "parcialmente conforme"],
  ["La web cumple las WCAG 2.2.", "cumple las WCAG"],
  ["Cumplimos plenamente con el nivel AA.", "Cumplimos plenamente con el nivel"],
  ["Aún no se ha hecho una evaluación completa.", "Aún no se ha hecho una evaluación completa"],
])("«%s» is for the statement to say", (sentence, found) => {
  expect(judge({ sentence })).toEqual([found]);
});

test.each([
  "Trabajamos con las WCAG 2.2, nivel AA, como objetivo.",
  "Todo se puede manejar con el teclado.",
  "Si no estás conforme con la respuesta, puedes reclamar.",
  "Si algo no cumple lo que esperas, avísanos.",
  "<!-- La web cumple las WCAG. -->\n\nQueremos.",
])("«%s» says nothing of a result", (sentence) => {
  expect(judge({ sentence })).toEqual([]);
});
