/** What a person does to the frozen site by mistake, and what has to be said then. */
export interface Mistake {
  /** Short, in kebab-case and unique: also the name of the article in which the mistake is made. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** In Spanish, what the message must tell the writer. */
  readonly tells: string;
  /** Found in a message that tells it. */
  readonly says: RegExp;
}

/** Something that looks like a mistake and is none: nothing may be said about it. */
export type Neighbour = Pick<Mistake, "name" | "edits">;

/** Marks in a text where the mistake is. It is not part of the file. */
export const marker = "▸";

/** Stands in the sample article for the number of the mistake, so that no two copies have the same title or description. */
export const numberSign = "§";

export type Edit =
  /** Text of the sample article, which is copied into the site under the mistake's name. */
  | { readonly kind: "article"; readonly find: string; readonly replace: string; readonly line?: number | string }
  /** Text of a file of the site. */
  | {
      readonly kind: "text";
      readonly file: string;
      readonly find: string;
      readonly replace: string;
      readonly line?: number | string;
    }
  /** A new file, or other bytes for one that is there; the mistake is in its first line unless the text has a marker. */
  | { readonly kind: "file"; readonly file: string; readonly content: FileContent; readonly mistaken?: boolean }
  | { readonly kind: "remove"; readonly file: string; readonly mistaken?: boolean }
  | { readonly kind: "folder"; readonly file: string };

type FileContent =
  | string
  | Uint8Array
  | ((read: (file: string) => string) => Uint8Array | string | Promise<Uint8Array>);

/** Returns a mistake of one edit, or of several that belong together. */
export function mistake(name: string, edit: Edit | readonly Edit[], tells: string, says: RegExp): Mistake {
  return { name, edits: "kind" in edit ? [edit] : edit, tells, says };
}

/** Returns an edit that may not be reported. */
export function neighbour(name: string, ...edits: readonly Edit[]): Neighbour {
  return { name, edits };
}

/**
 * Returns the edit of a copy of the sample article.
 *
 * @param line Where something is missing from then on: the first line of what it belongs to, or a text in it.
 */
export function article(find: string, replace: string, line?: number | string): Edit {
  return { kind: "article", find, replace, ...(line === undefined ? {} : { line }) };
}

/**
 * Returns the edit of a file of the frozen site, below `content/es` unless its path begins with `content/` or `locales/`.
 *
 * @param line See `article`.
 */
export function inFile(file: string, find: string, replace: string, line?: number | string): Edit {
  return { kind: "text", file: sitePath(file), find, replace, ...(line === undefined ? {} : { line }) };
}

/** Returns the edit that writes a file. */
export function newFile(file: string, content: FileContent): Edit {
  return { kind: "file", file: sitePath(file), content };
}

function sitePath(file: string): string {
  return /^(content|locales)\//.test(file) ? file : `content/es/${file}`;
}
