import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";
import { openSite } from "#app/site/site.server.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

// The words of `content/site.yaml` on pages in another language.

const settings = readFileSync(join(fixtureRoot, "content/site.yaml"), "utf8");
const languageFile = JSON.stringify({ language: { name: "Català", direction: "ltr" } });

function catalan(body: string) {
  const site = openSite(
    copyFixtureSite({
      "locales/ca.json": languageFile,
      "content/site.yaml": settings,
      "content/ca/blog/madera-al-sol.md": `---\ntitle: Fusta\n---\n\n${body}\n`,
    }),
  );
  return site.edition("ca");
}

test("words of the settings are marked, figures, names and addresses of the web are not", () => {
  const { content, fill } = catalan("Fusta.");
  const { empresa, contacto, tags, brand } = content.site();
  expect(empresa.localidad).toMatch(/^\uE010.*\uE011$/);
  for (const plain of [brand, empresa.nif, contacto.email, contacto.telefono, JSON.stringify(tags)]) {
    expect(plain).not.toMatch(/[\uE010\uE011]/);
  }
  expect(fill("Des de {{precio.metro}}, a {{empresa.localidad}}.")).toBe(
    `Des de 1.250\u00A0€/m², a ${empresa.localidad}.`,
  );
});

test("a list of the settings is a Spanish one in a sentence of another language", () => {
  const facts = catalan("Fusta.").content.facts();
  const spanish = openSite(copyFixtureSite({})).edition("es").content.facts();
  expect(spanish.get("precio.incluye")).toBeTruthy();
  expect(facts.get("precio.incluye")).toBe(markOriginal(spanish.get("precio.incluye") ?? ""));
});

test("a body has the words of the settings in elements of their language", async () => {
  const edition = catalan("Som a {{empresa.localidad}}, escriu a {{contacto.email}}.");
  const post = edition.content.entry("blog", "madera-al-sol");
  const body = JSON.stringify(post && (await edition.render(post)));
  const place = openSite(copyFixtureSite({})).edition("es").content.site().empresa.localidad;
  expect(body).toContain(`{"tag":"span","props":{"lang":"es","dir":"ltr"},"children":["${place}"]}`);
  expect(body).not.toMatch(/[\uE010\uE011]/);
  expect(body).toContain("mailto:");
});
