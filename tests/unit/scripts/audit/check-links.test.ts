import { expect, test } from "vitest";
import { readAuditedSite } from "#scripts/audit/audited-site.ts";
import { checkLinks } from "#scripts/audit/checks/check-links.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

function faultsOf(body: string) {
  const folder = makeFolder({
    "index.html": `<!doctype html><title>Lum</title>\n${body}`,
    "modelo.html": '<!doctype html><title>Lum</title><h2 id="qué-incluye">Qué</h2>',
    "404.html": '<!doctype html><title>Lum</title><a href="#main">Al texto</a><main id="main"></main>',
    "images/a-480.jpg": "",
    "catalogo.pdf": "",
  });
  return checkLinks(readAuditedSite(folder)).map(({ rule, place, values }) => ({
    rule,
    place: place.slice(folder.length),
    url: values.url,
  }));
}

test.each([
  '<a href="/">Inicio</a>',
  '<a href="/modelo#qu%C3%A9-incluye">Modelo</a>',
  '<a href="/modelo?plan=dos">Modelo</a>',
  '<p id="aquí"><a href="#aquí">Aquí</a>',
  '<a href="/catalogo.pdf">Catálogo</a>',
  '<a href="https://otra.example/lo-que-sea">Otra</a>',
  '<a href="mailto:equipo@lum.example">Correo</a>',
  '<img src="/images/a-480.jpg" srcset="/images/a-480.jpg 480w" alt="">',
  '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">',
  '<link rel="canonical" href="https://www.lum.example/">',
])("%s is right", (body) => {
  expect(faultsOf(body)).toEqual([]);
});

test.each([
  ['<a href="/nada">Nada</a>', "auditLink", "/nada"],
  ['<a href="/modelo/">Modelo</a>', "auditLink", "/modelo/"],
  ['<a href="/modelo#precio">Precio</a>', "auditLink", "/modelo#precio"],
  ['<a href="#nada">Nada</a>', "auditLink", "#nada"],
  ['<a href="http:/modelo">Modelo</a>', "auditLink", "http:/modelo"],
  ['<img src="/images/b.jpg" alt="">', "auditResource", "/images/b.jpg"],
  [
    '<img src="/images/a-480.jpg" srcset="/images/a-480.jpg 480w, /images/a-960.jpg 960w" alt="">',
    "auditResource",
    "/images/a-960.jpg",
  ],
  ['<link rel="stylesheet" href="/assets/main.css">', "auditResource", "/assets/main.css"],
  ['<script type="module">import "/assets/start.js"</script>', "auditResource", "/assets/start.js"],
])("%s is told with its line and column", (body, rule, url) => {
  expect(faultsOf(body)).toEqual([{ rule, url, place: "/index.html:2:1" }]);
});
