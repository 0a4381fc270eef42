import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isPageKey } from "#app/content/collections.ts";
import { getApplicationsPage } from "#app/pages/audiences/applications-page.server.ts";
import { getCampsitesPage } from "#app/pages/audiences/campsites-page.server.ts";
import { getBlogNotFound, getBlogPage } from "#app/pages/blog/blog-page.server.ts";
import { getPostNotFound, getPostPage } from "#app/pages/blog/posts.server.ts";
import { getTagIndex, getTagNotFound, getTagPage } from "#app/pages/blog/tags/tag-page.server.ts";
import { getProcessPage } from "#app/pages/company/process-page.server.ts";
import { getContactPage } from "#app/pages/contact/contact.server.ts";
import { getDesignerPage } from "#app/pages/designer/designer.server.ts";
import { getFaqPage } from "#app/pages/faq/faq.server.ts";
import { getFinancingPage } from "#app/pages/financing/financing-page.server.ts";
import { getFixedPage } from "#app/pages/fixed-page.server.ts";
import { getHomePage } from "#app/pages/home/home.server.ts";
import { getLegalPage } from "#app/pages/legal/legal.server.ts";
import { getModelPage } from "#app/pages/models/model-page.server.ts";
import { getModelsPage } from "#app/pages/models/models-page.server.ts";
import { getNewsletterPage } from "#app/pages/newsletter/newsletter.server.ts";
import { type PageContext, pageContext } from "#app/pages/page-context.server.ts";
import { getProductPage } from "#app/pages/product/product-page.server.ts";
import { getStoriesPage, getStoryPage } from "#app/pages/stories/stories.server.ts";
import { getUnknownPage } from "#app/pages/unknown/unknown.server.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { fixture, fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";

/** The context of the page at a path. */
function at(path: string, site: Site = fixture): PageContext {
  const page = site.paths.find(path);
  if (!page) throw new Error(`The site has no page at ${path}.`);
  return pageContext(site, page);
}

const fixtureFile = (file: string) => readFileSync(join(fixtureRoot, file), "utf8");

test("a model's page knows its measures and the other models", async () => {
  const { model, scale } = await getModelPage(at("/lum-norte"));
  expect(model).toMatchObject({
    name: "LUM|NORTE",
    href: "/lum-norte",
    productHref: "/productos/lum-norte",
    measures: { length: 6, width: 3.2, imperial: "19'x10'", surface: 19.2, price: 24_000 },
  });
  expect(scale.map(({ id, href }) => [id, href])).toEqual([
    ["lum-norte", null],
    ["lum-sur", "/lum-sur"],
    ["lum-lienzo", "/lum-lienzo"],
  ]);
});

test("price and what stands beside it about taxes follow the settings of the site", async () => {
  const settings = fixtureFile("content/site.yaml")
    .replace("metro: 1250", "metro: 1000")
    .replace(/^vat: .*$/m, "vat: { prices: included, rate: 10 }");
  const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
  const { model, seo } = await getModelPage(at("/lum-norte", site));
  expect(model.measures?.price).toBe(19_200);
  expect(site.edition("es").content.facts().get("precio.impuestos")).toBe("IVA del 10\u00A0% incluido");
  expect(seo.description).toContain("19.200\u00A0€");
});

test("a model's product page leads to the product pages of the others", async () => {
  const { others } = await getProductPage(at("/productos/lum-sur"));
  expect(others.map(({ href }) => href)).toEqual(["/productos/lum-norte", "/productos/lum-lienzo"]);
});

test("the bespoke model has neither measures nor price", async () => {
  const { model, product } = await getProductPage(at("/productos/lum-lienzo"));
  expect(model.measures).toBeNull();
  expect(Object.keys(product)).toEqual(expect.arrayContaining(["possibilities", "advantages", "features", "contact"]));
});

