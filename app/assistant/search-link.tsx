import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { Icon } from "#app/components/icon/icon.tsx";
import { requestSearch } from "#app/routing/search-request.ts";
import { usePaths } from "#app/routing/use-paths.ts";

interface SearchLinkProps {
  /** What the visitor asked or is typing. */
  readonly query: string;
  readonly onNavigate: () => void;
}

/** The way to the search of all pages, which works without the function and takes over what the visitor asked. */
export function SearchLink({ query, onNavigate }: SearchLinkProps) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <p className="assistant-panel__search">
      <Link
        className="link-arrow"
        viewTransition
        to={pathTo("site-map")}
        onClick={({ ctrlKey, metaKey, shiftKey }) => {
          // Another tab does not know what was asked, and this one stays where it is.
          if (!ctrlKey && !metaKey && !shiftKey) requestSearch(query);
          onNavigate();
        }}
      >
        {t("siteMap.search.label")}
        <Icon name="arrow" />
      </Link>
    </p>
  );
}
