import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { watchFolder } from "#scripts/vite/watch-folder.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** Watches a folder for as long as the running test lasts; returns what has been reported, without repetitions. */
function watched(files: Parameters<typeof makeFolder>[0]) {
  const root = makeFolder(files);
  const reported = new Set<string>();
  const stop = watchFolder(root, (event, file) => reported.add(`${event} ${relative(root, file)}`));
  onTestFinished(stop);
  return { root, reported };
}

/** Expects that something is reported, sooner or later. */
async function expectReport(reported: ReadonlySet<string>, line: string): Promise<void> {
  await vi.waitFor(() => expect([...reported]).toContain(line), { timeout: 10_000 });
}

test("files that are written, added and deleted are reported, in folders of any depth", async () => {
  const { root, reported } = watched({ "es/blog/uno.md": "a", "es/blog/dos.md": "a", "site.yaml": "a" });
  writeFileSync(join(root, "es/blog/uno.md"), "b");
  writeFileSync(join(root, "es/blog/tres.md"), "b");
  rmSync(join(root, "es/blog/dos.md"));
  writeFileSync(join(root, "site.yaml"), "b");
  for (const line of ["change es/blog/uno.md", "add es/blog/tres.md", "unlink es/blog/dos.md", "change site.yaml"]) {
    await expectReport(reported, line);
  }
});

test("a file that an editor puts in the place of another has changed", async () => {
  const { root, reported } = watched({ "uno.md": "a" });
  writeFileSync(join(root, ".uno.md.tmp"), "b");
  renameSync(join(root, ".uno.md.tmp"), join(root, "uno.md"));
  await expectReport(reported, "change uno.md");
  expect([...reported]).toEqual(["change uno.md"]);
});

test("the files of a new folder are reported, then and later, and those of a deleted one", async () => {
  const { root, reported } = watched({ "es/uno.md": "a" });
  mkdirSync(join(root, "xx/blog"), { recursive: true });
  writeFileSync(join(root, "xx/blog/eins.md"), "a");
  await expectReport(reported, "add xx/blog/eins.md");
  writeFileSync(join(root, "xx/blog/zwei.md"), "a");
  await expectReport(reported, "add xx/blog/zwei.md");
  rmSync(join(root, "xx"), { recursive: true });
  await expectReport(reported, "unlink xx/blog/eins.md");
  await expectReport(reported, "unlink xx/blog/zwei.md");
});

test("folders that are made and deleted at once do not end the watching", async () => {
  const { root, reported } = watched({ "uno.md": "a" });
  // By another process: this one sees them in every state.
  const code = `const { mkdirSync, rmSync } = require("node:fs");
    for (let number = 0; number < 200; number += 1) {
      mkdirSync("folder/deep/deeper", { recursive: true });
      rmSync("folder", { recursive: true });
    }`;
  await once(spawn(process.execPath, ["-e", code], { cwd: root }), "close");
  writeFileSync(join(root, "uno.md"), "b");
  await expectReport(reported, "change uno.md");
});
