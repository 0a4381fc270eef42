import { expect, test } from "vitest";
import { frontMatterTexts } from "#scripts/check/content/front-matter-texts.ts";
import { textBlocks } from "#scripts/check/content/text-blocks.ts";
import { contentFile } from "./content-file.ts";

const fields = (name: string) =>
  contentFile(
    `---\ntitle: Términos\n${name}:\n  date: 2026-05-04\n  sections: { "1-precios": "123456789012" }\n---\n\nTexto.\n`,
  );

test("the hashes of a review are no words of the site", () => {
  expect(frontMatterTexts(fields("reviewed")).map(({ text }) => text)).toEqual(["Términos"]);
  expect(textBlocks(fields("reviewed")).map(({ field }) => field)).toEqual([undefined]);
  expect(frontMatterTexts(fields("other"))).toHaveLength(3);
});
