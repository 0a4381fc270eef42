import { expect, test } from "vitest";
import { z } from "zod";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { parseTranslation } from "#app/content/parse-entry.ts";
import { checkTitles } from "#scripts/check/content/check-titles.ts";
import type { Project } from "#scripts/check/content/project.ts";

const description = "Una descripción corta.";
const original = readFrontMatter("content/es/pages/a.md", `---\ntitle: Una\ndescription: ${description}\n---\n`);
const schema = z.strictObject({ title: z.string(), description: z.string() });

function codesOf(translation: string): string[] {
  const parsed = parseTranslation(original, readFrontMatter("content/ca/pages/a.md", translation), schema);
  if (!parsed.ok) throw new Error("The translation cannot be read.");
  const file = { ...parsed.entry, locale: "ca", kind: "pages", id: "a", slug: "a" };
  return checkTitles({
    files: [file],
    facts: new Map([["ca", new Map()]]),
    brandLengths: new Map(),
  } as unknown as Project).map(({ code }) => code);
}

test("only the words that a translation has itself are judged in it", () => {
  expect(codesOf("---\ntitle: Un\n---\n")).toEqual([]);
  expect(codesOf("---\ntitle: Un\ndescription: Curta.\n---\n")).toEqual(["description-length"]);
});
