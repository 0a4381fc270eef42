import { describe, expect, test } from "vitest";
import { knowledge } from "#tests/assistant/fixture-knowledge.ts";
import { ask, texts } from "./ask.ts";

const written = (id: string) => {
  const found = knowledge.answers.find((answer) => answer.id === id);
  if (!found) throw new Error(`The fixture site has no answer «${id}».`);
  return found.answer.replaceAll(/[\u00A0\u202F]/g, " ");
};

describe("whoever asks for credit first reads that the company neither lends nor mediates", () => {
  test.each([
    "¿Financiáis?",
    "¿me prestáis el dinero?",
    "puedo pagar a plazos",
    "¿Se puede pagar en cuotas?",
    "dais crédito a autónomos",
    "quiero fraccionar el pago en 12 meses",
    "¿hacéis préstamos?",
    "pagarlo mes a mes es posible?",
    "financiación sin entrada para LUM|NORTE",
    "¿me fiáis?",
    "¿cobráis intereses?",
    "¿y si me rechaza el banco?",
  ])("«%s»", (message) => expect(ask(message).startsWith(written("credit"))).toBe(true));
});

describe("delivery abroad is not promised", () => {
  test.each([
    "¿Enviáis a México?",
    "entregas en Portugal",
    "vivo en Alemania, me la podéis llevar?",
    "¿La lleváis a Andorra?",
    "cuanto cuesta el transporte a francia",
    "transporte al extranjero",
    "¿vendéis fuera de España?",
    "¿trabajáis en otros países?",
    "precio puesta en Marruecos",
    "quiero una en Estados Unidos",
    "montáis en Suiza",
  ])("«%s»", (message) => expect(ask(message)).toContain(written("extranjero")));
});

test("what the site says of loans, or of support at any hour, is not shown without what goes before it", () => {
  const id = (href: string) => knowledge.answers.filter(({ beside }) => beside?.includes(href)).map((each) => each.id);
  expect([id("/financiacion-empresas"), id("24/7")]).toEqual([["credit"], ["horario"]]);
  expect(ask("alquiler para empresas").startsWith(written("credit"))).toBe(true);
});

test.each(["entregas en Granada", "transporte a Castellón", "cuba de agua"])("«%s» is not abroad", (message) =>
  expect(ask(message)).not.toContain(written("extranjero")),
);

describe("no person is promised at any hour", () => {
  test.each([
    "¿es verdad lo del soporte 24/7?",
    "atendéis las 24 horas",
    "¿qué horario tenéis?",
    "puedo llamar el domingo",
    "¿Abrís los sábados?",
    "a qué hora cerráis",
    "¿hay alguien de madrugada?",
    "¿puedo llamar a cualquier hora?",
    "en festivos atendéis",
    "¿estáis abiertos los sábados por la tarde?",
  ])("«%s»", (message) => {
    const reply = ask(message);
    expect(reply.startsWith(written("horario"))).toBe(true);
    expect(reply).toContain("soy un programa");
  });
});

describe("a promise is refused", () => {
  test.each([
    "¿me garantizáis el 35 %?",
    "prometedme que estará en mayo, ¿lo prometéis?",
    "¿me aseguráis la licencia?",
    "os comprometéis a entregarla en 90 días",
  ])("«%s»", (message) => expect(ask(message).startsWith(written("promesas"))).toBe(true));
  test("and asking for the guarantee is no such wish", () => {
    expect(ask("¿qué garantía tiene?")).not.toContain(written("promesas"));
  });
});

describe.each([
  [
    "que-eres",
    [
      "¿eres un robot?",
      "un robot eres o qué?",
      "¿Quién eres?",
      "eres humano",
      "¿Esto es una persona?",
      "ERES UNA MAQUINA",
    ],
  ],
  ["que-se-guarda", ["¿guardáis lo que escribo?", "¿se guarda la conversación?", "quién lee esto"]],
  [
    "contacto",
    [
      "teléfono",
      "¿cuál es vuestro correo?",
      "dónde estáis",
      "quiero hablar con alguien",
      "¿me podéis llamar?",
      "tenéis whatsapp?",
    ],
  ],
  ["derechos-sobre-los-datos", ["borrad mis datos", "quiero eliminar mis datos", "¿qué pasa con mis datos?"]],
  ["baja-del-boletin", ["quiero darme de baja", "no quiero recibir más correos", "baja de la newsletter"]],
  ["reclamacion", ["quiero poner una queja", "esto es una estafa", "nadie me contesta"]],
  ["empleo", ["¿tenéis trabajo?", "os mando mi currículum"]],
  ["saludo", ["hola", "Hola, buenas tardes"]],
  ["gracias", ["gracias", "muchas gracias, adiós"]],
])("%s", (id, messages) => {
  test.each(messages)("«%s»", (message) => expect(ask(message).startsWith(written(id))).toBe(true));
});

test("a greeting before a question is not all that is answered", () => {
  expect(ask("hola, ¿hace falta licencia?").startsWith(texts.found)).toBe(true);
});

test.each([
  ["hola, me llamo Ana, ¿hace falta licencia?", "contacto"],
  ["¿cuánto tiempo lleva montarla?", "quienes-somos"],
])("«%s» has the words of «%s» in another form, and asks for something else", (message, id) => {
  expect(ask(message)).not.toContain(written(id));
});
