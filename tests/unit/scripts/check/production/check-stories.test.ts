import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { checkStories } from "#scripts/check/rules/online/check-stories.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Returns what the gate finds in a story with one more line of fields. */
function judge(field: string) {
  const root = makeFolder({
    "content/es/stories/una.md": `---
title: La oficina del huerto
description: Una historia que solo existe en las pruebas.
author: { name: Ana, role: gestora }
model: lum-sur
quote: A las dos salimos a comer debajo del nogal.
images:
  - { src: exteriors/una.jpg, alt: Una. }
${field}---

Ana pagaba un local en el centro.
`,
  });
  return checkStories(openContentFiles(root, { developing: false })).map(({ code, line }) => ({ code, line }));
}

test("a story that is marked as a sample is refused at its mark", () => {
  expect(judge("sample: true\n")).toEqual([{ code: "example-story", line: 9 }]);
});

test("a story of a real customer passes", () => {
  expect(judge("")).toEqual([]);
  expect(judge("sample: false\n")).toEqual([]);
});
