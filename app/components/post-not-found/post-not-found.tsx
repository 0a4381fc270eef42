import { useTranslation } from "react-i18next";
import { TextHeader } from "#app/components/text-header/text-header.tsx";
import { usePaths } from "#app/i18n/use-paths.ts";

/** Shown at an address below the blog that no article has. */
export function PostNotFound() {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <TextHeader
      heading={t("post.notFound.title")}
      intro={t("post.notFound.text")}
      back={{ label: t("post.back"), href: pathTo("blog") }}
    />
  );
}
