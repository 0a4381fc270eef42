import { readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { packageLicenses } from "#scripts/vite/package-licenses.ts";
import { type FolderFiles, makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** A package of one file, with a licence of its own words. */
function packageFiles(folder: string, code: string): FolderFiles {
  const name = folder.split("node_modules/").at(-1) ?? "";
  return {
    [`${folder}/package.json`]: JSON.stringify({
      name,
      version: "1.0.0",
      license: "MIT",
      type: "module",
      main: "i.js",
    }),
    [`${folder}/i.js`]: code,
    [`${folder}/LICENSE`]: `Licence of ${folder}`,
  };
}

test("every package with code for visitors is named: through others, within others and loaded on use", async () => {
  const root = makeFolder({
    "index.html": '<script type="module" src="/main.js"></script>',
    "main.js": 'import "direct"; import("@later/used"); import { nothing } from "unused";',
    ...packageFiles("node_modules/direct", 'import "through"; console.log("direct");'),
    ...packageFiles("node_modules/through", 'console.log("through");'),
    ...packageFiles("node_modules/direct/node_modules/through", 'console.log("within");'),
    ...packageFiles("node_modules/@later/used", 'console.log("later");'),
    ...packageFiles("node_modules/unused", "export const nothing = 1;"),
    ...packageFiles("node_modules/installed", 'console.log("only installed");'),
  });
  await build({ root, configFile: false, logLevel: "silent", plugins: [packageLicenses()] });
  const text = readFileSync(join(root, "dist", "licenses.txt"), "utf8");
  const folders = [...text.matchAll(/^Licence of node_modules\/(.*)$/gm)].map(([, folder]) => folder);
  expect(folders.sort()).toEqual(["@later/used", "direct", "direct/node_modules/through"]);
  // What the bundler itself adds, here to load the one that comes later.
  expect(text).toMatch(/^vite \d/m);
});
