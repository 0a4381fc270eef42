import { readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Issue } from "#app/content/issues.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { openSite } from "#app/site/site.server.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { runTasks, threadsFor } from "#scripts/workers/worker-pool.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

vi.mock("#app/content/markdown/parse-markdown.ts", { spy: true });
vi.mock("#scripts/workers/worker-pool.ts", { spy: true });

const strings = readSourceStrings(codeRoot);
const cacheVersion = "v1";

/** Returns the issues of the site as a new command finds them. */
function check(root: string, options = { cacheVersion }): Promise<Issue[]> {
  return runChecks(openSite(root, options), strings);
}

const checkWithoutCache = (root: string) => runChecks(openSite(root), strings);
const codes = (issues: readonly Issue[]) => issues.map(({ file, code }) => `${file.replace(/.*\//, "")} ${code}`);

/** Returns the article of the frozen site with another title and body. */
function article(name: string, body: string): string {
  const [, frontMatter = ""] = readFileSync(join(fixture.root, "content/es/blog/madera-al-sol.md"), "utf8").split(
    "---\n",
  );
  return `---\n${frontMatter.replace(/^title: .*$/m, `title: ${name}`)}---\n${body}`;
}

const bodies = {
  "enlace-roto": "[Uno](/nada) y [dos](/blog/articulo-sin-termina).\n",
  foto: "![Una](cutaways/oficin.jpg)\n\n![](cutaways/oficina.jpg)\n",
  precio: "Son 1.250 €/m², o {{precio.metr}}, o {{precio.metro}} sin más.\n",
  marcas: "# Título\n\n<b>No</b>\n\n[Abajo](#nada)\n",
  anclado: "[Título](/blog/marcas#título)\n",
  enlazado: "[Madera](/blog/madera-al-sol) y ![Oficina](cutaways/oficina.jpg) a 777 €/m².\n",
};
const files = Object.fromEntries(
  Object.entries(bodies).map(([name, body]) => [`content/es/blog/${name}.md`, article(name, body)]),
);

test("what depends on the time is found anew when its moment comes, and taken from the cache until then", async () => {
  const day = (text: string, date: string, fields = "") => text.replace(/^date: .*$/m, `date: ${date}${fields}`);
  const root = copyFixtureSite({
    "content/es/blog/futuro.md": day(article("Uno", "Texto.\n"), "2026-12-01"),
    "content/es/blog/lleva.md": article("Dos", "[Al programado](/blog/programado).\n"),
    "content/es/blog/programado.md": day(article("Tres", "Texto.\n"), "2026-12-02", "\npublishAt: 2026-12-02 09:00"),
  });
  const at = async (moment: string) => {
    vi.mocked(parseMarkdown).mockClear();
    const issues = await runChecks(openSite(root, { cacheVersion, now: new Date(moment) }), strings);
    return [codes(issues), vi.mocked(parseMarkdown).mock.calls.length > 0];
  };
  const both = ["futuro.md date-future", "lleva.md link-scheduled"];
  expect(await at("2026-11-30T12:00:00Z")).toEqual([both, true]);
  expect(await at("2026-11-30T13:00:00Z")).toEqual([both, false]);
  expect(await at("2026-12-01T12:00:00Z")).toEqual([["lleva.md link-scheduled"], true]);
  expect(await at("2026-12-02T07:59:59Z")).toEqual([["lleva.md link-scheduled"], false]);
  expect(await at("2026-12-02T08:00:00Z")).toEqual([[], true]);
  expect(await at("2026-12-03T08:00:00Z")).toEqual([[], false]);
});

test("the issues of an unchanged site are the same without parsing a body", async () => {
  const root = copyFixtureSite(files);
  const expected = await checkWithoutCache(root);
  expect(expected.length).toBeGreaterThan(8);
  expect(await check(root)).toEqual(expected);
  vi.clearAllMocks();
  expect(await check(root)).toEqual(expected);
  expect(parseMarkdown).not.toHaveBeenCalled();
});

