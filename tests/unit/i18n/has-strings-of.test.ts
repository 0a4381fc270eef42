import { expect, test } from "vitest";
import { hasStringsOf } from "#app/i18n/has-strings-of.ts";
import es from "#locales/es.json" with { type: "json" };

test("a language has the strings when none of the original's is missing, whatever its words and its plural forms", () => {
  const { post, ...others } = es;
  const plural = Object.entries(post).map(([name, text]) => [name.replace(/_one$/, "_many"), text]);
  expect(hasStringsOf(es, es)).toBe(true);
  expect(hasStringsOf(es, { ...others, post: Object.fromEntries(plural), more: "Mehr" })).toBe(true);
});

test("strings that only commands print need no translation", () => {
  const { cli: _cli, check: _check, local: _local, replies: _replies, ...pages } = es;
  expect(hasStringsOf(es, pages)).toBe(true);
});

test.each([
  ["nothing", undefined],
  ["an empty file", {}],
  ["a list", []],
  ["a missing area", { ...es, nav: undefined }],
  ["a missing string", { ...es, nav: { ...es.nav, blog: undefined } }],
  ["a group in the place of a string", { ...es, nav: { ...es.nav, blog: { uno: "Blog" } } }],
  ["a string in the place of a group", { ...es, nav: "Blog" }],
])("%s is no language", (_name, other) => {
  expect(hasStringsOf(es, other)).toBe(false);
});
