import { expect, test } from "vitest";
import { createIssuePages } from "#scripts/dev/issue-pages.ts";
import type { PageIssue } from "#scripts/dev/page-issue.ts";
import { panelMarkup } from "#scripts/dev/panel-markup.ts";
import { readDevOptions } from "#scripts/dev/read-dev-options.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

test.each([
  [[], { port: 5173, strictPort: false, open: false }],
  [["--port", "4310"], { port: 4310, strictPort: false, open: false }],
  [["--port=4310", "--strictPort"], { port: 4310, strictPort: true, open: false }],
  [["--host", "0.0.0.0", "--open"], { port: 5173, strictPort: false, open: true, host: "0.0.0.0" }],
])("«npm run dev -- %s»", (args, options) => {
  expect(readDevOptions(args)).toEqual({ ok: true, options });
});

test.each([
  [["--puerto", "80"], "no conoce la opción «--puerto»"],
  [["--port", "abc"], "«abc» no es un puerto"],
  [["--port", "70000"], "«70000» no es un puerto"],
])("«npm run dev -- %s» is refused", (args, text) => {
  expect(readDevOptions(args)).toMatchObject({ ok: false, text: expect.stringContaining(text) });
});

const pagesOf = createIssuePages(fixtureRoot);

test.each([
  ["content/site.yaml", "error", null],
  ["locales/es.json", "warning", null],
  ["content/es/pages/contact.md", "warning", ["/contacto"]],
  // Under both of its paths.
  ["content/es/pages/about.md", "error", ["/nosotros", "/sobre-nosotros"]],
  ["content/designer/sets.yaml", "error", ["/designer", "/disenador"]],
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

const issue: PageIssue = {
  file: "content/es/blog/uno.md",
  line: 3,
  column: 1,
  code: "field-unknown",
  severity: "error",
  problem: "El campo «fecha» no existe.",
  remedy: "Corrige el nombre o <bórralo>.",
  source: { source: "fecha: 2025-02-11", caret: "^" },
  pages: ["/blog/uno"],
};

test("an issue has its place, sentence, line and remedy, escaped; the panel is open for errors only", () => {
  const markup = panelMarkup([issue], undefined);
  for (const text of [
    "content/es/blog/uno.md:3:1",
    issue.problem,
    "fecha: 2025-02-11\n<b>^</b>",
    "&lt;bórralo&gt;",
    "Errores: 1. Avisos: 0.",
    '<details class="error" open>',
  ]) {
    expect(markup).toContain(text);
  }
  expect(panelMarkup([{ ...issue, severity: "warning" }], undefined)).not.toContain("open>");
});

test("of very many issues the first are shown, errors before warnings", () => {
  const warnings = Array.from({ length: 60 }, () => ({ ...issue, severity: "warning" as const }));
  const markup = panelMarkup([...warnings, issue], undefined);
  expect(markup.match(/<li/g)).toHaveLength(50);
  expect(markup.indexOf('<li class="error"')).toBeLessThan(markup.indexOf('<li class="warning"'));
  expect(markup).toContain("Y hay más: 11.");
});
