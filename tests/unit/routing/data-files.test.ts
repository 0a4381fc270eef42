import { expect, onTestFinished, test, vi } from "vitest";
import { loadPostIndex } from "#app/pages/blog/post-index.ts";
import { dataFilePath, fetchDataFile } from "#app/routing/data-files.ts";

/** Answers every request of the running test, in turn. */
function answer(...responses: Response[]) {
  const fetch = vi.spyOn(globalThis, "fetch");
  for (const response of responses) fetch.mockResolvedValueOnce(response);
  onTestFinished(() => fetch.mockRestore());
  return fetch;
}

const index = { slugs: ["uno"], notFound: { title: "x", description: "y", alternates: [], kind: "website" } };

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

test("the index of the articles is fetched once, however often it is asked for", async () => {
  const fetch = answer(Response.json(index));
  expect(await loadPostIndex("/a/index.json")).toEqual(index);
  expect(await loadPostIndex("/a/index.json")).toEqual(index);
  expect(fetch).toHaveBeenCalledTimes(1);
});

test("a failure is forgotten, so that the next navigation tries again", async () => {
  answer(new Response("", { status: 500 }), Response.json(index));
  await expect(loadPostIndex("/b/index.json")).rejects.toThrow("500");
  expect(await loadPostIndex("/b/index.json")).toEqual(index);
});
