import { expect, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";
import { redirectPage } from "#scripts/build/redirects/redirect-page.ts";
import { formatRedirects, parseRedirects } from "#scripts/build/redirects/redirects-file.ts";

test("what is written for hosts is read again", () => {
  const ways = [
    { from: "/blog/viejo", to: "/blog/nuevo" },
    { from: "/catalogo/viejo.pdf", to: "/catalogo/nuevo.pdf" },
  ];
  const text = formatRedirects(ways);
  expect(text).toBe("/blog/viejo /blog/nuevo 301\n/catalogo/viejo.pdf /catalogo/nuevo.pdf 301\n");
  expect([...parseRedirects(text)]).toEqual(ways.map(({ from, to }) => [from, to]));
});

test("a line of another form, such as one that somebody has added, is left out", () => {
  expect([
    ...parseRedirects("# nota\n/a /b 302\n/* /index.html 200\n/a https://x.example 301\n\n/uno /dos 301"),
  ]).toEqual([["/uno", "/dos"]]);
});

test("a page that leads on shows the name of the other as it is written", () => {
  const text = redirectPage({
    locale: "es",
    direction: "ltr",
    path: "/blog/nuevo",
    url: "https://www.lum.example/blog/nuevo",
    title: "Ha cambiado",
    link: 'Ir a «<b> & "c"»',
  });
  expect(text).toContain('<a href="/blog/nuevo">Ir a «&lt;b&gt; &amp; &quot;c&quot;»</a>');
  expect(text).toContain('<link rel="canonical" href="https://www.lum.example/blog/nuevo">');
});

test("a page that leads on says what of it is in the original language", () => {
  const text = redirectPage({
    locale: "en",
    direction: "ltr",
    path: "/en/blog/nuevo",
    url: "https://www.lum.example/en/blog/nuevo",
    title: markOriginal("Ha cambiado"),
    link: `Go to “${markOriginal("Cuentas & más")}”`,
  });
  expect(text).toContain("<title>Ha cambiado</title>");
  expect(text).toContain('<h1><span lang="es" dir="ltr">Ha cambiado</span></h1>');
  expect(text).toContain('>Go to “<span lang="es" dir="ltr">Cuentas &amp; más</span>”</a>');
});
