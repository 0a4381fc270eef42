import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { pagerItems } from "./pager-items.ts";

export interface PagerProps {
  /** From 1. */
  readonly current: number;
  readonly total: number;
  /** Returns the path of a page. */
  readonly hrefOf: (page: number) => string;
  /** Accessible name. */
  readonly label: string;
}

/** Leads from one page of a list of articles to the others. */
export function Pager({ current, total, hrefOf, label }: PagerProps) {
  const { t } = useTranslation();

  return (
    <nav className="pager not-printed" aria-label={label}>
      {current > 1 && (
        <Link className="step-link" to={hrefOf(current - 1)} rel="prev" viewTransition>
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
        <Link className="step-link pager__older" to={hrefOf(current + 1)} rel="next" viewTransition>
          {t("blog.older")}
          <Icon name="next" />
        </Link>
      )}
    </nav>
  );
}
