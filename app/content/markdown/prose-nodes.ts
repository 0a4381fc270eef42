import type { Root } from "hast";
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { PictureData } from "#app/pictures/picture-data.ts";
import type { FigureSlot } from "./frame-pictures.ts";

/** Props by their React names (`className`, `colSpan`), a style as an object. */
type ProseProps = Readonly<Record<string, string | number | boolean | Readonly<Record<string, string>>>>;

/** An element of a text. Empty props and children are left out, to keep the page's data small. */
export interface ProseElement {
  readonly tag: string;
  readonly props?: ProseProps;
  readonly children?: readonly ProseNode[];
}

/** A picture of a text, ready for `<Picture>`. */
interface ProsePicture {
  readonly picture: PictureData & { readonly alt: string };
  /** Absent for a picture among words. */
  readonly slot?: FigureSlot | "lead";
}

/** A piece of a text as plain data: words, an element or a picture. */
export type ProseNode = string | ProseElement | ProsePicture;

/**
 * Returns the blocks of an HTML tree, without line ends. Only the build calls it: its library is larger than most pages.
 *
 * @param readPicture Returns what a page needs to show a picture, by its `src` in the tree.
 */
export function toProseNodes(tree: Root, readPicture: (source: string) => PictureData): ProseElement[] {
  type Created = ProseProps & { readonly children?: ProseNode | readonly ProseNode[] };
  function create(tag: string, { children = [], ...props }: Created): ProseNode {
    if (tag === "img" && typeof props.src === "string") {
      const slot = slotOf(props["data-slot"]);
      return { picture: { ...readPicture(props.src), alt: String(props.alt ?? "") }, ...(slot && { slot }) };
    }
    const nodes = [children].flat();
    const { align, ...own } = props;
    // Classes, because the styles lay such columns out differently on phones.
    const kept = align === "center" || align === "right" ? { ...own, className: `prose__${align}` } : own;
    return { tag, ...(Object.keys(kept).length > 0 && { props: kept }), ...(nodes.length > 0 && { children: nodes }) };
  }

  const root: ProseElement = toJsxRuntime(tree, {
    Fragment: "root",
    jsx: create,
    jsxs: create,
    passKeys: false,
    tableCellAlignToStyle: false,
  });
  return (root.children ?? []).filter((node) => typeof node !== "string" && "tag" in node);
}

function slotOf(name: unknown): FigureSlot | undefined {
  return name === "text" || name === "textPair" ? name : undefined;
}
