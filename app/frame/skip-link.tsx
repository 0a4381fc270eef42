import { useTranslation } from "react-i18next";

/** The first thing that the Tab key reaches: past the menu to the page. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link" href="#site-content">
      {t("nav.skip")}
    </a>
  );
}
