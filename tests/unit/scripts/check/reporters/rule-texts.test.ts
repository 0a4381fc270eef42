import { expect, onTestFinished, test, vi } from "vitest";
import { type Issue, ruleCodes } from "#app/content/issues.ts";
import { detailNames } from "#scripts/check/locales/detail-names.ts";
import { ruleTexts } from "#scripts/check/reporters/rule-texts.ts";
import { formatIssue } from "#scripts/check/reporters/terminal.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const issue = (code: Issue["code"], values: Issue["values"] = {}): Issue => ({
  file: "content/es/blog/roto.md",
  line: 12,
  column: 7,
  code,
  values,
});

function enter(files: Readonly<Record<string, string>>): void {
  const cwd = vi.spyOn(process, "cwd").mockReturnValue(makeFolder(files));
  onTestFinished(() => cwd.mockRestore());
}

test.each(ruleCodes)("%s says in Spanish what is wrong and what to do", (code) => {
  const { problem, remedy } = ruleTexts(issue(code));
  for (const sentence of [problem, remedy]) {
    expect(sentence).toMatch(/^[A-ZÁÉÍÓÚÑ«¿]/);
    expect(sentence).toMatch(/[.?]$/);
    expect(sentence).not.toContain("Se incumple la regla");
  }
});

test("a fault is one line: place, code, problem, remedy", () => {
  expect(formatIssue(issue("alt-missing", { field: "images[1].alt" }))).toBe(
    "content/es/blog/roto.md:12:7  alt-missing  Falta el texto alternativo de la imagen («images[1].alt»).  " +
      'Describe en una frase lo que se ve; si la imagen solo adorna, escribe alt: "".',
  );
});

test("what libraries call by English names is said in Spanish", () => {
  expect(ruleTexts(issue("field-type", { field: "tags", expected: "array" })).problem).toBe(
    "El campo «tags» no es del tipo que se esperaba (una lista).",
  );
  expect(ruleTexts(issue("yaml-syntax", { problem: "TAB_AS_INDENT" })).problem).toBe(
    "Los datos no se entienden en este punto (hay un tabulador en la sangría: usa espacios).",
  );
});

test.each(Object.entries(detailNames).flatMap(([group, names]) => names.map((name) => [group, name] as const)))(
  "%s: %s has Spanish words",
  (group, name) => {
    const { problem } = ruleTexts(
      group === "yaml" ? issue("yaml-syntax", { problem: name }) : issue("field-type", { field: "a", expected: name }),
    );
    expect(problem).not.toContain(`(${name})`);
  },
);

test("a suggestion is left out where there is none", () => {
  expect(ruleTexts(issue("picture-missing", { picture: "a.jpg", suggestion: "b.jpg" })).remedy).toContain("«b.jpg»");
  expect(ruleTexts(issue("picture-missing", { picture: "a.jpg", suggestion: "" })).remedy).not.toMatch(/¿|«»|\[\[/);
});

test("signs that mean something to JavaScript are plain text in a sentence", () => {
  expect(ruleTexts(issue("link-broken", { href: "/a$&b$1", suggestion: "" })).problem).toContain("«/a$&b$1»");
});

test("a locale file that cannot be read still has its own faults explained", () => {
  for (const name of ["locales/es.json", "locales/nada.json"]) {
    enter({ [name]: "{ roto" });
    expect(ruleTexts(issue("locale-syntax", { problem: "falta una coma" })).problem).toBe(
      "El archivo no es JSON válido: falta una coma.",
    );
    expect(ruleTexts(issue("locale-missing")).remedy).toMatch(/git/);
  }
});

test("a rule whose sentences are missing names itself and its values", () => {
  enter({ "locales/es.json": '{ "check": { "rules": { "link-broken": { "problem": "Solo una." } } } }' });
  const { problem, remedy } = ruleTexts(issue("link-broken", { href: "/nada" }));
  expect(problem).toBe("Se incumple la regla link-broken (href: /nada).");
  expect(remedy).toContain("locales/es.json");
});

test("a byte order mark at the beginning of the locale file does no harm", () => {
  enter({
    "locales/es.json": '\uFEFF{ "check": { "rules": { "file-empty": { "problem": "Nada.", "remedy": "Algo." } } } }',
  });
  expect(ruleTexts(issue("file-empty"))).toEqual({ problem: "Nada.", remedy: "Algo." });
});
