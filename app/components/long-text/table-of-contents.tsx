import type { MarkdownBody } from "#app/content/markdown/markdown.ts";
import { listHeadings } from "./list-headings.ts";

export interface TableOfContentsProps {
  readonly body: MarkdownBody;
  /** Accessible name. */
  readonly label: string;
}

/** Links to the chapters of a text. */
export function TableOfContents({ body, label }: TableOfContentsProps) {
  return (
    <nav className="table-of-contents not-printed" aria-label={label}>
      <ul className="table-of-contents__list">
        {listHeadings(body).map(({ id, text }) => (
          <li key={id}>
            <a className="table-of-contents__link" href={`#${id}`}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
