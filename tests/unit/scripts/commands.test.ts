import { type ChildProcessByStdio, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { freePort } from "./listen-anywhere.ts";
import { makeFolder } from "./make-folder.ts";

test("a mistake in a command ends it with one sentence and no trace", async () => {
  const child = spawn(process.execPath, [resolve("scripts/i18n.ts"), "sumar"], { cwd: tmpdir() });
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  expect([code, out, error]).toEqual([1, "", "No existe la orden «sumar». «npm run i18n» las enumera todas.\n"]);
});

const script = readFileSync(new URL("../../../scripts/run.mjs", import.meta.url), "utf8");
const locale = JSON.stringify({ cli: { nodeTooOld: "Hay {{found}}, falta {{needed}}. «{{found}}»" }, check: {} });

/** A command that prints the words with which it was called. */
const greeting = "console.log(process.argv.slice(2).join()); export {};";

/** Runs a command beside a locale file, on this Node that calls itself by another version. */
function greet(version: string, localeFile?: string) {
  const files = {
    "scripts/run.mjs": script,
    "scripts/greet.ts": greeting,
    ...(localeFile && { "locales/tools/es.json": localeFile }),
  };
  const folder = makeFolder(files);
  const disguise = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } })`;
  const preload = `data:text/javascript,${encodeURIComponent(disguise)}`;
  const args = ["--import", preload, join(folder, "scripts/run.mjs"), "greet", "Ana"];
  return spawnSync(process.execPath, args, { encoding: "utf8" });
}

test("a Node that is too old is refused, in the words of the locale file", () => {
  const { status, stdout, stderr } = greet("22.21.9", locale);
  expect([status, stdout, stderr]).toEqual([1, "", "Hay 22.21.9, falta 22.22. «22.21.9»\n"]);
});

test("a newer Node runs the command with its words", () => {
  const { status, stdout, stderr } = greet("100.1.0", locale);
  expect([status, stdout, stderr]).toEqual([0, "Ana\n", ""]);
});

test("the versions are named even if the locale file is broken", () => {
  const { status, stderr } = greet("20.20.0", '{ "cli": ');
  expect([status, stderr.trim().split("\n")]).toEqual([1, [expect.stringMatching(/Node 22\.22 .*Node 20\.20\.0/)]]);
});

test.each([
  ["no file", undefined],
  ["half a file", '{ "cli": '],
  ["no sentences", "{}"],
])("with %s no command begins", (_what, localeFile) => {
  const { status, stdout, stderr } = greet("100.1.0", localeFile);
  expect([status, stdout, stderr.trim().split("\n")]).toEqual([
    1,
    "",
    [expect.stringContaining("locales/tools/es.json")],
  ]);
});

/** A folder with a build and nothing newer. */
const builtSite = {
  "build/client/index.html": "<h1>Inicio</h1>",
  "build/client/404.html": "<h1>No está</h1>",
  "build/build.json": JSON.stringify({ moment: "2100-01-01T00:00:00Z", production: false }),
  "supabase/migrations/README.md": "None.",
};

const command = fileURLToPath(new URL("../../../scripts/start.ts", import.meta.url));

type Server = ChildProcessByStdio<null, Readable, Readable>;

function startServe(port: number, cwd = makeFolder(builtSite)): Server {
  const child = spawn(process.execPath, [command], {
    cwd,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

test("it serves site and backend on a port of its own until a signal ends it", async () => {
  const port = await freePort();
  const child = startServe(port);
  const [line] = await once(child.stdout, "data");
  expect(String(line)).toBe(`${message("serving", { port })}\n`);
  const second = startServe(port);
  const said = Promise.all([text(second.stderr), once(second, "exit")]);
  const url = `http://localhost:${port}`;
  expect(await (await fetch(url)).text()).toBe("<h1>Inicio</h1>");
  const refused = await fetch(`${url}/rest/v1/emails`, { method: "POST", body: "{}" });
  expect([refused.status, (await refused.json()).message]).toEqual([401, "No API key found in request"]);

  const [error, [code]] = await said;
  expect([error, code]).toEqual([`${message("portBusy", { port, other: port + 1 })}\n`, 1]);

  // Browsers keep connections open on which they ask for nothing.
  const silent = connect(port, "127.0.0.1");
  onTestFinished(() => void silent.destroy());
  await once(silent, "connect");
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});

test("it makes the database as soon as it serves, and answers pages meanwhile", async () => {
  const port = await freePort();
  const folder = makeFolder(builtSite);
  await once(startServe(port, folder).stdout, "data");
  const begun = performance.now();
  const waits: number[] = [];
  while (!existsSync(join(folder, ".local/db"))) {
    const asked = performance.now();
    await (await fetch(`http://localhost:${port}`)).text();
    waits.push(performance.now() - asked);
    await wait(10);
  }
  expect(Math.max(...waits)).toBeLessThan((performance.now() - begun) / 3);
});
