import type { ReactNode } from "react";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

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

/** A chapter has its heading at the side or, if it has a picture, this; further pictures stay in their places. */
function Chapter({ blocks, children }: ChapterProps) {
  const heading = blocks.find(({ tag }) => tag === "h2");
  const picture = blocks.find(({ tag }) => tag === "figure");
  return (
    <div className="split-text__chapter">
      {heading && (
        <div className="split-text__heading">
          <Prose body={[heading]} />
        </div>
      )}
      {picture && (
        <div className="split-text__picture">
          <Prose body={[picture]} />
        </div>
      )}
      <div className="split-text__words">
        <Prose body={blocks.filter((block) => block !== heading && block !== picture)} />
        {children}
      </div>
    </div>
  );
}
