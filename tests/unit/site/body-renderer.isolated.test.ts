import { readdirSync, readFileSync, rmSync, truncateSync, utimesSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { renderMarkdown } from "#app/content/markdown/markdown.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

vi.mock("#app/content/markdown/markdown.ts", { spy: true });
vi.mock("#app/content/markdown/parse-markdown.ts", { spy: true });

const bodies = {
  price: "Desde {{precio.metro}}.[^a]\n\n[^a]: Una nota.\n",
  link: "[Contacto](/contacto) y [madera](/blog/madera-al-sol).\n",
  picture: "![Oficina](cutaways/oficina.jpg)\n",
  plain: "Sin nada más.\n",
};

/** Returns the article of the frozen site with another title and body. */
function article(name: string, body: string): string {
  const [, frontMatter = ""] = readFileSync(join(fixture.root, "content/es/blog/madera-al-sol.md"), "utf8").split(
    "---\n",
  );
  return `---\n${frontMatter.replace(/^title: .*$/m, `title: ${name}`)}---\n${body}`;
}

const files = Object.fromEntries(
  Object.entries(bodies).map(([name, body]) => [`content/es/blog/cache-${name}.md`, article(name, body)]),
);

const open = (root: string, cacheVersion = "v1") => openSite(root, { cacheVersion });

/** Returns the bodies of the four articles as a new process renders them. */
async function render(site: Site) {
  const { content, render: renderBody } = site.edition("es");
  const entries = content.entries("blog").filter(({ id }) => id.startsWith("cache-"));
  return Object.fromEntries(await Promise.all(entries.map(async (entry) => [entry.id, await renderBody(entry)])));
}

/** Returns how many bodies have been rendered since the last call. */
function renderings(): number {
  const { length } = vi.mocked(renderMarkdown).mock.calls;
  vi.clearAllMocks();
  return length;
}

beforeEach(() => {
  vi.clearAllMocks();
});

test("a body is rendered once, and later the same without being parsed", async () => {
  const root = copyFixtureSite(files);
  const uncached = await render(openSite(root));
  vi.clearAllMocks();
  expect(await render(open(root))).toEqual(uncached);
  expect(renderings()).toBe(4);
  expect(await render(open(root))).toEqual(uncached);
  expect(parseMarkdown).not.toHaveBeenCalled();
  expect(renderings()).toBe(0);
});

test.each<[what: string, change: (root: string) => void, renderedAnew: number]>([
  ["an article", (root) => writeFiles(root, { "content/es/blog/nuevo.md": article("nuevo", "Uno.") }), 0],
  [
    "the price",
    (root) => {
      const settings = readFileSync(join(root, "content/site.yaml"), "utf8");
      writeFiles(root, { "content/site.yaml": settings.replace(/metro: .*$/m, "metro: 777") });
    },
    1,
  ],
  ["the time of a picture alone", (root) => utimesSync(join(root, "content/images/cutaways/oficina.jpg"), 1, 1), 0],
  [
    "a picture",
    (root) => {
      const other = readFileSync(join(root, "content/images/exteriors/lum-norte-dia.jpg"));
      writeFiles(root, { "content/images/cutaways/oficina.jpg": other });
    },
    1,
  ],
  [
    "the words of a footnote",
    (root) => {
      const es = JSON.parse(readFileSync(join(root, "locales/es.json"), "utf8"));
      const markdown = { ...es.markdown, footnoteBack: "Arriba, nota {{number}}" };
      writeFiles(root, { "locales/es.json": JSON.stringify({ ...es, markdown }) });
    },
    1,
  ],
])("after a change of %s the bodies are those of the site as it is", async (_what, change, renderedAnew) => {
  const root = copyFixtureSite(files);
  await render(open(root));
  change(root);
  vi.clearAllMocks();
  const found = await render(open(root)).catch(String);
  expect(renderings()).toBe(renderedAnew);
  expect(found).toEqual(await render(openSite(root)).catch(String));
});

test("a link to an article that is gone is no longer rendered", async () => {
  const root = copyFixtureSite(files);
  await render(open(root));
  rmSync(join(root, "content/es/blog/madera-al-sol.md"));
  await expect(render(open(root))).rejects.toThrow("/blog/madera-al-sol");
});

test("a picture that is gone is no longer rendered", async () => {
  const root = copyFixtureSite(files);
  await render(open(root));
  rmSync(join(root, "content/images/cutaways/oficina.jpg"));
  await expect(render(open(root))).rejects.toThrow("cutaways/oficina.jpg");
});

test("a cache that is damaged, of another version or deleted gives the same bodies", async () => {
  const root = copyFixtureSite(files);
  const expected = await render(open(root));
  const cacheFiles = ["bodies", "notes"].flatMap((kind) =>
    readdirSync(join(root, ".cache", kind), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
  expect(cacheFiles.length).toBeGreaterThan(8);
  for (const file of cacheFiles) truncateSync(file, Math.floor(readFileSync(file).length / 2));
  expect(await render(open(root))).toEqual(expected);
  expect(await render(open(root, "v2"))).toEqual(expected);
  rmSync(join(root, ".cache"), { recursive: true });
  expect(await render(open(root))).toEqual(expected);
});
