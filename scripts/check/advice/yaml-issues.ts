import { isAlias, isCollection, isScalar, type Node, Scalar, visit } from "yaml";
import type { YamlSource } from "#app/content/front-matter/read-yaml.ts";
import tools from "#locales/tools/es.json" with { type: "json" };
import { invisibleCharacters } from "./invisible-characters.ts";
import type { Issue, RuleCode } from "./issues.ts";

/** Something in a YAML text that has to be corrected, at an offset. */
interface Found extends Pick<Issue, "values"> {
  readonly code: RuleCode;
  readonly offset: number;
}

/**
 * Returns the issues of a YAML text before its fields are checked: invisible characters, otherwise the first error of
 * the parser, otherwise texts that are read with another meaning than their writer had in mind. Each kind causes those
 * that follow.
 */
export function yamlIssues(file: string, source: YamlSource): Issue[] {
  const characters = invisibleCharacters(source.text).map(
    ({ offset, ...values }): Found => ({ code: "character-invisible", offset, values }),
  );
  const found = characters.length > 0 ? characters : (syntaxError(source) ?? alteredTexts(source));
  return found.map(({ code, offset, values }) => {
    const { line, col: column } = source.lines.linePos(offset);
    return { file, code, line, column, values };
  });
}

/** The markers that git writes into a file with two versions of the same lines. */
const conflict = /^(?:<{7}|={7}|>{7})/;

function syntaxError(source: YamlSource): [Found] | undefined {
  const [error] = [...source.document.errors, ...source.document.warnings];
  const refused = error ? undefined : refusedNode(source);
  if (!error) return refused && [refused];
  const [start, name = ""] = [error.pos[0], /^[^:\n]*/.exec(source.text.slice(error.pos[0]))?.[0]];
  const open = error.code === "DUPLICATE_KEY" ? undefined : openedAbove(source, start);
  const offset = open?.range?.[0] ?? start;
  const code = open ? (isScalar(open) ? "MISSING_CHAR" : "BLOCK_IN_FLOW") : error.code;
  const known = code in tools.check.yaml ? code : "UNEXPECTED_TOKEN";
  const problem = conflict.test(source.text.slice(offset)) ? "conflict" : known;
  return [{ code: "yaml-syntax", offset, values: { problem, name } }];
}

/** Returns the quoted text, list or group that begins above the line of an error and reaches it: its end is missing. */
function openedAbove({ document, lines }: YamlSource, offset: number): Node | undefined {
  const lineOf = (at: number) => lines.linePos(at).line;
  let found: Node | undefined;
  visit(document, {
    Node(_key, node) {
      const isOpened = isCollection(node) ? node.flow : isScalar(node) && String(node.type).startsWith("QUOTE");
      const [start = 0, , end = 0] = node.range ?? [];
      if (isOpened && lineOf(start) < lineOf(offset) && lineOf(offset) <= lineOf(end)) found = node;
    },
  });
  return found;
}

/** Returns the first part that YAML can read and no content needs: an anchor, an alias, or `{{name}}` as a name. */
function refusedNode({ document }: YamlSource): Found | undefined {
  let found: Found | undefined;
  const refuse = (problem: string, offset = 0) => {
    found = { code: "yaml-syntax", offset, values: { problem } };
    return visit.BREAK;
  };
  visit(document, {
    Pair: (_key, { key }) => (isCollection(key) ? refuse("UNEXPECTED_TOKEN", (key.range?.[0] ?? 1) - 1) : undefined),
    Node: (_key, node) =>
      isAlias(node) || ("anchor" in node && node.anchor) ? refuse("anchor-used", node.range?.[0]) : undefined,
  });
  return found;
}

/** Curly quotation marks around a whole value. */
const curlyQuoted = /^[“”„‟‘’‚]([^“”„‟]*)[“”‟‘’]$/u;

/** A comment without a space after its sign, which is rather a part of the text: «#1» in `title: Parcela #1`. */
const commentByMistake = /^[ \t]*(#[^\s#].*)/u;

function alteredTexts({ document, text }: YamlSource): Found[] {
  const found: Found[] = [];
  visit(document, {
    Scalar(key, { value, type, range }) {
      const [start, end] = range ?? [0, 0];
      if (key === "key" || type !== Scalar.PLAIN || (typeof value !== "string" && value !== null)) return;
      const written = text.slice(start, end);
      const words = curlyQuoted.exec(written)?.[1];
      if (words !== undefined) found.push({ code: "quotes-curly", offset: start, values: { value: written, words } });
      const rest = text.slice(end);
      const comment = commentByMistake.exec(rest)?.[1];
      if (comment === undefined) return;
      const all = `${written} ${comment}`.trim();
      found.push({ code: "text-cut", offset: end + rest.indexOf(comment), values: { comment: comment.trim(), all } });
    },
  });
  return found;
}
