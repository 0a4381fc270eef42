import { expect, test } from "vitest";
import { checkHtml } from "#scripts/check/locales/check-html.ts";
import { readLocaleFile } from "#scripts/check/locales/locale-file.ts";

const found = (texts: object) =>
  checkHtml(readLocaleFile("ca", JSON.stringify(texts))).map(({ values }) =>
    [values.key, values.found, values.replacement].join(" ").trim(),
  );

test("elements, comments and characters in the way of HTML are reported, once for each text", () => {
  expect(found({ nav: { about: "<b>Us</b> &amp; you", blog: "Blog<!-- x -->", faq: "A &amp; B" } })).toEqual([
    "nav.about <b>",
    "nav.blog <!--",
    "nav.faq &amp; &",
  ]);
});

test("signs of comparison, a plain ampersand and the sentences of the commands are no HTML", () => {
  expect(found({ nav: { about: "A < B > C", blog: "R&D; Q&A", faq: "1 <3" }, check: { a: "<b>" } })).toEqual([]);
});
