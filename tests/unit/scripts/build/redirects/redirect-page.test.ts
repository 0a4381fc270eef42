import { expect, test } from "vitest";
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
