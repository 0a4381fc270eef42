import type { ReactNode } from "react";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import type { ProseElement } from "#app/content/markdown/prose-nodes.ts";
import { isPanorama } from "#app/pictures/panorama.ts";

export interface SplitTextProps {
  readonly body: MarkdownBody;
  /** Below the last paragraph. */
  readonly children?: ReactNode;
}

/** The text of a page in chapters. */
export function SplitText({ body, children }: SplitTextProps) {
  const starts = body.flatMap(({ tag }, index) => (index === 0 || tag === "h2" ? [index] : []));
  return (
    <div className="split-text section section--plain page">
      {starts.map((start, index) => (
        <Chapter blocks={body.slice(start, starts[index + 1])} key={start}>
          {index === starts.length - 1 && children}
        </Chapter>
      ))}
    </div>
  );
}

interface ChapterProps {
  readonly blocks: MarkdownBody;
  readonly children: ReactNode;
}

/**
 * A chapter has its heading at the side or, if it has a picture, this. A panorama spans the page, and the words are in
 * two columns below it. Further pictures stay in their places.
 */
function Chapter({ blocks, children }: ChapterProps) {
  const heading = blocks.find(({ tag }) => tag === "h2");
  const picture = blocks.find(({ tag }) => tag === "figure");
  const panorama = picture && asPanorama(picture);
  return (
    <div className={panorama ? "split-text__chapter split-text__chapter--wide" : "split-text__chapter"}>
      {heading && (
        <div className="split-text__heading">
          <Prose body={[heading]} />
        </div>
      )}
      {picture && (
        <div className="split-text__picture">
          <Prose body={[panorama ?? picture]} />
        </div>
      )}
      <div className="split-text__words">
        <Prose body={blocks.filter((block) => block !== heading && block !== picture)} />
        {children}
      </div>
    </div>
  );
}

/** Returns the figure of a panorama, in the slot of wide pictures; undefined for others. */
function asPanorama({ children = [], ...figure }: ProseElement): ProseElement | undefined {
  const [image, ...caption] = children;
  if (!image || typeof image === "string" || !("picture" in image)) return undefined;
  if (!isPanorama(image.picture)) return undefined;
  return { ...figure, children: [{ ...image, slot: "lead" }, ...caption] };
}
