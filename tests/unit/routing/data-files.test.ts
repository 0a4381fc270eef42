import { expect, onTestFinished, test, vi } from "vitest";
import { dataFilePath, fetchDataFile, fetchDataFileOnce } from "#app/routing/data-files.ts";

/** Answers every request of the running test, in turn. */
function answer(...responses: Response[]) {
  const fetch = vi.spyOn(globalThis, "fetch");
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}

test("a data file stands beside the pages of its route", () => {
  expect(dataFilePath("blog/:slug", "index.json")).toBe("/blog/index.json");
  expect(dataFilePath("/blog/:slug", "index.json")).toBe("/blog/index.json");
  expect(dataFilePath("*", "404.json")).toBe("/404.json");
  expect(dataFilePath("xx/*", "404.json")).toBe("/xx/404.json");
});

test("a data file that cannot be had throws with its path and the answer", async () => {
  answer(new Response("", { status: 503 }));
  await expect(fetchDataFile("/404.json")).rejects.toThrow("/404.json was answered with status 503.");
});

test("a data file is fetched once, however often it is asked for", async () => {
  const fetch = answer(Response.json({ total: 3 }));
  expect(await fetchDataFileOnce("/a/index.json")).toEqual({ total: 3 });
  expect(await fetchDataFileOnce("/a/index.json")).toEqual({ total: 3 });
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a failure is forgotten, so that the next navigation tries again", async () => {
  answer(new Response("", { status: 500 }), Response.json([]));
  await expect(fetchDataFileOnce("/b/index.json")).rejects.toThrow("500");
  expect(await fetchDataFileOnce("/b/index.json")).toEqual([]);
});

test("an answer that is no data, such as a page with status 200, throws too", async () => {
  answer(new Response("<html>"), Response.json([]));
  await expect(fetchDataFileOnce("/c/index.json")).rejects.toThrow(SyntaxError);
  expect(await fetchDataFileOnce("/c/index.json")).toEqual([]);
});
