import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { makeFolder } from "./make-folder.ts";

/** Runs the command in a folder, as npm does. */
function run(root: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("scripts/i18n.ts"), ...words], {
    cwd: root,
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("the command does what it is asked in the folder where it runs", () => {
  const root = makeFolder({ "locales/es.json": '{ "nav": { "about": "Nosotros" } }' });
  expect(run(root, "add", "ca")).toMatchObject({ status: 0, stderr: "" });
  expect(existsSync(join(root, "locales/ca.json"))).toBe(true);
});

test("help is no failure; a mistake is one, in a Spanish sentence without a trace", () => {
  const root = makeFolder({});
  expect(run(root)).toMatchObject({ status: 0, stderr: "", stdout: expect.stringContaining("npm run i18n -- add") });
  const { status, stdout, stderr } = run(root, "sumar");
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toBe("No existe la orden «sumar». «npm run i18n» las enumera todas.\n");
});
