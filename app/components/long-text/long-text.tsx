import { Fragment, type ReactNode } from "react";
import { Figure, type FigurePicture } from "#app/components/figure/figure.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { linkHeading } from "./link-heading.ts";
import { splitBody } from "./split-body.ts";
import { TableOfContents, type TableOfContentsProps } from "./table-of-contents.tsx";

export interface LongTextProps {
  readonly body: MarkdownBody;
  /** Pictures, distributed over the text. */
  readonly pictures?: readonly FigurePicture[];
  /** Instead of a table of contents: at the side of the text, above it where there is no room. */
  readonly beside?: ReactNode;
  /** Adds a table of contents: "beside" only where it fits beside the text, "everywhere" also above it on phones. */
  readonly contents?: Pick<TableOfContentsProps, "label"> & { readonly where: "beside" | "everywhere" };
}

/** A long text in one column, with pictures between its chapters and a table of contents, or something else, at the side. */
export function LongText({ body, pictures = [], beside, contents }: LongTextProps) {
  const parts = splitBody(body, pictures.length + 1);
  return (
    <div className="long-text page">
      {contents && (
        <div
          className={
            contents.where === "beside" ? "long-text__contents long-text__contents--beside" : "long-text__contents"
          }
        >
          <TableOfContents body={body} label={contents.label} />
        </div>
      )}
      {beside && <div className="long-text__contents">{beside}</div>}
      <div className="long-text__column">
        {parts.map((part, index) => {
          const picture = pictures[index];
          return (
            <Fragment key={index}>
              <Prose body={part.map(linkHeading)} />
              {picture && <Figure picture={picture} />}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
