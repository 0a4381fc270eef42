import { useDeferredValue, useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { fetchDataFileOnce } from "#app/routing/data-files.ts";
import { takeRequestedSearch } from "#app/routing/search-request.ts";
import { usePaths } from "#app/routing/use-paths.ts";
import { MarkedText } from "./marked-text.tsx";
import type { Search } from "./open-search.ts";
import { type SearchIndex, searchIndexPath } from "./search-index.ts";

/** A search of all pages, in the browser: engine and index are loaded once the field has the focus. */
export function SiteSearch() {
  const { t, i18n } = useTranslation();
  const pathTo = usePaths();
  const id = useId();
  const { key: visit } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [engine, setEngine] = useState<{ readonly search: Search }>();
  const [hasFailed, setFailed] = useState(false);
  const wanted = useDeferredValue(query.trim());
  const results = engine && wanted !== "" ? engine.search(wanted) : undefined;

  async function prepare(): Promise<void> {
    if (engine) return;
    try {
      const [{ openSearch }, index] = await Promise.all([
        import("./open-search.ts"),
        fetchDataFileOnce<SearchIndex>(searchIndexPath(i18n.language)),
      ]);
      const search = await openSearch(index, i18n.language);
      setEngine({ search });
      setFailed(false);
    } catch (error) {
      console.error("The search could not be loaded.", error);
      setFailed(true);
    }
  }

  // What the assistant was asked, or what was typed before the page began.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each visit.
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    field.value = takeRequestedSearch() || field.value;
    if (field.value === "") return;
    setQuery(field.value);
    void prepare();
  }, [visit]);

  function statusText(): string {
    if (hasFailed) return t("siteMap.search.failed");
    if (!results) return "";
    return results.length === 0
      ? t("siteMap.search.nothing", { query: wanted })
      : t("siteMap.search.count", { count: results.length });
  }

  return (
    <search className="site-search">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void prepare();
        }}
      >
        <label className="site-search__label" htmlFor={id}>
          {t("siteMap.search.label")}
        </label>
        <input
          className="site-search__field"
          ref={input}
          id={id}
          type="search"
          name="q"
          autoComplete="off"
          enterKeyHint="search"
          onFocus={() => void prepare()}
          onChange={(event) => {
            setQuery(event.target.value);
            void prepare();
          }}
        />
      </form>
      <p className="site-search__status" role="status">
        {statusText()}
      </p>
      {results && results.length > 0 && (
        <ol className="site-search__results">
          {results.map(({ name, path, title, excerpt }) => (
            <li key={path}>
              <Link className="site-search__link" to={path} viewTransition>
                {name}
              </Link>
              {title && <MarkedText className="site-search__part" {...title} />}
              <MarkedText className="site-search__excerpt" {...excerpt} />
            </li>
          ))}
        </ol>
      )}
      {results?.length === 0 && (
        <p className="site-search__suggestions">
          {t("siteMap.search.suggestions")} <Link to={pathTo("models")}>{t("footer.models")}</Link>,{" "}
          <Link to={pathTo("faq")}>{t("footer.faq")}</Link>, <Link to={pathTo("contact")}>{t("footer.contact")}</Link>.
        </p>
      )}
    </search>
  );
}
