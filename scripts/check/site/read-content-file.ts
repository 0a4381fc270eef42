import type { Nodes } from "mdast";
import { eachNode } from "#app/content/markdown/each-node.ts";
import { textFields } from "#app/content/walk-fields.ts";
import { once } from "#app/i18n/once.ts";
import { inlineBlocks } from "#scripts/check/texts/inline-blocks.ts";
import { filledTexts, proseTexts } from "#scripts/check/texts/written-texts.ts";
import type { ContentFile, NamedEntry } from "./content-file.ts";

/** Returns an entry with what rules ask of it. */
export function readContentFile(entry: NamedEntry): ContentFile {
  const file: ContentFile = {
    ...entry,
    fields: once(() => textFields(entry.data)),
    nodes: once(() => listNodes(entry)),
    blocks: once(() => inlineBlocks(entry)),
    prose: once(() => proseTexts(file)),
    filled: once(() => filledTexts(file)),
  };
  return file;
}

function listNodes({ tree }: NamedEntry): Nodes[] {
  const nodes: Nodes[] = [];
  eachNode<Nodes>(tree(), (node) => {
    nodes.push(node);
  });
  return nodes;
}
