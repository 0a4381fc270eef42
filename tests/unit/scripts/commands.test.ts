import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { refuseOnHost } from "#scripts/terminal/refuse-on-host.ts";

const pages = { CF_PAGES: "1" };

test.concurrent.each([
  ["i18n", ["sumar"], {}, "No existe la orden «sumar». «npm run i18n» las enumera todas."],
  ["build", [], pages, refuseOnHost(pages)],
])("a mistake in «%s» %j, %o ends the command with one sentence and no trace", async (name, words, variables, said) => {
  const child = spawn(process.execPath, [resolve(`scripts/${name}.ts`), ...words], {
    cwd: tmpdir(),
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, SITE_ENV: undefined, ...variables },
  });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect([code, out, error.trim()]).toEqual([1, "", said]);
});
