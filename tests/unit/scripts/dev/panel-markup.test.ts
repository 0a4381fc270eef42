import { expect, test } from "vitest";
import type { PageIssue } from "#scripts/dev/page-issue.ts";
import { panelMarkup } from "#scripts/dev/panel-markup.ts";

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
