import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { close, listen, parsePort } from "#scripts/serve/port.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

test.each([
  [undefined, 4173],
  ["", 4173],
  ["1", 1],
  ["8080", 8080],
  ["65535", 65535],
])("the variable %j means port %j", (value, port) => {
  expect(parsePort(value, 4173)).toBe(port);
});

test.each(["0", "65536", "99999999", "-1", "80.5", " 80", "1e3", "0x50", "abc"])("%j is no port", (value) => {
  expect(parsePort(value, 4173)).toBeUndefined();
});

test("a busy port comes back as a code, and the server can listen once the port is free", async () => {
  const first = createServer();
  const port = await listenAnywhere(first);
  const second = createServer();
  expect(await listen(second, port)).toEqual({ ok: false, code: "EADDRINUSE" });
  await close(first);
  onTestFinished(() => close(second));
  expect(await listen(second, port)).toEqual({ ok: true });
  expect(second.address()).toMatchObject({ address: "127.0.0.1", port });
});

test("a port that another program holds for localhost over IPv6 is busy", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  onTestFinished(() => close(other));
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  expect(await listen(createServer(), address.port)).toEqual({ ok: false, code: "EADDRINUSE" });
});

test("closing does not wait for an answer that is still under way", async () => {
  const server = createServer((_request, response) => {
    response.write("hola");
  });
  const port = await listenAnywhere(server);
  const response = await fetch(`http://127.0.0.1:${port}/`);
  expect(response.status).toBe(200);
  await close(server);
  await expect(response.text()).rejects.toThrow();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});
