import { guarantee, investing, mortgage, price, saving, time } from "./answer-names.ts";
import { type Halves, inHalves } from "./question-group.ts";

const halves: Halves = {
  tuned: [
    {
      category: "Personas",
      answers: ["contact: hablar con una persona"],
      messages: [
        "quiero hablar con una persona",
        "pásame con un humano",
        "prefiero que me atienda alguien de verdad",
        "hay alguien ahí?",
        "llamadme por favor",
      ],
    },
    {
      category: "Personas",
      answers: ["contact: teléfono"],
      messages: ["tlf?", "tfno", "teléfono", "dame el numero de telefono", "¿tenéis whatsapp?"],
    },
    {
      category: "Personas",
      answers: ["contact: correo electrónico"],
      messages: ["correo", "email?", "a qué mail os escribo"],
    },
    {
      category: "Personas",
      answers: ["contact: horario"],
      messages: [
        "¿abrís los domingos?",
        "horario",
        "a que hora cerrais",
        "¿atendéis los sábados por la tarde?",
        "estais abiertos en agosto",
      ],
    },
    {
      category: "Personas",
      answers: ["contact: reclamación"],
      messages: [
        "quiero poner una queja",
        "estoy muy descontento con vuestro servicio",
        "hoja de reclamaciones",
        "llevo dos semanas esperando y nadie me contesta",
        "esto es una vergüenza, nadie me llama",
      ],
    },
    {
      category: "Personas",
      answers: ["contact: empleo"],
      messages: [
        "¿tenéis trabajo?",
        "busco empleo",
        "ofertas de empleo en Castellón",
        "¿dónde envío mi currículum?",
        "quiero trabajar con vosotros",
        "quiero trabajar con vosotros de soldador",
        "dónde mando el curriculum",
        "¿buscáis montadores?",
        "soy carpintero, ¿necesitáis gente?",
        "necesitais personal?",
      ],
    },
    {
      category: "Personas",
      answers: ["contact: baja del boletín"],
      messages: [
        "baja del boletín",
        "quiero darme de baja",
        "no quiero recibir más correos",
        "como me borro de la newsletter",
        "dejad de mandarme emails",
      ],
    },
    {
      category: "Promesas",
      answers: [investing, "/inversores", "/blog/glamping-inversion-rentable"],
      contains: ["no una promesa"],
      messages: [
        "¿me garantizáis el 35 %?",
        "prometéis una rentabilidad del 25%?",
        "seguro que recupero la inversion en 3 años?",
        "me asegurais que gano dinero con el glamping",
      ],
    },
    {
      category: "Promesas",
      answers: [time, "/proceso"],
      contains: ["depende"],
      messages: [
        "seguro que en 2 meses está?",
        "¿me garantizáis que está para navidad?",
        "os comprometéis a entregarla en 90 dias?",
      ],
    },
    {
      category: "Promesas",
      answers: [price, "/modelos", "/contacto"],
      contains: ["presupuesto"],
      messages: ["¿me garantizáis ese precio?", "seguro que no sube el precio despues?"],
    },
    {
      category: "Promesas",
      answers: [mortgage, "/financiacion-particulares"],
      contains: ["banco"],
      messages: ["¿me aseguráis que me dan la hipoteca?", "seguro que el banco me la concede?"],
    },
    {
      category: "Promesas",
      answers: [guarantee, "/proceso", "/contacto", "unknown"],
      lacks: ["Hecho para Durar"],
      messages: ["¿es verdad que dura 100 años?", "prometéis que dura toda la vida?", "me garantizais que no se moja"],
    },
    {
      category: "Promesas",
      answers: [price, "/modelos", "/contacto", "/mod-one"],
      contains: ["900 €/m²"],
      messages: ["¿cuesta 700 €/m²?", "es verdad que el metro sale a 600 euros?"],
    },
    {
      category: "Promesas",
      answers: [saving, "/blog/ahorro-casas-modulares"],
      messages: ["¿es verdad que ahorro un 60 %?", "seguro que me ahorro el 40%?"],
    },
    {
      category: "Idiomas",
      answers: ["language: en"],
      messages: [
        "How much does a house cost?",
        "Do you deliver to France?",
        "do you have a two bedroom house?",
        "I would like to visit your factory",
        "What materials do you use?",
        "hello, is there anyone who speaks english",
        "price of the mod one please",
      ],
    },
    {
      category: "Idiomas",
      answers: ["language: fr"],
      messages: ["Combien coûte une maison ?", "bonjour, est-ce que vous livrez en France ?", "je voudrais un devis"],
    },
    {
      category: "Idiomas",
      answers: ["language: de"],
      messages: ["Was kostet ein Haus?", "Liefern Sie auch nach Deutschland?", "guten tag, ich möchte ein haus kaufen"],
    },
    {
      category: "Idiomas",
      answers: ["language: ca"],
      messages: [
        "Quant costa una casa de 40 m2?",
        "bon dia, teniu cases amb dues habitacions?",
        "voldria saber el preu",
        "puc posar-la al meu terreny?",
      ],
    },
  ],
  heldOut: [
    {
      category: "Personas",
      answers: ["contact: hablar con una persona", "contact: teléfono"],
      messages: [
        "me puede llamar un comercial?",
        "no quiero hablar con una máquina",
        "me gustaría que me atendiera una persona",
      ],
    },
    {
      category: "Personas",
      answers: ["contact: teléfono"],
      messages: ["nro de telefono", "a qué teléfono puedo llamar?", "número de contacto"],
    },
    {
      category: "Personas",
      answers: ["contact: correo electrónico", "contact: teléfono"],
      messages: ["cuál es vuestra dirección de correo", "me dais un email"],
    },
    {
      category: "Personas",
      answers: ["contact: horario"],
      messages: ["¿qué horario tenéis?", "abren los sabados?", "puedo llamar un festivo?"],
    },
    {
      category: "Personas",
      answers: ["contact: reclamación"],
      messages: ["quiero reclamar", "tengo una queja", "vaya servicio mas malo, nadie responde"],
    },
    {
      category: "Personas",
      answers: ["contact: empleo"],
      messages: ["hay alguna oferta de trabajo?", "soy arquitecto y busco trabajo", "admitis cv?"],
    },
    {
      category: "Personas",
      answers: ["contact: baja del boletín"],
      messages: ["cancelar suscripcion", "cómo me doy de baja de vuestros correos"],
    },
    {
      category: "Promesas",
      answers: [investing, "/inversores", "/blog/glamping-inversion-rentable"],
      contains: ["no una promesa"],
      messages: ["¿está garantizado el beneficio?", "me prometeis un 20 % anual?"],
    },
    {
      category: "Promesas",
      answers: [time, "/proceso"],
      contains: ["depende"],
      messages: ["¿es seguro que estará lista en verano?", "me garantizas la fecha de entrega?"],
    },
    {
      category: "Promesas",
      answers: [saving, "/blog/ahorro-casas-modulares"],
      messages: ["¿me garantizáis que me ahorro un 40 %?"],
    },
    {
      category: "Promesas",
      answers: [price, "/modelos", "/contacto", "/mod-two"],
      lacks: ["30.000 €"],
      messages: ["¿es cierto que el two cuesta 30.000 euros?"],
    },
    {
      category: "Idiomas",
      answers: ["language: en"],
      messages: ["What are your opening hours?", "is it possible to get a mortgage", "can you ship to the UK?"],
    },
    {
      category: "Idiomas",
      answers: ["language: fr"],
      messages: ["quel est le prix du mod two", "avez-vous un catalogue ?"],
    },
    {
      category: "Idiomas",
      answers: ["language: de"],
      messages: ["Haben Sie einen Katalog?", "wie lange dauert es bis zur lieferung"],
    },
    {
      category: "Idiomas",
      answers: ["language: ca"],
      messages: ["quin preu té la més gran?", "feu enviaments a Mallorca? gràcies", "on esteu?"],
    },
  ],
};

export const peopleAndPromises = inHalves(halves);