test("a product page has its plans with the area of each room; the words of the layout go with the first", async () => {
  const { plans } = await getProductPage(at("/productos/lum-sur"));
  expect(plans).toHaveLength(2);
  const [first, second] = plans;
  expect(first?.rooms.flatMap(({ id, text }) => (text ? [id] : []))).toEqual([
    "dormitorio-1",
    "bano-1",
    "sala",
    "comedor",
  ]);
  expect(first?.rooms.find(({ id }) => id === "dormitorio-2")).toMatchObject({ area: 6.75, text: undefined });
  // Two of these ids are in the layout too, which is that of the first plan.
  expect(second?.rooms.map(({ id }) => id)).toEqual(expect.arrayContaining(["sala", "bano-1"]));
  expect(second?.rooms.filter(({ text }) => text)).toEqual([]);
});

test("a plan says once that its layout is a suggestion", async () => {
  for (const id of ["lum-norte", "lum-sur", "lum-lienzo"]) {
    for (const { notes } of (await getProductPage(at(`/productos/${id}`))).plans) {
      expect(notes.filter((note) => note.startsWith("Distribución orientativa"))).toHaveLength(1);
    }
  }
});

test("a layout's note that says something else than the plan's is shown beside it", async () => {
  const norte = fixtureFile("content/es/models/lum-norte.md").replace(
    "note: Distribución orientativa\n    items",
    "note: Otra cosa\n    items",
  );
  const site = openSite(copyFixtureSite({ "content/es/models/lum-norte.md": norte }));
  const { plans } = await getProductPage(at("/productos/lum-norte", site));
  expect(plans[0]?.notes).toEqual(["Otra cosa", "Distribución orientativa"]);
});

test("a phase of the process has the time and the payment of the settings, null where they have none", async () => {
  const { phases, seo } = await getProcessPage(at("/proceso"));
  expect(phases.map(({ number, weeks, payment }) => [number, weeks, payment])).toEqual([
    ["01", "2 a 3 semanas", "20 % al firmar"],
    ["02", "6 semanas", null],
    ["03", null, null],
  ]);
  expect(seo.image).toContain("grua");
});

const financingPages = [
  ["financing", "/financiacion"],
  ["financing-private-buyers", "/financiacion-particulares"],
  ["financing-businesses", "/financiacion-empresas"],
  ["financing-investors", "/financiacion-inversores"],
] as const;

test.each(financingPages)(
  "the page «%s» says that nobody lends here, unless the settings say otherwise",
  async (key, path) => {
    expect((await getFinancingPage(key, at(path))).credit).toBe("No prestamos dinero ni buscamos quien lo preste.");
    const settings = fixtureFile("content/site.yaml").replace("credit: none", "credit: offered");
    const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
    expect((await getFinancingPage(key, at(path, site))).credit).toBeNull();
  },
);

test("the list of articles has them all, the newest first, and no draft", async () => {
  const { posts } = await getBlogPage(at("/blog"));
  expect(posts.map(({ href, date, minutes }) => [href, date, minutes])).toEqual([
    ["/blog/madera-al-sol", "2025-02-10", 1],
    ["/blog/cuentas-claras", "2025-01-20", expect.any(Number)],
    ["/blog/permisos-sin-prisa", "2024-11-05", 1],
  ]);
});

test("while developing the list of articles has drafts too", async () => {
  const site = openSite(fixtureRoot, { developing: true });
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts[0]?.href).toBe("/blog/articulo-sin-terminar");
});

test("while developing what visitors do not see yet is marked on its card and on its page", async () => {
  const story = fixtureFile("content/es/stories/oficina-de-ana.md");
  const root = copyFixtureSite({
    "content/es/stories/oficina-de-ana.md": story.replace("---\n", "---\npublishAt: 2026-12-01 09:00\n"),
  });
  const site = openSite(root, { developing: true, now: new Date("2026-12-01T07:59:59Z") });
  const scheduled = "Se publica el 1 de diciembre de 2026 a las 9:00";
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts.map(({ waiting }) => waiting)).toEqual(["Borrador", undefined, undefined, undefined]);
  expect((await getPostPage(at("/blog/articulo-sin-terminar", site))).post?.waiting).toBe("Borrador");
  const { stories } = await getStoriesPage(at("/historias", site));
  expect(stories.map(({ waiting }) => waiting)).toEqual([scheduled, undefined]);
  expect((await getStoryPage(at("/oficina-en-el-huerto", site))).story.waiting).toBe(scheduled);
  const later = openSite(root, { now: new Date("2026-12-01T08:00:00Z") });
  expect((await getStoryPage(at("/oficina-en-el-huerto", later))).story).not.toHaveProperty("waiting");
});

