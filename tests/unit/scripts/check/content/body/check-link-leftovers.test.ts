import { expect, test } from "vitest";
import { checkLinkLeftovers } from "#scripts/check/content/body/check-link-leftovers.ts";
import { article, summary } from "./article.ts";

const pictures = new Set(["exteriors/Terraza Norte.jpg"]);
const found = (body: string) => summary(checkLinkLeftovers(article(body), pictures), "found", "corrected");

test.each([
  ["Ve a [Contacto] (/contacto).", "4:6 link-space [Contacto] (/contacto) [Contacto](/contacto)"],
  ["Ve a [esto] (https://a.es/b).", "4:6 link-space [esto] (https://a.es/b) [esto](https://a.es/b)"],
  ["Ve a [Contacto](/con tacto).", "4:6 link-target-space [Contacto](/con tacto) [Contacto](/con%20tacto)"],
  ["Al [taller](tel:964 12 34 56).", "4:4 link-target-space [taller](tel:964 12 34 56) [taller](tel:+34964123456)"],
  ["![Plano](a/b.jpg “El pie”)", '4:2 link-target-space [Plano](a/b.jpg “El pie”) ![Plano](a/b.jpg "El pie")'],
  ["![Plano](a/b.jpg El pie)", '4:2 link-target-space [Plano](a/b.jpg El pie) ![Plano](a/b.jpg "El pie")'],
  ["![Plano](a/b c.jpg)", "4:2 link-target-space [Plano](a/b c.jpg) ![Plano](a/b-c.jpg)"],
  ["Ve a (Contacto)[/contacto].", "4:6 link-swapped (Contacto)[/contacto] [Contacto](/contacto)"],
  ["Ve a [Contacto](/contacto. Y ya.", "4:6 link-unclosed [Contacto](/contacto. [Contacto](/contacto)"],
  ["Ve a [Contacto](https://a.es y ya.", "4:6 link-unclosed [Contacto](https://a.es [Contacto](https://a.es)"],
  ["Ve a [Contacto(/contacto) y ya.", "4:6 link-unclosed [Contacto(/contacto) [Contacto](/contacto)"],
  ["Ve a [Contacto]/contacto) y ya.", "4:6 link-unclosed [Contacto]/contacto) [Contacto](/contacto)"],
  ["Ve a Contacto](/contacto) y ya.", "4:14 link-unclosed ](/contacto) [Contacto](/contacto)"],
  ["Ve a [[contacto]].", "4:6 link-addressless [[contacto]] [contacto](/…)"],
  ["Mira [los modelos][1].", "4:6 link-addressless [los modelos][1] [los modelos](/…)"],
  ["Mira [los modelos][].", "4:6 link-addressless [los modelos][] [los modelos](/…)"],
  ["- [**Uno**] (/contacto)", "4:3 link-space [**Uno**] (/contacto) [**Uno**](/contacto)"],
  ["![Plano] (plans/a.jpg)", "4:2 link-space [Plano] (plans/a.jpg) ![Plano](plans/a.jpg)"],
])("%j is half a link", (body, line) => {
  expect(found(body)).toEqual([line]);
});

test("a text has a line for each", () => {
  expect(found("[Uno] (/a) y [dos](/b c) y [tres](/d")).toHaveLength(3);
});

test.each([
  "Ve a [Contacto](/contacto), a [**otra**](https://a.es/b_(c)) y a <https://a.es>.",
  'Ve a [Contacto](/contacto "Título") y a [otra][x].\n\n[x]: /contacto',
  "Como dijo [sic] (véase la nota) y [1] (Madrid).",
  "Como dijo [sic](véase la nota).",
  "Precio (con IVA) [según presupuesto].",
  "Escribe a (hola@mod.es) o [así].",
  "Se escribe \\[x\\] (/contacto) o `[x] (/contacto)`.",
  "- [ ] tarea\n- [x] (/hecha)",
  "Entre [8, 10) y (a)[b].",
  "Se mide en [1][2] y en [[3]], como en [1].",
  "Dijo «[sic]» [según el acta].",
])("%j is as it should be", (body) => {
  expect(found(body)).toEqual([]);
});

test("a picture with a space in the name of its file is told at the file", () => {
  expect(found("Mira ![una terraza](exteriors/Terraza Norte.jpg).")).toEqual([]);
  expect(found("Mira ![una terraza](exteriors/Terraza Sur.jpg).")).toHaveLength(1);
});
