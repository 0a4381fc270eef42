import { expect, test } from "vitest";
import { asReason } from "#scripts/terminal/as-reason.ts";

test.each([
  [new Error("The thread has ended."), "The thread has ended"],
  [new Error("fetch failed"), "fetch failed"],
  [new Error("Wait...\n"), "Wait"],
  ["version 18.6", "version 18.6"],
])("%s is the reason «%s»", (error, reason) => {
  expect(asReason(error)).toBe(reason);
});
