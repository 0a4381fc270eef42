import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { close, listen, parsePort } from "#scripts/serve/port.ts";

test.each([
  [undefined, 4173],
  ["", 4173],
  ["65535", 65535],
])("the variable %j means port %j", (value, port) => {
  expect(parsePort(value, 4173)).toBe(port);
});

test.each(["0", "65536", "80.5", "1e3", "abc"])("%j is no port", (value) => {
  expect(parsePort(value, 4173)).toBeUndefined();
});

test("a port that another program holds for localhost over IPv6 is busy", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  onTestFinished(() => close(other));
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  expect(await listen(createServer(), address.port)).toEqual({ ok: false, code: "EADDRINUSE" });
});
