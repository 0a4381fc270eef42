import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import type { Issue } from "#app/content/issues.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/prueba.md";

function read(source: string) {
  const result = readFrontMatter(file, source);
  if (!result.ok) throw new Error(`Not readable: ${JSON.stringify(result.issues)}`);
  return result.value;
}

function issuesOf(source: string): readonly Issue[] {
  const result = readFrontMatter(file, source);
  if (result.ok) throw new Error("Readable after all.");
  return result.issues;
}

const places = (source: string) => issuesOf(source).map(({ line, column, code }) => `${line}:${column} ${code}`);

test("Windows line ends change nothing, positions included", () => {
  const unix = "---\ntitle: Uno\ntext: |\n  Una.\n\n  Otra.\n---\n\nTexto.\n";
  const { data, body, bodyLine } = read(unix.replaceAll("\n", "\r\n"));
  expect(data).toEqual({ title: "Uno", text: "Una.\n\nOtra.\n" });
  expect({ body, bodyLine }).toEqual({ body: read(unix).body, bodyLine: read(unix).bodyLine });
  const broken = "---\ntitle: Uno\ndescription: a: b\n---\n";
  expect(places(broken.replaceAll("\n", "\r\n"))).toEqual(["3:15 yaml-syntax"]);
  expect(places(broken)).toEqual(["3:15 yaml-syntax"]);
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
