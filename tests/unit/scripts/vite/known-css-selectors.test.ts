import { join } from "node:path";
import { build, createLogger } from "vite";
import { expect, test } from "vitest";
import { knownCssSelectors } from "#scripts/vite/known-css-selectors.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** What the build warns of, and its stylesheet. */
async function bundle(selector: string): Promise<{ warnings: string[]; code: string }> {
  const root = makeFolder({ "main.js": 'import "./main.css";', "main.css": `a${selector} { color: red }` });
  const warnings: string[] = [];
  const customLogger = createLogger("silent");
  customLogger.warn = (message) => warnings.push(message);
  const result = await build({
    root,
    configFile: false,
    logLevel: "silent",
    customLogger,
    plugins: [knownCssSelectors()],
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  return { warnings, code: JSON.stringify(result) };
}

test("a selector that is meant is kept without a word", async () => {
  const { warnings, code } = await bundle(":target-current");
  expect(warnings).toEqual([]);
  expect(code).toContain("a:target-current{color:red}");
});

test("a misprint is still shown", async () => {
  const { warnings } = await bundle(":hovr");
  expect(warnings.join()).toContain("'hovr' is not recognized");
});
