import { expect, test } from "vitest";
import { renameFrontMatter } from "#scripts/rename/rename-front-matter.ts";

const keep = { aliases: [], dropSlug: false };

test("a first alias comes last, and no other line changes", () => {
  const source = "---\ntitle:   Uno   # nota\ntags: [a,b]\nimages:\n  - src: a\n---\n\nTexto --- y más.\n";
  expect(renameFrontMatter(source, { aliases: ["viejo"], dropSlug: false })).toBe(
    "---\ntitle:   Uno   # nota\ntags: [a,b]\nimages:\n  - src: a\naliases: [viejo]\n---\n\nTexto --- y más.\n",
  );
});

test("three dashes within a line of the front matter do not end it", () => {
  expect(
    renameFrontMatter('---\ntitle: "Antes --- después" # --- nota ---\nslug: uno\n---\nTexto\n', {
      aliases: ["uno"],
      dropSlug: true,
    }),
  ).toBe('---\ntitle: "Antes --- después" # --- nota ---\naliases: [uno]\n---\nTexto\n');
});

test.each([
  "aliases: [a, b] # nota\n",
  "aliases:\n  - a\n  - b\n",
  "aliases:\n- a\n- b\n",
  "aliases: [\n  a,\n  b\n]\n",
])("%j is replaced where it stands", (lines) => {
  expect(
    renameFrontMatter(`---\ntitle: Uno\n${lines}date: 2024-01-01\n---\n`, {
      aliases: ["a", "b", "c"],
      dropSlug: false,
    }),
  ).toBe("---\ntitle: Uno\naliases: [a, b, c]\ndate: 2024-01-01\n---\n");
});

test("the slug goes, and so does the last alias", () => {
  expect(
    renameFrontMatter("---\nslug: uno # antes\naliases:\n  - a\ntitle: Uno\n---\nslug: x\n", {
      aliases: [],
      dropSlug: true,
    }),
  ).toBe("---\ntitle: Uno\n---\nslug: x\n");
});

test("a file without these fields stays as it is", () => {
  const source = "---\ntitle: Uno\npresentation:\n  slug: no\n  aliases: [no]\n---\n";
  expect(renameFrontMatter(source, { ...keep, dropSlug: true })).toBe(source);
});

test("line ends of Windows and a byte order mark stay, and a name of digits is a text", () => {
  expect(
    renameFrontMatter("\uFEFF---\r\ntitle: Uno\r\n---\r\nTexto\r\n", { aliases: ["2024", "a"], dropSlug: true }),
  ).toBe('\uFEFF---\r\ntitle: Uno\r\naliases: ["2024", a]\r\n---\r\nTexto\r\n');
});
