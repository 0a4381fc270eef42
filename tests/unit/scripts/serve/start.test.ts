import { utimesSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { type Build, ensureBuild } from "#scripts/serve/ensure-build.ts";
import { close, listen } from "#scripts/serve/port.ts";
import { readPort } from "#scripts/serve/read-port.ts";
import { message } from "#scripts/terminal/messages.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

/** A build of a moment, for a trial or to go online. */
function buildOf({ moment = "2100-01-01T00:00:00Z", production = false } = {}) {
  return { "build/build.json": JSON.stringify({ moment, production }) };
}

/**
 * Runs `ensureBuild` with a build of the given result. Returns its result, the number of builds and what it printed.
 */
async function run(files: Record<string, string>, { ok, production = false }: { ok: boolean; production?: boolean }) {
  const root = makeFolder(files);
  if (files["app/root.tsx"] !== undefined) utimesSync(join(root, "app/root.tsx"), 4_000_000_000, 4_000_000_000);
  const said: unknown[] = [];
  vi.spyOn(console, "log").mockImplementation((line) => said.push(line));
  vi.spyOn(console, "error").mockImplementation((line) => said.push(line));
  const build = vi.fn<Build>(async () => ok);
  const result = await ensureBuild({ root, build, production });
  for (const [options] of build.mock.calls) expect(options).toEqual({ root, production });
  return { result, builds: build.mock.calls.length, said };
}

test.each([
  ["a current build is used without a word", buildOf(), { ok: true }, []],
  ["a missing build is made", {}, { ok: true }, ["buildMissing"]],
  ["an old build is made again", { ...buildOf(), "app/root.tsx": "" }, { ok: true }, ["buildOutdated"]],
  ["a failed first build leaves nothing to serve", {}, { ok: false }, ["buildMissing", "buildFailed"]],
  [
    "after a failed build the old one is not served either",
    { ...buildOf(), "app/root.tsx": "" },
    { ok: false },
    ["buildOutdated", "buildFailedOldKept"],
  ],
  ["one for a trial may not go online", buildOf(), { ok: true, production: true }, ["buildForTrial"]],
  ["nor may one that fails its gate", buildOf(), { ok: false, production: true }, ["buildForTrial", "buildNotReady"]],
  ["what may go online is used", buildOf({ production: true }), { ok: true, production: true }, []],
] as const)("%s", async (_what, files, options, said) => {
  const result = await run(files, options);
  expect(result).toEqual({
    result: options.ok,
    builds: said.length > 0 ? 1 : 0,
    said: said.map((name) => message(name)),
  });
});

test("a build from before the moment of an article is made again, and said; one from after it is used", async () => {
  const article = `---
title: Un artículo
description: Un artículo que solo existe en las pruebas y que nadie ha de leer todavía.
date: 2024-06-01
publishAt: 2024-06-01 09:00
tags: [pruebas]
images:
${["a", "b", "c"].map(() => `  - { src: a/b.jpg, alt: Una, caption: Una }\n`).join("")}---

Texto.
`;
  const at = (moment: string) => ({ "content/es/blog/uno.md": article, ...buildOf({ moment }) });
  const before = await run(at("2024-06-01T06:59:00Z"), { ok: true });
  expect(before).toEqual({ result: true, builds: 1, said: [message("buildOverdue")] });
  const after = await run(at("2024-06-01T07:00:00Z"), { ok: true });
  expect(after).toEqual({ result: true, builds: 0, said: [] });
});

test("a port that another program holds for localhost over IPv6 is busy", async () => {
  const other = createServer();
  const port = await listenAnywhere(other, "::1");
  onTestFinished(() => close(other));
  expect(await listen(createServer(), port)).toEqual({ ok: false, code: "EADDRINUSE" });
});

const portOf = (args: readonly string[], variable?: string) => readPort(args, variable, 4173);

test("the port is that of the command line, of the variable or the usual one", () => {
  expect(portOf([])).toBe(4173);
  expect(portOf([], "")).toBe(4173);
  expect(portOf([], "8080")).toBe(8080);
  expect(portOf(["--port", "4000"])).toBe(4000);
  expect(portOf(["--production", "--port", "4000"])).toBe(4000);
});

test("an invalid port is quoted, with its source", () => {
  expect(() => portOf(["--port=80a"])).toThrow(
    "«80a» no es un puerto. Indica un número entero del 1 al 65535, por ejemplo «npm start -- --port 4174».",
  );
  for (const port of ["0", "70000", "1e3"]) expect(() => portOf([], port)).toThrow(`La variable PORT vale «${port}»`);
});

test("an option without its number says so", () => {
  for (const args of [["--port"], ["--port="]]) {
    expect(() => portOf(args)).toThrow(
      "Detrás de --port falta el puerto. Indica un número entero del 1 al 65535, por ejemplo «npm start -- --port 4174».",
    );
  }
});
