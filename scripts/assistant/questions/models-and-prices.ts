import { bespoke, designer, models, price, saving, scope, transport, vat } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Modelos",
      answers: [models, "/modelos"],
      messages: [
        "¿Qué modelos tenéis disponibles?",
        "que tamaños hay",
        "cuanto miden las casas",
        "quiero ver los modelos de casas",
        "que tipos de casas haceis",
        "Buenas tardes, me gustaría conocer los distintos modelos que fabricáis y sus dimensiones. Un saludo.",
      ],
    },
    {
      category: "Modelos",
      answers: [models, "/modelos", "/mod-studio"],
      messages: ["¿cuál es el modelo más pequeño?"],
    },
    {
      category: "Modelos",
      answers: [models, "/modelos", "/mod-two", "/productos/mod-two", "/mod-libre"],
      messages: ["¿cuál es la casa más grande que tenéis?"],
    },
    {
      category: "Modelos",
      answers: [models, "/modelos", "/mod-libre", "/productos/mod-libre"],
      messages: [
        "tres dormitorios",
        "¿Tenéis casas de 3 habitaciones?",
        "necesito una casa de 4 dormitorios para familia numerosa",
        "casa con tres baños",
      ],
    },
    {
      category: "Modelos",
      answers: [models, "/mod-two", "/productos/mod-two"],
      messages: ["casa de 2 dormitorios", "busco una vivienda con dos habitaciones y dos baños en Alicante"],
    },
    {
      category: "Modelos",
      answers: [models, "/mod-one", "/productos/mod-one"],
      messages: ["algo con 1 habitacion para mis padres"],
    },
    {
      category: "Precios",
      answers: [price],
      messages: [
        "precios",
        "precio",
        "cuanto valen las casas",
        "presio de las casas",
        "cuánto me costaría una casa modular",
        "lista de precios por favor",
        "Hola buenas, quería saber qué precio tienen vuestras casas, gracias",
        "¿Son muy caras?",
      ],
    },
    {
      category: "Precios",
      answers: [price, "/mod-studio"],
      messages: ["¿Qué precio tiene el modelo más barato?", "cuanto cuesta el mod studio"],
    },
    {
      category: "Precios",
      answers: [price, scope, "Construcción modular a 900 €/m²", "Precio que se entiende (MOD|LIBRE, Ventajas)"],
      messages: ["precio por metro cuadrado", "a cuanto sale el m2"],
    },
    {
      category: "Precios",
      answers: [price, "/mod-two"],
      messages: ["mod two precio", "cuánto vale el modelo TWO puesto en Toledo"],
    },
    { category: "Precios", answers: [price, "/mod-libre", "/productos/mod-libre"], messages: ["precio mod libre"] },
    {
      category: "Precios",
      answers: ["/mod-libre"],
      messages: [
        "cuanto cuesta una casa de 60 m2",
        "una casa de 100 metros cuánto sale",
        "¿Cuánto valdría una oficina de 25 m² en Bilbao?",
      ],
    },
    {
      category: "Precios",
      answers: [bespoke, "/mod-libre", "/productos/mod-libre", designer],
      messages: [
        "¿hacéis casas a medida?",
        "quiero un proyecto a medida",
        "¿Podéis hacer una casa según mi propio plano?",
      ],
    },
    {
      category: "Precios",
      answers: [scope, "/blog/ahorro-casas-modulares"],
      messages: [
        "que incluye el precio",
        "¿qué está incluido y qué se paga aparte?",
        "¿el precio incluye la cimentación y el montaje?",
        "hay gastos ocultos?",
      ],
    },
    { category: "Precios", answers: [scope, transport], messages: ["¿Está incluido el transporte en el precio?"] },
    {
      category: "Precios",
      answers: [vat],
      messages: [
        "el precio es con iva o sin iva",
        "iva incluido?",
        "que iva se paga por una casa modular",
        "¿hay que pagar impuestos?",
      ],
    },
    {
      category: "Precios",
      answers: [saving, "/blog/ahorro-casas-modulares"],
      messages: [
        "¿por qué es más barata que una casa normal?",
        "cuanto me ahorro respecto a una casa tradicional",
        "es verdad lo del 40%?",
        "diferencia de precio con una casa de ladrillo",
      ],
    },
    {
      category: "Precios",
      answers: [saving, "/blog/ahorro-casas-modulares", "/blog/futuro-modular"],
      messages: ["ventajas frente a la construcción tradicional"],
    },
  ],
  heldOut: [
    {
      category: "Modelos",
      answers: [models, "/modelos"],
      messages: ["enseñadme vuestro catálogo de viviendas y las superficies", "qué dimensiones tiene cada modelo"],
    },
    {
      category: "Modelos",
      answers: [models, "/mod-two", "/productos/mod-two"],
      messages: ["necesitamos dos dormitorios y dos aseos", "vivienda para una pareja con un hijo, con dos cuartos"],
    },
    {
      category: "Precios",
      answers: [price, "/modelos", "/mod-studio", "/mod-one", "/mod-two"],
      messages: ["¿por cuánto dinero sale la más económica?", "tarifas actualizadas", "qué valen vuestros módulos"],
    },
    {
      category: "Precios",
      answers: ["/mod-libre"],
      messages: [
        "¿a cuánto ascendería una vivienda de 75 m²?",
        "precio aproximado de una nave de 120 metros cuadrados",
      ],
    },
    { category: "Precios", answers: [scope], messages: ["¿la instalación va aparte del precio?"] },
    { category: "Precios", answers: [vat], messages: ["¿a esos precios hay que sumarles el IVA?"] },
    {
      category: "Precios",
      answers: [saving, "/blog/ahorro-casas-modulares"],
      messages: ["¿cuánto dinero me ahorro frente a una obra de toda la vida?"],
    },
  ],
};

export const modelsAndPrices = inHalves(halves);
