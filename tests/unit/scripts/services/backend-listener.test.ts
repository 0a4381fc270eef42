import { createServer } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { close } from "#scripts/serve/port.ts";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

const path = "/functions/v1/chat-with-gemini";

test("a backend that cannot be loaded answers 503, is tried again with the next call and can be closed", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const ended: string[] = [];
  const load = vi
    .fn()
    .mockRejectedValueOnce(new Error("The locale file is broken."))
    .mockResolvedValue({ fetch: async () => new Response("there"), close: async () => void ended.push("closed") });
  const listener = createBackendListener(load);
  const server = createServer((request, response) => void listener.answer(request, response));
  onTestFinished(() => close(server));
  const url = `http://127.0.0.1:${await listenAnywhere(server)}${path}`;

  const refused = await fetch(url);
  expect([refused.status, await refused.json()]).toEqual([503, expect.objectContaining({ code: "PGRST000" })]);
  expect(complaint).toHaveBeenCalledOnce();
  expect(await (await fetch(url)).text()).toBe("there");
  expect(load).toHaveBeenCalledTimes(2);
  await listener.close();
  expect(ended).toEqual(["closed"]);
});

test("a backend that could not be loaded needs no closing", async () => {
  const complaint = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => complaint.mockRestore());
  const listener = createBackendListener(() => Promise.reject(new Error("broken")));
  const server = createServer((request, response) => void listener.answer(request, response));
  onTestFinished(() => close(server));
  await fetch(`http://127.0.0.1:${await listenAnywhere(server)}${path}`);
  await expect(listener.close()).resolves.toBeUndefined();
});

test.each(["99999999999999999999", "1.2.3.4.5.6", "0x1ffffffff"])(
  "the host %s, which no URL can have, answers 400 and does not reach the backend",
  async (host) => {
    const backend = {
      fetch: vi.fn(async ({ url }: Request) => new Response(new URL(url).host)),
      close: async () => {},
    };
    const listener = createBackendListener(async () => backend);
    const server = createServer((request, response) => void listener.answer(request, response));
    onTestFinished(() => close(server));
    const socket = connect(await listenAnywhere(server), "127.0.0.1");
    socket.write(`GET /_local/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
    expect(backend.fetch).not.toHaveBeenCalled();
  },
);
