import type { ReactNode } from "react";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

export interface SplitTextProps {
  readonly body: MarkdownBody;
  /** Below the last paragraph. */
  readonly children?: ReactNode;
}

/** The text of a page: each chapter has its heading at the side or, if it has pictures, these. */
export function SplitText({ body, children }: SplitTextProps) {
  const starts = body.flatMap(({ tag }, index) => (index === 0 || tag === "h2" ? [index] : []));
  return (
    <div className="split-text section section--plain page">
      {starts.map((start, index) => {
        const blocks = body.slice(start, starts[index + 1]);
        const headings = blocks.filter(({ tag }) => tag === "h2");
        const pictures = blocks.filter(({ tag }) => tag === "figure");
        const words = blocks.filter(({ tag }) => tag !== "h2" && tag !== "figure");
        return (
          <div className="split-text__chapter" key={start}>
            <Prose body={headings} />
            {pictures.length > 0 && <Prose body={pictures} />}
            <div className="split-text__words">
              <Prose body={words} />
              {index === starts.length - 1 && children}
            </div>
          </div>
        );
      })}
    </div>
  );
}
