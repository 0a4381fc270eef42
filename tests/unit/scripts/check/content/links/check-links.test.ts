import { expect, test } from "vitest";
import { checkLinks } from "#scripts/check/content/check-links.ts";
import { article, summary } from "#tests/unit/scripts/check/content/body/article.ts";

const ids: Record<string, readonly string[]> = { "/contacto": ["el-mapa"], "/faq": [] };
const surroundings = {
  facts: undefined,
  models: ["mod-one", "mod-two"],
  paths: {
    has: (path: string) => path in ids || path === "/roto",
    keys: () => Object.keys(ids),
    moved: () => undefined,
    inOriginal: (path: string) => (path === "/ca/contacte" ? "/contacto" : undefined),
    ofFile: (name: string) => (name === "licencia-y-terreno" ? "/blog/permisos" : undefined),
    waiting: () => undefined,
  },
  anchors: {
    has: (href: string) => ids[href.replace(/#.*/, "")]?.includes(href.replace(/.*#/, "")) ?? null,
    of: (path: string) => ids[path] ?? [],
  },
};
const found = (body: string) =>
  summary(checkLinks(article(body), surroundings), "href", "found", "corrected", "image", "headings", "suggestion").map(
    (line) => line.replaceAll(/ +/g, " "),
  );

test.each([
  ["Ve [ahí](/contacto#el-mapas).", "4:4 anchor-missing /contacto#el-mapas /contacto#el-mapa"],
  ["Ve a [](/contacto).", "4:6 link-empty [](/contacto) [palabras](/contacto)"],
  ["Ve a [contacto]().", "4:6 link-empty [contacto]() [contacto](/contacto)"],
  ["Ve a https://example.org/b ya.", "4:6 link-bare https://example.org/b [palabras](https://example.org/b)"],
  ["Ve a www.example.org ya.", "4:6 link-bare www.example.org [palabras](https://www.example.org)"],
  ["Ve a <https://example.org>.", "4:6 link-bare https://example.org [palabras](https://example.org)"],
  [
    "Ve a [https://example.org](https://example.org).",
    "4:6 link-bare https://example.org [palabras](https://example.org)",
  ],
  ["Pulsa [aquí](/contacto).", "4:7 link-words /contacto aquí"],
  ["[Pincha aquí](/contacto)", "4:1 link-words /contacto Pincha aquí"],
  ["[**Haz clic en este enlace.**](/contacto)", "4:1 link-words /contacto Haz clic en este enlace"],
  ["Ve a [contacto](/contato).", "4:6 link-broken /contato /contacto"],
  ["Ve a [contacto](contacto.md).", "4:6 link-broken contacto.md /contacto"],
  [
    "Ve a [contacto](../es/pages/contacto.md#el-mapa).",
    "4:6 link-broken ../es/pages/contacto.md#el-mapa /contacto#el-mapa",
  ],
  ["Ve [Una *grúa*.](exteriors/crane.jpg)", "4:4 link-broken exteriors/crane.jpg ![Una *grúa*.](exteriors/crane.jpg)"],
  [
    "Ve [Una grúa.](/images/exteriors/crane.jpg)",
    "4:4 link-broken /images/exteriors/crane.jpg ![Una grúa.](exteriors/crane.jpg)",
  ],
  ["[![Un plano](plans/a.jpg)](plans/a.jpg)", "4:1 link-broken plans/a.jpg"],
  ["Ve [allí](/blog/licencia-y-terreno).", "4:4 link-broken /blog/licencia-y-terreno /blog/permisos"],
  ["Ve [allí](licencia-y-terreno.md#uno).", "4:4 link-broken licencia-y-terreno.md#uno /blog/permisos"],
  ["Ve [allí](/contacto?modelo=mod-noe).", "4:4 model-unknown mod-one"],
  ["## El sol\n\n## La luz\n\nVe [ahí](#el-suelo).", "8:4 heading-missing #el-suelo #el-sol, #la-luz #el-sol"],
  ["Ve [ahí](#el-suelo).", "4:4 heading-missing #el-suelo"],
])("%j has one line", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test.each([
  "Ve [ahí](/contacto#el-mapa) o [allí](/roto#lo-que-sea).",
  "[![Un plano](plans/a.jpg)](/contacto)",
  "Escribe a hola@example.org o a [Ana](mailto:ana@example.org).",
  "[Aquí contamos cómo](/contacto) y [el enlace con la red](/contacto).",
  "[Escríbenos](/contacto?modelo=mod-one), [o ven](/contacto?otro=mod-noe).",
  "Ve [ahí](/contac\u200Bto).",
  "[La web example.org](https://example.org)",
  "Ve a [contacto](https://example.org/b y ya.",
])("%j is as it should be, or reported by another rule", (body) => {
  expect(found(body)).toEqual([]);
});
