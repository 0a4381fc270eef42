import type { Nodes } from "mdast";
import type { CollectionName } from "#app/content/collections.ts";
import type { Issue } from "#app/content/issues.ts";
import type { ParsedEntry } from "#app/content/parse-entry.ts";
import type { RuleCode } from "#app/content/rule-codes.ts";
import type { TextField } from "#app/content/walk-fields.ts";
import type { FieldPath } from "#app/schemas/field-path.ts";

/** What a content file is, before the rules look at it. */
export interface NamedEntry extends ParsedEntry<object> {
  readonly locale: string;
  readonly kind: CollectionName | "pages";
  readonly id: string;
  readonly slug: string;
  readonly aliases?: readonly string[];
}

/** A parsed content file as the rules see it: fields of any shape, and its texts, each collected once for all rules. */
export interface ContentFile extends NamedEntry {
  /** Every text of the front matter. */
  readonly fields: () => readonly TextField[];
  /** All nodes of the body, in the order of the text. */
  readonly nodes: () => readonly Nodes[];
  /** The blocks of the body that have words. */
  readonly blocks: () => readonly InlineBlock[];
  /** The texts that visitors read: those of fields, and the blocks of the body. */
  readonly prose: () => readonly WrittenText[];
  /** All texts in which placeholders are filled: `prose`, technical fields, and what links and pictures have. */
  readonly filled: () => readonly WrittenText[];
}

/** Returns the file of an entry or page in a language. */
export type FindFile = (locale: string, kind: string | undefined, id: string | undefined) => ContentFile | undefined;

/** A paragraph, a heading or a cell of a table, as far as markdown has read it as plain words. */
export interface InlineBlock {
  readonly node: Nodes;
  /** The child of the body that it stands in: itself, a list, a table. */
  readonly top: Nodes;
  /** Where it begins in the body. */
  readonly offset: number;
  /**
   * The words as they are written, at their places: as long as the block in the body, with a mask instead of all
   * that markdown has understood (emphasis, links, code, escaped signs). What still looks like markdown is left over.
   */
  readonly text: string;
  /** The block as it is written. */
  readonly source: string;
  /** Ranges of `text` with bare addresses, which markdown turns into links by itself. */
  readonly addresses: readonly Range[];
}

export type Range = readonly [start: number, end: number];

/** A text of a file, in a field of its front matter or in its body. */
export interface WrittenText {
  readonly text: string;
  /** Path of its field; undefined in a body. */
  readonly path?: FieldPath;
  /** The paragraph, heading or cell that it is; undefined in a field. */
  readonly block?: InlineBlock;
  /** Returns an issue of the piece `found`, which stands at an offset of the text. */
  readonly issue: (code: RuleCode, values: Issue["values"], offset: number, found: string) => Issue;
}
