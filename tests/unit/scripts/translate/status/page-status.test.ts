import { expect, test } from "vitest";
import type { OriginalPage } from "#scripts/translate/original-pages.ts";
import { originOf } from "#scripts/translate/page-origin.ts";
import { pageSections } from "#scripts/translate/page-sections.ts";
import { pageStatus } from "#scripts/translate/status/page-status.ts";
import { pageToDo } from "#scripts/translate/status/to-do-lines.ts";

function page(title: string, body: string): OriginalPage {
  const fields = [{ path: ["title"], name: "title", text: title }];
  return { name: "blog/uno.md", file: "content/es/blog/uno.md", data: { title }, fields, sections: pageSections(body) };
}

const before = page("Una casa", "Entrada.\n\n## La licencia\n\nUno dos tres.\n\n## El precio\n\nCuatro.\n");
const translation = {
  data: { title: "A house" },
  body: "Intro.\n",
  origin: originOf(before.fields, before.sections),
};

test("a page without a translation is missing, with all its words", () => {
  expect(pageStatus(before, undefined)).toMatchObject({ state: "missing", words: 11, wordsLeft: 11 });
});

test("a page whose original has not changed is done", () => {
  const status = pageStatus(before, translation);
  expect(status).toMatchObject({ state: "done", noted: true, wordsLeft: 0 });
  expect(pageToDo(status)).toEqual([]);
});

test("a translation that is kept back is not done", () => {
  const status = pageStatus(before, { ...translation, unfinished: true });
  expect(status).toMatchObject({ state: "partial", wordsLeft: 0 });
  expect(pageToDo(status)).toEqual(["Sin publicar: lleva «draft: true»."]);
});

test("a page of which nobody has noted the original is done", () => {
  const status = pageStatus(page("Otra", "Otra.\n"), { ...translation, origin: undefined });
  expect(status).toMatchObject({ state: "done", noted: false, wordsLeft: 0 });
});

test("sections that have changed, are new or gone are named, and only their words are left", () => {
  const now = page("Una casa", "Entrada.\n\n## La licencia\n\nUno dos.\n\n## El plazo\n\nCinco seis.\n");
  const status = pageStatus(now, translation);
  expect(status).toMatchObject({ state: "outdated", changedFields: false, wordsLeft: 8 });
  expect(pageToDo(status)).toEqual([
    "Ha cambiado «La licencia».",
    "Es nuevo «El plazo».",
    "Ya no está «#el-precio», o su título es otro.",
  ]);
});

test("sections in another order, and other spaces around them, have not changed", () => {
  const now = page("Una casa", "\nEntrada.\n\n\n## El precio\n\nCuatro.\n\n## La licencia\n\nUno dos tres.");
  expect(pageStatus(now, translation).state).toBe("done");
});

test("the text above the first heading and the fields are named as such", () => {
  const now = page("Otra casa", "Otra entrada.\n\n## La licencia\n\nUno dos tres.\n\n## El precio\n\nCuatro.\n");
  expect(pageToDo(pageStatus(now, translation))).toEqual([
    "Han cambiado datos del principio del archivo (título, descripción u otros).",
    "Ha cambiado el principio del texto.",
  ]);
});

test("a page is partial while it lacks fields or its body", () => {
  const noBody = pageStatus(before, { ...translation, body: "\n", origin: originOf(before.fields, undefined) });
  expect(noBody).toMatchObject({ state: "partial", missingBody: true, wordsLeft: 9 });
  const noTitle = pageStatus(before, { ...translation, data: {} });
  expect(noTitle).toMatchObject({ state: "partial", missingFields: ["title"], wordsLeft: 2 });
  expect(pageToDo(noTitle)).toEqual(["Sin traducir: title."]);
});

test("fields that are not translated cannot be outdated", () => {
  const now = page("Otra casa", "Entrada.\n\n## La licencia\n\nUno dos tres.\n\n## El precio\n\nCuatro.\n");
  expect(pageStatus(now, { ...translation, data: {} })).toMatchObject({ state: "partial", changedFields: false });
});

test("the names that objects have are no sections", () => {
  const now = page("Una casa", "## Constructor\n\nUno.\n");
  const status = pageStatus(now, { ...translation, origin: { sections: { "": "ab" } } });
  expect(status).toMatchObject({ newSections: ["Constructor"], removedSections: [""] });
});
