import { businesses, campsites, models } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Usos",
      answers: [campsites, "/campings"],
      messages: [
        "tengo un camping en la Costa Brava, ¿qué me ofrecéis?",
        "bungalows para camping",
        "vestuarios para un camping",
        "spa para camping",
        "soluciones para campings",
        "Restaurante para mi camping en Benicàssim",
        "zona infantil",
        "cargador de coches eléctricos para un camping",
        "soy propietario de un campin y quiero mas servicios",
      ],
    },
    {
      category: "Usos",
      answers: [campsites, "/campings", "/blog/glamping-inversion-rentable", "/inversores"],
      messages: ["quiero montar un glamping", "qué necesito para abrir un glamping en Asturias"],
    },
    {
      category: "Usos",
      answers: [businesses, "/empresas", "Uso público o comercial (MOD|LIBRE, Posibilidades)"],
      messages: [
        "quiero abrir una tienda",
        "oficinas para mi empresa",
        "quiero montar una peluquería",
        "cafetería modular",
        "aulas prefabricadas para un colegio en Alicante",
        "caseta de vigilancia",
        "sala de reuniones",
        "¿hacéis laboratorios?",
        "un showroom para mi marca",
        "estudio de grabación",
        "local comercial",
        "Somos una clínica dental de Girona y necesitamos una consulta más",
        "¿Podría abrir un restaurante?",
      ],
    },
    { category: "Usos", answers: [businesses, "/empresas", "/campings"], messages: ["espacio de coworking"] },
    {
      category: "Usos",
      answers: ["/particulares", "/modelos", "/"],
      messages: [
        "quiero un garaje",
        "casa de invitados para mis suegros",
        "estudio de pintura en el jardín",
        "sala de cine en casa",
        "trastero de jardín",
        "barbacoa cubierta",
      ],
    },
    { category: "Usos", answers: ["/particulares", "/campings", "/empresas"], messages: ["un gimnasio"] },
    {
      category: "Usos",
      answers: ["/particulares", "/modelos", "/", businesses, "/empresas", "/mod-studio", "/productos/mod-studio"],
      messages: ["despacho en el jardin para teletrabajar"],
    },
    {
      category: "Producto",
      answers: [
        "MOD|ONE, Planta de MOD|ONE",
        "MOD|ONE: Medidas y precio",
        "MOD|ONE",
        "Una casa entera en un solo módulo",
      ],
      messages: ["plano del mod one", "quiero ver la distribución de MOD|ONE"],
    },
    {
      category: "Producto",
      answers: ["/mod-two", models],
      messages: ["medidas del mod two", "¿Cuántos metros tiene el MOD TWO?"],
    },
    {
      category: "Producto",
      answers: ["/mod-studio", models],
      messages: ["cuántos m2 tiene el mod studio", "modstudio medidas"],
    },
    {
      category: "Producto",
      answers: ["/mod-one", "/productos/mod-one"],
      messages: ["cocina del mod one", "háblame del modelo ONE"],
    },
    { category: "Producto", answers: ["/mod-libre", "/productos/mod-libre"], messages: ["¿qué es MOD LIBRE?"] },
    {
      category: "Producto",
      answers: ["/productos/mod-one", "/productos/mod-two"],
      messages: ["¿lleva placas solares?", "se le pueden poner paneles solares en el tejado"],
    },
    {
      category: "Producto",
      answers: ["/productos/mod-two"],
      messages: ["estufa de pellet", "¿se puede poner bañera?", "pérgola", "baño para silla de ruedas accesible"],
    },
    {
      category: "Producto",
      answers: [
        "Estructura (MOD|ONE, Construcción)",
        "Estructura (MOD|STUDIO, Construcción)",
        "Estructura (MOD|TWO, Construcción)",
        "Estructura (MOD|LIBRE, Características)",
        "Estructura",
        "Estructuras resistentes a la corrosión",
      ],
      messages: ["¿la estructura es de acero?", "¿Se oxida la estructura cerca del mar?"],
    },
    {
      category: "Producto",
      answers: ["Materiales ecológicos", "Cerramientos (MOD|LIBRE, Características)", "Materiales y acabados"],
      messages: ["qué materiales usáis", "¿son ecológicas?"],
    },
    {
      category: "Producto",
      answers: ["Control de calidad", "Compromiso con la Calidad"],
      messages: ["control de calidad"],
    },
  ],
  heldOut: [
    {
      category: "Usos",
      answers: [campsites, "/campings"],
      messages: ["llevo un camping familiar y quiero ampliar servicios", "módulos de aseos y duchas para campistas"],
    },
    {
      category: "Usos",
      answers: [businesses, "/empresas", "Uso público o comercial (MOD|LIBRE, Posibilidades)"],
      messages: ["necesito un despacho para mi gestoría", "¿valdría para una floristería?", "consulta de fisioterapia"],
    },
    {
      category: "Usos",
      answers: ["/particulares", "/modelos", "/"],
      messages: ["un cuarto de juegos en el jardín", "un taller de bricolaje detrás de casa"],
    },
    {
      category: "Producto",
      answers: ["/mod-one", "/productos/mod-one"],
      messages: ["¿cómo es el baño del mod one?", "distribución interior del ONE"],
    },
    {
      category: "Producto",
      answers: ["/mod-studio", "/productos/mod-studio"],
      messages: ["información sobre el STUDIO"],
    },
  ],
};

export const usesAndProduct = inHalves(halves);
