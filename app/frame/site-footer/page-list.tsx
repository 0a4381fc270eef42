import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { NavigationItem } from "#app/frame/site-header/navigation.ts";
import { usePaths } from "#app/routing/use-paths.ts";

interface PageListProps {
  readonly items: readonly NavigationItem[];
  /** Pages of the content, after the others. */
  readonly more?: readonly { readonly path: string; readonly title: string }[];
}

/** Links to pages, labelled by keys of the locale file, and to others by their titles. */
export function PageList({ items, more = [] }: PageListProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <ul className="site-footer__list type-card">
      {items.map(({ key, label }) => (
        <li key={key}>
          <Link viewTransition to={pathTo(key)}>
            {t(label)}
          </Link>
        </li>
      ))}
      {more.map(({ path, title }) => (
        <li key={path}>
          <Link viewTransition to={path}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
