import { withoutAccents } from "#app/text/without-accents.ts";
import { CommandError } from "#scripts/terminal/command-error.ts";
import { message } from "#scripts/terminal/messages.ts";
import { readOptions } from "#scripts/terminal/options.ts";
import type { NewKind } from "./new-kinds.ts";

/** The names of what can be made, in Spanish and English, without accents. */
const kindsByName: ReadonlyMap<string, NewKind> = new Map(
  Object.entries({
    blog: "post",
    articulo: "post",
    post: "post",
    historia: "story",
    story: "story",
    modelo: "model",
    model: "model",
    legal: "legal",
    pregunta: "question",
    question: "question",
    uso: "card",
    tarjeta: "card",
    card: "card",
    pagina: "page",
    page: "page",
  } satisfies Record<string, NewKind>),
);

/**
 * Returns what the words after the command's name ask for, `["blog", "Título del artículo"]`; undefined for help.
 *
 * @throws CommandError for words that ask for nothing.
 */
export function readNewCommand(args: readonly string[]): { what: NewKind; title: string } | undefined {
  const { options, positionals, unknown } = readOptions(args, { flags: ["help"] });
  const [name, ...rest] = positionals;
  if (name === undefined || options.has("help")) return undefined;
  const what = kindsByName.get(withoutAccents(name.toLowerCase()));
  if (what === undefined) throw mistake("newKindUnknown", name);
  if (unknown !== undefined) throw mistake("newOptionUnknown", unknown);
  // Without quotation marks the title comes as several words.
  const title = oneLine(rest.join(" "));
  if (title === "") throw mistake("newTitleMissing", name);
  return { what, title };
}

/** Returns a title that a field can hold: one line, without characters that are invisible. */
function oneLine(title: string): string {
  return title
    .toWellFormed()
    .replaceAll(/[\s\p{Zl}\p{Zp}]+/gu, " ")
    .replaceAll(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u200B\u2060\uFEFF\uFFFD\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu, "")
    .trim();
}

function mistake(key: "newKindUnknown" | "newOptionUnknown" | "newTitleMissing", word: string): CommandError {
  return new CommandError(`${message(key, { word })}\n\n${message("newUsage")}`);
}
