import { expect, test } from "vitest";
import { claimNotes, isNote, splitNotes, withoutNotes } from "#app/content/claim-notes.ts";
import { collectFacts } from "#app/content/facts.ts";
import { fillPlaceholders } from "#app/content/placeholders.ts";
import { fixture } from "#tests/site/fixture-site.ts";

const site = fixture.edition("es").content.site();
const facts = collectFacts(site, new Map(), { locale: "es", taxes: "" });

test("a note is a mark where its claim has a ground, and nothing where it has none", () => {
  const filled = fillPlaceholders("Menos{{nota.ahorro}} y antes{{nota.plazo}}.", facts);
  expect(splitNotes(filled)).toEqual(["Menos", { id: "nota-ahorro" }, " y antes."]);
  expect(withoutNotes(filled)).toBe("Menos y antes.");
});

test("every claim of site.yaml has one note, with a mark and an id of its own", () => {
  expect(claimNotes.map(({ claim }) => claim).sort()).toEqual(Object.keys(site.claims).sort());
  expect(new Set(claimNotes.flatMap(({ mark, id }) => [mark, id])).size).toBe(2 * claimNotes.length);
  for (const { fact, mark } of claimNotes) {
    expect(isNote(fact)).toBe(true);
    expect(mark).toMatch(/^\p{Co}$/u);
  }
  expect(isNote("ahorro.maximo")).toBe(false);
});

test("a text without notes is one piece", () => {
  expect(splitNotes("Nada.")).toEqual(["Nada."]);
  expect(splitNotes("")).toEqual([]);
  expect(withoutNotes("Nada.")).toBe("Nada.");
});
