import { expect, test } from "vitest";
import { canRestart } from "#scripts/vite/reload-content.ts";

const right = { issues: [], blocking: false, brokenLocales: [] };

test("a server can begin with what the check found no errors in, or has not looked at", () => {
  expect(canRestart(undefined, ["es"])).toBe(true);
  expect(canRestart(right, ["es", "xx"])).toBe(true);
});

test("it cannot begin without settings or strings, nor with half a language that it has", () => {
  expect(canRestart({ ...right, blocking: true }, ["es"])).toBe(false);
  expect(canRestart({ ...right, brokenLocales: ["xx"] }, ["es", "xx"])).toBe(false);
});

test("half a language that it does not have yet keeps it from nothing", () => {
  expect(canRestart({ ...right, brokenLocales: ["xx"] }, ["es"])).toBe(true);
});
