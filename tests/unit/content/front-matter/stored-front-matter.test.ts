import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { restoreFrontMatter, storeFrontMatter } from "#app/content/front-matter/stored-front-matter.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";

const file = "content/es/blog/uno.md";
const fingerprint = "0a1b";

/** Returns what a later process gets of a file. */
function restore(source: string) {
  const stored = storeFrontMatter(readFrontMatter(file, source));
  if (!stored) throw new Error("The file is not kept.");
  return restoreFrontMatter({ file, source, fingerprint }, JSON.parse(JSON.stringify(stored)));
}

const sources = readdirSync(join(fixtureRoot, "content"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".md"))
  .map((name) => [name, readFileSync(join(fixtureRoot, "content", name), "utf8")] as const);

test.each(sources)("%s is the same when it is restored", (_name, source) => {
  for (const text of [source, `\uFEFF${source.replaceAll("\n", "\r\n")}`]) {
    const [first, restored] = [readFrontMatter(file, text), restore(text)];
    if (!first.ok || !restored.ok) throw new Error("The file cannot be read.");
    const { data, body, bodyLine, tree, locate } = first.value;
    expect(restored.value).toMatchObject({ file, fingerprint, data, body, bodyLine });
    expect(restored.value.tree()).toEqual(tree());
    for (const { path } of textFields(data)) {
      expect(restored.value.locate.value(path)).toEqual(locate.value(path));
      expect(restored.value.locate.key(path)).toEqual(locate.key(path));
      expect(restored.value.locate.has(path)).toBe(true);
    }
    expect(restored.value.locate.has(["nada"])).toBe(false);
    expect(restored.value.locate.isNull(["nada"])).toBe(locate.isNull(["nada"]));
  }
});

test.each(["", "---\ntitle: a: b\n---\n", "---\ntitle: a\n", "Texto."])("the issues of %j are the same", (source) => {
  const first = readFrontMatter(file, source);
  expect(first.ok).toBe(false);
  expect(restore(source)).toEqual(first);
});

test.each([".inf", ".nan", "-0"])("front matter with %s, which JSON does not have, is not kept", (value) => {
  expect(storeFrontMatter(readFrontMatter(file, `---\nsize: ${value}\n---\n`))).toBeUndefined();
});

test("the fingerprint depends on the path and on the text", () => {
  const fingerprintOf = (name: string, source: string) => {
    const result = readFrontMatter(name, source);
    return result.ok && result.value.fingerprint;
  };
  const source = "---\ntitle: a\n---\n";
  expect(fingerprintOf("a.md", source)).toBe(fingerprintOf("a.md", source));
  expect(fingerprintOf("b.md", source)).not.toBe(fingerprintOf("a.md", source));
  expect(fingerprintOf("a.md", `${source}b`)).not.toBe(fingerprintOf("a.md", source));
});
