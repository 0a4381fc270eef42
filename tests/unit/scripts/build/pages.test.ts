import { expect, test } from "vitest";
import { refuseUnstyled } from "#scripts/build/pages/refuse-unstyled.ts";
import { redirectPage } from "#scripts/build/redirects/redirect-page.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const page = (classes: string) =>
  `<link rel="stylesheet" href="/assets/main-a.css"><div class="${classes}">x</div><div class="no-styles">y</div>`;

function build(classes: string): string {
  return makeFolder({
    "assets/main-a.css": '.card{color:red}.card__title{background:url("a.card-b.png")}@media print{.page{margin:0}}',
    "assets/blog-b.css": ".pager__step:hover>.icon,.card .pager--wide{margin:1.5em}",
    "contacto.html": page(classes),
  });
}

test("a page that links the styles of its components is built, and so are classes without any", () => {
  expect(() => refuseUnstyled(build("card card--ruled page"), ["/contacto"])).not.toThrow();
});

test("a page with a component that only another sheet styles is refused by its name", () => {
  expect(() => refuseUnstyled(build("card pager__page"), ["/contacto"])).toThrow(
    /app\/styles\/sheets\/:\n\/contacto: pager$/,
  );
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
