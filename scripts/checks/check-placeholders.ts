import type { Facts } from "#app/content/facts.ts";
import type { Issue } from "#app/content/issues.ts";
import { findPlaceholders } from "#app/content/placeholders.ts";
import { bodyIssue, bodyNodes } from "./body-nodes.ts";
import { fieldIssue, frontMatterTexts } from "./front-matter-texts.ts";
import { nearestName } from "./nearest-name.ts";
import type { ContentFile } from "./project.ts";

/** Every `{{name}}` is a fact of `content/site.yaml`, and no text repeats a fact by hand. */
export function checkPlaceholders(file: ContentFile, facts: Facts): Issue[] {
  const literals = literalFacts(facts);
  const faults = (text: string) => [
    ...findPlaceholders(text)
      .filter(({ name }) => !facts.has(name))
      .map(({ name, offset }) => ({
        code: "placeholder-unknown" as const,
        offset,
        values: { name, suggestion: nearestName(name, [...facts.keys()]) ?? "" },
      })),
    ...literals.flatMap(({ name, fact, pattern }) => {
      const match = pattern.exec(text);
      return match ? [{ code: "fact-literal" as const, offset: match.index, values: { fact, name } }] : [];
    }),
  ];
  const fields = frontMatterTexts(file)
    // Here the facts themselves are written.
    .filter(({ path }) => path[0] !== "size")
    .flatMap(({ path, text }) => faults(text).map(({ code, values }) => fieldIssue(file, path, code, values)));
  const body = bodyNodes(file).flatMap((node) =>
    node.type === "text"
      ? faults(node.value).map(({ code, offset, values }) => bodyIssue(file, node, code, values, offset))
      : [],
  );
  return [...fields, ...body];
}

/** Facts that are unmistakable when they stand in a text: prices, surfaces, sizes and the ways to reach the company. */
function literalFacts(facts: Facts) {
  const isUnmistakable = (name: string) =>
    name === "precio.metro" ||
    name === "contacto.email" ||
    name === "contacto.telefono" ||
    /^modelos\..*\.(?:precio|superficie|medidas|imperial)$/.test(name);
  return [...facts]
    .filter(([name]) => isUnmistakable(name))
    .map(([name, fact]) => {
      const words = fact.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(/\s/g, "\\s");
      // «1.900 €/m²» holds «900 €/m²» and is another figure.
      return { name, fact, pattern: new RegExp(`(?<![\\d.,])${words}`) };
    });
}
