import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openSite } from "#app/site/site.server.ts";
import { createChecker } from "#scripts/dev/create-checker.ts";
import { createSiteCheck } from "#scripts/dev/create-site-check.ts";
import { createIssuePages } from "#scripts/dev/issue-pages.ts";
import type { PageIssue } from "#scripts/dev/page-issue.ts";
import { panelMarkup } from "#scripts/dev/panel-markup.ts";
import { readDevOptions } from "#scripts/dev/read-dev-options.ts";
import { fixtureRoot } from "#tests/site/fixture-site.ts";
import { copyFixtureSite, fixtureFile } from "#tests/unit/copy-fixture-site.ts";
import { type FolderFiles, makeFolder, writeFiles } from "#tests/unit/scripts/make-folder.ts";

test.each([
  [[], { port: 5173, strictPort: false, open: false }],
  [["--port", "4310"], { port: 4310, strictPort: false, open: false }],
  [["--port=4310", "--strictPort"], { port: 4310, strictPort: true, open: false }],
  [["--host", "0.0.0.0", "--open"], { port: 5173, strictPort: false, open: true, host: "0.0.0.0" }],
])("«npm run dev -- %s»", (args, options) => {
  expect(readDevOptions(args)).toEqual(options);
});

test.each([
  [["--puerto", "80"], "no conoce la opción «--puerto»"],
  [["--port", "abc"], "«abc» no es un puerto"],
  [["--port", "70000"], "«70000» no es un puerto"],
])("«npm run dev -- %s» is refused", (args, text) => {
  expect(() => readDevOptions(args)).toThrow(text);
});

const pagesOf = createIssuePages(openSite(fixtureRoot, { developing: true }));

test.each([
  ["content/site.yaml", "error", null],
  ["locales/es.json", "warning", null],
  ["content/es/pages/contact.md", "warning", ["/contacto"]],
  // Under both of its paths.
  ["content/es/pages/about.md", "error", ["/nosotros", "/sobre-nosotros"]],
  ["content/designer/sets.yaml", "error", ["/designer", "/disenador"]],
  ["content/es/legal/privacy.md", "error", ["/privacidad"]],
  ["content/es/blog/cuentas-claras.md", "warning", ["/blog/cuentas-claras"]],
  // It may be missing in the list.
  ["content/es/blog/cuentas-claras.md", "error", ["/blog", "/blog/cuentas-claras"]],
  ["content/es/faq/preguntas-frecuentes.md", "warning", ["/contacto", "/preguntas-frecuentes"]],
  ["content/images/no-es-nada.txt", "warning", ["/"]],
  ["app/root.tsx", "error", []],
] as const)("%s, %s", (file, severity, pages) => {
  expect(pagesOf({ file, severity })?.toSorted() ?? null).toEqual(pages);
});

const issue: PageIssue = {
  file: "content/es/blog/uno.md",
  line: 3,
  column: 1,
  code: "field-unknown",
  severity: "error",
  problem: "El campo «fecha» no existe.",
  remedy: "Corrige el nombre o <bórralo>.",
  source: { source: "fecha: 2025-02-11", caret: "^" },
  pages: ["/blog/uno"],
};

test("an issue has its place, sentence, line and remedy, escaped; the panel is open for errors only", () => {
  const markup = panelMarkup([issue], undefined);
  for (const text of [
    "content/es/blog/uno.md:3:1",
    "field-unknown",
    issue.problem,
    "fecha: 2025-02-11\n<b>^</b>",
    "&lt;bórralo&gt;",
    "Errores: 1. Avisos: 0.",
    '<details class="error" open>',
  ]) {
    expect(markup).toContain(text);
  }
  expect(panelMarkup([{ ...issue, severity: "warning" }], undefined)).not.toContain("open>");
});

test("the first of very many issues are shown, errors before warnings", () => {
  const warnings = Array.from({ length: 60 }, () => ({ ...issue, severity: "warning" as const }));
  const markup = panelMarkup([...warnings, issue], undefined);
  expect(markup.match(/<li/g)).toHaveLength(50);
  expect(markup.indexOf('<li class="error"')).toBeLessThan(markup.indexOf('<li class="warning"'));
  expect(markup).toContain("Y hay más: 11.");
});

