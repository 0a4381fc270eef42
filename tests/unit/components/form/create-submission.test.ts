import { expect, test } from "vitest";
import { createSubmission } from "#app/components/form/create-submission.ts";

test("while one is on its way there is no other, and its watcher learns when it begins and ends", async () => {
  const submission = createSubmission();
  const seen: boolean[] = [];
  const stop = submission.busy.subscribe(() => seen.push(submission.busy.get()));
  let finish = () => {};
  const started: string[] = [];
  const first = submission.run(() => {
    started.push("first");
    return new Promise((resolve) => {
      finish = resolve;
    });
  });
  await submission.run(async () => void started.push("second"));
  expect(started).toEqual(["first"]);
  expect(seen).toEqual([true]);
  finish();
  await first;
  expect(seen).toEqual([true, false]);
  stop();
  await submission.run(async () => void started.push("third"));
  expect(started).toEqual(["first", "third"]);
  expect(seen).toEqual([true, false]);
});
