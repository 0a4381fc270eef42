import { expect, test } from "vitest";
import { createOutcome } from "#app/components/form/create-outcome.ts";

test("an outcome is kept until another one takes its place, and listeners are told", () => {
  const outcome = createOutcome<"sent" | "failed">();
  const seen: (string | undefined)[] = [];
  const stop = outcome.subscribe(() => seen.push(outcome.get()));
  expect(outcome.get()).toBeUndefined();
  outcome.set("failed");
  outcome.set("sent");
  stop();
  outcome.set(undefined);
  expect(seen).toEqual(["failed", "sent"]);
  expect(outcome.get()).toBeUndefined();
});

test("each form has an outcome of its own", () => {
  const one = createOutcome<string>();
  const other = createOutcome<string>();
  one.set("sent");
  expect(other.get()).toBeUndefined();
});
