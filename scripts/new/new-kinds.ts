import type { CollectionName } from "#app/content/collections.ts";
import type { ContentFiles } from "#app/content/content-files.server.ts";
import { defaultLocale } from "#app/i18n/languages.ts";
import type { SlugRouteKey } from "#app/routing/route-table.ts";
import { slugFrom } from "#app/text/slug-from.ts";
import type { MessageKey } from "#scripts/terminal/messages.ts";

/** A kind of content that is a file of its own, made from a template. */
interface FileKind {
  readonly template: string;
  /** Collection in whose folder the file is put. */
  readonly collection: CollectionName;
  /** The key of its page, or of the first if it has two. */
  readonly page: SlugRouteKey;
  /** The message that says what to do next. */
  readonly next: MessageKey;
}

/** A kind of content that is added to a list in an existing file. */
interface ItemKind {
  readonly template: string;
  /** Path of the file from the project's root. */
  readonly file: string;
  /** Names of the fields that lead to the list. */
  readonly list: readonly string[];
  /** Returns the names of that list's items in the form of slugs; an empty list if the file cannot be parsed. */
  readonly names: (files: ContentFiles) => readonly string[];
  readonly next: MessageKey;
}

export const fileKinds = {
  post: { template: "articulo.md", collection: "blog", page: "post", next: "newNextDraft" },
  story: { template: "historia.md", collection: "stories", page: "story", next: "newNextDraft" },
  model: { template: "modelo.md", collection: "models", page: "model", next: "newNextModel" },
  legal: { template: "texto-legal.md", collection: "legal", page: "legal-page", next: "newNextLegal" },
} as const satisfies Readonly<Record<string, FileKind>>;

export const itemKinds = {
  question: {
    template: "pregunta.yaml",
    file: `content/${defaultLocale}/faq/preguntas-frecuentes.md`,
    list: ["items"],
    names: (files) =>
      files.collection("faq", defaultLocale).entries.flatMap(({ data }) => data.items.map(({ id }) => id)),
    next: "newNextQuestion",
  },
  card: {
    template: "uso.yaml",
    file: `content/${defaultLocale}/pages/models.md`,
    list: ["uses", "cards"],
    names: (files) => {
      const page = files.page("models", defaultLocale);
      return page.ok ? page.entry.data.uses.cards.map(({ title }) => slugFrom(title)) : [];
    },
    next: "newNextCard",
  },
} as const satisfies Readonly<Record<string, ItemKind>>;

/** The kinds of content that `npm run new` makes. */
export type NewKind = keyof typeof fileKinds | keyof typeof itemKinds | "page";
