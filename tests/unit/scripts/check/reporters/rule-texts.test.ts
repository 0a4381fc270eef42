import { expect, test } from "vitest";
import type { Issue, RuleCode } from "#app/content/issues.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";

const texts = (code: Issue["code"], values: Issue["values"] = {}) =>
  ruleTexts({ file: "content/es/blog/roto.md", line: 12, column: 7, code, values });

test.each(Object.keys(tools.check.rules) as RuleCode[])("%s says in Spanish what is wrong and what to do", (code) => {
  for (const sentence of Object.values(texts(code))) expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«¿].*[.?]$/s);
});

test("what libraries call by English names is said in Spanish", () => {
  expect(texts("field-type", { field: "tags", expected: "array" }).problem).toBe("El campo «tags» debe ser una lista.");
  expect(texts("yaml-syntax", { problem: "TAB_AS_INDENT" }).problem).toBe(
    "Los datos no se entienden aquí: hay un tabulador delante de la línea.",
  );
  for (const form of Object.keys(tools.check.forms))
    expect(texts("field-format", { field: "a", form }).problem).not.toMatch(/«a» {2}|\[\[/);
});

test("the words of a detail have the values of the issue, and general advice stands where there is none", () => {
  expect(texts("yaml-syntax", { problem: "sign-first", sign: "{{", wanted: 'title: "{{a}}"' })).toEqual({
    problem: "Los datos no se entienden aquí: un texto no puede empezar por «{{» sin comillas.",
    remedy: 'Escribe la línea así: «title: "{{a}}"».',
  });
  expect(texts("yaml-syntax", { problem: "MISSING_CHAR" }).remedy).toMatch(/^Revisa esa línea/);
});

test("a suggestion is left out where there is none, and a count of none", () => {
  const remedy = (suggestion: string) => texts("picture-missing", { picture: "a.jpg", suggestion }).remedy;
  expect(remedy("b.jpg")).toContain("«b.jpg»");
  expect(remedy("")).not.toMatch(/¿|«»|\[\[/);
  const problem = (more: number) => texts("word-unknown", { word: "porxe", more }).problem;
  expect(problem(2)).toContain("2");
  expect(problem(0)).not.toMatch(/0|\[\[/);
});

test("signs that mean something to JavaScript are plain text in a sentence", () => {
  expect(texts("link-broken", { href: "/a$&b$1", suggestion: "" }).problem).toContain("«/a$&b$1»");
});
