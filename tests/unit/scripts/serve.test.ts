import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { message } from "#scripts/cli/messages.ts";
import { close } from "#scripts/server/port.ts";
import { listenAnywhere } from "./listen-anywhere.ts";
import { makeFolder } from "./make-folder.ts";

/** A folder with a build and nothing newer. */
const builtSite = {
  "build/client/index.html": "<h1>Inicio</h1>",
  "build/client/404.html": "<h1>No está</h1>",
};

const command = fileURLToPath(new URL("../../../scripts/serve.ts", import.meta.url));

type Server = ChildProcessByStdio<null, Readable, Readable>;

function startServe(port: string): Server {
  const child = spawn(process.execPath, [command], {
    cwd: makeFolder(builtSite),
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return child;
}

/** Waits for the end of a server that should not start. Returns what it printed and its exit code. */
async function resultOf(child: Server) {
  const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, "exit")]);
  return { out, error, code };
}

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenAnywhere(server);
  await close(server);
  return port;
}

test("a busy port ends in one sentence that names it and another one to try", async () => {
  const holder = createServer();
  const port = await listenAnywhere(holder);
  onTestFinished(() => close(holder));
  const child = startServe(String(port));
  expect(await resultOf(child)).toEqual({
    out: "",
    error: `${message("portBusy", { port, other: port + 1 })}\n`,
    code: 1,
  });
});

test.each(["abc", "0", "70000"])("PORT=%s ends in one sentence that quotes it", async (value) => {
  const child = startServe(value);
  expect(await resultOf(child)).toEqual({
    out: "",
    error: `${message("portInvalid", { name: "PORT", value })}\n`,
    code: 1,
  });
});

test.each(["SIGINT", "SIGTERM"] as const)(
  "it says where the site is, serves it, and %s ends it with code 0",
  async (signal) => {
    const port = await freePort();
    const child = startServe(String(port));
    const exited = once(child, "exit");
    const [line] = await once(child.stdout, "data");
    expect(String(line)).toBe(`${message("serving", { port })}\n`);
    const response = await fetch(`http://localhost:${port}/`);
    expect(await response.text()).toBe("<h1>Inicio</h1>");
    child.kill(signal);
    const [code] = await exited;
    expect(code).toBe(0);
  },
);

test("the backend is part of it, and loaded by the first call only", async () => {
  const port = await freePort();
  const child = startServe(String(port));
  await once(child.stdout, "data");
  const page = await fetch(`http://localhost:${port}/`);
  expect(page.status).toBe(200);
  const refused = await fetch(`http://localhost:${port}/rest/v1/emails`, { method: "POST", body: "{}" });
  expect([refused.status, (await refused.json()).message]).toEqual([401, "No API key found in request"]);
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  expect(await exited).toEqual([0, null]);
});
