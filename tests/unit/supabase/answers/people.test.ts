import { expect, test } from "vitest";
import { frozenKnowledge } from "#tests/assistant/frozen-knowledge.ts";
import { ask } from "./ask.ts";

const telephone = "+34 964 000 000";
const email = "hola@mod.example";

test.each([
  ["quiero hablar con una persona", /^Claro/],
  ["tlf?", /^El teléfono es/],
  ["teléfono", /^El teléfono es/],
  ["correo", /^El correo es/],
  ["¿abrís los domingos?", /24\/7/],
  ["quiero poner una reclamación", /^Siento/],
  ["esto es una vergüenza, nadie me contesta", /^Siento/],
  ["¿tenéis trabajo de soldador?", /no hay ofertas de trabajo/],
  ["baja del boletín", /un enlace para darte de baja/],
  ["¿habláis inglés?", /no consta en qué idiomas/],
  ["¿estáis cerrados por vacaciones?", /24\/7/],
  ["teneis guasap", /^El teléfono es/],
  ["mi módulo tiene una gotera y nadie viene", /^Siento/],
])("«%s» leads to people", (message, words) => {
  const reply = ask(message);
  expect(reply).toMatch(words);
  expect(reply.includes(telephone) || reply.includes(email)).toBe(true);
  expect(reply).toMatch(/\n\nMás información: \/\w+$/);
});

test.each(["escribe un correo a mi jefe", "¿da mucho trabajo mantenerla?", "sala con teléfono y wifi"])(
  "«%s» does not look for people",
  (message) => {
    expect(ask(message)).not.toContain(telephone);
  },
);

test("no passage points at something beside it", () => {
  const texts = frozenKnowledge.passages.map(({ text }) => text).join("\n");
  expect(texts).not.toMatch(/esta misma página|abajo a la derecha|aquí abajo/i);
});

test.each([
  ["¿me garantizáis el 35 %?", /no una promesa/],
  ["seguro que en 2 meses está?", /No prometemos una fecha/],
  ["¿prometéis que me dan la hipoteca?", /decide siempre el banco/],
  ["¿me aseguráis que no sube el precio?", /presupuesto/],
  ["¿me garantizáis que me ahorro un 40 %?", /No prometemos un ahorro fijo/],
  ["¿prometéis que no entra agua?", /no te puedo prometer nada/],
])("«%s» gets what is not promised", (message, words) => {
  expect(ask(message)).toMatch(words);
});

test.each([
  ["¿cuesta 700 €/m²?", "900 €/m²"],
  ["¿es cierto que la one cuesta 20.000 €?", "25.308 €"],
  ["¿es verdad que se tarda un 80 % menos?", ""],
])("«%s» says that the figure is not there", (message, right) => {
  expect(ask(message)).toMatch(/^(?:Esa cifra no la encuentro en la web|No prometemos)/);
  expect(ask(message)).toContain(right);
});

test("a text that praises is no answer to a claim that it does not make", () => {
  expect(ask("¿es verdad que dura 100 años?")).not.toContain("Hecho para Durar");
});

test("a right figure is answered without doubting it", () => {
  expect(ask("¿es verdad que se ahorra un 40 %?")).not.toContain("no la encuentro");
  expect(ask("es verdad lo del 40%?")).toContain("Puede llegar a un 40 %");
});

test.each([
  ["puedo ponerla sin licencia", "¿Hace falta licencia? Lo habitual es que sí"],
  ["¿me la puedo llevar si me mudo?", "¿Se puede trasladar a otro sitio? En muchos casos sí"],
  ["quiero invertir", "¿Se puede invertir con vosotros? Sí"],
])("«%s» sees to what a yes is said", (message, words) => {
  expect(ask(message)).toContain(words);
});

test("the site's own question is not repeated", () => {
  expect(ask("¿Hace falta licencia?")).toMatch(/^Lo habitual es que sí/);
});

test.each(["borrad mis datos por favor", "quiero que eliminéis mis datos", "quiero ejercer mi derecho de supresión"])(
  "«%s» learns how, and where the rights are",
  (message) => {
    expect(ask(message)).toContain(email);
    expect(ask(message)).toMatch(/: \/privacidad$/);
  },
);

test.each([
  ["jajaja", /con humor/],
  ["jejejeje", /con humor/],
  ["😂", /con humor/],
  ["???", /otras palabras/],
  ["¿?", /otras palabras/],
  ["...", /otras palabras/],
  ["no me has contestado", /otras palabras/],
  ["eso no es lo que he preguntado", /otras palabras/],
  ["no me has entendido", /otras palabras/],
  ["ok gracias", /^A ti/],
  ["👍", /^A ti/],
  ["gracias majo", /^A ti/],
  ["estás ahí??", /^Aquí estoy/],
  ["hola?", /^Hola/],
  ["holaaa", /^Hola/],
  ["me interesa", /^Puedo hablarte/],
  ["me gusta mucho", /^Puedo hablarte/],
])("«%s» gets a calm sentence", (message, words) => {
  expect(ask(message)).toMatch(words);
  expect(ask(message, "¿cuánto cuesta MOD|TWO?")).toMatch(words);
});

test.each(["quiero que me llaméis", "llamadme", "que me llame un comercial", "dadme un toque"])(
  "«%s» gets telephone and form",
  (message) => {
    expect(ask(message)).toContain(telephone);
  },
);

test("who wants the catalogue learns where it is", () => {
  expect(ask("mandadme el catálogo")).toContain("Descargar Catálogo");
});