test("an added article stands in the list with its path, its date and its title", async () => {
  const added = fixtureFile("content/es/blog/madera-al-sol.md")
    .replace(/^title: .*$/m, "title: Un artículo")
    .replace(/^date: .*$/m, "date: 2099-01-01");
  const site = openSite(copyFixtureSite({ "content/es/blog/nuevo.md": added }));
  const { posts } = await getBlogPage(at("/blog", site));
  expect(posts[0]).toMatchObject({ href: "/blog/nuevo", title: "Un artículo", date: "2099-01-01" });
});

test("a list of many articles has several pages, each with its own title, its own articles and the number of all", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const dated = (day: number) => article.replace(/^date: .*$/m, `date: 2001-01-${10 + day}`);
  const added = Array.from({ length: 22 }, (_, day) => [`content/es/blog/viejo-${day}.md`, dated(day)] as const);
  const site = openSite(copyFixtureSite(Object.fromEntries(added)));
  const pages = await Promise.all(
    ["/blog", "/blog/pagina/2", "/blog/pagina/3"].map((path) => getBlogPage(at(path, site))),
  );
  expect(pages.map(({ number, total, posts }) => [number, total, posts.length])).toEqual([
    [1, 3, 12],
    [2, 3, 12],
    [3, 3, 1],
  ]);
  const ids = site
    .edition("es")
    .content.entries("blog")
    .map(({ slug }) => `/blog/${slug}`);
  expect(pages.flatMap(({ posts }) => posts.map(({ href }) => href))).toEqual(ids);
  expect(pages[2]?.posts[0]?.href).toBe("/blog/viejo-0");
  expect(pages.map(({ seo }) => seo.title)).toEqual([
    "Blog: artículos sobre módulos · LUM",
    "Blog: artículos sobre módulos, página 2 · LUM",
    "Blog: artículos sobre módulos, página 3 · LUM",
  ]);
  expect(pages[1]?.seo.canonical).toBe("https://www.lum.example/blog/pagina/2");
  for (const path of ["/blog/pagina/1", "/blog/pagina/4", "/blog/pagina/02", "/blog/pagina/x", "/blog/pagina"]) {
    expect(site.paths.find(path)).toBeUndefined();
  }
});

test("a number that no page of the list has says so, and search engines should not keep it", () => {
  const { posts, seo } = getBlogNotFound(fixture.edition("es"));
  expect(posts).toBeNull();
  expect(seo.title).toBe("Página no encontrada · LUM");
  expect(seo.canonical).toBeUndefined();
});

test("a tag of three articles has a page with them, the newest first", async () => {
  const { posts, heading, count, total, seo } = await getTagPage(at("/blog/tema/terreno"));
  expect(posts.map(({ href }) => href)).toEqual([
    "/blog/madera-al-sol",
    "/blog/cuentas-claras",
    "/blog/permisos-sin-prisa",
  ]);
  expect([heading, count, total]).toEqual(["Terreno", 3, 1]);
  expect(seo).toMatchObject({
    title: "Terreno: artículos del blog · LUM",
    description: "Los artículos de nuestro blog con el tema «terreno», del más reciente al más antiguo.",
    canonical: "https://www.lum.example/blog/tema/terreno",
  });
});

test("the articles of a tag go on on further pages, each with its own title", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const files = Array.from({ length: 10 }, (_, day) => {
    const dated = article.replace(/^date: .*$/m, `date: 2001-01-${10 + day}`);
    return [`content/es/blog/viejo-${day}.md`, dated] as const;
  });
  const site = openSite(copyFixtureSite(Object.fromEntries(files)));
  const pages = await Promise.all(
    ["/blog/tema/terreno", "/blog/tema/terreno/pagina/2"].map((path) => getTagPage(at(path, site))),
  );
  expect(pages.map(({ number, total, count, posts }) => [number, total, count, posts.length])).toEqual([
    [1, 2, 13, 12],
    [2, 2, 13, 1],
  ]);
  expect(pages[1]?.seo.title).toBe("Terreno: artículos del blog, página 2 · LUM");
  expect(pages[1]?.seo.canonical).toBe("https://www.lum.example/blog/tema/terreno/pagina/2");
  expect(getTagIndex(site.edition("es")).totals).toEqual({ mantenimiento: 1, materiales: 1, terreno: 2 });
  expect(site.paths.find("/blog/tema/terreno/pagina/3")).toBeUndefined();
});

