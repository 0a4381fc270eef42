import type { Element } from "hast";
import { fromHtml } from "hast-util-from-html";
import { prerender } from "react-dom/static";
import { I18nextProvider } from "react-i18next";
import { expect, test } from "vitest";
import { Picture, type PictureProps } from "#app/pictures/picture.tsx";
import { sizesOf } from "#app/pictures/picture-sizes.ts";
import { pictureSlots } from "#app/pictures/picture-slots.ts";
import { fixture } from "#tests/site/fixture-site.ts";
import { attributeOf, findAll } from "#tests/site/html.ts";

const office = {
  src: "/images/cutaways/office.0a1b2c3d4e",
  width: 1280,
  height: 960,
  colour: "#f7f0e6",
  alt: "Oficina",
};
const hero = { src: "/images/exteriors/hero.1a1b2c3d4e", width: 2560, height: 1500, colour: "#6f6a64", alt: "Portada" };
const upright = { src: "/images/exteriors/hero-phone.2a1b2c3d4e", width: 1200, height: 1900, colour: "#6f6a64" };

async function show(props: PictureProps) {
  const { prelude } = await prerender(
    <html lang="es">
      <head />
      <body>
        <I18nextProvider i18n={fixture.locales.i18n("es")}>
          <Picture {...props} />
        </I18nextProvider>
      </body>
    </html>,
  );
  const html = fromHtml(await new Response(prelude).text());
  const all = (selector: string) => findAll(html, selector).map(attributesOf);
  const [image = {}] = all("img");
  return { image, sources: all("source"), preloads: all("link[rel=preload]") };
}

/** Returns the attributes of an element as they are written in HTML. */
function attributesOf(element: Element): Readonly<Record<string, string | undefined>> {
  const names = Object.keys(element.properties).map((name) => name.toLowerCase());
  return Object.fromEntries(names.map((name) => [name, attributeOf(element, name)]));
}

test("browsers choose AVIF in the widths of the slot, or a JPEG", async () => {
  const { image, sources } = await show({ ...office, slot: "applicationThree" });
  const files = pictureSlots.applicationThree.widths.map((width) => `${office.src}-${width}.avif ${width}w`);
  const sizes = sizesOf("applicationThree");
  expect(sources).toEqual([{ type: "image/avif", srcset: files.join(", "), sizes }]);
  expect(image).toMatchObject({
    src: `${office.src}-1280.jpg`,
    alt: "Oficina",
    width: "1280",
    height: "960",
  });
});

test("an upright phone gets the upright picture, and only that one", async () => {
  const { image, sources, preloads } = await show({ ...hero, slot: "hero", phone: upright, priority: true });
  const [phone, phoneJpg, wide] = sources;
  expect(sources.map(({ media = "" }) => media !== "")).toEqual([true, true, false]);
  expect(phone).toMatchObject({ width: "1200", height: "1900", sizes: sizesOf("heroPhone") });
  expect(phone?.srcset).toContain(`${upright.src}-1200.avif 1200w`);
  expect(phoneJpg).toMatchObject({ srcset: `${upright.src}-1200.jpg 1200w`, sizes: sizesOf("heroPhone") });
  expect(image.src).toBe(`${hero.src}-1280.jpg`);
  expect(preloads.map(({ imagesrcset }) => imagesrcset)).toEqual([phone?.srcset, wide?.srcset]);
  expect(preloads.map(({ media }) => media)).toEqual([phone?.media, `not all and ${phone?.media}`]);
});

test("a missing picture is a box that says so", async () => {
  const { prelude } = await prerender(
    <I18nextProvider i18n={fixture.locales.i18n("es")}>
      <Picture
        {...office}
        src="cutaways/nueva.jpg"
        missing
        slot="applicationThree"
        className="application-card__image"
        priority
      />
    </I18nextProvider>,
  );
  const html = await new Response(prelude).text();
  expect(html).toContain("«cutaways/nueva.jpg»");
  expect(html).toContain("application-card__image");
  expect(html).not.toMatch(/<img|<source|<link/);
});
