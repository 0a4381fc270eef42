import { expect, test } from "vitest";
import { readFrontMatter } from "#app/content/front-matter/read-front-matter.ts";
import { linkEnds, pseudoBody, pseudoPage } from "#scripts/translate/pseudo/pseudo-page.ts";

const none: ReadonlySet<string> = new Set();

test("words of a body change, in brackets and longer; figures, placeholders, links, pictures and code do not", () => {
  const body = [
    "Casa de 40 m² por {{precio.metro * 40}}, con **luz** y [agua](/contacto).",
    "",
    "![Una casa](exteriors/a.jpg)",
    "",
    "`npm run check`",
    "",
    "    código",
    "",
  ].join("\n");
  const written = pseudoBody(body, "ltr", none);
  expect(written).toMatch(
    /^\\\[Çåšå ðé 40 m² þöŕ \{\{precio\.metro \* 40\}\}, çöñ \*\*ļûž\*\* ý \[åĝûå\]\(\/contacto\)\..+\\\]\n/,
  );
  for (const kept of ["(exteriors/a.jpg)", "`npm run check`", "    código"]) expect(written).toContain(kept);
});

test("each paragraph, heading, item and cell has brackets of its own, so that what is not translated is seen", () => {
  const written = pseudoBody(
    "# Uno\n\nDos.\n\n- Tres\n- Cuatro\n\n| Cinco | 6 |\n|---|---|\n| Siete | 8 |\n",
    "ltr",
    none,
  );
  expect(written.match(/\\\[/g)).toHaveLength(6);
  expect(written.match(/\\\]/g)).toHaveLength(6);
  expect(written).toMatch(/\| 6 \|\n\|---\|---\|\n/);
});

test("a heading that a link leads to keeps its words, and so its address", () => {
  const body = "## La licencia\n\n## El precio\n";
  const ends = linkEnds(["[Ver](/blog/a#la-licencia)", "href: /faq#iva"]);
  expect([...ends]).toEqual(["la-licencia", "iva"]);
  const written = pseudoBody(body, "ltr", ends);
  expect(written).toContain("## La licencia\n");
  expect(written).not.toContain("El precio");
});

test("a description with figures stays Spanish: no language but the original is sure to keep within its limit", () => {
  const text = "Desde {{precio.metro}}.";
  const field = { path: ["description"], name: "description", text };
  const page = { name: "a.md", file: "content/es/a.md", data: { description: text }, fields: [field], sections: [] };
  expect(pseudoPage(page, "", "ltr", none)).not.toContain("description");
});

test("a page has its words above the body as well, with the ids of its items and nothing else", () => {
  const data = { title: "Casa", date: "2024-03-15", cards: [{ id: "luz", text: "Con {{precio.metro}}", href: "/a" }] };
  const page = {
    name: "blog/uno.md",
    file: "content/es/blog/uno.md",
    data,
    fields: [
      { path: ["title"], name: "title", text: "Casa" },
      { path: ["cards", 0, "text"], name: "cards[luz].text", text: "Con {{precio.metro}}" },
    ],
    sections: [{ id: "", heading: "", text: "Hola." }],
  };
  const result = readFrontMatter("content/en-XA/blog/uno.md", pseudoPage(page, "Hola.\n", "ltr", none));
  expect(result.ok && result.value.data).toEqual({
    title: "Çåšå",
    cards: [{ id: "luz", text: expect.stringMatching(/^\[Çöñ \{\{precio\.metro\}\} .+\]$/) }],
  });
  expect(result.ok && result.value.body.trim()).toMatch(/^\\\[Ĥöļå\..+\\\]$/);
  const rightToLeft = pseudoPage(page, "Hola.\n", "rtl", none);
  expect(rightToLeft).toMatch(/\p{Script=Arabic}/u);
  expect(rightToLeft).toContain("{{precio.metro}}");
});
