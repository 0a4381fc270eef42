import type { Nodes } from "mdast";
import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, frontMatterTexts } from "./front-matter-texts.ts";
import type { ContentFile, Project } from "./project.ts";

/**
 * Checks that every `{{name}}` is a fact of `content/site.yaml` or of a model, and that no text repeats a fact by hand.
 * Facts of a model that cannot be parsed are not reported as unknown: its own issues come first.
 */
export function checkPlaceholders(file: ContentFile, { facts: allFacts, ids, models }: Project): Issue[] {
  const facts = allFacts.get(file.locale);
  if (!facts) return [];
  const unparsed = ids.models.filter((id) => !models.some((model) => model.id === id));
  const isKnown = (name: string) => facts.has(name) || unparsed.some((id) => name.startsWith(`modelos.${id}.`));
  const literals = literalFacts(facts);
  const issuesIn = (text: string) => [
    ...findPlaceholders(text)
      .filter(({ name }) => !isKnown(name))
      .map(({ name, offset, length }) => ({
        code: "placeholder-unknown" as const,
        offset,
        found: text.slice(offset, offset + length),
        values: { name, suggestion: nearestName(name, [...facts.keys()]) ?? "" },
      })),
    ...literals.flatMap(({ name, fact, pattern }) => {
      const match = pattern.exec(text);
      return match
        ? [{ code: "fact-literal" as const, offset: match.index, found: match[0], values: { fact, name } }]
        : [];
    }),
  ];
  const fields = frontMatterTexts(file)
    // The facts themselves.
    .filter(({ path }) => path[0] !== "size")
    .flatMap(({ path, text }) => issuesIn(text).map(({ code, values }) => fieldIssue(file, path, code, values)));
  const body = bodyNodes(file).flatMap((node) =>
    nodeTexts(node)
      .flatMap(issuesIn)
      .map(({ code, offset, found, values }) =>
        bodyIssue(file, node, code, values, sourceOffset(file, node, offset, found)),
      ),
  );
  return [...fields, ...body];
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

/**
 * Returns the offset of a piece of a node's text in the source, counted from the node's start. The source may be longer
 * than the text: it has the marks of a list or quotation at the start of each line, escapes and entities.
 */
function sourceOffset({ body }: ContentFile, { position }: Nodes, offset: number, found: string): number {
  const start = position?.start.offset ?? 0;
  const inSource = body.slice(start, position?.end.offset).indexOf(found, offset);
  return inSource < 0 ? offset : inSource;
}

/** Returns the facts that can be recognised in a text: prices, surfaces, sizes, telephone and email address. */
function literalFacts(facts: Facts) {
  const isRecognisable = (name: string) =>
    name === "precio.metro" ||
    name === "contacto.email" ||
    name === "contacto.telefono" ||
    /^modelos\..*\.(?:precio|superficie|medidas|imperial)$/.test(name);
  return [...facts]
    .filter(([name]) => isRecognisable(name))
    .map(([name, fact]) => {
      const words = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");
      // «1.900 €/m²» contains «900 €/m²» and is another figure.
      return { name, fact, pattern: new RegExp(`(?<![\\d.,])${words}`) };
    });
}
