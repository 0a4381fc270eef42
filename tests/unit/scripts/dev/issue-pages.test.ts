import { expect, test } from "vitest";
import { createIssuePages } from "#scripts/dev/issue-pages.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

const pagesOf = createIssuePages(fixtureRoot);

test.each([
  ["content/site.yaml", "error", null],
  ["locales/es.json", "warning", null],
  ["content/es/pages/contact.md", "warning", ["/contacto"]],
  // Under both of its paths.
  ["content/es/pages/about.md", "error", ["/nosotros", "/sobre-nosotros"]],
  ["content/es/legal/privacy.md", "error", ["/privacidad"]],
  ["content/es/blog/cuentas-claras.md", "warning", ["/blog/cuentas-claras"]],
  // It may be missing in the list.
  ["content/es/blog/cuentas-claras.md", "error", ["/blog", "/blog/cuentas-claras"]],
  ["content/es/faq/preguntas-frecuentes.md", "warning", ["/contacto", "/preguntas-frecuentes"]],
  ["content/images/no-es-nada.txt", "warning", ["/"]],
  ["app/root.tsx", "error", []],
] as const)("%s, %s", (file, severity, pages) => {
  expect(pagesOf({ file, severity })?.toSorted() ?? null).toEqual(pages);
});
