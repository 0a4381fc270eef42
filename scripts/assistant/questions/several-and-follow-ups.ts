import { guarantee, price, time, transport, vat } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["25.308 €", "50 %"],
      messages: [
        "cuanto cuesta el mod one? y cuanto tarda?",
        "¿Qué precio tiene el ONE? ¿Y en cuánto tiempo lo tendría?",
      ],
    },
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["impuesto por separado", "Lo habitual es que sí"],
      messages: ["¿lleva IVA? ¿necesito licencia?", "los precios son con iva? hace falta permiso del ayuntamiento?"],
    },
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["54.000 €", "Depende de la distancia"],
      messages: ["¿Cuánto vale una casa de 60 m2? ¿y el transporte a Soria?"],
    },
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["garantía total", "se agrisa"],
      messages: [
        "que garantia tiene y que mantenimiento necesita?",
        "¿Qué garantía dais? ¿Y el mantenimiento de la madera?",
      ],
    },
    {
      category: "Varias preguntas",
      answers: [guarantee],
      messages: ["Tengo una parcela en Lugo. Somos cuatro. ¿Qué garantía tiene la casa?"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-one"],
      previous: "¿cuánto cuesta MOD|TWO?",
      contains: ["25.308 €"],
      messages: ["¿y la one?", "y el one", "y mod one?", "one?"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-libre"],
      previous: "cuanto cuesta una casa de 40 m2",
      contains: ["54.000 €"],
      messages: ["¿y de 60?", "y de 60 metros?", "y una de sesenta?", "y 60"],
    },
    {
      category: "Seguimiento",
      answers: [transport],
      previous: "¿cuánto cuesta MOD|TWO?",
      messages: ["¿y con transporte?", "y el transporte?", "y la grua"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-two"],
      previous: "cual es la casa mas pequeña?",
      contains: ["49,22 m²"],
      messages: ["y la más grande?"],
    },
    { category: "Seguimiento", answers: [time, "/proceso"], previous: "mod two precio", messages: ["y cuánto tarda?"] },
    { category: "Seguimiento", answers: [vat], previous: "precio del mod studio", messages: ["con iva?", "y el iva?"] },
    {
      category: "Seguimiento",
      answers: ["/mod-two"],
      previous: "medidas del mod two",
      contains: ["44.298 €"],
      messages: ["y el precio?", "cuánto cuesta?", "y cuanto vale?"],
    },
    {
      category: "Seguimiento",
      answers: ["unknown"],
      previous: "hola",
      messages: ["y eso por qué?", "y las lavadoras?"],
    },
    {
      category: "Seguimiento",
      answers: [guarantee],
      previous: "¿cuánto cuesta MOD|TWO?",
      messages: ["¿Qué garantía tienen las casas?"],
    },
  ],
  heldOut: [
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["16.470 €", "6,1 m x 3,0 m"],
      messages: ["¿cuánto mide el studio y cuánto cuesta?"],
    },
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["Depende de la distancia", "Lo habitual es que sí"],
      messages: ["me la llevais a Jaen? hay que pedir licencia?"],
    },
    {
      category: "Varias preguntas",
      answers: [],
      contains: ["hipoteca", "50 %"],
      messages: ["¿Se puede pedir hipoteca? ¿Cuánto tardáis en entregarla?"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-studio"],
      previous: "¿Cuánto mide el MOD|ONE?",
      contains: ["18,30 m²"],
      messages: ["¿y el studio?", "y la studio cuanto"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-libre"],
      previous: "precio de una oficina de 30 m²",
      contains: ["72.000 €"],
      messages: ["¿y si son 80?", "y de ochenta metros", "vale, y 80 m2?"],
    },
    {
      category: "Seguimiento",
      answers: [transport],
      previous: "¿me la lleváis a Burgos?",
      messages: ["¿y a Mallorca?", "y hasta Cádiz?"],
    },
    {
      category: "Seguimiento",
      answers: ["/mod-one"],
      previous: "háblame del mod one",
      contains: ["25.308 €"],
      messages: ["qué precio tiene?", "cuanto sale"],
    },
    { category: "Seguimiento", answers: [price, "/modelos"], previous: "hola", messages: ["y los precios?"] },
  ],
};

export const severalAndFollowUps = inHalves(halves);
