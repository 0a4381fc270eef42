import { cpSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { collectNewsletterTexts } from "#scripts/knowledge/newsletter/collect-newsletter-texts.ts";
import { newsletterTextsFile } from "#scripts/knowledge/newsletter/newsletter-texts-file.ts";
import { writeNewsletterTexts } from "#scripts/knowledge/newsletter/write-newsletter-texts.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const site = openSite(fixtureRoot);
const texts = await collectNewsletterTexts(site, "es");

test("the texts are those of the content, with every placeholder filled", async () => {
  const { content, pathTo } = site.edition("es");
  const { empresa, contacto } = content.site();
  expect(texts).toMatchObject({
    locale: "es",
    pagePath: pathTo("newsletter"),
    company: { name: empresa.nombreComercial, address: empresa.domicilio, email: contacto.email },
  });
  expect(Object.keys(texts.mail).sort()).toEqual(["button", "heading", "ignore", "subject", "text", "unsubscribe"]);
  expect(JSON.stringify(texts)).not.toContain("{{");
  expect(texts.consent).toContain(empresa.nombreComercial);
});

test("they are written as a module of the function, complete or not at all", async () => {
  const root = makeFolder({});
  for (const folder of ["content", "locales"])
    cpSync(join(fixtureRoot, folder), join(root, folder), { recursive: true });
  await writeNewsletterTexts(openSite(root));
  const module = readFileSync(join(root, newsletterTextsFile), "utf8");
  expect(module).toContain('import type { NewsletterTexts } from "./texts-shape.ts";');
  expect(module).toContain("export const texts: NewsletterTexts = {");
  expect(module).toContain(JSON.stringify(texts.consent));
  expect(existsSync(join(root, `${newsletterTextsFile}.${process.pid}`))).toBe(false);
});
