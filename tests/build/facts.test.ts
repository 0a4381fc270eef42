import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { surfaceOf } from "#app/content/figures/model-price.ts";
import { telephoneHref } from "#app/i18n/telephone-href.ts";
import { findAll, textOf } from "#tests/site/html.ts";
import { attributesOf, hrefsOf } from "#tests/site/page-parts.ts";
import { type BuiltDocument, findIssues, sites, type TestedSite } from "./built-sites.ts";
import { figuresIn, statedFigures } from "./stated-figures.ts";

// Whatever the company charges, builds or dials: a figure that stands anywhere must come from its one place.

test.each(sites)("$name: every price, area, size and telephone of a page is one of the content", (tested) => {
  const stated = statedFigures(tested.site);
  const issues = findIssues(spanish(tested), ({ html }) => {
    const attributes = ["alt", "aria-label", "content", "title"].flatMap((name) =>
      attributesOf(html, `[${name}]`, name),
    );
    return unknownIn([textOf(html), ...attributes, ...graphsOf(html)], stated);
  });
  expect(issues).toEqual({});
  const found = spanish(tested).flatMap(({ html }) => figuresIn(textOf(html)));
  const { precio, contacto } = tested.site.edition("es").content.site();
  expect(found.join("\n")).toContain(contacto.telefono);
  expect(found.filter((figure) => figure.endsWith("€/m²")).length, `${precio.metro}`).toBeGreaterThan(5);
});

test.each(sites)("$name: so is every one in feeds, the sitemap and other files of words", (tested) => {
  const stated = statedFigures(tested.site);
  const foreign = tested.site.locales.names().filter((locale) => locale !== "es");
  const files = tested.files.filter(
    (file) => /\.(?:xml|json|txt|webmanifest)$/.test(file) && !foreign.some((locale) => file.startsWith(`${locale}/`)),
  );
  expect(files).toContain("atom.xml");
  const issues = files.map((file) => [file, unknownIn([tested.read(file)], stated)] as const);
  expect(issues.filter(([, unknown]) => unknown.length > 0)).toEqual([]);
});

test.each(sites)("$name: so is every one that the assistant knows", (tested) => {
  const file = join(tested.client, "../../supabase/functions/chat-with-gemini/knowledge.ts");
  const text = readFileSync(file, "utf8");
  const { languages } = JSON.parse(text.slice(text.indexOf("= {") + 2, text.lastIndexOf(";")));
  const original = JSON.stringify(languages.es);
  expect(unknownIn([original], statedFigures(tested.site))).toEqual([]);
  expect(figuresIn(original).length).toBeGreaterThan(20);
});

test.each(sites)("$name: every link that dials leads to a telephone of the content", (tested) => {
  const { content } = tested.site.edition("es");
  const known = [...statedFigures(tested.site)].filter((figure) => figure.startsWith("+")).map(telephoneHref);
  expect(known).toContain(telephoneHref(content.site().contacto.telefono));
  const issues = findIssues(tested.documents, ({ html }) =>
    hrefsOf(html).filter((href) => href.startsWith("tel:") && !known.includes(href)),
  );
  expect(issues).toEqual({});
});

test.each(sites)("$name: search engines are told of each model what its page says", (tested) => {
  const { content } = tested.site.edition("es");
  const { url, precio, vat, contacto } = content.site();
  const products = spanish(tested).flatMap(({ html }) =>
    thingsOf(html).filter((thing) => thing["@type"] === "Product"),
  );
  const models = content.entries("models");
  expect(products.length).toBeGreaterThanOrEqual(models.length);
  for (const product of products) {
    const model = models.find(({ slug }) => product.url === url + tested.site.paths.to("es")("product", { slug }));
    if (!model) throw new Error(`No model has the page ${product.url}.`);
    const { size, name } = model.data;
    const price = content.facts().get(`modelos.${model.id}.precio`);
    expect(product.name).toBe(name);
    expect([amountOf(product.depth), amountOf(product.width)]).toEqual([size?.length, size?.width]);
    expect(amountOf(product.additionalProperty)).toBe(size ? surfaceOf(size) : undefined);
    if (vat.prices === "unset") {
      expect(product).not.toHaveProperty("offers");
      continue;
    }
    const perMetre = { "@type": "UnitPriceSpecification", price: precio.metro };
    expect(product).toMatchObject({ offers: price ? { price: Number(price.replaceAll(/\D/g, "")) } : {} });
    expect(JSON.stringify(product)).toContain(JSON.stringify(perMetre).slice(1, -1));
  }
  const home = spanish(tested).find(({ path }) => path === "/");
  const company = home && thingsOf(home.html).find((thing) => thing["@type"] === "Organization");
  expect(company).toMatchObject({ telephone: contacto.telefono, email: contacto.email, address: contacto.direccion });
});

function spanish({ documents }: TestedSite): BuiltDocument[] {
  return documents.filter(({ locale }) => locale === "es");
}

function unknownIn(texts: readonly string[], stated: ReadonlySet<string>): string[] {
  const known = new Set([...stated].map(dialled));
  return texts.flatMap(figuresIn).filter((figure) => !known.has(dialled(figure)));
}

/** Returns a telephone number as a link dials it, without spaces; other figures as they are. */
function dialled(figure: string): string {
  return figure.startsWith("+") ? figure.replaceAll(" ", "") : figure;
}

function graphsOf(html: BuiltDocument["html"]): string[] {
  const scripts = findAll(html, 'script[type="application/ld+json"]');
  return scripts.flatMap(({ children }) => children.map((child) => (child.type === "text" ? child.value : "")));
}

function thingsOf(html: BuiltDocument["html"]): Record<string, unknown>[] {
  return graphsOf(html).flatMap((text) => JSON.parse(text)["@graph"]);
}

function amountOf(quantity: unknown): unknown {
  return typeof quantity === "object" && quantity !== null ? Reflect.get(quantity, "value") : undefined;
}