test("a check that reads only what has changed finds the same as one that reads the whole site", async () => {
  const root = copyFixtureSite();
  const checkSite = createSiteCheck(root);
  const [article, added, settings] = [
    "content/es/blog/cuentas-claras.md",
    "content/es/blog/vacio.md",
    "content/site.yaml",
  ] as const;
  const text = fixtureFile(article);
  const steps: readonly FolderFiles[] = [
    {},
    { [article]: text.replace(/^date: /m, "date: x"), [added]: "" },
    { [article]: text.replace("title: ", "title: Un palavro y ") },
    { "content/palabras.txt": `${fixtureFile("content/palabras.txt")}\npalavro\n` },
    { [settings]: "contacto: [" },
    { [settings]: fixtureFile(settings), [article]: text },
  ];
  const codes: string[][] = [];
  for (const files of steps) {
    writeFiles(root, files);
    if (settings in files) rmSync(join(root, added), { force: true });
    const found = await checkSite([...Object.keys(files), added]);
    expect(found).toEqual(await createSiteCheck(root)([]));
    codes.push(found.map(({ code }) => code));
  }
  expect(codes[1]).toContain("date-invalid");
  expect(codes[2]).toContain("word-unknown");
  expect(codes[3]).not.toContain("word-unknown");
  expect(codes.at(-1)).toEqual(codes[0]);
});

/** A program in the place of the check. It tells its process and the files that it was sent. */
const program = `process.on("message", (changed: string[]) => {
  if (changed.includes("crash")) process.exit(1);
  setTimeout(() => process.send?.([{ file: process.pid + " " + changed.join() }]), 200);
});`;

/** Starts a checker with that program. Returns what it reports: process and files, or nothing. */
function startChecker() {
  const reports: string[][] = [];
  const checker = createChecker(makeFolder({ "scripts/dev/check-beside.ts": program }), (issues) => {
    reports.push(issues?.[0]?.file.split(" ") ?? []);
  });
  onTestFinished(checker.stop);
  return {
    checker,
    reports,
    request(...files: readonly string[]) {
      checker.request();
      for (const file of files) checker.request(file);
      checker.start();
    },
    count: (wanted: number) => expect.poll(() => reports.length, { timeout: 60_000 }).toBe(wanted),
  };
}

test("one process checks again and again, and is sent what has changed since", async () => {
  const { request, reports, count } = startChecker();
  request();
  await count(1);
  request("content/a.md", "content/b.md", "content/a.md");
  await count(2);
  request("content/c.md");
  await count(3);
  expect(reports.map(([_process, files]) => files)).toEqual(["", "content/a.md,content/b.md", "content/c.md"]);
  expect(new Set(reports.map(([process]) => process)).size).toBe(1);
});

test("a check waits for a page to have its data, but not for longer than a second", async () => {
  const { checker, reports, count } = startChecker();
  const begun = performance.now();
  checker.request("content/a.md");
  await count(1);
  expect(performance.now() - begun).toBeGreaterThan(1000);
  // Nothing is due.
  checker.start();
  await wait(500);
  expect(reports).toHaveLength(1);
});

test("the issues of a check are not reported once another check is due", async () => {
  const { request, reports, count } = startChecker();
  request("content/a.md");
  request("content/b.md");
  await count(1);
  expect(reports).toEqual([[expect.anything(), "content/b.md"]]);
});

test("after a change of the code another process checks, and one that fails leaves nothing known", async () => {
  const { checker, request, reports, count } = startChecker();
  request();
  await count(1);
  checker.renew();
  request();
  await count(2);
  request("crash");
  await count(3);
  request("content/a.md");
  await count(4);
  const [[first] = [], [second] = [], failed, [third, files] = []] = reports;
  expect([new Set([first, second, third]).size, failed, files]).toEqual([3, [], "content/a.md"]);
});

test("a change of the code during a check starts it again", async () => {
  const { checker, request, reports, count } = startChecker();
  request("content/a.md");
  checker.renew();
  checker.start();
  await count(1);
  await wait(500);
  expect(reports).toEqual([[expect.anything(), ""]]);
});
