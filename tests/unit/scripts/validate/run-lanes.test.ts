import { expect, test } from "vitest";
import { runLanes } from "#scripts/validate/run-lanes.ts";

/** Starts steps that end when they are told to, and writes down what happens. */
function openStarter() {
  const happened: string[] = [];
  const ends = new Map<string, (passed: boolean) => void>();
  return {
    happened,
    start(step: string) {
      happened.push(`start ${step}`);
      const { promise, resolve } = Promise.withResolvers<boolean>();
      ends.set(step, resolve);
      return {
        passed: promise,
        stop() {
          happened.push(`stop ${step}`);
          resolve(false);
        },
      };
    },
    async end(step: string, passed: boolean) {
      ends.get(step)?.(passed);
      await new Promise(setImmediate);
    },
  };
}

test("lanes run side by side, and the steps of each one after the other", async () => {
  const { happened, start, end } = openStarter();
  const result = runLanes([["browser"], ["unit", "backend"]], start);
  expect(happened).toEqual(["start browser", "start unit"]);
  await end("unit", true);
  expect(happened.at(-1)).toBe("start backend");
  await end("backend", true);
  await end("browser", true);
  expect(await result).toBeUndefined();
  expect(happened).toEqual(["start browser", "start unit", "start backend"]);
});

test("a step that fails stops those beside it, starts none, and is the one that is named", async () => {
  const { happened, start, end } = openStarter();
  const result = runLanes([["browser", "last"], ["unit", "backend"], ["lint"]], start);
  await end("lint", true);
  await end("unit", false);
  expect(await result).toBe("unit");
  expect(happened).toEqual(["start browser", "start unit", "start lint", "stop browser"]);
});
