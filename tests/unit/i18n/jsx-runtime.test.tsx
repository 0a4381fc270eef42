import { type ComponentProps, createElement, Fragment, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";

const hola = markOriginal("Hola");
const spanish = '<span lang="es" dir="ltr">Hola</span>';

test("a text of the original says so, alone and among others", () => {
  expect(renderToStaticMarkup(<p>{hola}</p>)).toBe(`<p>${spanish}</p>`);
  expect(renderToStaticMarkup(<p>Bon dia, {hola}</p>)).toBe(`<p>Bon dia, ${spanish}</p>`);
  expect(renderToStaticMarkup(<p>{`${hola}!`}</p>)).toBe(`<p>${spanish}!</p>`);
});

test("spaces at its ends stay outside of the element", () => {
  const before = markOriginal("Hola ");
  const element = renderToStaticMarkup(
    <p>
      {before}
      <b>LUM</b>
    </p>,
  );
  expect(element).toBe(`<p>${spanish} <b>LUM</b></p>`);
});

test("a sentence of the original with a link in it is one text, and one with a word of the page is not", () => {
  function Link(props: ComponentProps<"a">) {
    return createElement("a", props);
  }
  const sentence = (link: string) =>
    renderToStaticMarkup(
      <p>
        {hola} <Link href="/">{link}</Link>
      </p>,
    );
  expect(sentence(hola)).toBe(`<p><span lang="es" dir="ltr">Hola <a href="/">${spanish}</a></span></p>`);
  expect(sentence("Bon dia")).toBe(`<p>${spanish} <a href="/">Bon dia</a></p>`);
  expect(
    renderToStaticMarkup(
      <label>
        {hola} <input placeholder={hola} />
      </label>,
    ),
  ).toBe(`<label>${spanish} <input placeholder="Hola" lang="es" dir="ltr"/></label>`);
});

test("it does in fragments and through components", () => {
  function Frame({ title, children }: { title: string; children: ReactNode }) {
    return (
      <section title={title}>
        {title}: {children}
      </section>
    );
  }
  expect(
    renderToStaticMarkup(
      <Fragment>
        {hola}
        <Frame title={hola}>{hola}</Frame>
      </Fragment>,
    ),
  ).toBe(`${spanish}<section title="Hola">${spanish}: ${spanish}</section>`);
});

test("elements that hold text only, or none, say it themselves", () => {
  expect(renderToStaticMarkup(<option>{hola}</option>)).toBe('<option lang="es" dir="ltr">Hola</option>');
  expect(renderToStaticMarkup(<img src="/a.avif" alt={hola} />)).toContain('alt="Hola" lang="es" dir="ltr"');
  expect(renderToStaticMarkup(<input placeholder={hola} />)).toContain('placeholder="Hola" lang="es" dir="ltr"');
});

test("a drawing says itself in which language it is named", () => {
  expect(renderToStaticMarkup(<svg role="img" aria-label={hola} />)).toContain('aria-label="Hola" lang="es" dir="ltr"');
});

test("so do drawings that are heard as one, in the direction of the page, and no other named element", () => {
  const row = renderToStaticMarkup(
    <div role="img" aria-label={hola}>
      <svg />
    </div>,
  );
  expect(row).toBe('<div role="img" aria-label="Hola" lang="es"><svg></svg></div>');
  expect(renderToStaticMarkup(<ul aria-label={hola}>Bon dia</ul>)).toBe('<ul aria-label="Hola">Bon dia</ul>');
});

test("a sentence around a name of the original, where no element can be, is in the page's language", () => {
  expect(renderToStaticMarkup(<option>{`Rooms: ${hola}`}</option>)).toBe("<option>Rooms: Hola</option>");
});

test("attributes lose their marks", () => {
  expect(renderToStaticMarkup(<section title={hola} aria-label={hola} />)).toBe(
    '<section title="Hola" aria-label="Hola"></section>',
  );
});

test("names of links of the router lose them too", () => {
  function Link(props: ComponentProps<"a">) {
    return createElement("a", props);
  }
  expect(renderToStaticMarkup(<Link href="/" aria-label={hola} />)).toBe('<a href="/" aria-label="Hola"></a>');
});

test("texts of the page's own language are left alone", () => {
  const list = ["a", "b"].map((name) => <li key={name}>{name}</li>);
  expect(renderToStaticMarkup(<ul title="Llista">{list}</ul>)).toBe('<ul title="Llista"><li>a</li><li>b</li></ul>');
});

test("an element whose key stands behind a spread is shown alike", () => {
  const props = { title: hola };
  expect(
    renderToStaticMarkup(
      <p {...props} key="a">
        {hola}
      </p>,
    ),
  ).toBe(`<p title="Hola">${spanish}</p>`);
  expect(renderToStaticMarkup(<p {...props} key="a" />)).toBe('<p title="Hola"></p>');
});
