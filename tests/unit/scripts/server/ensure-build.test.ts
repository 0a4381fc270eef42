import { utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { type Build, ensureBuild } from "#scripts/server/ensure-build.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `ensureBuild` with a build of the given result. Returns its result, the number of builds and what it printed. */
async function run(files: Record<string, string>, { ok }: { ok: boolean }) {
  const root = makeFolder(files);
  if (files["app/root.tsx"] !== undefined) utimesSync(join(root, "app/root.tsx"), 4_000_000_000, 4_000_000_000);
  const said: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => said.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
  const build = vi.fn<Build>(async () => ({ ok }));
  const result = await ensureBuild({ root, build });
  for (const [options] of build.mock.calls) expect(options).toEqual({ root, production: false });
  return { result, builds: build.mock.calls.length, said };
}

test("a current build is used without a word", async () => {
  const result = await run({ "build/client/index.html": "" }, { ok: true });
  expect(result).toEqual({ result: true, builds: 0, said: [] });
});

test("a missing build is made, and said", async () => {
  const result = await run({}, { ok: true });
  expect(result).toEqual({ result: true, builds: 1, said: [message("buildMissing")] });
});

test("an old build is made anew, and said", async () => {
  const result = await run({ "build/client/index.html": "", "app/root.tsx": "" }, { ok: true });
  expect(result).toEqual({ result: true, builds: 1, said: [message("buildOutdated")] });
});

test("a failed first build leaves nothing to serve", async () => {
  const result = await run({}, { ok: false });
  expect(result).toEqual({ result: false, builds: 1, said: [message("buildMissing"), message("buildFailed")] });
});

test("after a failed build the old one is not served either", async () => {
  const result = await run({ "build/client/index.html": "", "app/root.tsx": "" }, { ok: false });
  expect(result).toEqual({
    result: false,
    builds: 1,
    said: [message("buildOutdated"), message("buildFailedOldKept")],
  });
});
