import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { close, listen } from "#scripts/serve/port.ts";
import { readPort } from "#scripts/serve/read-port.ts";

test("a port that another program holds for localhost over IPv6 is busy", async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "::1", resolve));
  onTestFinished(() => close(other));
  const address = other.address();
  if (address === null || typeof address === "string") throw new Error("The server has no port.");
  expect(await listen(createServer(), address.port)).toEqual({ ok: false, code: "EADDRINUSE" });
});

const textOf = (args: readonly string[], variable?: string) => {
  const result = readPort(args, variable, 4173);
  return result.ok ? result.port : result.text;
};

test("the port is that of the command line, of the variable or the usual one", () => {
  expect(textOf([])).toBe(4173);
  expect(textOf([], "")).toBe(4173);
  expect(textOf([], "8080")).toBe(8080);
  expect(textOf(["--port", "4000"])).toBe(4000);
  expect(textOf(["--production", "--port", "4000"])).toBe(4000);
});

test("what is no port is quoted, with where it stands", () => {
  expect(textOf(["--port=80a"])).toBe(
    "«80a» no es un puerto. Indica un número entero del 1 al 65535, por ejemplo «npm start -- --port 4174».",
  );
  for (const port of ["0", "70000", "1e3"]) expect(textOf([], port)).toContain(`La variable PORT vale «${port}»`);
});

test("an option without its number says so", () => {
  for (const args of [["--port"], ["--port="]]) {
    expect(textOf(args)).toBe(
      "Detrás de --port falta el puerto. Indica un número entero del 1 al 65535, por ejemplo «npm start -- --port 4174».",
    );
  }
});