test("a tag of two articles has no page, nor has one of drafts", () => {
  const [post, draft] = ["madera-al-sol", "articulo-sin-terminar"].map((id) => `content/es/blog/${id}.md`);
  const files = {
    [`${post}`]: fixtureFile(`${post}`).replace(/^tags: .*$/m, "tags: [materiales]"),
    [`${draft}`]: fixtureFile(`${draft}`).replace(/^tags: .*$/m, "tags: [terreno]"),
  };
  const root = copyFixtureSite(files);
  expect(openSite(root).paths.find("/blog/tema/terreno")).toBeUndefined();
  expect(openSite(root, { developing: true }).paths.find("/blog/tema/terreno")).toMatchObject({ id: "terreno" });
});

test("the tags of an article lead to the pages that there are", async () => {
  const { post } = await getPostPage(at("/blog/madera-al-sol"));
  expect(post?.tags).toEqual([
    { label: "materiales" },
    { label: "mantenimiento" },
    { label: "terreno", href: "/blog/tema/terreno" },
  ]);
});

test("a tag without a page says so, and search engines should not keep it", () => {
  const { posts, seo } = getTagNotFound(fixture.edition("es"));
  expect([posts, seo.title, seo.canonical]).toEqual([null, "Tema no encontrado · LUM", undefined]);
});

test("another language has its own names of tags and paths", async () => {
  const root = copyFixtureSite({
    "locales/xx.json": JSON.stringify({
      ...JSON.parse(fixtureFile("locales/es.json")),
      language: { name: "Lengua xx", direction: "ltr" },
    }),
    "content/site.yaml": fixtureFile("content/site.yaml").replace(
      /^ {2}- terreno$/m,
      "  - { name: terreno, translations: { xx: Grund und Boden } }",
    ),
  });
  const site = openSite(root);
  const { heading } = await getTagPage(at("/xx/blog/tema/grund-und-boden", site));
  expect(heading).toBe("Grund und Boden");
  const page = site.paths.find("/blog/tema/terreno");
  expect(page && site.paths.translated(page, "xx")).toBe("/xx/blog/tema/grund-und-boden");
  expect((await getPostPage(at("/xx/blog/madera-al-sol", site))).post?.tags[2]).toEqual({
    label: "Grund und Boden",
    href: "/xx/blog/tema/grund-und-boden",
  });
});

test("an article comes with two others, those that share most subjects first", async () => {
  const { post, seo } = await getPostPage(at("/blog/permisos-sin-prisa"));
  expect(post?.further.related.map(({ href }) => href)).toEqual(["/blog/madera-al-sol", "/blog/cuentas-claras"]);
  expect(seo.kind).toBe("article");
});

test("an article leads to the one before and the one after, each once: by its card or by a line", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const links = async (path: string, site = fixture) => {
    const { further } = (await getPostPage(at(path, site))).post ?? { further: { related: [], neighbours: [] } };
    const write = ({ href, neighbour = "other" }: { href: string; neighbour?: string }) => `${neighbour} ${href}`;
    return { cards: further.related.map(write), lines: further.neighbours.map(write) };
  };
  // Of three articles all others are shown as cards.
  expect(await links("/blog/cuentas-claras")).toEqual({
    cards: ["next /blog/madera-al-sol", "previous /blog/permisos-sin-prisa"],
    lines: [],
  });
  expect(await links("/blog/permisos-sin-prisa")).toEqual({
    cards: ["other /blog/madera-al-sol", "next /blog/cuentas-claras"],
    lines: [],
  });
  const old = Array.from({ length: 4 }, (_, day) => {
    const text = article.replace(/^date: .*$/m, `date: 2001-01-1${day}`).replace(/^title: .*$/m, `title: Viejo ${day}`);
    return [`content/es/blog/viejo-${day}.md`, text] as const;
  });
  const site = openSite(copyFixtureSite(Object.fromEntries(old)));
  expect(await links("/blog/viejo-2", site)).toEqual({
    cards: ["other /blog/madera-al-sol", "other /blog/viejo-0"],
    lines: ["previous /blog/viejo-1", "next /blog/viejo-3"],
  });
  expect((await links("/blog/viejo-0", site)).lines).toEqual(["next /blog/viejo-1"]);
  expect((await links("/blog/madera-al-sol", site)).lines).toEqual(["previous /blog/cuentas-claras"]);
});

