import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { momentsOf } from "#app/pages/models/model-scenes.tsx";
import { Gallery } from "#app/pages/product/gallery/gallery.tsx";
import { fixture } from "#tests/site/fixture-site.ts";

const picture = { src: "/images/exteriors/casa.jpg", alt: "Una casa", width: 1920, height: 1200, colour: "#808080" };
const scene = { moment: "Noche", text: "De noche.", image: picture };

test("a model with one picture has a gallery without a way on or back, and no line of the day", () => {
  const html = renderToStaticMarkup(
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <Gallery pictures={[picture]} label="LUM|NORTE" />
    </I18nextProvider>,
  );
  expect(html.match(/gallery__slide"/g)).toHaveLength(1);
  expect(html.match(/class="gallery__thumb"/g)).toHaveLength(1);
  const steps = [...html.matchAll(/<button[^>]*aria-label="(Anterior|Siguiente)[^>]*>/g)].map(([button]) => button);
  expect(steps.map((button) => /disabled/.test(button))).toEqual([true, true]);
  expect(momentsOf({ moment: undefined, scenes: [] })).toEqual([]);
  expect(momentsOf({ moment: undefined, scenes: [scene] })).toEqual(["Noche"]);
});
