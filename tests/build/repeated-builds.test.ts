import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { copyProject, type ProjectCopy } from "#tests/site/copy-project.ts";

/** The tests go on from each other: every build that one of them would make for itself takes seconds. */

/** That of all builds, of which they keep a note. */
const moment = String(Math.floor(Date.now() / 1000));

let copy: ProjectCopy;
let first: readonly string[];

beforeAll(() => {
  copy = copyProject({ content: "fixture" });
  build();
  first = copy.listBuild();
});

afterAll(() => {
  copy.remove();
});

function build(): void {
  const { ok, output } = copy.build({ SOURCE_DATE_EPOCH: moment });
  expect(ok, output).toBe(true);
}

const workFolders = () => readdirSync(copy.root).filter((name) => name.startsWith(".build-"));

/** Starts a build and sends it a signal as soon as it has written the first files. */
async function endWhileWriting(signal: NodeJS.Signals): Promise<void> {
  const child: ChildProcess = spawn(process.execPath, ["scripts/build.ts"], {
    cwd: copy.root,
    stdio: "ignore",
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined },
  });
  const ended = new Promise((resolve) => child.on("close", resolve));
  const isWriting = () => existsSync(join(copy.root, `.build-${child.pid}`, "client", "assets"));
  while (!isWriting() && child.exitCode === null) await pause(5);
  expect(child.exitCode).toBeNull();
  child.kill(signal);
  await ended;
}

test("a build that is told to end leaves the earlier one and nothing of its own", async () => {
  await endWhileWriting("SIGTERM");
  expect(workFolders()).toEqual([]);
  expect(copy.listBuild()).toEqual(first);
});

test("a build that is killed leaves the earlier one, and the next build clears up and writes the same bytes", async () => {
  await endWhileWriting("SIGKILL");
  expect(copy.listBuild()).toEqual(first);
  build();
  expect(workFolders()).toEqual([]);
  expect(copy.listBuild()).toEqual(first);
});
