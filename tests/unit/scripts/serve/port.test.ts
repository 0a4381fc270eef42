import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { close, listen } from "#scripts/serve/port.ts";

test("a port that another program holds for localhost over IPv6 is busy", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  onTestFinished(() => close(other));
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  expect(await listen(createServer(), address.port)).toEqual({ ok: false, code: "EADDRINUSE" });
});
