import { spawnSync } from "node:child_process";
import { cpSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { catalogueCacheFolder } from "#app/site/catalogue-files.server.ts";
import { dataFile, htmlFile, isResource, isUnknownPage } from "#scripts/build/pages/page-files.ts";
import { copyProject, fixtureProject, type ProjectCopy } from "#tests/site/copy-project.ts";
import { frozenSite } from "./built-sites.ts";

/** Our build renders the pages itself. React Router's own command, which knows nothing of it, has to write the same. */

let copy: ProjectCopy;

beforeAll(() => {
  copy = copyProject({ content: "fixture" });
  // What pages say of the catalogues: React Router's command does not make them.
  cpSync(join(fixtureProject, catalogueCacheFolder), join(copy.root, catalogueCacheFolder), { recursive: true });
  const { status, stderr } = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build"], {
    cwd: copy.root,
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined },
  });
  expect(status, stderr).toBe(0);
});

afterAll(() => {
  copy.remove();
});

const preRendered = (file: string) => readFileSync(join(copy.root, "build/client", file), "utf8");
const paths = frozenSite.site.paths.prerendered();
const pages = paths.filter((path) => !isResource(path));

test.each(pages)("%s is the page that React Router pre-renders", (path) => {
  expect(frozenSite.read(htmlFile(path))).toBe(preRendered(join(path, "index.html")));
});

test.each(pages.filter((path) => !isUnknownPage(path)))("%s has the data that React Router writes", (path) => {
  expect(frozenSite.read(dataFile(path))).toBe(preRendered(dataFile(path)));
});

test.each(paths.filter(isResource))("%s is the file that React Router writes", (path) => {
  expect(frozenSite.read(path.slice(1))).toBe(preRendered(path));
});
