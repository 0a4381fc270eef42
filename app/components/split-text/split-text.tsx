import { Prose } from "#app/components/prose/prose.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

/** The text of a page with its headings at the side. */
export function SplitText({ body }: { body: MarkdownBody }) {
  return (
    <div className="split-text section section--plain page">
      <Prose body={body} />
    </div>
  );
}
