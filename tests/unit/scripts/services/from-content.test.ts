import { utimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { fromContent } from "#scripts/services/from-content.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const file = "content/es/blog/madera-al-sol.md";

test("what the services know of the content is collected once, and again after a file has changed", async () => {
  const root = copyFixtureSite();
  const collect = vi.fn(async ({ edition }: Site) => edition(defaultLocale).content.entries("blog").length);
  const current = fromContent(root, collect);
  const before = await current();
  expect(await current()).toBe(before);
  expect(collect).toHaveBeenCalledOnce();
  writeFiles(root, { [file]: "---\n---\n" });
  const later = new Date(Date.now() + 5000);
  utimesSync(join(root, file), later, later);
  await expect(current()).rejects.toMatchObject({ name: "ContentError" });
  await expect(current()).rejects.toMatchObject({ name: "ContentError" });
  expect(collect).toHaveBeenCalledTimes(2);
});
