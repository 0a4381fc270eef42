import {
  businessFinance,
  climate,
  foundation,
  guarantee,
  insulation,
  licence,
  models,
  mortgage,
  moving,
  price,
  scope,
  time,
  transport,
  upkeep,
} from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const plumbing = [
  "Instalaciones (MOD|STUDIO, Construcción)",
  "Instalaciones (MOD|ONE, Construcción)",
  "Instalaciones (MOD|TWO, Construcción)",
  "Instalaciones",
  "Instalaciones (MOD|LIBRE, Características)",
];
const facade = [
  "Revestimiento (MOD|ONE, Construcción)",
  "Revestimiento (MOD|STUDIO, Construcción)",
  "Revestimiento de fachada (MOD|ONE, Opciones)",
  "Revestimiento (MOD|TWO, Construcción)",
  "Revestimiento de fachada (MOD|STUDIO, Opciones)",
  "Revestimiento de fachada (MOD|TWO, Opciones)",
  "Revestimiento (MOD|LIBRE, Características)",
];
const roof = [
  "Cubierta (MOD|STUDIO, Construcción)",
  "Cubierta (MOD|ONE, Construcción)",
  "Cubierta (MOD|TWO, Construcción)",
  "Suelo, cerramientos y cubierta",
];

const halves: Halves = {
  tuned: [
    { category: "Faltas", answers: climate, messages: ["aislamineto termico", "que aislamieto lleba", "aislamietno"] },
    { category: "Faltas", answers: [guarantee], messages: ["que garatnia teneis", "tngo garantia?", "garrantia"] },
    { category: "Faltas", answers: [mortgage], messages: ["s puede pedir hipteca", "hipoetca", "hpoteca"] },
    {
      category: "Faltas",
      answers: [price, "/modelos"],
      messages: ["cuantocuesta", "cuanto kosta una kasita", "presios"],
    },
    { category: "Faltas", answers: [licence], messages: ["hacefalta licencia", "lisensia", "hay k tener lcencia"] },
    { category: "Faltas", answers: [transport], messages: ["trasnporte", "el transprote", "trnsporte"] },
    {
      category: "Faltas",
      answers: ["unknown"],
      messages: ["aislados en una isla desierta", "hipócritas", "transportistas", "lechuga", "frigorías"],
    },
    {
      category: "Palabras de cada día",
      answers: ["/particulares"],
      messages: ["cochera para el carro", "un cobertizo para el auto", "quincho", "parrilla", "asador cubierto"],
    },
    {
      category: "Palabras de cada día",
      answers: plumbing,
      messages: ["la plomería viene instalada?", "cañerías", "por donde van las tuberias", "gasfitería"],
    },
    {
      category: "Palabras de cada día",
      answers: [
        "Cocina equipada (MOD|ONE, Opciones)",
        "Cocina compacta (MOD|STUDIO, Planta de MOD|STUDIO)",
        "Comedor con cocina (MOD|TWO, MOD|TWO, planta «Dos suites»)",
        scope,
      ],
      messages: ["trae heladera?", "refrigerador incluido", "viene con nevera"],
    },
    {
      category: "Palabras de cada día",
      answers: [businessFinance, "/financiacion", "/financiacion-empresas"],
      messages: ["rentar un modulo", "arriendo de oficinas"],
    },
    {
      category: "Palabras de cada día",
      answers: [mortgage, "/financiacion-particulares", "/financiacion"],
      messages: ["dan crédito", "cuanto hay que dar de enganche"],
    },
    {
      category: "Palabras de cada día",
      answers: ["unknown"],
      messages: [
        "alberca",
        "pileta",
        "hacen barda perimetral",
        "cortar el pasto",
        "casa rodante",
        "elevador",
        "jacuzzi de segunda",
        "tinaco",
        "cisterna de agua lluvia",
      ],
    },
    { category: "Mensajes cortos", answers: roof, messages: ["tejado", "cubierta", "techumbre"] },
    { category: "Mensajes cortos", answers: facade, messages: ["fachada", "maderas", "revestimientos"] },
    { category: "Mensajes cortos", answers: [time, "/proceso"], messages: ["pasos", "fases", "etapas", "proceso"] },
    { category: "Mensajes cortos", answers: plumbing, messages: ["luz y agua", "instalaciones"] },
    { category: "Mensajes cortos", answers: ["/privacidad"], messages: ["privacidad"] },
    { category: "Mensajes cortos", answers: ["unknown"], messages: ["muebles de jardín", "sillas de playa"] },
    {
      category: "Mensajes cortos",
      answers: [...facade, "Materiales y acabados"],
      contains: ["lerce"],
      messages: ["qué maderas puedo elegir para la fachada?", "tipos de madera de la fachada"],
    },
  ],
  heldOut: [
    { category: "Faltas", answers: [foundation], messages: ["cimentacoin", "que cimetnacion lleva", "simientos"] },
    { category: "Faltas", answers: [upkeep], messages: ["mantenimeinto", "mantenimineto de la madera"] },
    { category: "Faltas", answers: [moving], messages: ["s pued trasladar a otro sitio", "se puede traslaadr?"] },
    { category: "Faltas", answers: [mortgage], messages: ["dan hipotca", "ipoteka"] },
    { category: "Faltas", answers: [time, "/proceso"], messages: ["cuantotarda", "dnde veo los plasos de entreag"] },
    { category: "Faltas", answers: [insulation], messages: ["ailsamiento"] },
    {
      category: "Faltas",
      answers: ["unknown"],
      messages: ["financieros famosos de la historia", "plátanos", "camiseta"],
    },
    {
      category: "Palabras de cada día",
      answers: ["/particulares"],
      messages: ["un estacionamiento techado para mi auto", "lugar para asados", "cuarto para guardar triques y bicis"],
    },
    { category: "Palabras de cada día", answers: plumbing, messages: ["ya trae la tuberia y el drenaje?"] },
    {
      category: "Palabras de cada día",
      answers: [
        "Baño (MOD|STUDIO, Planta de MOD|STUDIO)",
        "Baño (MOD|ONE, Planta de MOD|ONE)",
        "Baño principal (MOD|TWO, MOD|TWO, planta «Dos suites»)",
      ],
      messages: ["el baño del studio tiene regadera y excusado?"],
    },
    {
      category: "Palabras de cada día",
      answers: [price, models, "/modelos"],
      messages: ["qué costo tienen sus cabañas"],
    },
    {
      category: "Palabras de cada día",
      answers: ["/productos/mod-one", "/mod-one"],
      messages: ["el one tiene closet?", "la sala del one cuánto mide"],
    },
    {
      category: "Palabras de cada día",
      answers: ["unknown"],
      messages: ["venden lotes", "lavaplatos y secadora", "porch swing"],
    },
    {
      category: "Mensajes cortos",
      answers: [
        "Ventilación (MOD|ONE, Construcción)",
        "Ventilación (MOD|TWO, Construcción)",
        "Ventilación (MOD|STUDIO, Construcción)",
      ],
      messages: ["ventilación"],
    },
    {
      category: "Mensajes cortos",
      answers: [
        "Pavimento (MOD|ONE, Construcción)",
        "Pavimento (MOD|STUDIO, Construcción)",
        "Pavimento (MOD|TWO, Construcción)",
      ],
      messages: ["suelo interior", "pavimento"],
    },
    { category: "Mensajes cortos", answers: ["/cookies"], messages: ["cookies"] },
    { category: "Mensajes cortos", answers: ["/nosotros"], messages: ["historia", "empresa nosotros"] },
    {
      category: "Mensajes cortos",
      answers: ["/particulares", "/campings", "/empresas"],
      messages: ["gimnasio", "garaje"],
    },
    { category: "Mensajes cortos", answers: ["unknown"], messages: ["cortacésped", "tumbonas de plástico"] },
  ],
};

export const wordsAsTyped = inHalves(halves);