test("an article that was changed says on which day, to readers and to search engines", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const pageWith = (line: string) => {
    const text = article.replace(/^date: .*$/m, `date: 2025-02-10\n${line}`);
    return getPostPage(
      at("/blog/madera-al-sol", openSite(copyFixtureSite({ "content/es/blog/madera-al-sol.md": text }))),
    );
  };
  const changed = await pageWith("updated: 2026-05-03");
  expect(changed.post).toMatchObject({ date: "2025-02-10", updated: "2026-05-03" });
  expect(changed.seo.article).toEqual({
    headline: "Madera al sol: cuidados de una fachada",
    published: "2025-02-10",
    updated: "2026-05-03",
    publisher: { name: "LUM", url: "https://www.lum.example" },
    language: "es",
  });
  for (const line of ["", "updated: 2025-02-10"]) {
    const { post, seo } = await pageWith(line);
    expect(post).not.toHaveProperty("updated");
    expect(seo.article?.updated).toBe("2025-02-10");
  }
});

test("the time to read an article is that of its text", async () => {
  const article = fixtureFile("content/es/blog/madera-al-sol.md");
  const site = openSite(copyFixtureSite({ "content/es/blog/largo.md": `${article}\n${"palabra ".repeat(238 * 4)}` }));
  expect((await getPostPage(at("/blog/largo", site))).post?.minutes).toBe(4);
});

test("a path of the blog without an article says so, and search engines should not keep it", () => {
  const { post, seo } = getPostNotFound(fixture.edition("es"));
  expect(post).toBeNull();
  expect(seo.title).toBe("Post no encontrado · LUM");
  expect(seo.canonical).toBeUndefined();
});

test("an unknown path shows the home page, and search engines should not keep it", async () => {
  const [unknown, home] = await Promise.all([getUnknownPage(fixture.edition("es")), getHomePage(at("/"))]);
  expect({ ...unknown, seo: undefined }).toEqual({ ...home, seo: undefined });
  expect(unknown.seo.canonical).toBeUndefined();
  expect(home.seo.canonical).toBe("https://www.lum.example/");
});

test("the home page shows the plan of the largest model and the designer that of the smallest", async () => {
  const [home, designer] = await Promise.all([getHomePage(at("/")), getDesignerPage(at("/disenador"))]);
  expect([home.plan.length, home.plan.depth]).toEqual([10_000, 4500]);
  expect([designer.plan.length, designer.plan.depth]).toEqual([6000, 3200]);
});

test("the contact page has what the settings say, numbers tied to their words, and every model", async () => {
  const { contact, models } = await getContactPage(at("/contacto"));
  expect(contact).toEqual({
    email: "equipo@lum.example",
    telephone: "+34 978 000 111",
    address: "Camino de ejemplo,\u00A07, 44999\u00A0Peñaclara (Teruel), España",
  });
  expect(models.map(({ id }) => id)).toEqual(["lum-norte", "lum-sur", "lum-lienzo"]);
});

