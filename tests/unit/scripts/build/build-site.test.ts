import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { buildSite } from "#scripts/build/build-site.ts";
import { applyFixture, enterProjectCopy } from "#tests/unit/scripts/check/project-copy.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const realSettings = [
  "VITE_SUPABASE_URL=https://abcdefghijklm.supabase.co",
  "VITE_SUPABASE_KEY=sb_publishable_abc123",
  "VITE_EMAILJS_PUBLIC_KEY=kX3s9dA",
  "VITE_EMAILJS_SERVICE_ID=service_9f2k",
  "VITE_EMAILJS_TEMPLATE_ID=template_7h1m",
  "",
].join("\n");

/** Builds the current copy of the project and gives what that says; the old build must stay as it was. */
async function failingBuild(root: string, production = false): Promise<string[]> {
  writeFiles(root, { "build/client/index.html": "la de antes" });
  const before = readdirSync(root).sort();
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => said.mockRestore());
  expect(await buildSite({ root, production })).toEqual({ ok: false });
  // Pictures that were made meanwhile are kept for the next build.
  expect(
    readdirSync(root)
      .filter((name) => name !== ".cache")
      .sort(),
  ).toEqual(before);
  expect(readFileSync(join(root, "build/client/index.html"), "utf8")).toBe("la de antes");
  return said.mock.calls.map(([line]) => String(line));
}

test("a broken content file is named and leaves the old build as it was", async () => {
  const root = enterProjectCopy();
  writeFiles(root, { "content/es/blog/roto.md": "---\ntitle: a\n" });
  const lines = await failingBuild(root);
  expect(lines).toContainEqual(expect.stringMatching(/^content\/es\/blog\/roto\.md:1:1 {2}front-matter-unclosed {2}/));
  expect(lines.at(-1)).toMatch(/fallo/);
});

test("a locale file without a comma is named and leaves the old build as it was", async () => {
  const root = enterProjectCopy();
  writeFiles(root, { "locales/es.json": '{\n  "language": {}\n  "nav": {}\n}\n' });
  const lines = await failingBuild(root);
  expect(lines).toEqual([expect.stringMatching(/^locales\/es\.json:2:17 {2}locale-syntax {2}.*falta una coma/)]);
});

test("a locale file without the texts of the commands is still explained", async () => {
  const root = enterProjectCopy();
  writeFiles(root, { "locales/es.json": "{}" });
  const lines = await failingBuild(root);
  expect(lines.length).toBeGreaterThan(50);
  for (const line of lines) expect(line).toMatch(/^locales\/es\.json:1:1 {2}locale-key-missing {2}Falta el texto «/);
});

test("a site that goes online may hold no example, and each one is named", async () => {
  const root = enterProjectCopy();
  applyFixture(root, "example-value");
  writeFiles(root, { ".env": realSettings });
  const lines = await failingBuild(root, true);
  expect(lines.slice(0, -1)).toEqual([
    expect.stringMatching(/^content\/site\.yaml:9:10 {2}example-value {2}.*«social\[2\]\.url».*linkedin\.example/),
    expect.stringMatching(/^content\/site\.yaml:17:8 {2}example-value {2}.*«empresa\.nif»/),
    expect.stringMatching(/^content\/site\.yaml:24:13 {2}example-value {2}.*«contacto\.telefono»/),
  ]);
});

test("a site that goes online needs its vendors' values, and each one that is missing is named", async () => {
  const root = enterProjectCopy();
  const lines = await failingBuild(root, true);
  expect(lines.filter((line) => line.includes("setting-")).map((line) => /VITE_\w+/.exec(line)?.[0])).toEqual([
    "VITE_SUPABASE_URL",
    "VITE_SUPABASE_KEY",
    "VITE_EMAILJS_PUBLIC_KEY",
    "VITE_EMAILJS_SERVICE_ID",
    "VITE_EMAILJS_TEMPLATE_ID",
  ]);
});

test("a secret key stops the build of any site, and is not repeated", async () => {
  const root = enterProjectCopy();
  writeFiles(root, { ".env.local": "VITE_SUPABASE_KEY=sb_secret_abc123\n" });
  const lines = await failingBuild(root);
  expect(lines.slice(0, -1)).toEqual([expect.stringMatching(/^\.env\.local:1:1 {2}setting-secret {2}/)]);
  expect(lines.join()).not.toContain("abc123");
});
