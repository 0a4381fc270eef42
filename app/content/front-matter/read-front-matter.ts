import matter from "gray-matter";
import { Document, LineCounter, parseDocument } from "yaml";
import type { Issue, Position, ReadResult, RuleCode } from "#app/content/issues.ts";
import { exceededLimit } from "#app/content/markdown/markdown-limits.ts";
import { type MarkdownTree, parseMarkdown } from "#app/content/markdown/parse-markdown.ts";
import { positionAt } from "#app/content/text/text-positions.ts";
import { once } from "#app/i18n/once.ts";
import { conflictIssues } from "./conflict-markers.ts";
import { writtenYamlIssues } from "./written-yaml.ts";
import { createLocator, type Locator } from "./yaml-positions.ts";

/** A content file, split and parsed, before its fields are checked. */
interface FrontMatterFile {
  readonly file: string;
  /** The front matter as plain values. */
  readonly data: unknown;
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

/** The character that the decoder puts in place of bytes that are not UTF-8. */
const unreadCharacter = "\uFFFD";

/**
 * Returns a content file split into front matter, parsed as YAML, and body, or every issue of the two.
 *
 * gray-matter would run front matter that begins with `---js` as code, so every language but YAML is refused before it
 * is called. It is called with options, because without any it caches a broken file as an empty one.
 */
export function readFrontMatter(file: string, source: string): FrontMatterResult {
  const text = normaliseText(source);
  const fail = (code: RuleCode, position: Position, values: Issue["values"] = {}): FrontMatterResult => ({
    ok: false,
    issues: [{ file, code, ...position, values }],
  });
  const start = { line: 1, column: 1 };

  if (text.trim() === "") return fail("front-matter-missing", start, { bytes: "0" });
  const unread = unreadTextIssues(file, text);
  if (unread.length > 0) return { ok: false, issues: unread };

  const opening = /^---([^\n]*)(?:\n|$)/.exec(text);
  if (!opening) {
    const isPushed = /^\s+---[ \t]*(?:\n|$)/.test(text);
    return fail("front-matter-missing", start, { pushed: isPushed ? "---" : "" });
  }
  const language = opening[1]?.trim() ?? "";
  if (language !== "" && language !== "yaml") {
    return fail("front-matter-missing", { line: 1, column: 4 }, { language });
  }
  const closing = text.indexOf("\n---", 3);
  if (closing < 0) return fail("front-matter-missing", start, { unclosed: "---" });
  if (!/^\n---[ \t]*(?:\n|$)/.test(text.slice(closing))) {
    return fail("front-matter-missing", positionAt(text, closing + 1), { unclosed: "---" });
  }

  const lines = new LineCounter();
  let document = new Document();
  let yamlText = "";
  const { content } = matter(text, {
    language: "yaml",
    engines: {
      yaml: (yamlSource: string) => {
        // gray-matter hands over the text from the end of the opening line, so lines count as in the file.
        yamlText = yamlSource;
        document = parseDocument(yamlSource, { lineCounter: lines, logLevel: "error" });
        return {};
      },
    },
  });

  const issues = writtenYamlIssues({ file, text: yamlText, document, lines });
  if (issues.length > 0) return { ok: false, issues };

  const head = text.slice(0, text.length - content.length);
  const exceeded = exceededLimit(content);
  if (exceeded) return fail("file-too-large", positionAt(text, head.length + exceeded.offset), exceeded.values);
  return {
    ok: true,
    value: {
      file,
      data: document.toJS() ?? {},
      head,
      body: content,
      bodyLine: head.split("\n").length,
      tree: once(() => parseMarkdown(content)),
      locate: createLocator(document, lines),
    },
  };
}

/** Returns the issues of a text that no parser may see: bytes of another encoding, and marks that git has left. */
export function unreadTextIssues(file: string, text: string): Issue[] {
  const broken = text.indexOf(unreadCharacter);
  if (broken >= 0) return [{ file, code: "file-encoding", ...positionAt(text, broken), values: {} }];
  return conflictIssues(file, text);
}

/** Returns a text without byte order mark and with the line ends of Unix, which changes no position. */
export function normaliseText(source: string): string {
  return source.replace(/^\uFEFF/, "").replaceAll(/\r\n?/g, "\n");
}
