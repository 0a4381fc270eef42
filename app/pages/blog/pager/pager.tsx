import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { usePaths } from "#app/routing/use-paths.ts";
import { pagerItems } from "./pager-items.ts";

export interface PagerProps {
  /** From 1. */
  readonly current: number;
  readonly total: number;
}

/** Leads from one page of the list of articles to the others. */
export function Pager({ current, total }: PagerProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  const hrefOf = (page: number) => (page === 1 ? pathTo("blog") : pathTo("blog-page", { page }));

  return (
    <nav className="pager" aria-label={t("blog.pages")}>
      {current > 1 && (
        <Link className="pager__step" to={hrefOf(current - 1)} rel="prev" viewTransition>
          <Icon name="previous" />
          {t("blog.newer")}
        </Link>
      )}
      <ol className="pager__pages">
        {pagerItems(current, total).map((item) =>
          "page" in item ? (
            <li key={item.page}>
              <Link
                className="pager__page"
                to={hrefOf(item.page)}
                aria-label={t("blog.page", { number: item.page })}
                aria-current={item.page === current ? "page" : undefined}
                viewTransition
              >
                {item.page}
              </Link>
            </li>
          ) : (
            <li className="pager__gap" aria-hidden="true" key={`gap-${item.gapAfter}`}>
              …
            </li>
          ),
        )}
      </ol>
      {current < total && (
        <Link className="pager__step pager__step--older" to={hrefOf(current + 1)} rel="next" viewTransition>
          {t("blog.older")}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
