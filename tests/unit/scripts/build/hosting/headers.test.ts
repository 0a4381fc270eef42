import { expect, test } from "vitest";
import { headerRules, headersOf } from "#scripts/build/hosting/header-rules.ts";
import { formatHeaders } from "#scripts/build/hosting/headers-file.ts";

const rules = headerRules();

test("no path has the same header from two rules, whose values Cloudflare would join", () => {
  for (const path of ["/", "/assets/a.js", "/images/a.avif", "/favicon.svg", "/blog/uno.data", "/assets/x.data"]) {
    const fitting = rules.filter((rule) => Object.keys(headersOf(path, [rule])).length > 0);
    const names = fitting.flatMap(({ headers }) => Object.keys(headers));
    expect(names).toEqual([...new Set(names)]);
  }
});

test("the file is within the limits of Cloudflare: 100 rules, lines of 2,000 characters, one * in a path", () => {
  const lines = formatHeaders(rules).split("\n");
  expect(rules.length).toBeLessThan(100);
  expect(lines.filter((line) => line.length > 2000)).toEqual([]);
  expect(rules.filter(({ path }) => path.split("*").length > 2)).toEqual([]);
});
