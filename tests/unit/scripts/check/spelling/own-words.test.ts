import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

const strings = readSourceStrings(codeRoot);

test("a word that a writer adds to the list is right in the next command", async () => {
  const root = copyFixtureSite();
  appendFileSync(join(root, "content/es/blog/madera-al-sol.md"), "\nUn trabajo de hormigonado y de masillado.\n");
  const found = async () => {
    const issues = await runChecks(openSite(root), strings);
    return issues.map(({ code, values }) => `${code} ${values.word}`);
  };
  expect(await found()).toEqual(["word-unknown hormigonado", "word-unknown masillado"]);
  appendFileSync(join(root, "content/palabras.txt"), "hormigonado\n");
  expect(await found()).toEqual(["word-unknown masillado"]);
});
