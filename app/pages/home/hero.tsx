import { Fragment } from "react";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { isRightToLeft } from "#app/i18n/isolate.ts";
import { Picture } from "#app/pictures/picture.tsx";
import type { HomeData } from "./home.server.ts";

/** Top of the home page: the picture across the window, with the three words and two buttons over it. */
export function Hero({ lang, words, text, image, imagePhone, actions }: HomeData["page"]["hero"]) {
  // English words on an Arabic page end with their full stop on the right.
  const direction = lang && (isRightToLeft(lang) ? "rtl" : "ltr");
  return (
    <div className="hero">
      <Picture {...image} slot="hero" phone={imagePhone} className="hero__image" priority />
      <div className="hero__words page">
        <h1 className="hero__title" lang={lang}>
          {words.map((word, index) => (
            // The space separates the words for search engines and screen readers.
            <Fragment key={index}>
              <span className="hero__word" dir={direction}>
                {word}
              </span>{" "}
            </Fragment>
          ))}
        </h1>
        <div className="hero__side">
          <p className="type-lead measure-narrow">{text}</p>
          <p className="hero__actions not-printed">
            {actions.map(({ label, href }, index) => (
              <ContentLink className={index === 0 ? "button" : "button button--outline"} href={href} key={index}>
                {label}
              </ContentLink>
            ))}
          </p>
        </div>
      </div>
    </div>
  );
}
