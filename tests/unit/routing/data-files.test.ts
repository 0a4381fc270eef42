import { expect, onTestFinished, test, vi } from "vitest";
import { insteadOfMissing } from "#app/routing/data-files.ts";

/** Answers every request of the running test, in turn. */
function answer(...responses: Response[]) {
  const fetch = vi.spyOn(globalThis, "fetch");
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}

test("where a host has no data, those of the data file take their place, and other errors stay", async () => {
  const failed = (status: number) => ({ status, statusText: "", internal: false, data: "" });
  answer(Response.json({ post: null }));
  expect(await insteadOfMissing("/blog/404.json")(failed(404))).toEqual({ post: null });
  for (const error of [failed(503), new TypeError("no network")]) {
    expect(() => insteadOfMissing("/blog/404.json")(error)).toThrow();
  }
});
