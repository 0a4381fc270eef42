import {
  businesses,
  businessFinance,
  campsites,
  catalogue,
  climate,
  contactPage,
  designer,
  extending,
  foundation,
  guarantee,
  investing,
  land,
  licence,
  models,
  mortgage,
  moving,
  price,
  saving,
  scope,
  time,
  transport,
  upkeep,
  vat,
} from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";
import { unseenVisitors } from "./unseen-visitors.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Otras palabras",
      answers: [price, "/modelos"],
      messages: [
        "q precio tienen las ksas",
        "kuanto balen",
        "cuanta plata sale una casa",
        "quiero cotizar una vivienda",
        "me pasan una cotización porfa",
        "xfa precios",
        "cto cuestan",
      ],
    },
    {
      category: "Otras palabras",
      answers: [models, "/mod-two", "/productos/mod-two"],
      messages: ["tienen de dos recámaras?", "departamento de 2 ambientes con dos baños"],
    },
    {
      category: "Otras palabras",
      answers: [transport, ...contactPage],
      messages: ["hacen envios pa galicia?", "cuanto sale el flete", "la mandan a provincia?"],
    },
    {
      category: "Otras palabras",
      answers: [time, "/proceso"],
      messages: ["cnto tarda", "en q tiempo la entregan", "cuanto demora la entrega"],
    },
    {
      category: "Otras palabras",
      answers: [licence, land],
      messages: ["xa poner 1 en mi terreno hace falta permiso??", "q permisos nesesito"],
    },
    {
      category: "Otras palabras",
      answers: [mortgage, "/financiacion-particulares", "/financiacion"],
      messages: [
        "se puede sacar con crédito bancario",
        "se puede pagar en cuotas siendo particular",
        "dan facilidades de pago",
      ],
    },
    { category: "Otras palabras", answers: [catalogue], messages: ["me mandas el brochure", "pdf con las casas xfa"] },
    {
      category: "De todo",
      answers: ["/particulares", "/mod-one", "/productos/mod-one", "/", "/modelos"],
      messages: [
        "quiero poner una casita para mi madre en el jardin",
        "mis suegros se vienen a vivir y quiero ponerles algo al lado de casa",
        "un sitio para que mi hijo ensaye con el grupo",
        "algo para guardar las bicis y los trastos",
        "me gustaria un gimnasio en casa",
      ],
    },
    {
      category: "De todo",
      answers: [campsites, "/campings", "/mod-studio"],
      messages: [
        "tengo un camping y quiero poner bungalows nuevos",
        "alojamientos para un camping de 40 parcelas",
        "aseos para el camping",
        "que puedo poner en mi camping fuera de temporada",
      ],
    },
    {
      category: "De todo",
      answers: [businesses, "/empresas", "/mod-studio", "/productos/mod-libre", "/particulares", "/modelos"],
      messages: [
        "necesitamos mas espacio en la oficina sin hacer obras",
        "llevo una clinica veterinaria y se me ha quedado pequeña",
        "sala de formacion para 20 personas",
        "un quiosco de helados",
        "consulta de psicologia en el jardin",
      ],
    },
    {
      category: "De todo",
      answers: [businessFinance, "/financiacion-empresas", "/financiacion"],
      messages: [
        "nos interesa alquilar en vez de comprar",
        "que diferencia hay entre renting y leasing para una empresa",
        "se puede alquilar una oficina por un año",
      ],
    },
    {
      category: "De todo",
      answers: [investing, "/inversores", "/financiacion-inversores", "/blog/glamping-inversion-rentable"],
      messages: [
        "tengo un terreno parado y quiero sacarle rendimiento",
        "que riesgos tiene invertir en esto",
        "cuanto hay que poner para montar un glamping",
      ],
    },
    {
      category: "De todo",
      answers: [
        foundation,
        "Cimentación",
        "Losa de hormigón (MOD|ONE, Cimentación)",
        "/productos/mod-studio",
        "/productos/mod-one",
        "Tres cosas que mirar antes de elegir",
      ],
      messages: [
        "la casa va directamente sobre la tierra?",
        "hay que echar hormigon antes",
        "que base hay que preparar",
      ],
    },
    {
      category: "De todo",
      answers: [
        transport,
        "El acceso",
        "Ruta y permisos",
        "Descarga",
        "Tres cosas que mirar antes de elegir",
        "Dónde están los límites",
        "/particulares",
      ],
      messages: [
        "mi calle es estrecha, puede entrar el camion?",
        "como llega la casa hasta mi terreno",
        "y si la grua no puede pasar",
      ],
    },
    {
      category: "De todo",
      answers: [...climate, "Diseño resistente a la intemperie", "Cubierta (MOD|LIBRE, Características)"],
      messages: ["en verano no sera un horno?", "vivo en la montaña y nieva mucho", "se gasta mucho en calefaccion?"],
    },
    {
      category: "De todo",
      answers: [upkeep, "Estructuras resistentes a la corrosión", "Materiales ecológicos", "/productos/mod-one"],
      messages: [
        "la madera no se pudre con la lluvia?",
        "se estropea la fachada con el sol",
        "hay que barnizarla cada año?",
      ],
    },
    {
      category: "De todo",
      answers: [extending, "Ampliación (MOD|LIBRE, Posibilidades)"],
      messages: ["empiezo con uno pequeño y luego le añado otro, se puede?", "y si luego se me queda pequeña?"],
    },
    {
      category: "De todo",
      answers: [moving, "Crecer y mudarse"],
      messages: ["si me cambio de ciudad me la llevo?", "me la puedo llevar a otro sitio el dia de mañana"],
    },
    {
      category: "De todo",
      answers: [guarantee, "Garantía total"],
      messages: ["y si sale algo mal despues de montarla", "si hay goteras quien lo arregla?"],
    },
    {
      category: "De todo",
      answers: [scope, transport],
      messages: ["viene con muebles?", "el precio es llave en mano?", "incluye la cocina?", "esta todo incluido"],
    },
    { category: "De todo", answers: [vat], messages: ["25308 es con iva?", "cuanto iva tengo q sumar"] },
    {
      category: "De todo",
      answers: [saving, "/blog/ahorro-casas-modulares"],
      messages: [
        "por que son mas baratas",
        "compensa mas que una obra normal?",
        "de verdad sale mas barato que construir",
      ],
    },
    {
      category: "De todo",
      answers: [land, licence, "El suelo", "Suelo edificable", "Los permisos"],
      messages: [
        "tengo un huerto, puedo poner una para ir los fines de semana?",
        "sirve cualquier terreno?",
        "en terreno no urbanizable me dejan?",
      ],
    },
    {
      category: "De todo",
      answers: ["/mod-one", "/productos/mod-one"],
      messages: [
        "que cama cabe en el one",
        "el mod one tiene ducha o bañera?",
        "cuanto mide el salon del mod one",
        "la cocina del one viene equipada?",
      ],
    },
    {
      category: "De todo",
      answers: ["/mod-two", "/productos/mod-two"],
      messages: [
        "cuantos baños tiene la two",
        "el two se puede poner con bañera",
        "que distribuciones tiene el mod two",
        "cuanto mide el dormitorio principal del two",
      ],
    },
    {
      category: "De todo",
      answers: ["/mod-studio", "/productos/mod-studio", models],
      messages: ["el studio tiene baño?", "se puede dormir en el mod studio", "cuanto ocupa el studio"],
    },
    {
      category: "De todo",
      answers: [
        "/mod-libre",
        "/productos/mod-libre",
        "¿Cuánto costaría una casa a medida, por ejemplo de 40 m²?",
        models,
      ],
      messages: [
        "quiero una casa de dos plantas",
        "se puede hacer en forma de L?",
        "necesito 5 habitaciones",
        "casa con patio interior",
        "se pueden poner unos encima de otros?",
      ],
    },
    {
      category: "De todo",
      answers: [time, "/proceso"],
      messages: [
        "que es lo primero que tengo que hacer",
        "como empezamos",
        "cuantos pasos son",
        "cuanto falta para tenerla desde que firmo",
      ],
    },
    {
      category: "De todo",
      answers: [...contactPage, "/nosotros"],
      messages: ["donde se pueden ver las casas", "teneis una casa de muestra?", "de donde sois"],
    },
    {
      category: "De todo",
      answers: [designer, "/disenador", "Conviértete en Diseñador"],
      messages: ["hay algun programa para diseñarla yo mismo?", "puedo verla en 3d"],
    },
    {
      category: "De todo",
      answers: [
        "Revestimiento (MOD|ONE, Construcción)",
        "Revestimiento de fachada (MOD|ONE, Opciones)",
        "Revestimiento de fachada (MOD|TWO, Opciones)",
        "Materiales y acabados",
        "Revestimiento (MOD|LIBRE, Características)",
        "Materiales ecológicos",
        "/productos/mod-one",
        "/productos/mod-two",
        "/productos/mod-studio",
        "/productos/mod-libre",
      ],
      messages: ["de que color puede ser la fachada", "que maderas usais", "puedo elegir los acabados?"],
    },
    {
      category: "De todo",
      answers: ["unknown", "offTopic"],
      messages: [
        "cuanto consume de luz al mes",
        "teneis casas en stock?",
        "me haceis un descuento si compro dos?",
        "aceptais bizum?",
        "que clasificacion energetica tiene",
        "vendeis casas de segunda mano?",
        "teneis ascensor para minusvalidos",
        "cuantos clientes teneis",
        "se puede pagar con criptomonedas",
        "haceis piscinas?",
        "que tiempo hace en castellon",
        "me recomiendas un abogado?",
      ],
    },
  ],
  heldOut: unseenVisitors,
};

export const visitors = inHalves(halves);
