/** What a company has written into its site before it goes online; all else is that of `tests/site/online`. */
export interface FinishedCompany {
  readonly brand: string;
  readonly host: string;
  readonly vat: number;
  readonly saving: number;
  readonly company: Readonly<
    Record<"razonSocial" | "nif" | "domicilio" | "registroMercantil" | "fuero" | "dpd", string>
  >;
  readonly town: string;
  readonly email: string;
  readonly telephone: string;
  /** In what its first claim is founded. */
  readonly basis: string;
  /** Body of an article, with words that look like a mistake. */
  readonly article: string;
  /** The text that it has written instead of a string of the footer. */
  readonly string: string;
  /** Whether it says in what its words about the environment are founded. */
  readonly environment?: string;
}

/** Invented companies whose words look like mistakes, and have nothing that has to be put right. */
export const finishedCompanies: readonly FinishedCompany[] = [
  {
    brand: "Testa Modular",
    host: "www.testamodular.es",
    vat: 21,
    saving: 25,
    company: {
      razonSocial: "Testa Modular, S. L.",
      nif: "B96548714",
      domicilio: "Calle del Todo, 14, bajo, 46021 València",
      registroMercantil: "Registro Mercantil de Valencia, tomo 10234, folio 118, hoja V-187654",
      fuero: "Valencia",
      dpd: "no se ha designado",
    },
    town: "Valencia",
    email: "hola@testamodular.es",
    telephone: "+34 963 418 275",
    basis: "Media de siete presupuestos de obra de 2025 en la provincia de Valencia.",
    article:
      "El test de estanqueidad dura una mañana. Contestar no cuesta nada: TODO INCLUIDO, con la puerta verde. «La casa […] llegó entera», dice el acta.",
    string: "Contestamos a todo",
  },
  {
    brand: "Los Test de la Sierra",
    host: "lostest.com",
    vat: 10,
    saving: 30,
    company: {
      razonSocial: "Los Test de la Sierra, Sociedad Cooperativa Andaluza",
      nif: "F38129466",
      domicilio: "Polígono El Prado, parcela 10234, 23440 Baeza (Jaén)",
      registroMercantil: "Registro de Cooperativas Andaluzas, asiento JA-01234",
      fuero: "Baeza",
      dpd: "Marta Ruiz Peña",
    },
    town: "Baeza (Jaén)",
    email: "test@lostest.com",
    telephone: "+34 853 41 27 60",
    basis: "Tres obras nuestras, por ejemplo la de Úbeda, frente a tres de ladrillo.",
    article:
      "La madera verde se seca en el taller. Nos lo piden en la Agencia de Transición Ecológica, y no es un test.",
    string: "Todo lo que hacemos",
  },
  {
    brand: "Ibai & Son Homes",
    host: "ibaison.eus",
    vat: 10,
    saving: 40,
    company: {
      razonSocial: "Ibai and Son Homes, S. L. U.",
      nif: "ESB11640935",
      domicilio: "Gran Vía de Don Diego López de Haro, 45, 48011 Bilbao (Bizkaia)",
      registroMercantil: "Registro Mercantil de Bizkaia, tomo 5999, folio 99, hoja BI-70000",
      fuero: "Bilbao",
      dpd: "dpo@ibaison.eus",
    },
    town: "Bilbao",
    email: "kaixo@ibaison.eus",
    telephone: "+34 944 12 30 98",
    basis: "Estudio de la Universidad del País Vasco, XXX Aniversario, página 12.",
    article: "En el XXX Aniversario de la feria enseñamos el módulo. La X Semana de la Madera es en mayo.",
    string: "From Bilbao",
  },
  {
    brand: "Estrecho Modular",
    host: "estrechomodular.es",
    vat: 21,
    saving: 15,
    company: {
      razonSocial: "Estrecho Modular, S. L. L.",
      nif: "B-35418722",
      domicilio: "Calle Real, 90, 51001 Ceuta",
      registroMercantil: "Registro Mercantil de Ceuta, tomo 120, folio 45, hoja CE-1.234",
      fuero: "Ceuta",
      dpd: "no se ha designado",
    },
    town: "Ceuta",
    email: "hola@estrechomodular.es",
    telephone: "+34 956 51 20 37",
    basis: "Presupuestos entregados en Cádiz en 2025.",
    article: "El barco sale cada día y tarda 1 hora. La obra, de 3 a 4 semanas.",
    string: "TODO: del proyecto a las llaves",
  },
  {
    brand: "Green Box",
    host: "greenbox.casa",
    vat: 10,
    saving: 35,
    company: {
      razonSocial: "Green Box Habitat, S. L.",
      nif: "B15430820",
      domicilio: "Avenida de Madrid, 1200, 50010 Zaragoza",
      registroMercantil: "Registro Mercantil de Zaragoza, tomo 4444, folio 1, hoja Z-60606",
      fuero: "Zaragoza",
      dpd: "privacidad@greenbox.casa",
    },
    town: "Zaragoza",
    email: "hola@greenbox.casa",
    telephone: "+34 976 41 22 80",
    basis: "Precio medio de diez obras propias, auditado.",
    article: "Usamos materiales ecológicos y una fachada respetuosa con el medio ambiente.",
    string: "Casas sostenibles",
    environment: "Declaración ambiental de producto de cada tablero, verificada por un tercero (UNE-EN 15804).",
  },
];
