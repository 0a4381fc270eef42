import { fromHtml } from "hast-util-from-html";
import { SKIP, visit } from "unist-util-visit";
import { expect, test } from "vitest";
import type { DescribedIssue } from "#scripts/check/reporters/describe-issues.ts";
import { panelMarkup } from "#scripts/vite/panel/panel-markup.ts";

const issue = (more: Partial<DescribedIssue> = {}): DescribedIssue => ({
  file: "content/es/blog/uno.md",
  line: 12,
  column: 4,
  code: "field-unknown",
  severity: "error",
  problem: "El campo «fecha» no existe.",
  remedy: "Bórralo.",
  source: { source: "fecha: <hoy>", caret: "^" },
  ...more,
});

/** Returns the words of the panel, as a reader sees them. */
function wordsOf(state: Partial<Parameters<typeof panelMarkup>[0]>): string {
  const markup = panelMarkup({ issues: [], isOpen: true, hasNoPage: false, details: "", ...state });
  let words = "";
  visit(fromHtml(markup, { fragment: true }), (node) => {
    if (node.type === "element" && node.tagName === "style") return SKIP;
    if (node.type === "text") words += node.value;
    return undefined;
  });
  return words;
}

test("a page without issues has no panel, nor one whose issues are being looked for", () => {
  expect(panelMarkup({ issues: [], isOpen: true, hasNoPage: false, details: "" })).toBe("");
  expect(panelMarkup({ issues: null, isOpen: true, hasNoPage: false, details: "" })).toBe("");
});

test("the panel has the problem, the place, the line with a caret and the remedy", () => {
  const words = wordsOf({ issues: [issue()] });
  for (const part of [
    "1 error",
    "El campo «fecha» no existe.",
    "content/es/blog/uno.md:12:4",
    "fecha: <hoy>",
    "^",
    "Bórralo.",
  ]) {
    expect(words).toContain(part);
  }
});

test("folded, it only counts", () => {
  const words = wordsOf({ issues: [issue(), issue({ severity: "warning" })], isOpen: false });
  expect(words).toContain("1 error y 1 aviso · Ver");
  expect(words).not.toContain("fecha");
});

test("errors come before warnings, and warnings alone are called so", () => {
  const words = wordsOf({ issues: [issue({ severity: "warning", problem: "Aviso." }), issue({ problem: "Fallo." })] });
  expect(words.indexOf("Fallo.")).toBeLessThan(words.indexOf("Aviso."));
  expect(wordsOf({ issues: [issue({ severity: "warning" })] })).toContain("no impiden publicar");
});

test("a full page stands in the place of one that cannot be shown", () => {
  const words = wordsOf({ issues: [issue()], hasNoPage: true, details: "Error: at x" });
  expect(words).toContain("Esta página todavía no se puede mostrar");
  expect(words).toContain("Bórralo.");
  expect(words).not.toContain("at x");
});

test("only when the check has found nothing is it an error of the code", () => {
  expect(wordsOf({ issues: null, hasNoPage: true, details: "Error: at x" })).not.toContain("at x");
  const words = wordsOf({ issues: [], hasNoPage: true, details: "Error: at x" });
  expect(words).toContain("sino en el código");
  expect(words).toContain("at x");
});

test("of very many issues the first are shown, and how many there are besides", () => {
  const words = wordsOf({ issues: Array.from({ length: 60 }, () => issue()) });
  expect(words).toContain("60 errores");
  expect(words).toContain("Y hay más: 10.");
});
