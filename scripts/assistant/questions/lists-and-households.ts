import { extending, guarantee, time, transport } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Listas de temas",
      answers: [],
      contains: ["50 %", "garantía total"],
      messages: ["quiero saber plazo y garantía", "plazos y garantias", "info sobre la garantía, los plazos"],
    },
    {
      category: "Listas de temas",
      answers: [],
      contains: ["25.308 €", "50 %", "garantía total"],
      messages: ["precio, plazo y garantía del one", "precio plazo y garantia del mod one"],
    },
    {
      category: "Listas de temas",
      answers: [],
      contains: ["Lo habitual es que sí", "losa de hormigón"],
      messages: ["licencia y cimentación"],
    },
    {
      category: "Listas de temas",
      answers: [transport],
      lacks: ["\n\n¿"],
      messages: ["transporte y grúa", "me interesa saber el transporte y la grua"],
    },
    {
      category: "Listas de temas",
      answers: ["/productos/mod-one"],
      messages: ["salón y cocina del one"],
    },
    {
      category: "Conjuntos",
      answers: [],
      contains: ["32.940 €", "44.298 €", "36,60 m²", "49,22 m²"],
      lacks: ["77.238"],
      messages: ["qué sale mejor dos mod studio o un mod two", "2 studio o 1 two"],
    },
    {
      category: "Conjuntos",
      answers: [],
      contains: ["84,36 m²"],
      messages: ["3 mod one cuántos m2 en total", "tres mod one, ¿cuánta superficie suman?"],
    },
    {
      category: "Conjuntos",
      answers: [],
      previous: "cuánto cuestan dos mod studio",
      contains: ["49.410 €"],
      messages: ["y tres?", "¿y si son 3?", "y si fueran tres"],
    },
    {
      category: "Conjuntos",
      answers: [],
      previous: "precio de 3 mod one",
      contains: ["50.616 €"],
      messages: ["¿y dos?"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["dormitorios", "MOD|TWO: 49,22 m²", "MOD|LIBRE"],
      messages: ["somos una pareja con dos niños, cuál nos conviene", "familia de 4, qué modelo"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|ONE: 28,12 m²"],
      messages: ["para mis padres qué modelo me recomendáis", "para una persona sola cuál es mejor"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|LIBRE: a medida"],
      lacks: ["MOD|STUDIO: 18,30"],
      messages: ["necesito 3 dormitorios", "quiero tres habitaciones", "busco casa de cuatro dormitorios"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|TWO: 49,22 m²"],
      messages: ["necesito dos habitaciones", "casa con 2 dormitorios"],
    },
  ],
  heldOut: [
    {
      category: "Listas de temas",
      answers: [],
      contains: ["50 %", "hipoteca"],
      messages: ["info plazos e hipoteca", "quería saber hipoteca y plazo de entrega"],
    },
    {
      category: "Listas de temas",
      answers: [],
      contains: ["impuesto por separado", "garantía total"],
      messages: ["iva y garantía"],
    },
    {
      category: "Listas de temas",
      answers: [],
      contains: ["44.298 €", "Depende de la distancia"],
      messages: ["precio y transporte del mod two", "precio mod two, transporte"],
    },
    {
      category: "Listas de temas",
      answers: [],
      contains: ["se agrisa", "vidrio de cámara"],
      messages: ["mantenimiento, aislamiento"],
    },
    { category: "Listas de temas", answers: [guarantee], messages: ["garantía y posventa"] },
    {
      category: "Conjuntos",
      answers: [],
      contains: ["32.940 €", "25.308 €"],
      lacks: ["58.248"],
      messages: ["que me sale mas barato, 2 studio o un one?"],
    },
    {
      category: "Conjuntos",
      answers: [],
      contains: ["56,24 m²"],
      messages: ["dos mod one cuántos metros son en total", "2 one juntos cuantos m2 hacen"],
    },
    {
      category: "Conjuntos",
      answers: [],
      previous: "¿Cuánto cuestan dos MOD|ONE?",
      contains: ["101.232 €"],
      messages: ["¿y cuatro?", "y si cojo 4"],
    },
    {
      category: "Conjuntos",
      answers: [],
      contains: ["88.596 €"],
      messages: ["dos two por cuánto salen"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|TWO: 49,22 m²"],
      messages: ["somos matrimonio con un hijo qué casa nos va mejor", "cual es la adecuada para 2 adultos y 1 niño"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|ONE: 28,12 m²"],
      messages: ["vivo solo, cuál me recomiendas", "para mi suegra sola que modelo"],
    },
    {
      category: "Hogares",
      answers: [],
      contains: ["MOD|LIBRE: a medida"],
      messages: ["me hacen falta 4 cuartos", "somos 6 en casa, qué modelo nos vale"],
    },
    { category: "Hogares", answers: [extending], messages: ["¿puedo añadirle un dormitorio más adelante?"] },
    { category: "Hogares", answers: [time, "/proceso"], messages: ["somos cuatro, ¿cuánto se tarda?"] },
  ],
};

export const listsAndHouseholds = inHalves(halves);
