import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { collectKnowledge } from "#scripts/knowledge/collect-knowledge.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { fixtureFile } from "#tests/unit/pages/page-at.ts";
import { readPages } from "#tests/unit/pages/read-pages.ts";

/** What the settings and a model say before and after, and how each of it is written. */
const changes = [
  { file: "content/site.yaml", from: "metro: 1250", to: "metro: 1317" },
  { file: "content/site.yaml", from: "+34 978 000 111", to: "+34 978 000 222" },
  { file: "content/site.yaml", from: "equipo@lum.example", to: "casa@lum.example" },
  { file: "content/es/models/lum-norte.md", from: "length: 6.0", to: "length: 6.5" },
] as const;

// Plans have 1250 too, in millimetres.
const before = /1\.250|rice\w*\W+1250|24\.?000|56\.?250|19[,.]20|978 ?000 ?111|equipo@/g;
const after = ["1.317", "27.394", "59.265", "20,80", "+34 978 000 222", "casa@lum.example"];

// What is shown anywhere comes from its one place: words, heads, structured data, and what the assistant knows.
test("a changed price, size, telephone or email address is a new one everywhere", async () => {
  const files: Record<string, string> = {};
  for (const { file, from, to } of changes) {
    const text = files[file] ?? fixtureFile(file);
    expect(text).toContain(from);
    files[file] = text.replace(from, to);
  }
  const site = openSite(copyFixtureSite(files));
  const changed = JSON.stringify([await readPages(site), await collectKnowledge(site, "es")]);
  expect(changed.match(before)).toBeNull();
  for (const figure of after) expect(changed).toContain(figure);
  const original = JSON.stringify([await readPages(fixture), await collectKnowledge(fixture, "es")]);
  expect(original.match(before)?.length).toBeGreaterThan(50);
});