test("the frequent questions stand together by topic, in the order of their first question", async () => {
  const item = (id: string, topic: string) =>
    `  - { id: ${id}, topic: ${topic}, question: Una, answer: Dos, href: /blog }`;
  const items = [item("a", "Uno"), item("b", "Dos"), item("c", "Uno")].join("\n");
  const text = `---\nitems:\n${items}\n---\n`;
  const site = openSite(copyFixtureSite({ "content/es/faq/preguntas-frecuentes.md": text }));
  const { topics } = await getFaqPage(at("/preguntas-frecuentes", site));
  expect(topics.map(({ topic, questions }) => [topic, questions.map(({ id }) => id)])).toEqual([
    ["Uno", ["a", "c"]],
    ["Dos", ["b"]],
  ]);
});

test("a frequent question links to where it goes on", async () => {
  const { topics } = await getFaqPage(at("/preguntas-frecuentes"));
  const links = topics.flatMap(({ questions }) => questions.map(({ id, href }) => [id, href]));
  expect(Object.fromEntries(links)).toEqual({
    modelos: "/modelos",
    precio: "/blog/cuentas-claras",
    licencia: "/blog/permisos-sin-prisa",
    transporte: "/contacto",
    hipoteca: "/financiacion-particulares",
    contacto: "/contacto",
  });
});

test("the contact page answers the questions that say so, without links to itself", async () => {
  const { questions, replyDays } = await getContactPage(at("/contacto"));
  expect(questions.map(({ id, href }) => [id, href])).toEqual([
    ["precio", "/blog/cuentas-claras"],
    ["transporte", null],
  ]);
  expect(replyDays).toBe(2);
});

test("a story has its model, says whether it is a sample, and leads to the next one", async () => {
  const [sample, real] = await Promise.all([
    getStoryPage(at("/taller-en-el-olivar")),
    getStoryPage(at("/oficina-en-el-huerto")),
  ]);
  expect([sample.model.id, sample.story.sample, sample.next?.href]).toEqual([
    "lum-norte",
    true,
    "/oficina-en-el-huerto",
  ]);
  expect([real.model.id, real.story.sample, real.next?.href]).toEqual(["lum-sur", false, "/taller-en-el-olivar"]);
  expect(sample.sampleNote).toBe(fixture.edition("es").content.page("stories").data.sampleNote);
});

test("the stories are listed with their paths", async () => {
  const { stories } = await getStoriesPage(at("/historias"));
  expect(stories.map(({ href }) => href)).toEqual(["/oficina-en-el-huerto", "/taller-en-el-olivar"]);
});

test("a story that is the only one leads to no other", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories/taller-en-el-olivar.md"));
  expect((await getStoryPage(at("/oficina-en-el-huerto", openSite(root)))).next).toBeNull();
});

test("without a story the list is empty, and search engines should not keep it", async () => {
  const root = copyFixtureSite();
  rmSync(join(root, "content/es/stories"), { recursive: true });
  const { stories, page, seo } = await getStoriesPage(at("/historias", openSite(root)));
  expect([stories, page.empty]).toEqual([[], "Todavía no hay ninguna historia que contar."]);
  expect(seo.canonical).toBeUndefined();
  expect((await getStoriesPage(at("/historias"))).seo.canonical).toBe("https://www.lum.example/historias");
});

test("a page of uses knows every model that a use may name", async () => {
  const { models } = await getApplicationsPage("campsites", at("/campings"));
  expect(models).toContainEqual({
    id: "lum-sur",
    name: "LUM|SUR",
    href: "/lum-sur",
    measures: { price: 56_250 },
    pricePerMetre: 1250,
  });
  expect(models).toContainEqual(expect.objectContaining({ id: "lum-lienzo", measures: null, pricePerMetre: 1250 }));
  expect(models).toHaveLength(3);
});

test("the lodgings of campsites add up their model's price, and say what the settings quote apart", async () => {
  const { lodging } = await getCampsitesPage(at("/campings"));
  expect(lodging).toMatchObject({ name: "LUM|NORTE", href: "/productos/lum-norte", price: 24_000, total: 72_000 });
  expect(lodging.apart.items).toEqual(["Cimentación.", "Transporte y grúa."]);
});

test("while the settings quote nothing apart, the lodgings have their own list", async () => {
  const settings = fixtureFile("content/site.yaml").replace(/^excluded: .*$/m, "excluded: []");
  const site = openSite(copyFixtureSite({ "content/site.yaml": settings }));
  const { lodging } = await getCampsitesPage(at("/campings", site));
  expect(lodging.apart.items).toEqual(["El mobiliario de cada alojamiento."]);
});

