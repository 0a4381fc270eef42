import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { getPublicPaths } from "#app/routing/site-paths.server.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { knowledgeFile } from "#scripts/knowledge/knowledge-file.ts";
import { writeKnowledge } from "#scripts/knowledge/write-knowledge.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const knowledge = await collectKnowledge("es");
const { passages } = knowledge;
const textOf = (path: string) =>
  passages
    .filter((passage) => passage.path === path)
    .map(({ title, text }) => `${title} ${text}`)
    .join("\n")
    .replaceAll("\u00A0", " ");

test("every page of the site has its say, but for the invented stories", () => {
  const paths = getPublicPaths().filter(({ alias, key }) => !alias && key !== "story");
  expect(new Set(passages.map(({ path }) => path))).toEqual(new Set(paths.map(({ path }) => path)));
});

test("figures are those that visitors read, and no placeholder is left", () => {
  expect(textOf("/mod-one")).toContain("25.308 €");
  expect(textOf("/mod-studio")).toContain("6,1 m x 3,0 m");
  expect(textOf("/modelos")).toContain("900 €/m²");
  expect(textOf("/contacto")).toContain("+34 964 000 000");
  expect(knowledge.instruction).toContain("900\u00A0€/m²");
  expect(JSON.stringify({ ...knowledge, texts: undefined })).not.toContain("{{");
});

test("a passage is one line of plain words", () => {
  for (const { title, text, page } of passages) {
    for (const words of [title, text, page]) {
      expect(words).toMatch(/\S/);
      expect(words).not.toMatch(/\n|\]\(|\*\*|<\/?[a-z]|undefined|\[object/);
    }
  }
});

test("articles come section by section, tables and lists with their words apart", () => {
  const glamping = passages.filter(({ path }) => path === "/blog/glamping-inversion-rentable");
  expect(glamping.length).toBeGreaterThan(8);
  expect(glamping.every(({ page }) => page === glamping[0]?.page)).toBe(true);
});

test("buttons are no knowledge", () => {
  expect(passages.some(({ title }) => title === "¿Alquilar, comprar o devolver?")).toBe(false);
  expect(passages.some(({ title }) => title === "Alquiler modular")).toBe(true);
});

test("words by which visitors ask for a question or a page are known and stand in no text", () => {
  const keywordsOf = (address: string) =>
    passages.filter(({ path }) => path === address).map(({ keywords }) => keywords);
  expect(keywordsOf("/proceso").join(" ")).toContain("averías");
  expect(keywordsOf("/privacidad")).toEqual([expect.stringContaining("LOPD")]);
  expect(keywordsOf("/historias")).toEqual([undefined]);
  expect(JSON.stringify(passages.map(({ title, text }) => title + text))).not.toContain("LOPD");
  expect(knowledge).not.toHaveProperty("hints");
});

test("it is written as a module that says it is made, and leaves no draft behind", async () => {
  const root = makeFolder({});
  await writeKnowledge(root);
  const module = readFileSync(join(root, knowledgeFile), "utf8");
  expect(module).toMatch(/^\/\/ Made from content\/ and locales\//);
  expect(module).toContain("export const knowledge: Knowledge = {");
  expect(existsSync(join(root, `${knowledgeFile}.${process.pid}`))).toBe(false);
});
