import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { NavigationItem } from "#app/frame/site-header/navigation.ts";
import { usePaths } from "#app/routing/use-paths.ts";

/** Links to pages, labelled by keys of the locale file. */
export function PageList({ items }: { items: readonly NavigationItem[] }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <ul className="site-footer__list">
      {items.map(({ key, label }) => (
        <li key={key}>
          <Link viewTransition to={pathTo(key)}>
            {t(label)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
