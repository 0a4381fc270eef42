import { useTranslation } from "react-i18next";
import { useFormats } from "#app/i18n/use-formats.ts";

export interface PostFactsProps {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly minutes: number;
}

/** Date and reading time of an article. */
export function PostFacts({ date, minutes }: PostFactsProps) {
  const { t } = useTranslation();
  const formats = useFormats();
  return (
    <>
      <time dateTime={date}>{formats.date(date)}</time>
      <span>{t("blog.readingTime", { count: minutes })}</span>
    </>
  );
}
