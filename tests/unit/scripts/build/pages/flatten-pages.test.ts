import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { flattenPages } from "#scripts/build/pages/flatten-pages.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

test("pages get flat names, and what no visitor asks for is deleted with its empty folders", () => {
  const client = makeFolder({
    "index.html": "inicio",
    "_.data": "inicio",
    "blog/index.html": "blog",
    "blog.data": "blog",
    "blog/uno/index.html": "uno",
    "blog/uno.data": "uno",
    "404/index.html": "nada",
    "404.data": "nada",
    "404.json": "{}",
    "404.json.data": "{}",
    "tema/404/pagina/404/index.html": "sin página",
    "tema/404/pagina/404.data": "sin página",
    "__spa-fallback.html": "",
  });
  flattenPages(client, {
    prerendered: () => ["/", "/blog", "/blog/uno", "/404", "/404.json"],
    emptyRoutePaths: () => ["/tema/404/pagina/404"],
  });
  const left = readdirSync(client, { recursive: true, encoding: "utf8" }).sort();
  expect(left).toEqual(
    ["404.html", "404.json", "_.data", "blog", "blog.data", "blog.html", "index.html"]
      .concat(["uno.data", "uno.html"].map((name) => join("blog", name)))
      .sort(),
  );
  expect(readFileSync(join(client, "blog/uno.html"), "utf8")).toBe("uno");
});
