import { once } from "node:events";
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { createHttpServer, type HttpLimits, httpLimits } from "#scripts/serve/http-server.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

const shortLimits: HttpLimits = { headersMs: 150, requestMs: 150, keepAliveMs: 150, idleMs: 400, checkMs: 20 };

/** Answers when the body is there. */
const readBody: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("whole"));
};

async function start(listener: RequestListener, limits = shortLimits) {
  const { server, finish } = createHttpServer(listener, limits);
  const port = await listenAnywhere(server);
  onTestFinished(async () => void (await finish(0)));
  function open(): Socket {
    const socket = connect(port, "127.0.0.1");
    // A connection that is cut while it writes is what some of these tests are about.
    socket.on("error", () => {});
    onTestFinished(() => void socket.destroy());
    return socket;
  }
  return { open, finish, url: `http://127.0.0.1:${port}/` };
}

test.each([
  ["headers that never end", "GET / HTTP/1.1\r\nHost: x\r\n", "X-More: 1\r\n"],
  ["a body that is shorter than it says", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1000000\r\n\r\n", "a"],
])("%s end in 408", async (_kind, beginning, more) => {
  const { open } = await start(readBody);
  const socket = open();
  socket.write(beginning);
  // Once: what arrives after the end would make the system drop the answer.
  setTimeout(() => socket.write(more), 20);
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 /);
});

test("an error of the listener answers 500 and does not end the server", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const { url } = await start(() => {
    throw new Error("a mistake");
  }, httpLimits);
  for (const _time of ["first", "second"]) expect((await fetch(url)).status).toBe(500);
  expect(complaint).toHaveBeenCalledTimes(2);
});

test("at the end the answers under way are finished, and nobody else gets in", async () => {
  const begun = Promise.withResolvers<void>();
  const stored = Promise.withResolvers<void>();
  const { url, open, finish } = await start(async (_request, response) => {
    begun.resolve();
    await stored.promise;
    response.end("stored");
  }, httpLimits);
  const silent = open();
  await once(silent, "connect");
  const answer = fetch(url);
  await begun.promise;
  const finished = finish(10_000);
  await expect(fetch(url)).rejects.toThrow();
  stored.resolve();
  expect(await (await answer).text()).toBe("stored");
  expect(await finished).toBe(true);
  expect(await text(silent)).toBe("");
});
