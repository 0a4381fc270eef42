import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { renderMarkdown } from "#app/content/markdown/markdown.ts";
import { openSite } from "#app/site/site.server.ts";
import { sweepContentCaches } from "#scripts/build/sweep-content-caches.ts";
import { codeRoot } from "#scripts/check/locales/code-root.ts";
import { readSourceStrings } from "#scripts/check/locales/source-code.ts";
import { runChecks } from "#scripts/check/run-checks.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite } from "#tests/unit/copy-fixture-site.ts";
import { writeFiles } from "#tests/unit/scripts/make-folder.ts";

vi.mock("#app/content/markdown/markdown.ts", { spy: true });

const strings = readSourceStrings(codeRoot);
const post = "content/es/blog/cuentas-claras.md";

/** Checks and renders a site as one process does, in which another thread renders the bodies. */
async function use(root: string) {
  const site = openSite(root, { cacheVersion: "v1" });
  await runChecks(site, strings);
  const rendering = openSite(root, { cacheVersion: "v1" });
  for (const locale of rendering.locales.names()) {
    const { content, render } = rendering.edition(locale);
    for (const entry of content.entries("blog")) await render(entry);
  }
  return site;
}

const namesIn = (root: string, kind: string) =>
  readdirSync(join(root, ".cache", kind), { recursive: true, encoding: "utf8" }).filter((name) => /[/\\]/.test(name));

test("what the caches have of the text before a change is deleted, and all else is kept", async () => {
  const root = copyFixtureSite({});
  await use(root);
  const before = { notes: namesIn(root, "notes"), bodies: namesIn(root, "bodies") };
  writeFiles(root, { [post]: `${readFileSync(join(fixtureRoot, post), "utf8")}\nUn párrafo más.\n` });
  const site = await use(root);
  const grown = namesIn(root, "bodies");
  expect(grown.length).toBeGreaterThan(before.bodies.length);

  sweepContentCaches(site);
  expect(namesIn(root, "notes")).toHaveLength(before.notes.length);
  expect(namesIn(root, "bodies")).toHaveLength(before.bodies.length);
  vi.mocked(renderMarkdown).mockClear();
  await use(root);
  expect(renderMarkdown).not.toHaveBeenCalled();
});

test("of a site in which nothing has changed nothing is deleted", async () => {
  const root = copyFixtureSite({});
  const site = await use(root);
  const before = { notes: namesIn(root, "notes"), bodies: namesIn(root, "bodies") };
  sweepContentCaches(site);
  expect({ notes: namesIn(root, "notes"), bodies: namesIn(root, "bodies") }).toEqual(before);
});
