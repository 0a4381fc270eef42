import type { CollectionName } from "#app/content/collections.ts";
import { tagsIn } from "#app/content/tags.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { SlugRouteKey } from "#app/routing/route-table.ts";
import { type MessageKey, message } from "#scripts/cli/messages.ts";
import type { FieldSchema } from "#scripts/fields/field-schema.ts";
import { borrowPictures } from "./borrowed-pictures.ts";
import { explainedYaml } from "./explained-yaml.ts";
import { modelStarter } from "./model-starter.ts";
import type { NewContext, StarterFields } from "./new-context.ts";
import type { NewKind } from "./read-new-command.ts";
import { starterValues } from "./starter-values.ts";

/** What a new file is made of. */
export interface FileKind {
  /** Collection in whose folder it lies. */
  readonly collection: CollectionName;
  /** Its page, or the first of them. */
  readonly page: SlugRouteKey;
  /** Added to a name that Windows refuses. */
  readonly suffix: string;
  readonly fields: (context: NewContext) => StarterFields;
  readonly body: () => string;
  /** Says what to do next, where there is more to it than usual. */
  readonly next?: MessageKey;
}

/** The kinds that are files of their own. */
export const fileKinds = {
  post: {
    collection: "blog",
    page: "post",
    suffix: "articulo",
    fields: ({ title, today, files }) => ({
      title,
      description: message("newSummary"),
      date: today,
      tags: tagsOf(files),
      images: borrowPictures(files, ["blog", "models"], 3),
    }),
    body: () => message("newPostBody"),
  },
  story: {
    collection: "stories",
    page: "story",
    suffix: "historia",
    fields: ({ title, files }) => ({
      title,
      description: message("newSummary"),
      model: files.list(`${defaultLocale}/models`)[0]?.replace(/\.md$/, ""),
      images: borrowPictures(files, ["stories", "blog", "models"], 2),
    }),
    body: () => message("newStoryBody"),
  },
  model: {
    collection: "models",
    page: "model",
    suffix: "modelo",
    fields: modelStarter,
    body: () => message("newModelBody"),
    next: "newNextModel",
  },
  legal: {
    collection: "legal",
    page: "legal-page",
    suffix: "texto",
    fields: ({ title, today }) => ({ title, description: message("newSummary"), updated: today.slice(0, 7) }),
    body: () => message("newLegalBody"),
    next: "newNextLegal",
  },
} satisfies { readonly [Kind in NewKind]?: FileKind };

/** Returns the text of a new file: every field explained, and a body to begin with. A draft where there can be one. */
export function newFileText({ fields, body }: FileKind, schema: FieldSchema, context: NewContext): string {
  const draft = isDraftable(schema) ? { draft: true } : {};
  const values = starterValues(schema, { ...fields(context), ...draft });
  return `---\n${explainedYaml(values, schema, message("newOptional"))}---\n\n${body()}\n`;
}

/** Whether an entry with these fields can be a draft. */
export function isDraftable({ properties }: FieldSchema): boolean {
  return properties?.draft !== undefined;
}

/** Returns the first tag of the site's list: the check refuses others. */
function tagsOf(files: NewContext["files"]): readonly string[] | undefined {
  const settings = files.site();
  const [tag] = settings.ok ? tagsIn(defaultLocale, settings.site.tags) : [];
  return tag && [tag.name];
}
