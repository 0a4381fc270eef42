import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { bundleKey } from "#scripts/build/bundle/bundle-key.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const read = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");
const post = "content/es/blog/cuentas-claras.md";

/** Returns the key of the frozen site with a little code, before and after a change. */
function keys(files: Record<string, string>, env: Record<string, string> = {}): readonly [string, string] {
  const root = copyFixtureSite({
    "app/pages/uno.tsx": "export const uno = 1;",
    "app/styles/main.scss": "a { color: red; }",
    "scripts/vite/plugin.ts": "export const plugin = 1;",
    "public/favicon.svg": "<svg/>",
    "package.json": "{}",
    "package-lock.json": "{}",
    "vite.config.ts": "export default {};",
    "node_modules/.package-lock.json": "{}",
  });
  const before = bundleKey(openSite(root), {});
  writeFiles(root, files);
  return [before, bundleKey(openSite(root), env)];
}

test.each([
  ["code", { "app/pages/uno.tsx": "export const uno = 2;" }],
  ["a new file of code", { "app/pages/dos.tsx": "export const uno = 1;" }],
  ["styles", { "app/styles/main.scss": "a { color: blue; }" }],
  ["strings", { "locales/es.json": read("locales/es.json").replace("{", '{ "otra": {},') }],
  ["a published file", { "public/favicon.svg": "<svg></svg>" }],
  ["a hidden published file", { "public/.well-known/security.txt": "Contact: mailto:a@b.example" }],
  ["a plugin of the bundler", { "scripts/vite/plugin.ts": "export const plugin = 2;" }],
  ["the bundler's settings", { "vite.config.ts": "export default { build: {} };" }],
  ["React Router's settings", { "react-router.config.ts": "export default {};" }],
  ["settings of another tool that the bundler reads", { "tsconfig.json": "{}" }],
  ["a file of settings that nobody has thought of", { ".browserslistrc": "last 1 version" }],
  ["the list of packages", { "package-lock.json": '{ "packages": {} }' }],
  ["the installed packages", { "node_modules/.package-lock.json": '{ "packages": {} }' }],
  ["values for all builds", { ".env": "VITE_SUPABASE_URL=https://a.example" }],
  ["values of this machine", { ".env.production.local": "VITE_SUPABASE_URL=https://a.example" }],
  ["a page more", { "content/es/stories/otra.md": read("content/es/stories/oficina-de-ana.md") }],
  ["the name of a page", { [post]: read(post).replace(/^title: .*$/m, "title: Otro nombre") }],
])("%s makes other bundles", (_name, files) => {
  const [before, after] = keys(files);
  expect(after).not.toBe(before);
});

test("a value in the environment makes other bundles", () => {
  const [before, after] = keys({}, { VITE_SUPABASE_URL: "https://a.example" });
  expect(after).not.toBe(before);
});

test("values in a file that is linked make other bundles", () => {
  const root = copyFixtureSite({ "settings/env": "VITE_SUPABASE_URL=https://a.example" });
  symlinkSync(join(root, "settings/env"), join(root, ".env"));
  const before = bundleKey(openSite(root), {});
  writeFiles(root, { "settings/env": "VITE_SUPABASE_URL=https://b.example" });
  expect(bundleKey(openSite(root), {})).not.toBe(before);
});

test.each([
  ["nothing", {}, {}],
  ["the words of an article", { [post]: `${read(post)}\nUn párrafo más.\n` }, {}],
  ["a document", { "README.md": "Otra cosa" }, {}],
  ["a variable that is not built in", {}, { PORT: "4000" }],
])("%s leaves the bundles as they are", (_name, files, env) => {
  const [before, after] = keys(files, env);
  expect(after).toBe(before);
});
