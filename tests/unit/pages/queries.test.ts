import { expect, test } from "vitest";
import { isPageKey } from "#app/content/collections.ts";
import { getContent } from "#app/content/content.server.ts";
import { getApplicationsPage } from "#app/pages/audiences/applications-page.server.ts";
import { getBlogPage, getPostPage } from "#app/pages/blog/posts.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { getUnknownPage } from "#app/pages/unknown/unknown.server.ts";
import { getPublicPaths } from "#app/routing/site-paths.server.ts";

const at = (path: string) => new URL(path, "https://www.mod.example");

test("a model's page knows its measures and the other three", async () => {
  const { model, scale, vat } = await getModelPage(at("/mod-one"));
  expect(model).toMatchObject({
    name: "MOD|ONE",
    href: "/mod-one",
    productHref: "/productos/mod-one",
    measures: { length: 7.6, width: 3.7, imperial: "25'x12'", surface: 28.12, price: 25_308 },
  });
  expect(scale.map(({ id }) => id)).toEqual(["mod-studio", "mod-one", "mod-two", "mod-libre"]);
  expect(vat).toBe(getContent("es").site().vat);
});

test("the bespoke model has neither measures nor price", async () => {
  const { model, product } = await getProductPage(at("/productos/mod-libre"));
  expect(model.measures).toBeNull();
  expect(Object.keys(product)).toEqual(expect.arrayContaining(["possibilities", "advantages", "features", "contact"]));
});

test("a product page has its plans with the area of each room; the words of the layout go with the first", async () => {
  const { plans } = await getProductPage(at("/productos/mod-two"));
  expect(plans).toHaveLength(2);
  const [first, second] = plans;
  expect(first?.rooms.every(({ area, text }) => area > 1 && text)).toBe(true);
  expect(second?.rooms.some(({ text }) => text)).toBe(false);
});

test("a plan says once that its layout is a suggestion", async () => {
  for (const id of ["mod-one", "mod-two", "mod-studio", "mod-libre"]) {
    for (const { notes } of (await getProductPage(at(`/productos/${id}`))).plans) {
      expect(notes.filter((note) => note.startsWith("Distribución orientativa"))).toHaveLength(1);
    }
  }
});

test("an article comes with two others, and an address without one with none", async () => {
  const { post, seo } = await getPostPage(at("/blog/futuro-modular"));
  expect(post?.related.map(({ href }) => href).sort()).toEqual([
    "/blog/ahorro-casas-modulares",
    "/blog/glamping-inversion-rentable",
  ]);
  expect(post?.minutes).toBeGreaterThan(2);
  expect(seo.kind).toBe("article");
  const unknown = await getPostPage(at("/blog/nada"));
  expect(unknown.post).toBeNull();
  expect(unknown.seo.title).toMatch(/^Post no encontrado/);
  expect(unknown.seo.canonical).toBeUndefined();
});

test("an unknown address shows the home page, and asks search engines not to keep it", async () => {
  const [unknown, home] = await Promise.all([getUnknownPage("es"), getHomePage(at("/"))]);
  expect({ ...unknown, seo: undefined }).toEqual({ ...home, seo: undefined });
  expect(unknown.seo.canonical).toBeUndefined();
  expect(home.seo.canonical).toBeDefined();
});

test("the frequent questions stand together by topic, and none links to the page it stands on", async () => {
  const { contact, faq } = await getContactPage(at("/contacto"));
  expect(contact.email).toBe(getContent("es").site().contacto.email);
  const topics = faq.topics.map(({ topic }) => topic);
  expect(new Set(topics).size).toBe(topics.length);
  const links = faq.topics.flatMap(({ questions }) => questions.map(({ href }) => href));
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((href) => href?.startsWith("/contacto"))).toEqual([]);
});

test("a story has its model, and says whether it is an example", async () => {
  const { story, model, sampleNote } = await getStoryPage(at("/historia-2"));
  expect(model.id).toBe("mod-studio");
  expect(story.sample).toBe(true);
  expect(sampleNote).toMatch(/ejemplo/);
  const { stories } = await getStoriesPage(at("/historias"));
  expect(stories.map(({ href }) => href)).toEqual(["/historia-1", "/historia-2"]);
});

test("an address without a page throws with the address", async () => {
  await expect(getFixedPage("about", at("/nada"))).rejects.toThrow("/nada");
});

test("no page is given more than data, and no placeholder is left in any", async () => {
  const pages = await Promise.all([
    getHomePage(at("/")),
    getModelsPage(at("/modelos")),
    getModelPage(at("/mod-two")),
    getProductPage(at("/productos/mod-two")),
    getBlogPage(at("/blog")),
    getPostPage(at("/blog/ahorro-casas-modulares")),
    getStoryPage(at("/historia-1")),
    getApplicationsPage("campsites", at("/campings")),
    getContactPage(at("/contacto")),
    getLegalPage(at("/privacidad")),
    getFixedPage("about", at("/sobre-nosotros")),
  ]);
  for (const page of pages) {
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/\{\{|"position":|"bodyLine":|content\/es\//);
    // Nothing is lost on the way to the browser: no functions, no classes.
    expect(() => structuredClone(page)).not.toThrow();
  }
});

test("every page has a title of its own and a description of 50 to 160 characters", async () => {
  const seos = await Promise.all(
    getPublicPaths()
      .filter(({ alias }) => alias === undefined)
      .map(async ({ path, key }) => {
        const url = at(path);
        if (key === "home") return (await getHomePage(url)).seo;
        if (key === "post") return (await getPostPage(url)).seo;
        if (key === "story") return (await getStoryPage(url)).seo;
        if (key === "model") return (await getModelPage(url)).seo;
        if (key === "product") return (await getProductPage(url)).seo;
        return isPageKey(key) ? (await getFixedPage(key, url)).seo : (await getLegalPage(url)).seo;
      }),
  );
  expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
  expect(new Set(seos.map(({ canonical }) => canonical)).size).toBe(seos.length);
  for (const { title, description } of seos) {
    expect({ title, inRange: description.length >= 50 && description.length <= 160 }).toEqual({ title, inRange: true });
  }
});
