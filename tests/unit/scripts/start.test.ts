import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { message } from "#scripts/terminal/messages.ts";
import { freePort } from "./listen-anywhere.ts";
import { makeFolder } from "./make-folder.ts";

/** A folder with a build and nothing newer. */
const builtSite = {
  "build/client/index.html": "<h1>Inicio</h1>",
  "build/client/404.html": "<h1>No está</h1>",
  "build/build.json": JSON.stringify({ moment: "2100-01-01T00:00:00Z", production: false }),
};

const command = fileURLToPath(new URL("../../../scripts/start.ts", import.meta.url));

type Server = ChildProcessByStdio<null, Readable, Readable>;

function startServe(port: number): Server {
  const child = spawn(process.execPath, [command], {
    cwd: makeFolder(builtSite),
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
