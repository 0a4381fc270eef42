import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";

const configSchema = z.object({ overrides: z.array(z.object({ includes: z.array(z.string()) })) });
const { overrides } = configSchema.parse(JSON.parse(readFileSync("biome.floors.json", "utf8")));

// Lint refuses what the settings list. A folder that they do not list could import anything.
test.each(["app", "scripts"])("every folder of %s/ is a floor, and every floor a folder", (house) => {
  const pattern = new RegExp(`^${house}/([^/*]+)/\\*\\*$`);
  const floors = overrides.flatMap(({ includes }) => pattern.exec(includes[0] ?? "")?.[1] ?? []);
  const folders = readdirSync(house, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  expect(floors.toSorted()).toEqual(folders.map(({ name }) => name).toSorted());
});
