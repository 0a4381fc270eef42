import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { message } from "#scripts/terminal/messages.ts";
import { listenAnywhere } from "./listen-anywhere.ts";
import { makeFolder } from "./make-folder.ts";

/** A folder with a build and nothing newer. */
const builtSite = {
  "build/client/index.html": "<h1>Inicio</h1>",
  "build/client/404.html": "<h1>No está</h1>",
  "build/build.json": JSON.stringify({ moment: "2100-01-01T00:00:00Z", production: false }),
};

const command = fileURLToPath(new URL("../../../scripts/start.ts", import.meta.url));

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

test.each(["SIGINT", "SIGTERM"] as const)("%s lets it finish what it has begun, and nobody else in", async (signal) => {
  const port = await freePort();
  const child = startServe(String(port));
  await once(child.stdout, "data");
  const idle = connect(port, "127.0.0.1");
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => {
    for (const each of [idle, socket]) each.destroy();
  });
  const path = "/api/v1.0/email/send";
  socket.write(`POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{`);
  // A whole answer later, the server has read the half of the other request as well.
  await (await fetch(`http://localhost:${port}${path}`)).text();
  const exited = once(child, "exit");
  child.kill(signal);
  await expect
    .poll(() => fetch(`http://localhost:${port}/`).then(String, () => "refused"), { timeout: 10_000 })
    .toBe("refused");
  socket.write("}");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 .*The request cannot be read/s);
  expect(await exited).toEqual([0, null]);
});

test("a range beyond what the file system takes does not end it", async () => {
  const port = await freePort();
  const child = startServe(String(port));
  await once(child.stdout, "data");
  const range = await fetch(`http://localhost:${port}/`, { headers: { range: "bytes=0-9007199254740992" } });
  expect([range.status, await range.text()]).toEqual([206, "<h1>Inicio</h1>"]);
  expect((await fetch(`http://localhost:${port}/`)).status).toBe(200);
});
