import { join } from "node:path";
import { expect, test } from "vitest";
import { formatLicenses, packageFolder, readPackageLicense } from "#scripts/vite/package-license.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test.each([
  ["/p/node_modules/react/index.js", "/p/node_modules/react"],
  ["/p/node_modules/@scope/a/dist/b.mjs?x=1", "/p/node_modules/@scope/a"],
  ["\0/p/node_modules/react/index.js?commonjs-es-import", "/p/node_modules/react"],
  ["/p/node_modules/a/node_modules/@s/b/c.js", "/p/node_modules/a/node_modules/@s/b"],
  ["C:\\p\\node_modules\\a\\b.js", "C:/p/node_modules/a"],
  ["/p/app/root.tsx", undefined],
  ["\0vite/preload-helper.js", join(process.cwd(), "node_modules", "vite")],
  ["\0rolldown/runtime.js", join(process.cwd(), "node_modules", "rolldown")],
  ["\0virtual:public-paths", undefined],
])("the module %j belongs to %s", (id, folder) => {
  expect(packageFolder(id)).toBe(folder);
});

test("a package is named with the texts of its licence and its notices, whatever the files are called", () => {
  for (const [file, other] of [
    ["LICENSE", "NOTICE"],
    ["LICENCE.md", "NOTICE.txt"],
    ["license.txt", "notice"],
    ["LICENSE-MIT", "NOTICE.md"],
    ["COPYING", "notice.txt"],
  ] as const) {
    const folder = makeFolder({
      "package.json": JSON.stringify({ name: "a", version: "1.2.3", license: "MIT" }),
      [file]: "Permission is granted.\n",
      [other]: "By Ana.\n",
      "licensed-code.js": "no text",
    });
    const read = readPackageLicense(folder);
    expect(read).toMatchObject({ name: "a", version: "1.2.3", license: "MIT" });
    expect([...read.texts].sort()).toEqual(["By Ana.", "Permission is granted."]);
  }
});

test("a package without the text of its licence cannot be published", () => {
  const manifest = JSON.stringify({ name: "a", version: "1.2.3", license: "MIT" });
  const folder = makeFolder({ "none/package.json": manifest, "unnamed/package.json": "{}", "unnamed/LICENSE": "x" });
  expect(() => readPackageLicense(join(folder, "none"))).toThrow("comes without the text of its licence");
  expect(() => readPackageLicense(join(folder, "unnamed"))).toThrow("comes without the text of its licence");
});

test("a tool's licence is its own, without those of all that it runs on", () => {
  const { texts } = readPackageLicense(join(process.cwd(), "node_modules", "vite"));
  expect(texts.join("\n")).toMatch(/^# Vite core license.*MIT.*Permission is hereby granted/s);
  expect(texts.join("\n")).not.toMatch(/bundled/i);
});

test("a package that is installed twice is named once", () => {
  const licence = { name: "a", version: "1.0.0", license: "MIT", texts: ["text"] };
  expect(formatLicenses([licence, licence, { ...licence, version: "2.0.0" }]).match(/^a /gm)).toHaveLength(2);
});

test("packages stand in the order of their names", () => {
  const licence = { version: "1.0.0", license: "MIT", texts: ["text"] };
  const file = formatLicenses([
    { ...licence, name: "b" },
    { ...licence, name: "@a/c" },
  ]);
  expect(file).toMatch(/^@a\/c 1\.0\.0 \(MIT\)\n\ntext\n\n-+\n\nb 1\.0\.0 \(MIT\)\n\ntext\n$/);
});
