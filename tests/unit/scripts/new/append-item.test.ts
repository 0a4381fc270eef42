import { expect, test } from "vitest";
import { appendItem } from "#scripts/new/append-item.ts";

const item = "- id: c\n  text: Tres\n";

test("an item is added behind the last one, with its indent, and nothing else changes", () => {
  const text = `---
title: "Uno"   # con comillas
items:
    - {id: a,   text: 'Uno'}
    # entre las dos
    - id: b
      text: >-
        Dos
        líneas
other:   [1,2]
---
Cuerpo.
`;
  const appended = appendItem(text, ["items"], item);
  expect(appended?.text).toBe(text.replace("        líneas\n", "        líneas\n    - id: c\n      text: Tres\n"));
  expect(appended?.line).toBe(10);
});

test("a list deep in the fields and at their end is found, lines end as they do there", () => {
  const text = "\uFEFF---\r\nuses:\r\n  cards:\r\n  - id: a # uno\r\n---\r\n";
  const appended = appendItem(text, ["uses", "cards"], item);
  expect(appended?.text).toBe(
    "\uFEFF---\r\nuses:\r\n  cards:\r\n  - id: a # uno\r\n  - id: c\r\n    text: Tres\r\n---\r\n",
  );
  expect(appended?.line).toBe(5);
});

test.each([
  ["no front matter", "items:\n  - a\n"],
  ["a list between brackets", "---\nitems: [a]\n---\n"],
  ["an empty list", "---\nitems:\n---\n"],
  ["a missing list", "---\ntitle: x\n---\n"],
])("%s has no place for an item", (_name, text) => {
  expect(appendItem(text, ["items"], item)).toBeUndefined();
});
