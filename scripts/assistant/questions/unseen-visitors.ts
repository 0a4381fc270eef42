import {
  businesses,
  businessFinance,
  campsites,
  climate,
  contactPage,
  extending,
  foundation,
  guarantee,
  investing,
  land,
  licence,
  models,
  mortgage,
  price,
  saving,
  scope,
  time,
  transport,
  upkeep,
} from "./answer-names.ts";
import type { Halves } from "./question-group.ts";

/** The held-out half of what visitors ask. */
export const unseenVisitors: Halves["heldOut"] = [
  {
    category: "Otras palabras",
    answers: [price, "/modelos"],
    messages: ["q balen las casas", "cuanta lana cuesta una casa", "necesito una cotizacion", "a como estan las casas"],
  },
  {
    category: "Otras palabras",
    answers: [mortgage, "/financiacion-particulares", "/financiacion"],
    messages: ["manejan financiamiento?", "puedo pagarla en abonos"],
  },
  {
    category: "Otras palabras",
    answers: [time, "/proceso"],
    messages: ["cuanto se demoran", "pa cuando la tendria"],
  },
  {
    category: "Otras palabras",
    answers: [transport, ...contactPage],
    messages: ["me la acercan hasta cuenca?", "cuesta mucho traerla?"],
  },
  {
    category: "Otras palabras",
    answers: [models, "/mod-one", "/mod-two"],
    messages: ["casas d 1 recamara", "tienen con 2 cuartos de baño"],
  },
  {
    category: "De todo",
    answers: ["/particulares", "/mod-one", "/productos/mod-one", "/", "/modelos", "/mod-studio"],
    messages: [
      "quiero un estudio de musica en la parcela",
      "somos jubilados y queremos algo pequeño al lado de los hijos",
      "una sala para ver peliculas",
    ],
  },
  {
    category: "De todo",
    answers: [campsites, "/campings"],
    messages: ["recepcion nueva para el camping", "duchas para los campistas", "quiero un restaurante en el camping"],
  },
  {
    category: "De todo",
    answers: [businesses, "/empresas", "/mod-studio", "/productos/mod-libre", "/particulares"],
    messages: [
      "oficina de obra",
      "soy dentista, me serviria?",
      "una tienda de ropa en un modulo",
      "aula extra para el cole",
    ],
  },
  {
    category: "De todo",
    answers: [businessFinance, "/financiacion-empresas", "/financiacion"],
    messages: ["opciones para no comprarla de golpe, somos una empresa", "leasing con opcion de compra"],
  },
  {
    category: "De todo",
    answers: [investing, "/inversores", "/financiacion-inversores", "/blog/glamping-inversion-rentable"],
    messages: [
      "quiero meter dinero en la empresa",
      "cuanto se tarda en recuperar lo invertido en un glamping",
      "me interesa ser vuestro distribuidor",
    ],
  },
  {
    category: "De todo",
    answers: [
      foundation,
      "Cimentación",
      "MOD|STUDIO, Cimentación",
      "/productos/mod-studio",
      "/productos/mod-one",
      "/productos/mod-two",
    ],
    messages: ["que lleva debajo la casa", "hace falta obra para el suelo?"],
  },
  {
    category: "De todo",
    answers: [
      transport,
      "El acceso",
      "Dónde están los límites",
      "Tres cosas que mirar antes de elegir",
      "/particulares",
    ],
    messages: ["tengo un camino de tierra, podreis entrar?", "hay cables en mi calle"],
  },
  {
    category: "De todo",
    answers: [...climate],
    messages: ["pasaremos calor en agosto?", "que grosor tienen las paredes", "se puede poner bomba de calor?"],
  },
  {
    category: "De todo",
    answers: [upkeep],
    messages: ["cuanto mantenimiento da la madera", "con los años se pone fea la madera?"],
  },
  {
    category: "De todo",
    answers: [extending, "Ampliación (MOD|LIBRE, Posibilidades)"],
    messages: ["podre hacerla mas grande con el tiempo"],
  },
  {
    category: "De todo",
    answers: [guarantee, "Garantía total"],
    messages: ["cuantos años esta garantizada", "que pasa si se estropea algo"],
  },
  {
    category: "De todo",
    answers: [scope, transport],
    messages: ["los muebles van incluidos?", "que no entra en el precio", "el montaje esta incluido?"],
  },
  {
    category: "De todo",
    answers: [saving, "/blog/ahorro-casas-modulares"],
    messages: ["cuanto mas barato es que ladrillo", "donde esta el truco de que sea tan barata"],
  },
  {
    category: "De todo",
    answers: [land, licence, "El suelo", "Suelo edificable"],
    messages: ["puedo meterla en una finca de olivos?", "hay que tener el terreno legalizado?"],
  },
  {
    category: "De todo",
    answers: ["/mod-one", "/productos/mod-one"],
    messages: ["cuantos metros tiene el dormitorio del one", "para cuantas personas es el mod one"],
  },
  {
    category: "De todo",
    answers: ["/mod-two", "/productos/mod-two"],
    messages: ["se le puede poner pergola al two", "el two tiene comedor?"],
  },
  {
    category: "De todo",
    answers: ["/mod-libre", "/productos/mod-libre"],
    messages: ["y si quiero algo que no esta en los modelos", "casa en L con patio"],
  },
  { category: "De todo", answers: [time, "/proceso"], messages: ["que fases tiene la obra", "por donde empiezo"] },
  {
    category: "De todo",
    answers: [...contactPage],
    messages: ["puedo ir a ver una casa?", "teneis sede en madrid?"],
  },
  {
    category: "De todo",
    answers: ["unknown", "offTopic"],
    messages: [
      "cuanto vale el seguro de la casa",
      "teneis plazas de garaje en venta",
      "hay lista de espera?",
      "se puede alquilar una casa para el verano?",
      "que banco es mejor?",
      "vendeis cocinas sueltas?",
      "soportan un huracan?",
      "cuantos arquitectos teneis",
      "como se hace el cemento",
      "quien gano la champions",
    ],
  },
];
