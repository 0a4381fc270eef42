import { Fragment, type ReactNode } from "react";
import { Figure, type FigureImage } from "#app/components/figure/figure.tsx";
import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { splitBody } from "./split-body.ts";
import { TableOfContents, type TableOfContentsProps } from "./table-of-contents.tsx";

export interface LongTextProps {
  readonly body: MarkdownBody;
  /** Pictures to be spread over the text. */
  readonly images?: readonly FigureImage[];
  /** What stands above the first line. */
  readonly opening?: ReactNode;
  /** Adds links to the chapters: beside the text only, or on phones too, where they come before it. */
  readonly contents?: Pick<TableOfContentsProps, "label"> & { readonly where: "beside" | "everywhere" };
}

/** A text to be read from top to bottom: one column, pictures between its chapters, the chapters at its side. */
export function LongText({ body, images = [], opening, contents }: LongTextProps) {
  const parts = splitBody(body, images.length + 1);
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
      <div className="long-text__column">
        {opening}
        {parts.map((part, index) => {
          const image = images[index];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name and never change.
            <Fragment key={index}>
              <Prose body={part} />
              {image && <Figure image={image} />}
            </Fragment>
          );
        })}
      </div>
    </div>
  );
}
