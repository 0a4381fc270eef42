import { expect, onTestFinished, test, vi } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { type RuleCode, ruleCodes } from "#app/content/rule-codes.ts";
import { detailNames } from "#scripts/check/locales/detail-names.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { MessageError, readMessages } from "#scripts/terminal/messages.ts";
import { fixture } from "#tests/site/fixture-site.ts";

vi.mock("#scripts/terminal/messages.ts", { spy: true });

const locale = fixture.locales.messages("es");

const issue = (code: Issue["code"], values: Issue["values"] = {}): Issue => ({
  file: "content/es/blog/roto.md",
  line: 12,
  column: 7,
  code,
  values,
});

test.each(ruleCodes)("%s says in Spanish what is wrong and what to do", (code) => {
  const { problem, remedy } = ruleTexts(issue(code), locale);
  for (const sentence of [problem, remedy]) {
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«¿]/);
    expect(sentence).toMatch(/[.?]$/);
    expect(sentence).not.toContain("Se incumple la regla");
  }
});

test("what libraries call by English names is said in Spanish", () => {
  expect(ruleTexts(issue("field-type", { field: "tags", expected: "array" }), locale).problem).toBe(
    "El campo «tags» debe ser una lista.",
  );
  expect(ruleTexts(issue("yaml-syntax", { problem: "TAB_AS_INDENT" }), locale).problem).toBe(
    "Los datos no se entienden aquí: hay un tabulador delante de la línea.",
  );
});

/** By group of details, the rule that says them and the value that names them. */
const groups = {
  yaml: ["yaml-syntax", "problem"],
  yamlAdvice: ["yaml-syntax", "problem"],
  types: ["field-type", "expected"],
  typeAdvice: ["field-type", "expected"],
  forms: ["field-format", "form"],
  counts: ["field-count", "bound"],
  ranges: ["field-range", "range"],
} as const satisfies Record<keyof typeof detailNames, readonly [RuleCode, string]>;

test.each(Object.entries(detailNames).flatMap(([group, names]) => names.map((name) => [group, name] as const)))(
  "%s: %s has Spanish words, and a rule that says them",
  (group, name) => {
    const [code, value] = groups[group as keyof typeof groups];
    const said = Object.values(ruleTexts(issue(code, { field: "a", [value]: name }), locale)).join(" ");
    expect(said).not.toBe(Object.values(ruleTexts(issue(code, { field: "a" }), locale)).join(" "));
    if (group !== "characters") expect(said).not.toMatch(new RegExp(`(?<![\\p{L}-])${name}(?![\\p{L}-])`, "u"));
  },
);

test("the words of a detail have the values of the issue, and general advice stands where there is none", () => {
  const values = { problem: "sign-first", sign: "{{", wanted: 'title: "{{a}}"' };
  expect(ruleTexts(issue("yaml-syntax", values), locale)).toEqual({
    problem: "Los datos no se entienden aquí: un texto no puede empezar por «{{» sin comillas.",
    remedy: 'Escribe la línea así: «title: "{{a}}"».',
  });
  expect(ruleTexts(issue("yaml-syntax", { problem: "MISSING_CHAR" }), locale).remedy).toMatch(/^Revisa esa línea/);
});

test("a suggestion is left out where there is none", () => {
  const remedy = (suggestion: string) =>
    ruleTexts(issue("picture-missing", { picture: "a.jpg", suggestion }), locale).remedy;
  expect(remedy("b.jpg")).toContain("«b.jpg»");
  expect(remedy("")).not.toMatch(/¿|«»|\[\[/);
});

test("a count of none is not said", () => {
  const problem = (more: number) => ruleTexts(issue("word-unknown", { word: "porxe", more }), locale).problem;
  expect(problem(2)).toContain("2");
  expect(problem(0)).not.toMatch(/0|\[\[/);
});

test("signs that mean something to JavaScript are plain text in a sentence", () => {
  const { problem } = ruleTexts(issue("link-broken", { href: "/a$&b$1", suggestion: "" }), locale);
  expect(problem).toContain("«/a$&b$1»");
});

test("issues of a locale file that cannot be read still have their sentences", () => {
  vi.mocked(readMessages).mockImplementation(() => {
    throw new MessageError("locales/es.json cannot be read.");
  });
  onTestFinished(() => {
    vi.mocked(readMessages).mockReset();
  });
  expect(ruleTexts(issue("locale-syntax", { problem: "falta una coma" })).problem).toBe(
    "El archivo no es JSON válido: falta una coma.",
  );
  expect(ruleTexts(issue("file-missing")).remedy).toMatch(/git/);
  expect(readMessages).toHaveBeenCalledTimes(2);
});

test("a rule whose sentences are missing names itself and its values", () => {
  const incomplete = { check: { rules: { "link-broken": { problem: "Solo una." } } } };
  const { problem, remedy } = ruleTexts(issue("link-broken", { href: "/nada" }), incomplete);
  expect(problem).toBe("Se incumple la regla link-broken (href: /nada).");
  expect(remedy).toContain("locales/es.json");
});
