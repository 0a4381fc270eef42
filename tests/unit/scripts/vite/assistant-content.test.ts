import { expect, test } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { assistantModule, localeModule } from "#scripts/vite/assistant-content.ts";
import { copyFixtureSite, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

test("while the site is written, a page that cannot be read has no name, and a build refuses it", () => {
  const site = (developing: boolean) =>
    siteWith({ "content/es/pages/about.md": "", "content/es/blog/vacio.md": "" }, { developing });
  const code = assistantModule(site(true), { developing: true });
  expect(code).toContain("/contacto");
  expect(code).not.toContain("/nosotros");
  expect(code).not.toContain("/blog/vacio");
  expect(() => assistantModule(site(false))).toThrow(ContentError);
});

const english = { language: { name: "English", direction: "ltr" }, footer: { models: "Models" } };

test("in another language a page has its own name, and no question to begin with is Spanish", () => {
  const root = copyFixtureSite({ "locales/en.json": JSON.stringify(english) });
  const code = localeModule(openSite(root), "en");
  expect(code).toContain('"/en/modelos":"Models"');
  expect(code).toContain('"/en/contacto":"Contacto"');
  expect(code).toContain("suggestedQuestions = []");
  const own = "---\nsuggestedQuestions: [One?, Two?, Three?, Four?]\n---\n\nAnswer in a few sentences.\n";
  writeFiles(root, { "content/en/assistant/asistente-virtual.md": own });
  expect(localeModule(openSite(root), "en")).toContain('suggestedQuestions = ["One?",');
});
