import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import { Hero, type HeroProps } from "#app/pages/home/hero.tsx";
import { fixture } from "#tests/site/fixture-site.ts";

const picture = { src: "exteriors/one.jpg", missing: true, alt: "Una casa." } as unknown as HeroProps["hero"]["image"];

function titleOf(lang: string | undefined, words: HeroProps["hero"]["words"]): string {
  const hero = {
    lang,
    words,
    text: "",
    image: picture,
    imagePhone: picture,
    actions: [],
  } as unknown as HeroProps["hero"];
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <MemoryRouter>
        <Hero hero={hero} />
      </MemoryRouter>
    </I18nextProvider>,
  );
  return /<h1.*<\/h1>/.exec(html)?.[0] ?? "";
}

test("words that say their language are read in its direction, on pages of either", () => {
  expect(titleOf("en", ["PREFAB."])).toContain('lang="en"><span class="hero__word" dir="ltr">PREFAB.</span>');
  expect(titleOf("ar", ["حديث"])).toContain('lang="ar"><span class="hero__word" dir="rtl">حديث</span>');
});
