import type { Nodes } from "mdast";
import { formatNames } from "#app/content/compute-figure.ts";
import { isPageCount } from "#app/content/counts.ts";
import type { SiteFacts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { excerpt } from "./body/block-issue.ts";
import { bodyIssue, bodyNodes, sourceOffset } from "./body-nodes.ts";
import { literalFacts } from "./figures/literal-facts.ts";
import { fieldPieceIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

/** Two braces that open and do not close, or the other way round. */
const strayBraces = /\{\{(?![^{}]*\}\})|(?<!\{\{[^{}]*)\}\}/gu;

/** Three braces or more on a side. */
const tripledBraces =
  /(?<!\{)(?:\{{3,6}\s{0,9}([^{}\s]{1,120})\s{0,9}\}{2,6}|\{\{\s{0,9}([^{}\s]{1,120})\s{0,9}\}{3,6})(?!\})/gu;

/** A figure or name, the letter «x» and a figure or name. */
const crossed = /(?<=[\p{L}\d)])\sx\s(?=[\p{L}\d(])/giu;

/** A name behind braces that open, with one brace that closes at most; and before braces that close. */
const openedName = /^\{\{\s*(?<name>\p{L}[\p{L}\d]*(?:[.-][\p{L}\d]+)+)(?:\s?\})?/u;
const closedName = /(?:\{\s?)?(?<name>\p{L}[\p{L}\d]*(?:[.-][\p{L}\d]+)+)\s*\}\}$/u;

/** What facts are measured in. */
const endsInUnit = /\d\s?(?:€(?:\/m²)?|m²?|%)$/u;
const typedUnit = /^\s?(€(?:\/m²)?|\/m²|euros?(?!\p{L})|m²|metros?(?!\p{L})|m(?![\p{L}\d])|%|por ciento)/u;

/**
 * Checks that every `{{name}}` is a fact of `content/site.yaml` or of a model, that every `{{name * 2}}` can be computed,
 * that the unit of neither is typed again, and that no text repeats a fact or what follows from it by hand. Facts of a
 * model or page that cannot be parsed are not reported as unknown: its own issues come first.
 */
export function checkPlaceholders(
  file: ContentFile,
  { facts, unparsedModels }: Pick<Surroundings, "facts" | "unparsedModels">,
): Issue[] {
  if (!facts) return [];
  const isOfUnparsed = (name: string) =>
    unparsedModels.some((id) => name.includes(`modelos.${id}.`)) || isPageCount(name);
  const issuesIn = (text: string): TextIssue[] => [
    ...findPlaceholders(text)
      .filter(({ name }) => !facts.has(name) && !isOfUnparsed(name))
      .map(({ name, offset, length }) => ({
        ...placeholderIssue(name, facts),
        offset,
        found: text.slice(offset, offset + length),
      })),
    ...doubleUnits(text, facts),
    ...wrongBraces(text, facts),
    ...literalFacts(facts).flatMap(({ name, fact, pattern }) => {
      // The form of the link is another rule's issue.
      if (name === "contacto.telefono" && text.startsWith("tel:") && !text.startsWith("tel:+")) return [];
      const match = pattern.exec(text);
      return match
        ? [
            {
              code: "fact-literal" as const,
              offset: match.index,
              found: match[0],
              values: { found: match[0], fact, name, placeholder: `{{${name}}}` },
            },
          ]
        : [];
    }),
  ];
  const fields = frontMatterTexts(file)
    // The facts themselves.
    .filter(({ path }) => path[0] !== "size")
    .flatMap(({ path, text }) =>
      issuesIn(text).map(({ code, values, ...piece }) => fieldPieceIssue(file, path, code, values, piece)),
    );
  const body = bodyNodes(file).flatMap((node) =>
    nodeTexts(node)
      .flatMap(issuesIn)
      .map(({ code, offset, found, values }) =>
        bodyIssue(file, node, code, values, sourceOffset(file, node, offset, found)),
      ),
  );
  return [...fields, ...body];
}

/** Returns the placeholders whose value has a unit and after which another one is typed: «{{precio.metro}} €». */
function doubleUnits(text: string, facts: SiteFacts): TextIssue[] {
  return findPlaceholders(text).flatMap(({ name, offset, length }) => {
    const value = facts.get(name) ?? "";
    const typed = typedUnit.exec(text.slice(offset + length))?.[1];
    if (typed === undefined || !endsInUnit.test(value)) return [];
    const found = text.slice(offset, offset + length);
    return [
      { code: "unit-double" as const, offset, found, values: { name, unit: typed, result: `${value} ${typed}` } },
    ];
  });
}

/** Returns the braces of a text that are not two on each side; three on a side are one mistake. */
function wrongBraces(text: string, facts: SiteFacts): TextIssue[] {
  const code = "placeholder-unclosed";
  const tripled = [...text.matchAll(tripledBraces)].flatMap(({ 0: found, 1: first, 2: second, index: offset }) => {
    const name = first ?? second ?? "";
    return facts.has(name) ? [{ code, offset, found, values: { found, corrected: `{{${name}}}` } } as const] : [];
  });
  const stray = [...text.matchAll(strayBraces)].flatMap(({ 0: found, index: offset }) => {
    const isWithin = tripled.some((other) => offset >= other.offset && offset < other.offset + other.found.length);
    return isWithin ? [] : [{ code, offset, found, values: strayValues(text, offset, found, facts) } as const];
  });
  return [...tripled, ...stray];
}

/** Returns what a message quotes of braces without a pair, and how they are right where they have the name of a fact. */
function strayValues(text: string, index: number, braces: string, facts: SiteFacts): Issue["values"] {
  const isOpening = braces === "{{";
  const near = isOpening ? text.slice(index, index + 80) : text.slice(Math.max(0, index - 80), index + 2);
  const pattern = isOpening ? openedName : closedName;
  const { 0: named, groups = {} } = pattern.exec(near) ?? { 0: "" };
  const name = groups.name ?? "";
  if (facts.has(name)) return { found: named, corrected: `{{${name}}}` };
  const words = isOpening ? excerpt(near, 30) : near.slice(-30).trim();
  return { found: words, corrected: "" };
}

/** An issue of a piece of text, before its place in the file is known. */
interface TextIssue extends Pick<Issue, "code" | "values"> {
  readonly offset: number;
  readonly found: string;
}

function placeholderIssue(placeholder: string, facts: SiteFacts): Pick<Issue, "code" | "values"> {
  const product = placeholder.replaceAll(crossed, " * ");
  if (product !== placeholder && facts.compute(product)?.ok) {
    return { code: "figure-syntax", values: { expression: placeholder, corrected: `{{${product}}}` } };
  }
  const computed = facts.compute(placeholder);
  if (computed === undefined || computed.ok) return unknownName(placeholder, facts.keys());
  const { kind, word } = computed.issue;
  switch (kind) {
    case "name":
      return unknownName(word, facts.figures.keys());
    case "thousands":
      return { code: "figure-thousands", values: { figure: word, plain: word.replace(".", "") } };
    case "format":
      return { code: "figure-format", values: { format: word, formats: formatNames.join(", ") } };
    case "share":
      return { code: "figure-share", values: { expression: word } };
    default:
      return { code: "figure-syntax", values: { expression: word } };
  }
}

function unknownName(name: string, known: Iterable<string>): Pick<Issue, "code" | "values"> {
  return { code: "placeholder-unknown", values: { name, suggestion: nearestName(name, [...known]) ?? "" } };
}

/** Returns the texts of a node in which placeholders are filled: its words and the URL of its link or picture. */
function nodeTexts(node: Nodes): string[] {
  if (node.type === "text") return [node.value];
  const texts = [];
  if ("alt" in node && node.alt) texts.push(node.alt);
  if ("title" in node && node.title) texts.push(node.title);
  if ("url" in node && node.url.includes("{{")) texts.push(node.url);
  return texts;
}
