import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";

export interface PostFactsProps {
  /** YYYY-MM-DD */
  readonly date: string;
  /** Day of the last change, YYYY-MM-DD; absent if the article has not changed since. */
  readonly updated?: string;
  readonly minutes: number;
}

/** Date, day of the last change and reading time of an article. */
export function PostFacts({ date, updated, minutes }: PostFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <time dateTime={date}>{formats.date(date)}</time>
      {updated && <time dateTime={updated}>{t("post.updated", { date: { date: updated } })}</time>}
      <span>{t("blog.readingTime", { count: minutes })}</span>
    </>
  );
}
