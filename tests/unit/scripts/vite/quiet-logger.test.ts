import { join } from "node:path";
import { build } from "vite";
import { expect, test, vi } from "vitest";
import { createQuietLogger } from "#scripts/vite/quiet-logger.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Builds a page with one rule. Returns what was warned of, and the result with its stylesheet. */
async function bundle(selector: string): Promise<{ warnings: string; code: string }> {
  const root = makeFolder({ "main.js": 'import "./main.css";', "main.css": `a${selector} { color: red }` });
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  const result = await build({
    root,
    configFile: false,
    customLogger: createQuietLogger(),
    build: { write: false, rolldownOptions: { input: join(root, "main.js") } },
  });
  const warnings = warn.mock.calls.join("\n");
  warn.mockRestore();
  return { warnings, code: JSON.stringify(result) };
}

test("a selector that is meant is kept without a word", async () => {
  const { warnings, code } = await bundle(":target-current");
  expect(warnings).toBe("");
  expect(code).toContain("a:target-current{color:red}");
});

test("a misprint is still shown", async () => {
  const { warnings } = await bundle(":hovr");
  expect(warnings).toContain("'hovr' is not recognized");
});
