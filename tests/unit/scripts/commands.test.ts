import { spawn } from "node:child_process";
import { once } from "node:events";
import { tmpdir } from "node:os";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";

test("a mistake in a command ends it with one sentence and no trace", async () => {
  const child = spawn(process.execPath, [resolve("scripts/i18n.ts"), "sumar"], { cwd: tmpdir() });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect([code, out, error]).toEqual([1, "", "No existe la orden «sumar». «npm run i18n» las enumera todas.\n"]);
});
