import { expect, test } from "vitest";
import { openContentFiles } from "#app/content/content-files.server.ts";
import { checkStories } from "#scripts/check/production/check-stories.ts";
import { storyMarks } from "#scripts/samples/story-marks.ts";
import { makeFolder } from "#tests/unit/scripts/make-folder.ts";

const title = "Un taller de cerámica en el olivar";
const quote = "Cierro la puerta y el barro se queda donde está.";
const paragraphs = [
  "Lucía trabajaba en el garaje y cada noche guardaba el torno para meter el coche. Buscaba luz, agua y una puerta propia.",
  "Detrás de la casa hay un claro entre olivos. El camión llegó hasta la valla y la grúa pasó el módulo por encima.",
  "Eligió el modelo más pequeño y cambió el sofá por una mesa de trabajo. La superficie basta para el torno y el horno.",
  "Ahora cuece dos veces por semana. Los vecinos traen sus tazas rotas y se quedan a mirar cómo gira la rueda.",
];
const others = [
  "Ana pagaba un local en el centro que nadie visitaba. Los clientes llaman o escriben, y la gestoría cabía en menos sitio.",
  "Hicieron cuentas durante un mes. El huerto estaba vacío y el acceso era bueno, de modo que el tráiler entró marcha atrás.",
  "Los dormitorios son despachos y en la sala caben cuatro mesas. El trayecto al trabajo dura dos minutos, contando el perro.",
  "Por la tarde cierran a las seis y abren las ventanas, porque el nogal da sombra hasta que se pone el sol.",
];

const samples = [{ name: title, ...storyMarks({ title, quote, body: paragraphs.join("\n\n") }) }];

/** Returns what the gate finds in a story with these words. */
function judge(words: { title?: string; quote?: string; body: readonly string[] }) {
  const file = "content/es/stories/una.md";
  const root = makeFolder({
    [file]: `---
title: ${words.title ?? "La oficina del huerto"}
description: Una historia que solo existe en las pruebas.
author: { name: Ana, role: gestora }
model: lum-sur
quote: ${words.quote ?? "A las dos salimos a comer debajo del nogal."}
images:
  - { id: una, src: exteriors/una.jpg, alt: Una. }
---

${words.body.join("\n\n")}
`,
  });
  const files = openContentFiles(root, { developing: false });
  return checkStories(files, samples).map(({ code, line, values }) => ({ code, line, share: values.share }));
}

test("an invented story is known without its field, with other names and in other letters", () => {
  expect(judge({ body: paragraphs })).toEqual([{ code: "story-invented", line: 11, share: "100\u00A0%" }]);
  const renamed = paragraphs.map((text) => text.replace("Lucía", "Marta").replace("semana", "mes"));
  expect(judge({ body: renamed })).toMatchObject([{ code: "story-invented", line: 11 }]);
  expect(judge({ body: paragraphs.map((text) => `**${text.toUpperCase()}**`) })).toMatchObject([{ line: 11 }]);
  // Most paragraphs are the invented ones, in another order, or what is left of them.
  expect(judge({ body: [...paragraphs.slice(1).reverse(), others[0] ?? ""] })).toMatchObject([{ line: 11 }]);
  expect(judge({ body: paragraphs.slice(0, 2) })).toMatchObject([{ line: 11 }]);
  expect(judge({ body: [...paragraphs, ...others] })).toMatchObject([{ line: 11 }]);
});

test("an invented quotation or title is refused beside a text of its own", () => {
  expect(judge({ quote: `«${quote}»`, body: others })).toEqual([{ code: "story-invented", line: 6, share: "" }]);
  expect(judge({ title, body: others })).toEqual([{ code: "story-invented", line: 2, share: "" }]);
});

test("a story of its own is none, nor one that has some words in common", () => {
  expect(judge({ body: others })).toEqual([]);
  expect(judge({ body: [...others, "La grúa pasó el módulo por encima de la valla."] })).toEqual([]);
  expect(judge({ body: [...others.slice(1), paragraphs[1] ?? ""] })).toEqual([]);
  expect(judge({ body: ["Breve."] })).toEqual([]);
});
