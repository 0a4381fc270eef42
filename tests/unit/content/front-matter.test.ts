import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { advise } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { yamlIssues } from "#scripts/check/advice/yaml-issues.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/prueba.md";

function read(source: string) {
  const result = readFrontMatter(file, source);
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(advise(result.errors))}`);
  return result.value;
}

function issuesOf(source: string): readonly Issue[] {
  const result = readFrontMatter(file, source);
  const issues = result.ok ? yamlIssues(file, result.value.yaml) : advise(result.errors);
  if (issues.length === 0) throw new Error("Readable after all.");
  return issues;
}

const places = (source: string) => issuesOf(source).map(({ line, column, code }) => `${line}:${column} ${code}`);

test("Windows line ends change nothing, positions included", () => {
  const unix = "---\ntitle: Uno\ntext: |\n  Una.\n\n  Otra.\n---\n\nTexto.\n";
  const { data, body, bodyLine } = read(unix.replaceAll("\n", "\r\n"));
  expect(data).toEqual({ title: "Uno", text: "Una.\n\nOtra.\n" });
  expect({ body, bodyLine }).toEqual({ body: read(unix).body, bodyLine: read(unix).bodyLine });
  const broken = "---\ntitle: Uno\ndescription: a: b\n---\n";
  expect(places(broken.replaceAll("\n", "\r\n"))).toEqual(["3:14 yaml-syntax"]);
  expect(places(broken)).toEqual(["3:14 yaml-syntax"]);
});

test.each(["js", "json", " JS"])("the mark ---%s is refused and nothing behind it runs", (mark) => {
  const trace = join(makeFolder({ "nada.txt": "" }), "ejecutado.txt");
  const code = `require("node:fs").writeFileSync(${JSON.stringify(trace)}, "sí")`;
  for (const source of [`---${mark}\n${code}\n---\n`, `\uFEFF---${mark}\r\nmodule.exports = ${code}\r\n---\r\n`]) {
    expect(issuesOf(source)).toEqual([
      { file, line: 1, column: 4, code: "front-matter-missing", values: { language: mark.trim() } },
    ]);
  }
  expect(existsSync(trace)).toBe(false);
});

test("the names of JavaScript's own objects are fields like any other and change no object", () => {
  const { data } = read("---\n__proto__: { polluted: true }\nconstructor: Uno\n---\n");
  expect(Object.keys(Object(data)).sort()).toEqual(["__proto__", "constructor"]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test.each<[yaml: string, found: string]>([
  ["title: Precio: el mejor\ndate: 2024-01-01", "1:8 BLOCK_AS_IMPLICIT_KEY"],
  ['title: "Hola\ndescription: otra\ndate: "a"', "1:13 MISSING_CHAR"],
  // The parser notices both at their ends, below.
  ["tags: [a, b\ndate: a", "1:7 BLOCK_IN_FLOW"],
  ['title: "Hola\ndate: a', "1:8 MISSING_CHAR"],
  ['title: "El "mejor" precio"', "1:13 UNEXPECTED_TOKEN"],
  ["title:Hola\ndate: a", "1:1 MULTILINE_IMPLICIT_KEY"],
  ["title Hola\ndate: a", "1:1 MULTILINE_IMPLICIT_KEY"],
  ["tags:\n  - a\n -b", "3:1 BAD_INDENT"],
  ["title: {{precio.metro}} es poco", "1:25 UNEXPECTED_TOKEN"],
  ["title: {{precio.metro}}", "1:8 UNEXPECTED_TOKEN"],
  ["cta:\n\ttitle: a\n\ttext: b", "2:1 TAB_AS_INDENT"],
  ['title: "C:\\dir"', "1:11 BAD_DQ_ESCAPE"],
  ["date: 2024\ndate: 2025", "2:1 DUPLICATE_KEY"],
  ["title: &Co y *c", "1:12 anchor-used"],
  ["<<<<<<< HEAD\ntitle: a\n=======\ntitle: b\n>>>>>>> ana", "1:1 conflict"],
])("%j is explained once, where the mistake is", (yaml, found) => {
  const issues = issuesOf(`---\n${yaml}\n---\n`);
  expect(issues.map(({ line, column, values }) => `${line - 1}:${column} ${values.problem}`)).toEqual([found]);
});
