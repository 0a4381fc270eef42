import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, test } from "vitest";
import { ContentError } from "#app/content/content-error.ts";
import { openSite } from "#app/site/site.server.ts";
import { assistantContent, assistantModule, localeModule } from "#scripts/vite/assistant-content.ts";
import { copyFixtureSite, siteWith } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const main = {
  "main.js": 'import { pageNames, starters } from "virtual:assistant"; console.log(pageNames, starters);',
};

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
  expect(code).toContain("starters = []");
  const own = "---\nstarters: [One?, Two?, Three?, Four?]\n---\n\nAnswer in a few sentences.\n";
  writeFiles(root, { "content/en/assistant/asistente-virtual.md": own });
  expect(localeModule(openSite(root), "en")).toContain('starters = ["One?",');
});

test("in a site of several languages, the panel asks for a file with what is of the page's one", async () => {
  const root = copyFixtureSite({ ...main, "locales/en.json": JSON.stringify(english) });
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [assistantContent()],
    build: { write: false, target: "esnext", rolldownOptions: { input: join(root, "main.js") } },
  })) as Rolldown.RolldownOutput;
  const codes = output.flatMap((file) => (file.type === "chunk" ? [file.code] : []));
  const codesWith = (words: string) => codes.filter((code) => code.includes(words));
  expect(codesWith("location.pathname")).not.toEqual([]);
  expect(codesWith('"/contacto"')).toHaveLength(1);
  expect(codesWith('"/en/contacto"')).toHaveLength(1);
  expect(codesWith('"/contacto"')).not.toEqual(codesWith('"/en/contacto"'));
});
