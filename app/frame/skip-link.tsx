import { useTranslation } from "react-i18next";

/** First focusable element of the page: skips the menu. */
export function SkipLink() {
  const { t } = useTranslation();
  return (
    <a className="skip-link button" href="#site-content">
      {t("nav.skip")}
    </a>
  );
}
