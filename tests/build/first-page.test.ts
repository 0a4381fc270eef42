import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ensureGrownProject, oldPosts } from "#tests/site/grown-project.ts";

test("all articles have been read when React Router asks for the first page, for which it waits ten seconds", () => {
  const events = readFileSync(ensureGrownProject().readsFile, "utf8").trim().split("\n");
  const [process] = events.find((event) => event.endsWith(" page"))?.split(" ") ?? [];
  const own = events.filter((event) => event.startsWith(`${process} `)).map((event) => event.split(" ")[1]);
  const first = own.indexOf("page");
  expect(own.slice(first).filter((event) => event !== "page")).toEqual([]);
  expect(own.slice(0, first)).toEqual(expect.arrayContaining(oldPosts.map((post) => `content/es/blog/${post}.md`)));
});
