import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { usePaths } from "#app/routing/use-paths.ts";

/**
 * Shown at a path below the blog that no article has, or no page of a list. Search engines are told not to index it. It
 * looks like the error page.
 */
export function BlogNotFound({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <div className="error-page page">
      <title>{title}</title>
      <meta name="description" content={text} />
      <meta name="robots" content="noindex" />
      <h1>{title}</h1>
      <p className="type-lead measure">{text}</p>
      <p className="error-page__actions">
        <Link viewTransition className="button" to={pathTo("blog")}>
          <Icon name="previous" />
          {t("post.back")}
        </Link>
      </p>
    </div>
  );
}
