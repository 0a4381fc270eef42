import { expect, test } from "vitest";
import { readPort } from "#scripts/serve/read-port.ts";

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
