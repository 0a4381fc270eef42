import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { devText } from "#scripts/dev/dev-text.ts";
import texts from "#scripts/dev/dev-texts.es.json" with { type: "json" };

test("a text is filled in, and chosen by a number", () => {
  expect(devText("portTaken", { wanted: 5173, port: 5174 })).toContain("El puerto 5173 está ocupado");
  expect(devText("errors", { count: 1 })).toBe("1 error");
  expect(devText("errors", { count: 0 })).toBe("0 errores");
});

test("a value that is missing is an error", () => {
  expect(() => devText("address")).toThrow("«url»");
});

test("every text is used", () => {
  const folders = ["scripts/dev", "scripts/vite"];
  const code = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const unused = Object.keys(texts)
    .map((key) => key.replace(/_(?:one|other)$/, ""))
    .filter((key) => !code.some((source) => source.includes(`"${key}"`)));
  expect(unused).toEqual([]);
});
