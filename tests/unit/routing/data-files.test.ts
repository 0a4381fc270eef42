import { expect, test, vi } from "vitest";
import { fetchDataFile, nullIfMissing } from "#app/routing/data-files.ts";

test("a data file that cannot be had throws with its path and the answer", async () => {
  vi.spyOn(globalThis, "fetch").mockResolvedValueOnce(new Response("", { status: 503 }));
  await expect(fetchDataFile("/404.json")).rejects.toThrow("/404.json was answered with status 503.");
});

test("only an answer that a page has no data is null", () => {
  const failed = (status: number) => ({ status, statusText: "", internal: false, data: "" });
  expect(nullIfMissing(failed(404))).toBeNull();
  for (const error of [failed(503), new TypeError("no network")]) expect(() => nullIfMissing(error)).toThrow();
});
