import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { languageStatus } from "#scripts/translate/status.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

const catalan = { language: { name: "Català", direction: "ltr" }, nav: { blog: "Blog", about: "Nosaltres" } };
const article = "content/ca/blog/madera-al-sol.md";
const files = {
  "locales/ca.json": JSON.stringify(catalan),
  [article]: "---\ntitle: Fusta al sol\n---\n\nFusta.\n",
};

test("what is missing is listed: strings, those that are still Spanish, and pages; so are originals with a newer commit", () => {
  const root = copyFixtureSite(files);
  const status = languageStatus(root, "ca");
  expect(status).toMatch(/^catalán \(ca\)\n=+\n\nTextos sin traducir: \d+ de \d+\.\n- /);
  expect(status).toContain("- nav.contact: «Contacto»");
  expect(status).toContain("Textos iguales que en español: 1.\n- nav.blog: «Blog»");
  expect(status).toContain("- content/ca/pages/home.md");
  expect(status).not.toContain(article);
  // Drafts wait for their writer.
  expect(status).not.toContain("articulo-sin-terminar");

  const git = (...words: string[]) =>
    execFileSync("git", ["-c", "user.name=a", "-c", "user.email=a@b.example", ...words], {
      cwd: root,
      encoding: "utf8",
    });
  git("init", "--quiet");
  git("add", "--all");
  git("commit", "--quiet", "--message", "a");
  const before = git("rev-parse", "--short", "HEAD").trim();
  expect(languageStatus(root, "ca")).toContain("Páginas cuyo original ha cambiado después: 0.");
  writeFiles(root, { "content/es/blog/madera-al-sol.md": "---\ntitle: Otra\n---\n" });
  git("commit", "--quiet", "--all", "--message", "b");
  expect(languageStatus(root, "ca")).toContain(
    `Páginas cuyo original ha cambiado después: 1.\n- ${article}\n    git diff ${before} -- content/es/blog/madera-al-sol.md`,
  );
});

test("a language that the site does not have is refused in a sentence", () => {
  const root = makeFolder({ "locales/es.json": JSON.stringify({ language: { name: "Español", direction: "ltr" } }) });
  expect(languageStatus(root, undefined)).toContain("La web solo está en español.");
  expect(() => languageStatus(root, "francés")).toThrow("falta locales/fr.json");
  expect(() => languageStatus(root, "es")).toThrow("es el idioma original");
  expect(() => languageStatus(root, "zzz")).toThrow("«zzz» no es el código de ningún idioma");
});
