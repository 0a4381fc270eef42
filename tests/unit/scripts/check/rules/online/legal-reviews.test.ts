import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { makeOnline } from "#tests/unit/scripts/check/make-online.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

const notice = "content/es/legal/legal-notice.md";
const note = "> Borrador pendiente de revisión. No publicar sin ella.";

test.each([
  ["unreviewed", ""],
  ["reviewed before", 'reviewed: { date: 2025-01-20, text: "0123456789ab" }\n'],
])("where a note stands in a text that is %s, following each remedy ends in silence", async (_name, review) => {
  const root = copyFixtureSite();
  makeOnline(root);
  const read = () => readFileSync(join(root, notice), "utf8");
  const write = (text: string) => writeFiles(root, { [notice]: text });
  const ask = async () =>
    (await runChecks(openSite(root, { production: true }))).find(({ code }) => code === "legal-unreviewed");
  expect(await ask()).toBeUndefined();
  write(
    read()
      .replace(/^reviewed: .*\n/m, review)
      .replace("## Titular", `${note}\n\n## Titular`),
  );
  expect((await ask())?.values).toMatchObject({
    [review === "" ? "note" : "still"]: "> Borrador pendiente de revisión.",
  });
  expect((await ask())?.values.hash ?? "").toBe("");
  write(read().replace(`${note}\n\n`, ""));
  const { today, hash } = (await ask())?.values ?? {};
  const line = `reviewed: { date: ${today}, text: "${hash}" }\n`;
  write(read().replace(/^(?:reviewed: .*\n)?---\n\n/m, `${line}---\n\n`));
  expect(await ask()).toBeUndefined();
});
