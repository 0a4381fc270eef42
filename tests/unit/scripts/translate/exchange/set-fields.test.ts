import fc from "fast-check";
import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { setFields } from "#scripts/translate/exchange/set-fields.ts";
import { anyText, holdsFor, textOf, yamlPieces } from "#tests/unit/any-text.ts";

const original = {
  title: "Uno",
  cards: [
    { id: "a", title: "A" },
    { id: "b", title: "B" },
  ],
  lines: ["uno", "dos"],
};

function dataOf(source: string): unknown {
  const result = readFrontMatter("content/en/blog/a.md", source);
  return result.ok ? result.value.data : undefined;
}

test("any text that is read at all is read as it was set", () => {
  holdsFor(
    600,
    fc.property(fc.oneof(textOf(yamlPieces), anyText), (text) => {
      const written = setFields("---\ntitle: Old # note\n---\nText.\n", original, [
        { path: ["cards", 1, "title"], text },
      ]);
      const data = dataOf(written);
      if (data === undefined) return;
      expect(data).toEqual({ title: "Old", cards: [{ id: "b", title: text }] });
    }),
  );
});

test("usual texts are read", () => {
  for (const text of [
    "A house: 40 m² #1",
    "- no",
    "{{brand}}",
    "two\nlines",
    'quo"ted',
    "yes",
    "12",
    "منزل",
    "é 👩‍🏗️",
  ]) {
    const written = setFields("---\n---\n", original, [{ path: ["title"], text }]);
    expect(dataOf(written)).toEqual({ title: text });
  }
});

test("items that are there are found, others are added, and lists of texts are set whole", () => {
  const source = "---\ncards:\n  - title: Bee # note\n    id: b\n---\n";
  const fields = [
    { path: ["cards", 0, "title"], text: "Ay" },
    { path: ["cards", 1, "title"], text: "Be" },
    { path: ["lines", 0], text: "one" },
    { path: ["lines", 1], text: "two" },
  ];
  const written = setFields(source, original, fields);
  expect(written).toContain("- title: Be # note\n    id: b");
  expect(dataOf(written)).toEqual({
    cards: [
      { title: "Be", id: "b" },
      { id: "a", title: "Ay" },
    ],
    lines: ["one", "two"],
  });
});

test.each(["\n", "\r\n"])("a body takes the place of another, with the line ends of the file (%j)", (newline) => {
  const source = ["---", "title: One", "---", "", "Old.", ""].join(newline);
  expect(setFields(source, original, [], "New.\n\n## More")).toBe(
    ["---", "title: One", "---", "", "New.", "", "## More", ""].join(newline),
  );
});

test("without fields nothing is written above a body", () => {
  expect(setFields("---\n---\n", original, [], "New.")).toBe("---\n---\n\nNew.\n");
});
