import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { collectNewsletterTexts } from "#scripts/knowledge/collect-newsletter-texts.ts";
import { writeFunctionModules } from "#scripts/knowledge/write-function-modules.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

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

test("what the functions know and say is written as a module of each", async () => {
  const root = copyFixtureSite({
    "supabase/functions/chat-with-gemini/index.ts": "",
    "supabase/functions/newsletter/index.ts": "",
  });
  await writeFunctionModules(openSite(root));
  const moduleAt = (file: string) => readFileSync(join(root, "supabase/functions", file), "utf8");
  expect(moduleAt("chat-with-gemini/knowledge.ts")).toContain("export const knowledge: SiteKnowledge = {");
  const module = moduleAt("newsletter/texts.ts");
  expect(module).toContain('import type { NewsletterTexts } from "./texts-shape.ts";');
  expect(module).toContain("export const texts: NewsletterTexts = {");
  expect(module).toContain(JSON.stringify(texts.consent));
});
