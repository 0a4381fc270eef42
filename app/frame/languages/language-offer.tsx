import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useHydrated } from "#app/components/hydrated/use-hydrated.ts";
import { Icon } from "#app/components/icon/icon.tsx";
import type { Shell } from "#app/frame/shell.server.ts";
import { preferredLanguage } from "./preferred-language.ts";
import { useLanguagePath } from "./use-language-path.ts";

/**
 * Offers the page in the language that the visitor's browser prefers, in the header: on phones the name of the language
 * beside the brand, on wide screens a line above it. It comes after the page, and neither moves nor covers any of
 * it. A visitor who closes it does not see it again until the next page load; nothing is stored.
 */
export function LanguageOffer({ languages }: Pick<Shell, "languages">) {
  const { i18n } = useTranslation();
  const pathIn = useLanguagePath();
  const isHydrated = useHydrated();
  const [isClosed, setIsClosed] = useState(false);
  if (!isHydrated || isClosed) return null;
  const offered = preferredLanguage(languages, i18n.language, navigator.languages);
  if (!offered?.offer) return null;
  const { locale, name, direction, offer } = offered;

  function close(): void {
    setIsClosed(true);
    // The button that had the focus is gone.
    document.getElementById("site-content")?.focus({ preventScroll: true });
  }

  return (
    <div className="language-offer">
      <div className="language-offer__line" lang={locale} dir={direction}>
        <p className="language-offer__text">
          <span className="language-offer__sentence">{offer.text} </span>
          <a className="language-offer__link" href={pathIn(locale)} hrefLang={locale}>
            {name}
          </a>
        </p>
        <button className="language-offer__close" type="button" aria-label={offer.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
    </div>
  );
}
