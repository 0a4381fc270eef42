import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { advise, damageOf } from "#scripts/check/advice/advise.ts";
import type { Issue } from "#scripts/check/advice/issues.ts";
import { quoteText } from "#scripts/check/advice/quote-text.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/prueba.md";

function read(source: string) {
  const result = readFrontMatter(file, source);
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(advise(result.errors))}`);
  return result.value;
}

function issuesOf(source: string): readonly Issue[] {
  const result = readFrontMatter(file, source);
  const issues = result.ok ? damageOf(result.value) : advise(result.errors);
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

/** `line:column problem «wanted»` of every issue of a front matter; lines count from its first. */
function reasons(frontMatter: string): string[] {
  const result = readFrontMatter("content/es/blog/a.md", `---\n${frontMatter}\n---\n`);
  const issues = result.ok ? damageOf(result.value) : advise(result.errors);
  return issues.map(
    ({ line, column, values }) =>
      `${line - 1}:${column} ${values.problem}${values.wanted ? ` «${values.wanted}»` : ""}`,
  );
}

test.each<[yaml: string, found: string]>([
  ["title: Precio: el mejor\ndate: 2024-01-01", '1:8 text-unquoted «title: "Precio: el mejor"»'],
  ['title: "Hola\ndescription: otra\ndate: a', '1:13 quotes «title: "Hola"»'],
  ['title: "El "mejor" precio"', "1:8 quotes «title: 'El \"mejor\" precio'»"],
  ['title: "Hola" mundo', "1:8 quotes «title: '\"Hola\" mundo'»"],
  ["title:Hola\ndate: a", "1:7 colon-space «title: Hola»"],
  ["title Hola\ndate: a", "1:6 colon-missing «title: Hola»"],
  ["tags:\n  - a\n  -b", "3:4 dash-space «- b»"],
  ["tags: [a, b\ndate: a", "1:12 bracket-unclosed «tags: [a, b]»"],
  ["title: {{precio.metro}} es poco", '1:8 text-unquoted «title: "{{precio.metro}} es poco"»'],
  [
    "items:\n  - { value: {{a.b}}, label: Son {{c.d}} }",
    '2:14 fact-in-group «- { value: "{{a.b}}", label: "Son {{c.d}}" }»',
  ],
  [`tags: ["uno, {{a.b}}", {{c.d}} y más]`, `1:24 fact-in-group «tags: ["uno, {{a.b}}", "{{c.d}} y más"]»`],
  ["cta: { label: Ya, href: tel:{{a.b}} }", '1:25 fact-in-group «cta: { label: Ya, href: "tel:{{a.b}}" }»'],
  // The groups below are right, and nothing is said of them.
  [
    'items:\n  - { value: {{a.b}} }\n  - { value: "{{a.b}}", label: "c{{d.e}}" }',
    '2:14 fact-in-group «- { value: "{{a.b}}" }»',
  ],
  ["text: > Hola\ndate: a", '1:7 text-unquoted «text: "Hola"»'],
  ["title: a\n description: b\ndate: a", "2:1 indent «description: b»"],
  ["title: a\n- b", "2:1 line-unread"],
  ["size: { length: 7,6, width: 3.7 }", "1:17 decimal-comma «7.6»"],
  ["cta:\n\ttitle: a\n\ttext: b", "2:1 TAB_AS_INDENT"],
  ['title: "C:\\dir"', "1:8 quotes «title: 'C:\\dir'»"],
])("%j is explained once, where the mistake is", (yaml, found) => {
  expect(reasons(yaml)).toEqual([found]);
});

test("mistakes that have nothing to do with each other come at once", () => {
  expect(reasons("title: a: b\ndate: 2024\ndescription: {{x}} y\ndate: 2025")).toEqual([
    '1:8 text-unquoted «title: "a: b"»',
    '3:14 text-unquoted «description: "{{x}} y"»',
    "4:1 DUPLICATE_KEY",
  ]);
});

test("what the corrected line says can be read", () => {
  for (const value of ["Precio: el mejor", '"Hola" mundo', 'L\'Hospitalet: y "más"', "C:\\dir: a", "“Hola: mundo”"]) {
    expect(reasons(`title: ${quoteText(value)}`)).toEqual([]);
  }
});
