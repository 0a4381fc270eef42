import { parseDocument, visit } from "yaml";
import type { z } from "zod";

/**
 * Returns a content file in which each list of its front matter ends with its first item again, if the schema lets it.
 */
export function repeatItems(text: string, schema: z.ZodType): string {
  const [, frontMatter = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
  const document = parseDocument(frontMatter);
  visit(document, {
    Seq(_key, list) {
      const [first] = list.items;
      list.add(document.createNode(first).clone());
      if (!schema.safeParse(document.toJS()).success) list.items.pop();
    },
  });
  return `---\n${document.toString()}---\n${body}`;
}
