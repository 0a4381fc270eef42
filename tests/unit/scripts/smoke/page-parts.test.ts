import { expect, test } from "vitest";
import { amountsIn, pageParts } from "#scripts/smoke/page-parts.ts";

test("texts are those that a visitor reads, files those of the site", () => {
  const html = `<head><title>Uno</title><link rel="canonical" href="/uno"><link rel="stylesheet" href="/a.css">
    <link rel="alternate" type="application/atom+xml" href="/blog.xml"><style>a{}</style></head>
    <body><p>Dos  <b>tres</b>\n</p><script src="/a.js">cuatro()</script>
    <img srcset="/x-1.avif 1w, /x-2.avif 2w" src="https://otro.example/y.png">
    <a href="/contacto?a=1#b">Cinco</a><a href="https://www.lum.example/plano.pdf#p">Seis</a><a href="//otro.example/z.pdf"></a></body>`;
  expect(pageParts(html, ["https://www.lum.example"])).toEqual({
    texts: ["Uno", "Dos", "tres", "Cinco", "Seis"],
    files: ["/a.css", "/blog.xml", "/a.js", "/x-1.avif", "/x-2.avif", "/plano.pdf"],
  });
});

test("amounts are found across texts and kinds of spaces", () => {
  expect([...amountsIn(["Desde 900", "€/m²: 25.308\u00A0€, 1.200,50€ y 40 %"])]).toEqual([
    "900 €/m²",
    "25.308 €",
    "1.200,50 €",
  ]);
});
