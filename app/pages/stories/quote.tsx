import { useTranslation } from "react-i18next";
import type { StorySummary } from "./stories.server.ts";

/** A quotation with its author. */
export function Quote({ quote, author }: Pick<StorySummary, "quote" | "author">) {
  const { t } = useTranslation();
  return (
    <figure className="quote">
      <blockquote className="quote__words">
        <p>{quote}</p>
      </blockquote>
      <figcaption className="quote__author">{t("story.author", { ...author })}</figcaption>
    </figure>
  );
}
