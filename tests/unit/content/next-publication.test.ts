import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { nextPublication } from "#app/content/publication/next-publication.server.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** Returns a text of the frozen site with more fields. */
function text(file: string, fields: string): string {
  return readFileSync(join(fixtureRoot, file), "utf8").replace("---\n", `---\n${fields}\n`);
}

const post = "content/es/blog/madera-al-sol.md";
const story = "content/es/stories/oficina-de-ana.md";

/** Returns a function from a moment to the file and the moment of what comes after it. */
function openTexts() {
  const root = copyFixtureSite({
    "content/es/blog/a-tarde.md": text(post, "publishAt: 2026-12-24 18:00"),
    "content/es/blog/b-borrador.md": text(post, "draft: true\npublishAt: 2026-11-30"),
    "content/es/blog/c-ayer.md": text(post, "publishAt: 2026-11-21 09:00"),
    [story]: text(story, "publishAt: 2026-12-01"),
  });
  const { files } = openSite(root);
  return (moment: string) => {
    const next = nextPublication(files, new Date(moment));
    return next && `${next.file} ${next.publishAt}`;
  };
}

test("the first text after a moment is the next one, of whatever collection, and never a draft", () => {
  const after = openTexts();
  expect(after("2026-11-20T10:00:00Z")).toBe("content/es/blog/c-ayer.md 2026-11-21 09:00");
  expect(after("2026-11-22T12:00:00Z")).toBe(`${story} 2026-12-01`);
  expect(after("2026-12-02T12:00:00Z")).toBe("content/es/blog/a-tarde.md 2026-12-24 18:00");
  expect(after("2026-12-24T18:00:00Z")).toBeUndefined();
});

test("what is due at the very moment does not wait any more", () => {
  const after = openTexts();
  expect(after("2026-11-21T07:59:59.900Z")).toBe("content/es/blog/c-ayer.md 2026-11-21 09:00");
  expect(after("2026-11-21T08:00:00Z")).toBe(`${story} 2026-12-01`);
});
