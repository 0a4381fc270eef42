import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { applyEdits, modify } from "jsonc-parser";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { Site } from "#app/site/site.server.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { writeFile } from "#scripts/terminal/write-file.ts";
import { fillTemplate, readTemplate } from "./fill-template.ts";
import { type NewContext, templateValues } from "./template-values.ts";

/** The comment above which a list takes new pages. Each file that has one has it once. */
const mark = /^ *(?:\/\/|<!--) npm run new -- pagina\b.*$/gm;

/**
 * Makes a page of the project: route module, schema, content, path, and its entry in each list of pages. Returns what
 * to tell the person who runs the command.
 *
 * @param context Its slug, whose path has to be free, also becomes the page's key.
 * @throws CommandError, before anything is written, if a file exists already or a list has lost its mark.
 */
export function makePage({ root, locales }: Site, context: NewContext): string {
  const { slug, title } = context;
  // Identifiers cannot begin with a digit.
  const key = slug.replace(/^(?=\d)/, "pagina-");
  if (Object.hasOwn(locales.messages(defaultLocale).paths, key)) {
    throw new CommandError(message("newKeyTaken", { key }));
  }
  const inCode = (text: string) => nameInCode(text, key);
  const values = templateValues(context);
  const content = `content/${defaultLocale}/pages/${key}.md`;
  const made: Readonly<Record<string, string>> = {
    [`app/pages/company/${key}.route.tsx`]: inCode(readTemplate("pagina/new-page.route.tsx.txt")),
    [`app/content/schemas/pages/${key}.ts`]: inCode(readTemplate("pagina/new-page.ts.txt")),
    [content]: fillTemplate(readTemplate("pagina/contenido.md"), values),
    [`tests/fixture-site/${content}`]: fillTemplate(readTemplate("pagina/muestra.md"), values),
  };
  const taken = Object.keys(made).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new CommandError(message("newFileExists", { file: taken }));
  const changed = new Map([
    addAtMark(
      root,
      "app/routing/route-table.ts",
      inCode('  { key: "new-page", file: "pages/company/new-page.route.tsx" },'),
    ),
    addAtMark(
      root,
      "app/content/schemas/pages.ts",
      inCode('  "new-page": newPage,'),
      inCode('import { newPage } from "./pages/new-page.ts";\n'),
    ),
    addAtMark(root, "app/pages/site-map/site-map-groups.ts", `  "${key}": "siteMap.company",`),
    addAtMark(root, "content/LEEME.md", `| ${title.replaceAll("|", "\\|")} | \`/${slug}\` | \`${content}\` |`),
    addPath(root, key, slug),
  ]);
  for (const [file, text] of Object.entries(made)) writeFile(root, file, text, "wx");
  for (const [file, text] of changed) writeFile(root, file, text, "w");
  formatCode(
    root,
    [...Object.keys(made), ...changed.keys()].filter((file) => /\.tsx?$/.test(file)),
  );
  const files = [...Object.keys(made), ...changed.keys()].map((file) => `  ${file}`).join("\n");
  return [message("newPageMade", { path: `/${slug}`, files }), message("newNextPage", { file: content })].join("\n\n");
}

/** Returns code in which the page's names replace the template's `new-page`, `newPage` and `NewPage`. */
function nameInCode(text: string, key: string): string {
  const upper = key.replaceAll(/(?:^|-)(.)/g, (_all, letter: string) => letter.toUpperCase());
  const lower = upper.charAt(0).toLowerCase() + upper.slice(1);
  return text.replaceAll("new-page", key).replaceAll("newPage", `${lower}Page`).replaceAll("NewPage", `${upper}Page`);
}

/** Returns a file and its text with a line above its mark, and an import at the top, which `formatCode` sorts. */
function addAtMark(root: string, file: string, line: string, imported = ""): [file: string, text: string] {
  const old = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  if (old.match(mark)?.length !== 1) throw new CommandError(message("newPlaceMissing", { file }));
  return [file, imported + old.replace(mark, (found) => `${line}\n${found}`)];
}

/** Returns the locale file of the original and its text with the path of the page. */
function addPath(root: string, key: string, slug: string): [file: string, text: string] {
  const file = `locales/${defaultLocale}.json`;
  const old = readFileSync(join(root, file), "utf8");
  const formattingOptions = { insertSpaces: true, tabSize: 2 };
  return [file, applyEdits(old, modify(old, ["paths", key], slug, { formattingOptions }))];
}

/**
 * Sorts the imports and breaks long lines after the insertions. `npm run lint` reports whatever else is wrong in these
 * files.
 */
function formatCode(root: string, files: readonly string[]): void {
  const biome = fileURLToPath(import.meta.resolve("@biomejs/biome/bin/biome"));
  spawnSync(process.execPath, [biome, "check", "--write", ...files], { cwd: root, stdio: "ignore" });
}
