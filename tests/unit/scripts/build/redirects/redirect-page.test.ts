import { expect, test } from "vitest";
import { markOriginal } from "#app/i18n/original-text.ts";
import { redirectPage } from "#scripts/build/redirects/redirect-page.ts";

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
