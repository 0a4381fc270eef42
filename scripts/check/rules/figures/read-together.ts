import type { Nodes } from "mdast";
import type { ContentFile, WrittenText } from "#scripts/check/site/content-file.ts";

/** A text with its neighbours that are read with it. */
export interface ReadText extends WrittenText {
  /** The same for all texts that a page shows together: a list with its head and foot, or what is below a heading. */
  readonly section: string;
  /** Returns the text and its neighbours: the other texts of its object, or those of its paragraph, list or table. */
  readonly nearby: () => string;
}

/** Fields in large letters or for screen readers and links: the texts beside them complete them. */
const headings = /^(?:title|heading|question)$/;
/** Fields that are read alone: search engines show descriptions, and visitors open one answer. */
const alone = /^(?:description|answer)$/;

/** Returns the texts of a file, without its headings, with what is read together with them. */
export function readTexts(file: ContentFile): ReadText[] {
  const texts = file.filled.filter(({ path, block }) => (path ? !headings.test(String(path.at(-1))) : block));
  const groups = Map.groupBy(texts, groupOf);
  const { children } = file.tree();
  const wordsOf = (group: unknown) => (groups.get(group) ?? []).map(({ text }) => text);
  let heading = 0;
  return texts.flatMap((written) => {
    const { path, block } = written;
    if (block?.node.type === "heading") {
      heading += 1;
      return [];
    }
    return {
      ...written,
      section: path ? sectionOf(path) : `#${heading}`,
      nearby: () => [groupOf(written), ...aroundTable(children, block?.top)].flatMap(wordsOf).join("\n"),
    };
  });
}

/** Returns the object of a field, or the field alone, by name; the part of the body that contains a block. */
function groupOf({ path, block }: WrittenText): unknown {
  if (!path) return block?.top;
  const isAlone = typeof path.at(-1) === "number" || alone.test(String(path.at(-1)));
  return isAlone ? path.join(".") : `${path.slice(0, -1).join(".")}.*`;
}

/** Returns the name of the section that shows a field: the outermost field around it, or its own. */
function sectionOf(path: NonNullable<WrittenText["path"]>): string {
  return path.slice(0, alone.test(String(path.at(-1))) ? path.length : 1).join(".");
}

/** Returns the paragraphs before and after a table. */
function aroundTable(children: readonly Nodes[], top: Nodes | undefined): Nodes[] {
  if (top?.type !== "table") return [];
  const index = children.indexOf(top);
  return [children[index - 1], children[index + 1]].filter((node) => node?.type === "paragraph");
}