test.each<[what: string, change: (root: string) => void, added: string]>([
  [
    "an article that others link to",
    (root) => rmSync(join(root, "content/es/blog/madera-al-sol.md")),
    "enlazado.md link-broken",
  ],
  [
    "the name of an article that a wrong link nearly has",
    (root) => writeFiles(root, { "content/es/blog/nadas.md": article("nadas", "Uno.") }),
    "enlace-roto.md link-broken",
  ],
  [
    "a heading that another article links to",
    (root) => writeFiles(root, { "content/es/blog/marcas.md": article("marcas", "## Otro título\n") }),
    "anclado.md anchor-missing",
  ],
  [
    "the price",
    (root) => {
      const settings = readFileSync(join(root, "content/site.yaml"), "utf8");
      writeFiles(root, { "content/site.yaml": settings.replace(/metro: .*$/m, "metro: 777") });
    },
    "enlazado.md fact-literal",
  ],
  [
    "a picture that an article shows",
    (root) => rmSync(join(root, "content/images/cutaways/oficina.jpg")),
    "enlazado.md picture-missing",
  ],
  [
    "the words of a claim",
    (root) => {
      const es = JSON.parse(readFileSync(join(root, "locales/es.json"), "utf8"));
      const claimGrounds = { ...es.claimGrounds, support: { ...es.claimGrounds.support, words: "Madera" } };
      writeFiles(root, { "locales/es.json": JSON.stringify({ ...es, claimGrounds }) });
    },
    "enlazado.md claim-without-note",
  ],
  [
    "an article itself",
    (root) => writeFiles(root, { "content/es/blog/enlazado.md": article("enlazado", "# Uno\n") }),
    "enlazado.md markdown-heading",
  ],
])("after a change of %s the issues are those of the site as it is", async (_what, change, added) => {
  const root = copyFixtureSite(files);
  await check(root);
  change(root);
  const found = await check(root);
  expect(found).toEqual(await checkWithoutCache(root));
  expect(codes(found)).toContain(added);
});

const many = Object.fromEntries(
  Array.from({ length: 50 }, (_, index) => [`content/es/blog/muchos-${index}.md`, article(`Uno ${index}`, "Uno.\n")]),
);

test("many files are checked in threads, with the same issues, and rendered for the pages", async () => {
  const root = copyFixtureSite({ ...many, ...files });
  const expected = await checkWithoutCache(root);
  vi.clearAllMocks();
  // As if each file were a hundred.
  vi.mocked(threadsFor).mockReturnValue(2);
  onTestFinished(() => void vi.mocked(threadsFor).mockRestore());
  expect(await check(root)).toEqual(expected);
  expect(runTasks).toHaveBeenCalledTimes(2);
  expect(parseMarkdown).not.toHaveBeenCalled();
  const { content, render } = openSite(root, { cacheVersion }).edition("es");
  await Promise.all(
    content
      .entries("blog")
      .filter(({ id }) => id.startsWith("muchos-"))
      .map(render),
  );
  expect(parseMarkdown).not.toHaveBeenCalled();
});

function cacheFiles(root: string): string[] {
  return ["notes"].flatMap((kind) =>
    readdirSync(join(root, ".cache", kind), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name)),
  );
}

test.each<[what: string, damage: (file: string) => void]>([
  ["half written", (file) => truncateSync(file, Math.floor(readFileSync(file).length / 2))],
  ["empty", (file) => writeFileSync(file, "")],
  [
    "damaged",
    (file) => {
      const bytes = readFileSync(file);
      bytes[bytes.length - 9] = (bytes[bytes.length - 9] ?? 0) ^ 4;
      writeFileSync(file, bytes);
    },
  ],
])("a cache that is %s gives the same issues", async (_what, damage) => {
  const root = copyFixtureSite(files);
  const expected = await check(root);
  for (const file of cacheFiles(root).filter((_file, index) => index % 3 !== 0)) damage(file);
  expect(await check(root)).toEqual(expected);
  expect(await check(root)).toEqual(expected);
});

test("a cache of another version gives the same issues", async () => {
  const root = copyFixtureSite(files);
  const expected = await check(root);
  vi.clearAllMocks();
  expect(await check(root, { cacheVersion: "v2" })).toEqual(expected);
  expect(parseMarkdown).toHaveBeenCalled();
});