test("a query of entries throws with the id when the page is of another kind", async () => {
  const page = { path: "/nada", locale: "es", key: "post", id: "nada" } as const;
  const context = pageContext(fixture, page);
  await expect(getPostPage(context)).rejects.toThrow("«nada»");
  await expect(getModelPage(context)).rejects.toThrow("«nada»");
  await expect(getProductPage(context)).rejects.toThrow("«nada»");
  await expect(getStoryPage(context)).rejects.toThrow("«nada»");
  await expect(getLegalPage(context)).rejects.toThrow("«post.md»");
});

/** What the loaders of all pages return, second paths left out. */
function readPages() {
  const listed = fixture.paths.all().filter(({ alias }) => alias === undefined);
  return Promise.all(
    listed.map((page) => {
      const context = pageContext(fixture, page);
      switch (page.key) {
        case "home":
          return getHomePage(context);
        case "models":
          return getModelsPage(context);
        case "model":
          return getModelPage(context);
        case "product":
          return getProductPage(context);
        case "blog":
        case "blog-page":
          return getBlogPage(context);
        case "tag":
        case "tag-page":
          return getTagPage(context);
        case "post":
          return getPostPage(context);
        case "stories":
          return getStoriesPage(context);
        case "story":
          return getStoryPage(context);
        case "contact":
          return getContactPage(context);
        case "faq":
          return getFaqPage(context);
        case "designer":
          return getDesignerPage(context);
        case "newsletter":
          return getNewsletterPage(context);
        case "private-buyers":
        case "businesses":
        case "campsites":
          return getApplicationsPage(page.key, context);
        default:
          return isPageKey(page.key) ? getFixedPage(page.key, context) : getLegalPage(context);
      }
    }),
  );
}

test("no page is given more than data, and no placeholder is left in any", async () => {
  for (const page of await readPages()) {
    const text = JSON.stringify(page);
    expect(text).not.toMatch(/\{\{|"position":|"bodyLine":|content\/es\//);
    // Nothing is lost on the way to the browser: no functions, no classes.
    expect(() => structuredClone(page)).not.toThrow();
  }
});

test("every page has a title of its own and its own path as canonical URL", async () => {
  const seos = (await readPages()).map(({ seo }) => seo);
  expect(new Set(seos.map(({ title }) => title)).size).toBe(seos.length);
  const pages = fixture.paths.all().filter(({ alias }) => alias === undefined);
  expect(seos.map(({ canonical }) => canonical)).toEqual(
    pages.map(({ path, unlisted }) => (unlisted ? undefined : `https://www.lum.example${path}`)),
  );
});

test("the page of the newsletter has no words of the email, which the function sends", async () => {
  const { page, email } = await getNewsletterPage(at("/boletin"));
  expect(page).not.toHaveProperty("mail");
  expect(email).toBe(fixture.edition("es").content.site().contacto.email);
});

test("another language has its own words, paths and strings on its pages", async () => {
  const es = JSON.parse(fixtureFile("locales/es.json"));
  const paths = { ...es.paths, contact: "kontakt", blog: "artikel", post: "artikel/:slug" };
  const site = openSite(
    copyFixtureSite({
      "locales/xx.json": JSON.stringify({ ...es, paths }),
      "content/xx/blog/madera-al-sol.md": "---\ntitle: Holz\n---\n",
      "content/xx/pages/about.md": "---\ntitle: Wir\n---\n",
    }),
  );
  const { posts } = await getBlogPage(at("/xx/artikel", site));
  expect(posts.slice(0, 2).map(({ href }) => href)).toEqual([
    "/xx/artikel/madera-al-sol",
    "/xx/artikel/cuentas-claras",
  ]);
  expect(posts[0]?.title).toBe("Holz");
  expect((await getFixedPage("about", at("/xx/nosotros", site))).seo).toMatchObject({
    title: "Wir · LUM",
    canonical: "https://www.lum.example/xx/nosotros",
  });
});
