import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { minFillTimeMs } from "#app/pages/contact/contact-form/minimum-fill-time.ts";
import { engines } from "#scripts/browser/engines.ts";
import { content, pathTo, productPath, texts } from "#tests/e2e/fixture.ts";
import { expectedPage } from "#tests/e2e/pages.ts";
import type { EnginePage } from "./engine-page.ts";
import { openFirefox } from "./open-firefox.ts";
import { openWebKit } from "./open-webkit.ts";

const open = { Firefox: openFirefox, WebKit: openWebKit };
const origin = inject("siteOrigin");

/** What the tests of the site do with a page in every engine. */
describe.each(engines)("$name", ({ name, find }) => {
  let page: EnginePage;

  beforeAll(async () => {
    const programs = find();
    if (!programs) throw new Error(`${name} is not installed. «npm run test:engines» installs it.`);
    page = await open[name](programs);
  });

  afterAll(() => page?.close());

  /** Opens a path and waits until React, which waits for an act of the visitor, has taken the page over. */
  async function visit(path: string, width = 1280): Promise<void> {
    await page.resize(width, 800);
    await page.open(origin + path);
    await page.press("Shift");
    await expect.poll(() => page.run(() => document.documentElement.dataset.start)).toBe("done");
    await page.run(() => {
      Reflect.set(window, "sameDocument", true);
      // What the cookie notice covers could not be clicked.
      document.querySelector<HTMLElement>(".cookie-notice button")?.click();
    });
  }

  const textOf = (selector: string) =>
    page.run((wanted) => document.querySelector(wanted)?.textContent?.trim(), selector);
  const count = (selector: string) => page.run((wanted) => document.querySelectorAll(wanted).length, selector);
  const isFocused = (selector: string) =>
    page.run((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  const isShown = (selector: string) =>
    page.run((wanted) => document.querySelector(wanted)?.checkVisibility() ?? false, selector);
  const location = () => page.run(() => window.location.pathname);
  const isSameDocument = () => page.run(() => Reflect.get(window, "sameDocument") === true);
  /** Puts the middle of an element in the middle of the window, where nothing lies over it. */
  const show = (selector: string) =>
    page.run((wanted) => {
      document.querySelector(wanted)?.scrollIntoView({ block: "center", behavior: "instant" });
    }, selector);

  async function expectNoErrors(): Promise<void> {
    expect(await page.errors()).toEqual([]);
  }

  test("the home page shows its heading and its pictures", async () => {
    await visit("/");
    expect(await isShown("h1")).toBe(true);
    const broken = () =>
      page.run(() =>
        [...document.images]
          .filter(({ loading, complete, naturalWidth }) => loading !== "lazy" && complete && naturalWidth === 0)
          .map(({ src }) => src),
      );
    await expect.poll(broken).toEqual([]);
    await expectNoErrors();
  });

  test("a link leads to the next page without a new document, and back", async () => {
    await visit("/");
    await page.click(`.site-header__link[href="${pathTo("stories")}"]`);
    await expect.poll(location).toBe(pathTo("stories"));
    await expect.poll(() => isFocused("#site-content")).toBe(true);
    expect(await textOf("h1")).toBe(expectedPage(pathTo("stories")).heading);
    await page.run(() => window.history.back());
    await expect.poll(location).toBe("/");
    expect(await isSameDocument()).toBe(true);
    await expectNoErrors();
  });

  test("the menu of a narrow window takes the page away, and Escape gives it back", async () => {
    await visit("/", 480);
    const isInert = () => page.run(() => document.querySelector("main")?.inert);
    await page.click(".site-header__toggle");
    await expect.poll(() => isShown(".site-header__menu")).toBe(true);
    expect(await isInert()).toBe(true);
    await page.press("Escape");
    await expect.poll(() => isShown(".site-header__menu")).toBe(false);
    expect(await isInert()).toBe(false);
    await expect.poll(() => isFocused(".site-header__toggle")).toBe(true);
    await page.click(".site-header__toggle");
    await page.click(`.site-header__link[href="${pathTo("models")}"]`);
    await expect.poll(location).toBe(pathTo("models"));
    await expect.poll(() => isShown(".site-header__menu")).toBe(false);
    expect(await isInert()).toBe(false);
    expect(await isSameDocument()).toBe(true);
    await expectNoErrors();
  });

  test("the slideshow of the home page goes on and back", async () => {
    await visit("/");
    const current = () =>
      page.run(() =>
        [...document.querySelectorAll(".slideshow__mark")].findIndex((mark) => mark.hasAttribute("aria-current")),
      );
    const buttons = (label: string) => `.slideshow__buttons [aria-label="${label}"]`;
    await show(".slideshow");
    await page.click(buttons(texts.carousel.pause));
    const first = await current();
    await page.click(buttons(texts.carousel.next));
    const slides = content.page("home").data.slideshow.slides.length;
    await expect.poll(current).toBe((first + 1) % slides);
    await page.click(buttons(texts.carousel.previous));
    await expect.poll(current).toBe(first);
    await expectNoErrors();
  });

  test("the pictures of a product follow one another and open large", async () => {
    await visit(productPath("lum-sur"));
    const next = `.gallery__buttons [aria-label="${texts.carousel.next}"]`;
    const isInView = (slide: number) =>
      page.run((index) => {
        const track = document.querySelector(".gallery__track")?.getBoundingClientRect();
        const shown = document.querySelectorAll(".gallery__slide")[index]?.getBoundingClientRect();
        return track && shown ? shown.left > track.left - 2 && shown.left < track.left + track.width / 2 : false;
      }, slide);
    await show(".gallery");
    for (const number of [2, 3]) {
      await page.click(next);
      await expect.poll(() => textOf(".gallery__counter")).toMatch(new RegExp(`^${number} / `));
      await expect.poll(() => isInView(number - 1)).toBe(true);
    }
    await page.run(() => document.querySelector<HTMLElement>(".gallery__slide:not([aria-hidden])")?.click());
    await expect.poll(() => isShown("dialog.lightbox[open]")).toBe(true);
    await page.press("Escape");
    await expect.poll(() => isShown("dialog.lightbox[open]")).toBe(false);
    await expectNoErrors();
  });

  test("the contact form says what is missing, and sends", async () => {
    await visit(pathTo("contact"));
    const send = ".contact-form__form [type=submit]";
    await show(send);
    await page.click(send);
    await expect.poll(() => count('.contact-form__form [aria-invalid="true"]')).toBeGreaterThan(0);
    await page.type('.contact-form__form [name="name"]', "Inés Ñíguez");
    await page.type('.contact-form__form [name="email"]', "ines@correo.es");
    await page.type('.contact-form__form [name="message"]', "Tenemos una parcela en Peñíscola.");
    // Who is quicker than a person is taken for a program.
    await wait(minFillTimeMs);
    await show(send);
    await page.click(send);
    await expect.poll(() => textOf("main"), { timeout: 60_000 }).toContain(texts.contact.success.title);
    await expectNoErrors();
  });

  test("the assistant answers, and Escape closes it", async () => {
    await visit(pathTo("process"));
    await page.click(".assistant__button");
    await expect.poll(() => isFocused(".assistant-panel__input")).toBe(true);
    const before = await count(".chat-bubble");
    const last = () => page.run(() => [...document.querySelectorAll(".chat-bubble")].at(-1)?.textContent ?? "");
    await page.type(".assistant-panel__input", "¿Qué modelos tenéis?");
    await page.press("Enter");
    await expect.poll(() => count(".chat-bubble"), { timeout: 60_000 }).toBe(before + 2);
    await expect.poll(last, { timeout: 60_000 }).toMatch(/LUM/);
    await page.press("Escape");
    await expect.poll(() => isShown(".assistant-panel")).toBe(false);
    await expect.poll(() => isFocused(".assistant__button")).toBe(true);
    await expectNoErrors();
  });
});
