import { expect, test } from "vitest";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const bodyOf = (body: string) => ({ body, tree: () => parseMarkdown(body) });

test("another language gets its own paths and strings of the same entry", async () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const other = {
    ...es,
    paths: { ...es.paths, contact: "kontakt" },
    markdown: { ...es.markdown, footnoteBack: "Zurück zu {{number}}" },
  };
  const site = siteWith({ "locales/xx.json": JSON.stringify(other) });
  const source = bodyOf("[Uno](/contacto?modelo=lum-sur)[^a]\n\n[^a]: Dos.\n");
  const inOther = JSON.stringify(await site.edition("xx").render(source));
  expect(inOther).toContain('"href":"/xx/kontakt?modelo=lum-sur"');
  expect(inOther).toContain("Zurück zu 1");
  expect(JSON.stringify(await site.edition("es").render(source))).toContain('"href":"/contacto?modelo=lum-sur"');
  expect((await site.edition("xx").resolve({ href: "/contacto" })).href).toBe("/xx/kontakt");
});
