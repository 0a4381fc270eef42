import matter from "gray-matter";
import { exceededLimit } from "#app/content/markdown/markdown-limits.ts";
import { type MarkdownTree, parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { type ReadResult, unreadable } from "#app/content/read-error.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { once } from "#app/time/once.ts";
import { isPlainYaml, readYaml, type YamlSource } from "./read-yaml.ts";
import { createLocator, type Locator } from "./yaml-positions.ts";

/** A content file, split and parsed, before its fields are checked. */
interface FrontMatterFile {
  readonly file: string;
  /** The front matter as plain values. */
  readonly data: unknown;
  readonly yaml: YamlSource;
  /** The text above the body, from the first line of the file. */
  readonly head: string;
  readonly body: string;
  /** Line of the file on which the body starts. */
  readonly bodyLine: number;
  /** The body's syntax tree, parsed when it is first asked for. */
  readonly tree: () => MarkdownTree;
  readonly locate: Locator;
}

export type FrontMatterResult = ReadResult<{ readonly value: FrontMatterFile }>;

/**
 * Returns a content file split into front matter, parsed as YAML, and body, or why it cannot be. gray-matter would run
 * `---js` as code, so other languages are refused; without options it caches a broken file as an empty one.
 */
export function readFrontMatter(file: string, source: string): FrontMatterResult {
  const text = normaliseText(source);
  if (text.trim() === "") return unreadable(file, "front-matter-missing", { bytes: "0" });
  const unread = unreadCharacter(file, text);
  if (unread) return unread;

  const opening = /^---([^\n]*)(?:\n|$)/.exec(text);
  if (!opening) {
    const isPushed = /^\s+---[ \t]*(?:\n|$)/.test(text);
    return unreadable(file, "front-matter-missing", { pushed: isPushed ? "---" : "" });
  }
  const language = opening[1]?.trim() ?? "";
  if (language !== "" && language !== "yaml") {
    return unreadable(file, "front-matter-missing", { language }, { line: 1, column: 4 });
  }
  const closing = text.indexOf("\n---", 3);
  if (closing < 0) return unreadable(file, "front-matter-missing", { unclosed: "---" });
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice(closing))) {
    return unreadable(file, "front-matter-missing", { unclosed: "---" }, positionAt(text, closing + 1));
  }

  let yaml = readYaml("");
  // gray-matter hands over the text from the end of the opening line, so lines count as in the file.
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: (yamlSource: string) => {
        yaml = readYaml(yamlSource);
        return {};
      },
    },
  });
  if (!isPlainYaml(yaml.document)) return { ok: false, errors: [{ kind: "yaml", file, yaml }] };

  const head = text.slice(0, text.length - content.length);
  const exceeded = exceededLimit(content);
  if (exceeded) {
    return unreadable(file, "file-too-large", exceeded.values, positionAt(text, head.length + exceeded.offset));
  }
  return {
    ok: true,
    value: {
      file,
      data: yaml.document.toJS() ?? {},
      yaml,
      head,
      body: content,
      bodyLine: head.split("\n").length,
      tree: once(() => parseMarkdown(content)),
      locate: createLocator(yaml.document, yaml.lines),
    },
  };
}

/** Returns the error of a text with the character that the decoder puts in place of bytes that are not UTF-8. */
export function unreadCharacter(file: string, text: string): ReturnType<typeof unreadable> | undefined {
  const broken = text.indexOf("\uFFFD");
  return broken < 0 ? undefined : unreadable(file, "file-encoding", {}, positionAt(text, broken));
}

/** Returns a text without byte order mark and with the line ends of Unix, which changes no position. */
export function normaliseText(source: string): string {
  return source.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}
