import { expect, test } from "vitest";
import { linkHeading } from "#app/components/long-text/link-heading.ts";

test("a heading leads to itself by its own words", () => {
  const words = ["Uno ", { tag: "em", children: ["más"] }];
  const props = { id: "ñandú-1" };
  expect(linkHeading({ tag: "h2", props, children: words })).toEqual({
    tag: "h2",
    props,
    children: [{ tag: "a", props: { className: "heading-link", href: "#ñandú-1" }, children: words }],
  });
});

test("what has a link already, has no id or is no heading does not become a link", () => {
  const link = { tag: "a", props: { href: "/contacto" }, children: ["Dos"] };
  for (const block of [
    { tag: "h2", props: { id: "a" }, children: [{ tag: "strong", children: [link] }] },
    { tag: "h3", children: ["Tres"] },
    { tag: "p", props: { id: "b" }, children: ["Cuatro"] },
  ]) {
    expect(linkHeading(block)).toBe(block);
  }
});
