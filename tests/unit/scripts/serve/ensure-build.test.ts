import { utimesSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { type Build, ensureBuild } from "#scripts/serve/ensure-build.ts";
import { message } from "#scripts/terminal/messages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

/** Runs `ensureBuild` with a build of the given result. Returns its result, the number of builds and what it printed. */
async function run(
  files: Record<string, string | { text: string; time: string }>,
  { ok, production = false }: { ok: boolean; production?: boolean },
) {
  const written = Object.entries(files).map(([name, file]) =>
    typeof file === "string" ? { name, text: file, time: undefined } : { name, ...file },
  );
  const root = makeFolder(Object.fromEntries(written.map(({ name, text }) => [name, text])));
  // Those of folders count as well, so the innermost comes first.
  for (const { name, time } of written) {
    if (time === undefined) continue;
    const parts = name.split("/");
    for (let count = parts.length; count > 0; count--) {
      utimesSync(join(root, ...parts.slice(0, count)), new Date(time), new Date(time));
    }
  }
  if (files["app/root.tsx"] !== undefined) utimesSync(join(root, "app/root.tsx"), 4_000_000_000, 4_000_000_000);
  const said: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => said.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
  const build = vi.fn<Build>(async () => ({ ok }));
  const result = await ensureBuild({ root, build, production });
  for (const [options] of build.mock.calls) expect(options).toEqual({ root, production });
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

test("a build from before the moment of an article is made anew, and said; one from after it is used", async () => {
  const article = `---
title: Un artículo
description: Un artículo que solo existe en las pruebas y que nadie ha de leer todavía.
date: 2024-06-01
publishAt: 2024-06-01 09:00
tags: [pruebas]
images:
${["a", "b", "c"].map((id) => `  - { id: ${id}, src: a/b.jpg, alt: Una, caption: Una }\n`).join("")}---

Texto.
`;
  const at = (time: string) => ({
    "content/es/blog/uno.md": { text: article, time: "2024-05-01" },
    "build/client/index.html": { text: "", time },
  });
  const before = await run(at("2024-06-01T06:59:00Z"), { ok: true });
  expect(before).toEqual({ result: true, builds: 1, said: [message("buildOverdue")] });
  const after = await run(at("2024-06-01T07:00:00Z"), { ok: true });
  expect(after).toEqual({ result: true, builds: 0, said: [] });
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

test("a site that goes online is served from a build that has passed its gate, and another one is made anew", async () => {
  const built = { "build/client/index.html": "" };
  const asked = { ok: true, production: true };
  const forTrial = { result: true, builds: 1, said: [message("buildForTrial")] };
  expect(await run({ ...built, "build/purpose.txt": "production\n" }, asked)).toEqual({
    result: true,
    builds: 0,
    said: [],
  });
  expect(await run({ ...built, "build/purpose.txt": "trial\n" }, asked)).toEqual(forTrial);
  expect(await run(built, asked)).toEqual(forTrial);
  const refused = await run({ ...built, "build/purpose.txt": "trial\n" }, { ok: false, production: true });
  expect(refused).toEqual({ ...forTrial, result: false, said: [...forTrial.said, message("buildNotReady")] });
  // What may go online may be tried as well.
  expect((await run({ ...built, "build/purpose.txt": "production\n" }, { ok: true })).builds).toBe(0);
});
