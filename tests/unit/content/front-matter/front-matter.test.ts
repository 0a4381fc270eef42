import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Issue } from "#app/content/issues.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/prueba.md";

function read(source: string) {
  const result = readFrontMatter(file, source);
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(result.issues)}`);
  return result.value;
}

function issuesOf(source: string): Issue[] {
  const result = readFrontMatter(file, source);
  if (result.ok) throw new Error("Readable after all.");
  return result.issues;
}

const places = (source: string) => issuesOf(source).map(({ line, column, code }) => `${line}:${column} ${code}`);

test("front matter and body are told apart", () => {
  const { data, body, bodyLine } = read("---\ntitle: Uno\n---\n\nPrimera línea.\n");
  expect(data).toEqual({ title: "Uno" });
  expect(body).toBe("\nPrimera línea.\n");
  expect(bodyLine).toBe(4);
});

test("a byte order mark changes nothing, positions included", () => {
  const { data, bodyLine } = read("\uFEFF---\ntitle: Uno\n---\nTexto.\n");
  expect(data).toEqual({ title: "Uno" });
  expect(bodyLine).toBe(4);
  expect(places("\uFEFF---\ntitle: a: b\n---\n")).toEqual(places("---\ntitle: a: b\n---\n"));
});

test("Windows line ends change nothing, positions included", () => {
  const unix = "---\ntitle: Uno\ntext: |\n  Una.\n\n  Otra.\n---\n\nTexto.\n";
  const { data, body, bodyLine } = read(unix.replaceAll("\n", "\r\n"));
  expect(data).toEqual({ title: "Uno", text: "Una.\n\nOtra.\n" });
  expect({ body, bodyLine }).toEqual({ body: read(unix).body, bodyLine: read(unix).bodyLine });
  const broken = "---\ntitle: Uno\ndescription: a: b\n---\n";
  expect(places(broken.replaceAll("\n", "\r\n"))).toEqual(["3:15 yaml-syntax"]);
  expect(places(broken)).toEqual(["3:15 yaml-syntax"]);
});

test("a body may be missing, and front matter empty", () => {
  expect(read("---\ntitle: Uno\n---")).toMatchObject({ data: { title: "Uno" }, body: "" });
  expect(read("---\n---\nTexto.\n")).toMatchObject({ data: {}, body: "Texto.\n", bodyLine: 3 });
  expect(read("---\n# solo una nota\n---\nTexto.\n")).toMatchObject({ data: {}, body: "Texto.\n", bodyLine: 4 });
});

test("spaces behind the marks, and the mark «yaml», do no harm", () => {
  expect(read("--- yaml\ntitle: Uno\n---  \nTexto.\n").data).toEqual({ title: "Uno" });
});

test("a rule in the body is no mark of the front matter", () => {
  expect(read("---\ntitle: Uno\n---\nUna.\n\n---\n\nOtra.\n").body).toBe("Una.\n\n---\n\nOtra.\n");
});

test("an empty file has no front matter", () => {
  for (const source of ["", "\n\n", "\uFEFF", " \r\n\t"]) expect(places(source)).toEqual(["1:1 front-matter-missing"]);
});

test("a file of five megabytes is refused", () => {
  expect(issuesOf(`---\ntitle: Uno\n---\n${"palabra ".repeat(640_000)}`)).toEqual([
    { file, line: 1, column: 1, code: "file-too-large", values: { limit: 250 } },
  ]);
});

test("bytes that are not UTF-8 are found where they stand", () => {
  const source = Buffer.from("---\ntitle: Espa\u00f1a\n---\n", "latin1").toString("utf8");
  expect(places(source)).toEqual(["2:12 file-encoding"]);
});

test("front matter without an end mark is said to be open", () => {
  expect(places("---\ntitle: Uno\n\nTexto.\n")).toEqual(["1:1 front-matter-unclosed"]);
  expect(places("---")).toEqual(["1:1 front-matter-unclosed"]);
});

test("an end mark with something behind it is shown", () => {
  expect(places("---\ntitle: Uno\n----\nTexto.\n")).toEqual(["3:1 front-matter-unclosed"]);
  expect(places("---\ntitle: Uno\n--- fin\n---\n")).toEqual(["3:1 front-matter-unclosed"]);
});

test("text before the front matter is text without front matter", () => {
  expect(places("\n---\ntitle: Uno\n---\n")).toEqual(["1:1 front-matter-missing"]);
  expect(places("# Un título\n")).toEqual(["1:1 front-matter-missing"]);
});

test.each([
  [" ---\ntitle: Uno\n---\n", "---"],
  ["\n\n\t---\ntitle: Uno\n---\n", "---"],
  ["Texto.\n---\n", ""],
  [" ----\ntitle: Uno\n---\n", ""],
])("of %j is said whether there is something invisible before its first line", (source, pushed) => {
  expect(issuesOf(source)).toEqual([expect.objectContaining({ code: "front-matter-missing", values: { pushed } })]);
});

test.each(["js", "javascript", "json", "toml", "coffee", "coffeescript", "cson", " js", "JS", "-"])(
  "the mark ---%s is refused and nothing behind it runs",
  (mark) => {
    const trace = join(makeFolder({ "nada.txt": "" }), "ejecutado.txt");
    const code = `require("node:fs").writeFileSync(${JSON.stringify(trace)}, "sí")`;
    for (const source of [`---${mark}\n${code}\n---\n`, `\uFEFF---${mark}\r\nmodule.exports = ${code}\r\n---\r\n`]) {
      expect(issuesOf(source)).toEqual([
        { file, line: 1, column: 4, code: "front-matter-missing", values: { language: mark.trim() } },
      ]);
    }
    expect(existsSync(trace)).toBe(false);
  },
);

test("a YAML tag runs no code either", () => {
  expect(places('---\ntitle: !!js/function "function () {}"\n---\n')).toEqual(["2:8 yaml-syntax"]);
});

test("a broken file read twice shows the same issue twice", () => {
  const source = "---\ntitle: [Uno\n---\n";
  const first = issuesOf(source);
  expect(first.map(({ code }) => code)).toContain("yaml-syntax");
  expect(issuesOf(source)).toEqual(first);
});

test("a good file read twice gives data of its own each time", () => {
  const source = "---\ntitle: Uno\n---\n";
  const first = read(source).data;
  expect(read(source).data).toEqual(first);
  expect(read(source).data).not.toBe(first);
});

test("an alias bomb is refused at its first anchor, before it is unfolded", () => {
  const levels = Array.from({ length: 12 }, (_, level) => {
    const value = level === 0 ? "x" : `*n${level - 1}`;
    return `n${level}: &n${level} [${Array(10).fill(value).join(", ")}]`;
  });
  expect(places(`---\ntitle: Uno\n${levels.join("\n")}\n---\n`)).toEqual(["3:9 yaml-syntax"]);
});

test("an alias that names itself is refused too", () => {
  expect(places("---\na: &a [*a]\n---\n")).toEqual(["2:7 yaml-syntax"]);
});

test("a name used twice is shown at its second place", () => {
  expect(places("---\ntitle: Uno\ndate: 2024-01-01\ntitle: Dos\n---\n")).toEqual(["4:1 yaml-syntax"]);
});

test("a tabulator as indentation is shown where it stands", () => {
  expect(places("---\nimage:\n\tsrc: a.jpg\n---\n")[0]).toBe("3:1 yaml-syntax");
});

test("a second document inside the front matter is refused", () => {
  expect(places("---\ntitle: Uno\n...\ntitle: Dos\n---\n")[0]).toMatch(/ yaml-syntax$/);
});

test("all issues of the YAML are shown at once", () => {
  expect(places("---\ntitle: a: b\ndescription: c: d\n---\n")).toEqual(["2:9 yaml-syntax", "3:15 yaml-syntax"]);
});

test("brackets nested without end are an issue, not a crash", () => {
  expect(places(`---\ntitle: ${"[".repeat(20_000)}\n---\n`)[0]).toMatch(/ yaml-syntax$/);
});

test("the names of JavaScript's own objects are fields like any other and change no object", () => {
  const { data } = read("---\n__proto__: { polluted: true }\nconstructor: Uno\n---\n");
  expect(Object.keys(Object(data)).sort()).toEqual(["__proto__", "constructor"]);
  expect(Reflect.get({}, "polluted")).toBeUndefined();
});

test("positions count lines and columns from 1", () => {
  expect(positionAt("uno\ndos", 0)).toEqual({ line: 1, column: 1 });
  expect(positionAt("uno\ndos", 3)).toEqual({ line: 1, column: 4 });
  expect(positionAt("uno\ndos", 4)).toEqual({ line: 2, column: 1 });
  expect(positionAt("uno\ndos", 6)).toEqual({ line: 2, column: 3 });
});
