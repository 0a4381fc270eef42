import {
  businessFinance,
  catalogue,
  contactPage,
  designer,
  investing,
  mortgage,
  price,
  scope,
} from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Financiación",
      answers: [mortgage, "/financiacion-particulares"],
      messages: [
        "me da el banco una hipoteca?",
        "ipoteca casa prefabricada",
        "¿se puede financiar con hipoteca?",
        "que requisitos pide el banco",
        "prestamo personal para un estudio",
        "autopromotor hipoteca",
        "¿El banco me presta dinero para una casa modular en Cuenca?",
      ],
    },
    {
      category: "Financiación",
      answers: [
        mortgage,
        "/financiacion-particulares",
        "/financiacion",
        "Cómo se paga",
        businessFinance,
        "/financiacion-empresas",
      ],
      messages: [
        "¿Financiáis?",
        "¿se puede pagar a plazos?",
        "quiero financiar un mod two",
        "formas de pago",
        "opciones de financiacion",
      ],
    },
    {
      category: "Financiación",
      answers: [businessFinance, "/financiacion-empresas", "/financiacion"],
      messages: [
        "leasing",
        "¿qué es el renting?",
        "¿se puede alquilar un módulo?",
        "que es el lease back",
        "diferencia entre leasing y renting",
        "financiacion para mi empresa",
        "somos una pyme de Valencia y queremos pagar en cuotas",
        "quiero alquilar unas oficinas para 6 meses",
      ],
    },
    {
      category: "Financiación",
      answers: [investing, "/inversores", "/financiacion-inversores"],
      messages: [
        "me interesa invertir",
        "quiero ser inversor",
        "busco oportunidades de inversión inmobiliaria",
        "¿tenéis franquicias?",
        "quiero abrir una franquicia en Murcia",
        "Soy inversor y tengo un solar en Málaga, ¿qué proponéis?",
      ],
    },
    {
      category: "Financiación",
      answers: [investing, "/inversores", "/financiacion-inversores", "/blog/glamping-inversion-rentable"],
      messages: ["que rentabilidad tiene", "¿Qué retorno ofrece la inversión?"],
    },
    {
      category: "Financiación",
      answers: ["/blog/glamping-inversion-rentable"],
      messages: [
        "cuanto se gana con un glamping",
        "rentabilidad de un glamping",
        "en cuánto tiempo se recupera la inversión de un glamping",
      ],
    },
    {
      category: "Empresa y contacto",
      answers: [catalogue],
      messages: [
        "catalogo pdf",
        "¿me mandáis un catálogo?",
        "donde descargo el folleto",
        "catálago de casas",
        "¿Se puede descargar el catálogo en la web?",
      ],
    },
    {
      category: "Empresa y contacto",
      answers: [designer, "/disenador", "Conviértete en Diseñador"],
      messages: ["¿puedo diseñar mi propia casa?", "diseñador 3d", "configurador", "cuándo estará el diseñador"],
    },
    {
      category: "Empresa y contacto",
      answers: contactPage,
      messages: [
        "quiero hablar con alguien",
        "telefono",
        "¿me podéis llamar?",
        "donde estais",
        "horario de atención",
        "correo electronico",
        "quiero que me llame un comercial",
        "necesito hablar con una persona",
        "¿dónde está vuestra fábrica?",
        "Quisiera concertar una cita para ver una casa",
        "¿Estáis cerca de Tarragona?",
        "cómo puedo contactaros",
      ],
    },
    { category: "Empresa y contacto", answers: [...contactPage, scope, price], messages: ["quiero pedir presupuesto"] },
    {
      category: "Empresa y contacto",
      answers: ["/privacidad"],
      messages: [
        "¿Qué pasa con mis datos?",
        "¿guardáis mis datos?",
        "protección de datos",
        "quiero que borréis mis datos",
        "politica de privacidad",
      ],
    },
    { category: "Empresa y contacto", answers: ["/cookies"], messages: ["usais cookies?", "política de cookies"] },
    { category: "Empresa y contacto", answers: ["/aviso-legal"], messages: ["aviso legal"] },
    {
      category: "Empresa y contacto",
      answers: ["/terminos"],
      messages: ["términos y condiciones", "condiciones de uso de la web"],
    },
    { category: "Empresa y contacto", answers: ["/accesibilidad"], messages: ["accesibilidad de la web"] },
    {
      category: "Empresa y contacto",
      answers: ["/nosotros"],
      messages: [
        "quienes sois",
        "¿desde cuándo existe la empresa?",
        "historia de la empresa",
        "¿Cuánto tiempo lleváis en esto?",
        "vuestra filosofía",
      ],
    },
  ],
  heldOut: [
    {
      category: "Financiación",
      answers: [mortgage, "/financiacion-particulares"],
      messages: ["¿los bancos conceden hipotecas para esto?", "crédito para comprar una casa modular"],
    },
    {
      category: "Financiación",
      answers: [businessFinance, "/financiacion-empresas", "/financiacion"],
      messages: ["soy autónomo y busco un renting", "alquiler con opción de compra para mi negocio"],
    },
    {
      category: "Financiación",
      answers: [investing, "/inversores", "/financiacion-inversores", "/blog/glamping-inversion-rentable"],
      messages: ["tengo capital y quiero participar en algún proyecto", "¿cómo se hace uno franquiciado?"],
    },
    { category: "Empresa y contacto", answers: [catalogue], messages: ["¿tenéis algún folleto en PDF?"] },
    {
      category: "Empresa y contacto",
      answers: contactPage,
      messages: ["¿a qué número os llamo?", "¿tenéis oficina a la que ir?", "¿a qué hora abrís?"],
    },
    {
      category: "Empresa y contacto",
      answers: ["/privacidad"],
      messages: ["¿con quién compartís mis datos personales?"],
    },
    { category: "Empresa y contacto", answers: ["/cookies"], messages: ["¿esta página instala cookies?"] },
    { category: "Empresa y contacto", answers: ["/nosotros"], messages: ["contadme algo de vuestra empresa"] },
  ],
};

export const moneyAndCompany = inHalves(halves);
