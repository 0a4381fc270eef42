import { findContacts } from "./find-contacts.ts";
import { findFigures } from "./find-figures.ts";

/** The list of typed figures and contacts, each with the text that has it and where it comes from. */
export const sourcesFile = "content/cifras.txt";

/** A line of the list: `blog/glamping: 40 % # hipótesis del ejemplo`. */
export interface SourceLine {
  /** Counted from 1. */
  readonly line: number;
  /** The name of its text, as `sourceName` returns it; undefined for a line of another form. */
  readonly name: string | undefined;
  /** The figures and contacts of the line, by key and as they are written. */
  readonly listed: readonly { readonly key: string; readonly found: string }[];
}

/** Returns the lines of the list that are neither empty nor a note. */
export function readSources(list: string): SourceLine[] {
  return list.split("\n").flatMap((written, index): SourceLine[] => {
    if (/^\s*(?:#|$)/.test(written)) return [];
    const [, name, text = ""] = /^([\w-]+(?:\/[\w-]+)?):\s+(.*\S)\s+#\s*\S/.exec(written) ?? [];
    const listed = [...findFigures(text), ...findContacts(text)];
    return [{ line: index + 1, name: listed.length > 0 ? name : undefined, listed }];
  });
}

/** Returns the name of a text in the list, the same in every language: `blog/glamping`; for the strings, `locales`. */
export function sourceName(file: string): string {
  return file.startsWith("locales/") ? "locales" : file.replace(/^content\/[^/]+\//, "").replace(/\.md$/, "");
}
