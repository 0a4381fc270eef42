import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

const backend = { fetch: vi.fn(async () => new Response("there")), close: vi.fn(async () => {}) };

/** Starts a server for a backend that cannot be loaded at first, or that can. */
async function start({ fails }: { fails: boolean }) {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  vi.clearAllMocks();
  let loads = 0;
  const listener = createBackendListener(async () => {
    loads += 1;
    if (fails && loads === 1) throw new Error("The locale file is broken.");
    return backend;
  });
  const server = createServer((request, response) => void listener.answer(request, response));
  onTestFinished(() => close(server));
  const port = await listenAnywhere(server);
  return { listener, complaint, port, ask: () => fetch(`http://127.0.0.1:${port}/functions/v1/chat-with-gemini`) };
}

test("a backend that cannot be loaded answers 503 and needs no closing, and is tried again with the next call", async () => {
  const { listener, complaint, ask } = await start({ fails: true });
  const refused = await ask();
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: "PGRST000" })]);
  expect(complaint).toHaveBeenCalledOnce();
  await listener.close();
  expect(backend.close).not.toHaveBeenCalled();
  expect(await (await ask()).text()).toBe("there");
  await listener.close();
  expect(backend.close).toHaveBeenCalledOnce();
});

test("a host that no URL can have answers 400 and does not reach the backend", async () => {
  const { port } = await start({ fails: false });
  for (const host of ["99999999999999999999", "1.2.3.4.5.6", "0x1ffffffff"]) {
    const socket = connect(port, "127.0.0.1");
    socket.write(`GET /_local/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket), host).toMatch(/^HTTP\/1\.1 400 /);
  }
  expect(backend.fetch).not.toHaveBeenCalled();
});
