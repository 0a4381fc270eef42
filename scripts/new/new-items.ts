import { suggestId } from "#app/content/item-ids/suggest-id.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { MessageKey } from "#scripts/cli/messages.ts";
import type { FieldSchema } from "#scripts/fields/field-schema.ts";
import { borrowUsePicture } from "./borrowed-pictures.ts";
import { explainedYaml } from "./explained-yaml.ts";
import type { NewContext, StarterFields } from "./new-context.ts";
import type { NewKind } from "./read-new-command.ts";
import { starterValues } from "./starter-values.ts";

/** What is added to a list of a file that is there. */
interface ItemKind {
  /** Path of the file from the project's root. */
  readonly file: string;
  /** Name of the schema of its fields. */
  readonly schema: string;
  /** Names of the fields that lead to the list. */
  readonly list: readonly string[];
  readonly fields: (context: NewContext) => StarterFields;
  /** Says what to do next. */
  readonly next: MessageKey;
}

/** The kinds that are items of lists. */
export const itemKinds = {
  question: {
    file: `content/${defaultLocale}/faq/preguntas-frecuentes.md`,
    schema: "faq",
    list: ["items"],
    fields: ({ title, slug, files, pathTo }) => ({
      id: slug,
      // Below the last one, it continues its subject.
      topic: questionsOf(files).at(-1)?.topic,
      question: title,
      href: pathTo("contact"),
    }),
    next: "newNextQuestion",
  },
  card: {
    file: `content/${defaultLocale}/pages/models.md`,
    schema: "pages/models",
    list: ["uses", "cards"],
    fields: ({ title, files }) => ({
      id: suggestId({ title }, usesOf(files)),
      title,
      image: borrowUsePicture(files),
      model: files.list(`${defaultLocale}/models`)[0]?.replace(/\.md$/, ""),
    }),
    next: "newNextCard",
  },
} satisfies { readonly [Kind in NewKind]?: ItemKind };

/** Returns the questions of the content; none if their file cannot be parsed. */
export function questionsOf(files: NewContext["files"]) {
  return files.collection("faq", defaultLocale).entries.flatMap(({ data }) => data.items);
}

/** Returns the ids of the uses on the page of models; none if it cannot be parsed. */
function usesOf(files: NewContext["files"]): string[] {
  const page = files.page("models", defaultLocale);
  return page.ok ? page.entry.data.uses.cards.map(({ id }) => id) : [];
}

/** Returns a new item as YAML, a list of one, every field explained. */
export function newItemText(
  { list, fields }: ItemKind,
  schema: FieldSchema,
  context: NewContext,
  optional: string,
): string {
  const itemSchema = schemaOfItems(schema, list);
  return explainedYaml([starterValues(itemSchema, fields(context))], { items: itemSchema }, optional);
}

function schemaOfItems(schema: FieldSchema, list: readonly string[]): FieldSchema {
  const field = list.reduce<FieldSchema | undefined>((group, name) => group?.properties?.[name], schema);
  const entries = field?.items;
  if (!entries) throw new Error(`The schema has no list «${list.join(".")}».`);
  return entries;
}
