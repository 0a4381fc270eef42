import { expect, test } from "vitest";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { fixtureFile, siteWith } from "#tests/unit/copy-fixture-site.ts";

const { render, resolve } = fixture.edition("es");
const bodyOf = (body: string) => ({ body, tree: () => parseMarkdown(body) });

test("fields are resolved with the facts, the paths and the pictures of the site", async () => {
  const data = {
    title: "Una casa a {{precio.metro}}",
    href: "/contacto?modelo=lum-sur#formulario",
    image: { src: "cutaways/oficina.jpg", alt: "Oficina" },
  };
  expect(await resolve(data)).toEqual({
    title: "Una casa a 1.250\u00A0€/m²",
    href: "/contacto?modelo=lum-sur#formulario",
    image: { alt: "Oficina", ...(await fixture.pictures.read("cutaways/oficina.jpg")) },
  });
});

test("a body is rendered with the facts, the paths, the pictures and the strings of the site", async () => {
  const source = "A {{precio.metro}}.[^a]\n\n[Uno](/contacto/)\n\n![Dos](cutaways/oficina.jpg)\n\n[^a]: Tres.\n";
  const body = JSON.stringify(await render(bodyOf(source)));
  expect(body).toContain("1.250\u00A0€/m²");
  expect(body).toContain('"href":"/contacto"');
  expect(body).toContain(JSON.stringify({ ...(await fixture.pictures.read("cutaways/oficina.jpg")), alt: "Dos" }));
  expect(body).toContain("Volver al texto (nota 1)");
});

test("another language gets its own paths and strings of the same entry", async () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const other = {
    ...es,
    paths: { ...es.paths, contact: "kontakt" },
    markdown: { ...es.markdown, footnoteBack: "Zurück zu {{number}}" },
  };
  const site = siteWith({ "locales/xx.json": JSON.stringify(other) });
  const source = bodyOf("[Uno](/contacto?modelo=lum-sur)[^a]\n\n[^a]: Dos.\n");
  const inOther = JSON.stringify(await site.edition("xx").render(source));
  expect(inOther).toContain('"href":"/xx/kontakt?modelo=lum-sur"');
  expect(inOther).toContain("Zurück zu 1");
  expect(JSON.stringify(await site.edition("es").render(source))).toContain('"href":"/contacto?modelo=lum-sur"');
  expect((await site.edition("xx").resolve({ href: "/contacto" })).href).toBe("/xx/kontakt");
});
