import { expect, test } from "vitest";
import { findStringGaps } from "#app/i18n/string-keys.ts";

const spanish = {
  language: { name: "Español", direction: "ltr" },
  cli: { done: "Hecho" },
  nav: { about: "Nosotros", contact: "Contacto", blog: "Blog" },
  seo: { title: "{{title}} · {{brand}}" },
  post: { minutes_one: "{{count}} minuto", minutes_other: "{{count}} minutos" },
};

test("keys without a text, and keys with that of the original, are told apart", () => {
  const english = { nav: { about: "About us", contact: " ", blog: "Blog" }, seo: { title: "{{title}} · {{brand}}" } };
  expect(findStringGaps(spanish, english)).toEqual({
    all: 5,
    missing: ["nav.contact", "post.minutes"],
    same: ["nav.blog"],
  });
});

test("a copy of the original has no text of its own; what has no words is the same everywhere", () => {
  expect(findStringGaps(spanish, spanish)).toEqual({
    all: 5,
    missing: [],
    same: ["nav.about", "nav.contact", "nav.blog", "post.minutes"],
  });
});

test("a language has its own plural forms", () => {
  const { missing, same } = findStringGaps(spanish, { post: { minutes_other: "{{count}} 分" } });
  expect([...missing, ...same]).not.toContain("post.minutes");
});

test("a file of another shape has no texts", () => {
  expect(findStringGaps(spanish, ["Nosotros"]).missing).toHaveLength(5);
});
