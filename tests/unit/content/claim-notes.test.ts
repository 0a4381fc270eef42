import { expect, test } from "vitest";
import { splitNotes, withoutNotes } from "#app/content/claim-notes.ts";
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
