import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { defaultLocale } from "#app/i18n/languages.ts";
import { fillPattern } from "#app/routing/paths.ts";
import { openSite, type Site } from "#app/site/site.server.ts";
import { takenPaths } from "#scripts/check/content/taken-paths.ts";
import { message } from "#scripts/cli/messages.ts";
import { contentSchemas } from "#scripts/fields/content-schemas.ts";
import { readExplanations } from "#scripts/fields/explanations.ts";
import { type FieldSchema, fieldSchema } from "#scripts/fields/field-schema.ts";
import { appendItem } from "./append-item.ts";
import { entryPatterns } from "./entry-patterns.ts";
import type { NewContext } from "./new-context.ts";
import { type FileKind, fileKinds, isDraftable, newFileText } from "./new-files.ts";
import { itemKinds, newItemText, questionsOf } from "./new-items.ts";
import type { NewKind } from "./read-new-command.ts";
import { slugOfTitle } from "./slug-of-title.ts";

/** Why nothing was written, as a sentence for the writer. */
export class NewContentError extends Error {
  override name = "NewContentError";
}

/**
 * Makes a new piece of content below a folder and returns what to tell the writer. No file is overwritten.
 *
 * @param today YYYY-MM-DD.
 * @throws NewContentError, before anything is written, where the title has no name or the name is taken.
 */
export function makeNew(root: string, what: NewKind, title: string, today: string): string {
  const slug = slugOfTitle(title, what in fileKinds ? fileKinds[what as keyof typeof fileKinds].suffix : "uso");
  if (slug === "") throw new NewContentError(message("newTitleUnusable", { title }));
  const site = openSite(root, { developing: true });
  const context: NewContext = { title, slug, today, files: site.files, pathTo: site.paths.to(defaultLocale) };
  if (what === "question" || what === "card") return addItem(root, what, context);
  return makeFile(site, what, context);
}

function makeFile(site: Site, what: keyof typeof fileKinds, context: NewContext): string {
  const { root } = site;
  const kind: FileKind = fileKinds[what];
  const { slug, pathTo } = context;
  const file = `content/${defaultLocale}/${kind.collection}/${slug}.md`;
  if (existsSync(join(root, file))) throw new NewContentError(message("newFileExists", { file }));
  const path = pathTo(kind.page, { slug });
  const taken = takenPaths(site);
  const wanted = entryPatterns(site, kind.collection).map((pattern) => fillPattern(pattern, { slug }));
  const other = wanted.find((candidate) => taken.has(candidate));
  if (other !== undefined) throw new NewContentError(message("newPathTaken", { path: other }));
  const schema = schemaNamed(kind.collection);
  const text = newFileText(kind, schema, context);
  // Fails where somebody else has made the file meanwhile.
  write(root, file, text, "wx");
  const next = isDraftable(schema) ? "newNextDraft" : "newNext";
  return [message("newMade", { file, path }), message(kind.next ?? next)].join("\n\n");
}

function addItem(root: string, what: keyof typeof itemKinds, context: NewContext): string {
  const kind = itemKinds[what];
  const { file, list } = kind;
  const id = context.slug;
  if (what === "question" && questionsOf(context.files).some((question) => question.id === id)) {
    throw new NewContentError(message("newIdTaken", { file, id }));
  }
  const item = newItemText(kind, schemaNamed(kind.schema), context, message("newOptional"));
  const old = existsSync(join(root, file)) ? readFileSync(join(root, file), "utf8") : "";
  const appended = appendItem(old, list, item);
  if (!appended) throw new NewContentError(message("newListUnreadable", { file, list: list.join(".") }));
  write(root, file, appended.text, "w");
  return [message("newAdded", { file, line: appended.line }), message(kind.next)].join("\n\n");
}

function write(root: string, file: string, text: string, flag: "w" | "wx"): void {
  try {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text, { flag });
  } catch (error) {
    if (!(error instanceof Error && "code" in error)) throw error;
    throw new NewContentError(message("newWriteFailed", { file, code: String(error.code) }), { cause: error });
  }
}

function schemaNamed(wanted: string): FieldSchema {
  const found = contentSchemas.find(({ name }) => name === wanted);
  if (!found) throw new Error(`There is no schema of content files called «${wanted}».`);
  return fieldSchema(found.schema, readExplanations());
}
