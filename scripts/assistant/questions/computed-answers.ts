import { price } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["45.000 €", "900 €/m²"],
      messages: [
        "una casa de cincuenta metros cuánto sale",
        "cuanto cuesta una de 50 mts cuadrados",
        "precio de 10x5",
        "una casa de diez por cinco metros qué precio tiene",
        "que me costaria una vivienda de 5 x 10",
        "2 módulos de 25 m2, ¿cuánto?",
      ],
    },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["108.000 €"],
      lacks: ["54.000"],
      messages: [
        "2 plantas de 60 m² cada una, precio",
        "cuanto cuesta una casa de dos plantas de sesenta metros cada planta",
        "dos alturas de 60 m2 cada una cuánto valdría",
      ],
    },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["90.000 €", "100 m²"],
      lacks: ["180.000"],
      messages: ["casa de 100 m2 y dos plantas, ¿cuánto sale?", "precio casa 100 metros en 2 plantas"],
    },
    {
      category: "Números",
      answers: [],
      contains: ["32.940 €"],
      messages: ["dos MOD|STUDIO juntos cuánto cuestan", "cuanto valen 2 mod studio", "precio de un par de studio"],
    },
    { category: "Números", answers: [], contains: ["75.924 €"], messages: ["tres mod one, qué precio?"] },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["1.080.000 €"],
      messages: ["presupuesto de una nave de mil doscientos metros"],
    },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["40.500 €"],
      messages: ["cuanto seria cuarenta y cinco m2", "casa de 45 mtrs precio"],
    },
    {
      category: "Números",
      answers: [],
      contains: ["MOD|STUDIO", "16.470 €"],
      messages: ["cuánto cuesta uno de veinte por diez pies", "precio de 20x10 pies"],
    },
    {
      category: "Números",
      answers: [],
      lacks: ["28.000", "precio orientativo de 35.000"],
      contains: ["900 €/m²"],
      messages: ["si cuesta 700 €/m2, cuánto valen 40 m2?", "un amigo me dijo que a 700 el metro, cuanto son 50 m2"],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["33,33 m²", "MOD|STUDIO", "MOD|ONE"],
      lacks: ["MOD|TWO"],
      messages: [
        "con 30.000 euros qué me llega",
        "tengo 30000 € de presupuesto, qué me podéis ofrecer",
        "que puedo comprar con treinta mil euros",
        "30k que me da",
        "cuantos metros por 30.000",
        "mi presupuesto son 30 mil euros",
      ],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["22,22", "33,33 m²", "MOD|ONE"],
      messages: [
        "entre 20 y 30 mil qué hay",
        "tenemos entre 20.000 y 30.000 euros",
        "de 20 a 30 mil euros que casa me llevo",
      ],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["55,56 m²", "MOD|TWO"],
      messages: ["cuántos metros por 50.000", "tengo un presupuesto de cincuenta mil, ¿para qué casa da?"],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["11,11 m²", "16.470 €"],
      messages: ["¿hay algo por 10.000 euros?", "solo tengo 10 mil euros, llega?"],
    },
    {
      category: "Comparaciones",
      answers: [],
      contains: ["MOD|ONE: 28,12 m²", "MOD|TWO: 49,22 m²", "25.308 €", "44.298 €"],
      messages: [
        "diferencia entre one y two",
        "one vs two",
        "que diferencia hay entre el mod one y el mod two",
        "compárame one con two",
        "cual es mejor one o two",
      ],
    },
    {
      category: "Comparaciones",
      answers: [],
      contains: ["MOD|STUDIO: 18,30 m²", "MOD|ONE: 28,12 m²"],
      messages: [
        "studio o one para dos personas",
        "no se si coger el studio o el one",
        "mod studio mod one diferencias",
      ],
    },
    {
      category: "Comparaciones",
      answers: ["/mod-two"],
      contains: ["MOD|TWO", "44.298 €"],
      messages: ["cuál es la más cara", "la más grande cual es", "qué modelo tiene dos baños", "el modelo mas amplio"],
    },
    {
      category: "Comparaciones",
      answers: ["/mod-studio"],
      contains: ["MOD|STUDIO", "16.470 €"],
      messages: ["cual es el más barato", "la mas pequeña que teneis", "el mas economico cuanto vale"],
    },
    {
      category: "Comparaciones",
      answers: [],
      contains: ["MOD|STUDIO: 18,30 m²", "MOD|ONE: 28,12 m²", "MOD|TWO: 49,22 m²"],
      messages: ["comparativa de todos los modelos", "en qué se diferencian los modelos", "compara las tres casas"],
    },
    {
      category: "Comparaciones",
      answers: [price, "/blog/ahorro-casas-modulares", "/financiacion-empresas", "/blog/futuro-modular"],
      messages: ["comparación con una casa tradicional", "diferencia entre modular y obra de ladrillo"],
    },
  ],
  heldOut: [
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["63.000 €"],
      messages: [
        "setenta metros cuadrados cuanto es en dinero",
        "quiero una casita de 7 por 10, precio aproximado",
        "una de 70 mtrs2 por cuanto sale",
      ],
    },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["81.000 €"],
      messages: ["tres plantas de treinta metros cada una, ¿cuánto saldría?", "coste de 3 módulos de 30 m² cada uno"],
    },
    {
      category: "Números",
      answers: [],
      contains: ["65.880 €"],
      messages: ["necesito cuatro mod studio para mi camping, precio", "cuánto cuestan 4 studios"],
    },
    { category: "Números", answers: [], contains: ["88.596 €"], messages: ["precio de dos two pegados"] },
    {
      category: "Números",
      answers: ["/mod-libre"],
      contains: ["135.000 €"],
      messages: [
        "ciento cincuenta metros cuánto me costaría una casa",
        "oficina de 150 m2 en dos plantas, presupuesto",
      ],
    },
    {
      category: "Números",
      answers: [],
      lacks: ["40.000 €", "precio orientativo de 32.000"],
      contains: ["36.000 €"],
      messages: ["el comercial me dijo 800 €/m2, cuanto es una de 40 metros", "¿40 m² a 1.000 €/m² cuánto es?"],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["44,44 m²", "MOD|ONE"],
      lacks: ["MOD|TWO"],
      messages: [
        "dispongo de cuarenta mil euros, ¿qué casa puedo tener?",
        "hasta 40.000 € qué opciones hay",
        "con 40 mil que me alcanza",
        "no quiero gastar mas de 40k",
      ],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["22,22 m²", "MOD|STUDIO"],
      lacks: ["MOD|ONE"],
      messages: ["por menos de 20.000 euros hay algo?", "que modelo entra en 20 mil euros"],
    },
    {
      category: "Presupuesto",
      answers: [],
      contains: ["66,67 m²"],
      messages: ["cuantos m2 me salen por 60.000 euros", "60000€ cuántos metros cuadrados son"],
    },
    {
      category: "Comparaciones",
      answers: [],
      contains: ["MOD|STUDIO: 18,30 m²", "MOD|TWO: 49,22 m²"],
      messages: ["studio vs two", "en qué se distinguen el two y el studio", "que me recomiendas, two o studio"],
    },
    {
      category: "Comparaciones",
      answers: ["/mod-two"],
      contains: ["MOD|TWO"],
      messages: ["¿qué casa tiene más metros?", "con dos dormitorios cuál es", "el de mayor superficie"],
    },
    {
      category: "Comparaciones",
      answers: ["/mod-studio"],
      contains: ["MOD|STUDIO"],
      messages: ["¿cuál cuesta menos?", "el de menor tamaño", "la más asequible"],
    },
    {
      category: "Comparaciones",
      answers: ["/mod-one"],
      contains: ["25.308 €"],
      messages: ["qué modelo tiene un solo dormitorio"],
    },
  ],
};

export const computedAnswers = inHalves(halves);
