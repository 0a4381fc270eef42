import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import type { PictureFacts } from "#app/pictures/picture-facts.server.ts";
import { checkOriginals } from "#scripts/check/content/check-originals.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const facts: PictureFacts = {
  hash: "0a1b2c3d4e",
  width: 30,
  height: 20,
  colour: "#8f8977",
  onGround: false,
  bytes: 1000,
  oddColours: null,
};

/** Returns the originals that are unused where an article says `text`. */
function unused(text: string, ...names: string[]): string[] {
  const files = openContentFiles(makeFolder({ "content/es/blog/uno.md": text }), { developing: false });
  const issues = checkOriginals(files, new Map(names.map((name) => [name, facts])), new Set());
  return issues.filter(({ code }) => code === "picture-unused").map(({ values }) => String(values.picture));
}

test.each(["src: a/one.jpg", "src: 'a/one.jpg'", "{ src: a/one.jpg, alt: Una }", "![Una](a/one.jpg)"])(
  "%s uses the picture",
  (text) => {
    expect(unused(text, "a/one.jpg")).toEqual([]);
  },
);

test("a name is not used because it ends, or begins, a longer one", () => {
  const names = ["one.jpg", "a/one.jpg", "two.png"];
  expect(unused("src: a/mod-one.jpg\n![Dos](b/a/one.jpg) two.pngs", ...names)).toEqual(names);
});

test("pictures that git does not know have one issue, with the command that adds all of them", () => {
  const issuesFor = (...names: string[]) => {
    const text = names.map((name) => `![Una](${name})`).join("\n\n");
    const files = openContentFiles(makeFolder({ "content/es/blog/uno.md": text }), { developing: false });
    const issues = checkOriginals(files, new Map(names.map((name) => [name, facts])), new Set(names));
    return issues
      .filter(({ code }) => code === "picture-untracked")
      .map(({ file, values }) => [file, values.more, values.paths]);
  };
  expect(issuesFor("a/one.jpg")).toEqual([["content/images/a/one.jpg", 0, "content/images/a/one.jpg"]]);
  expect(issuesFor("a/one.jpg", "b/two.jpg")).toEqual([
    ["content/images/a/one.jpg", 1, "content/images/a/one.jpg content/images/b/two.jpg"],
  ]);
  const many = Array.from({ length: 20 }, (_, index) => `a/picture-${index}.jpg`);
  expect(issuesFor(...many)).toEqual([["content/images/a/picture-0.jpg", 19, "content/images"]]);
});
