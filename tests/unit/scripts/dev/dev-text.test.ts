import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { devText } from "#scripts/dev/dev-text.ts";
import texts from "#scripts/dev/dev-texts.es.json" with { type: "json" };

test("a text is filled in", () => {
  expect(devText("portTaken", { wanted: 5173, port: 5174 })).toContain("El puerto 5173 está ocupado");
});

test("every text is used", () => {
  const folders = ["scripts/dev", "scripts/vite"];
  const code = folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  expect(Object.keys(texts).filter((key) => !code.some((source) => source.includes(`"${key}"`)))).toEqual([]);
});
