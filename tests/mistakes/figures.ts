import { article, inFile, mistake } from "./mistake.ts";

const price = "El metro sale a {{precio.metro}} ({{precio.impuestos}}), con la madera ya puesta[^madera].";
const end = "en [contacto](/contacto).";

/** Figures and facts of the company, written by hand or in another form than the house has. */
export const figures = [
  mistake(
    "precio-a-mano",
    article(price, "▸El metro sale a 1250 €/m² ({{precio.impuestos}}), con la madera ya puesta[^madera]."),
    "Es un dato: {{precio.metro}}.",
    /precio\.metro/,
  ),
  mistake(
    "precio-a-mano-con-letras",
    article(price, "▸El metro sale a 1.250 euros ({{precio.impuestos}}), con la madera ya puesta[^madera]."),
    "Es un dato: {{precio.metro}}.",
    /\{\{precio\.metro/,
  ),
  mistake(
    "precio-de-modelo-a-mano",
    article(price, "▸LUM|NORTE sale por 24.000 € ({{precio.impuestos}}), con la madera ya puesta[^madera]."),
    "Es un dato: {{modelos.lum-norte.precio}}.",
    /modelos\.lum-norte\.precio/,
  ),
  mistake(
    "medidas-a-mano-con-equis",
    article(price, "▸LUM|NORTE mide 6 x 3,2 m, con la madera ya puesta[^madera]."),
    "Es un dato: {{modelos.lum-norte.medidas}}.",
    /modelos\.lum-norte\.medidas/,
  ),
  mistake(
    "superficie-a-mano",
    article(price, "▸LUM|NORTE ocupa 19,2 m² con la madera ya puesta[^madera]."),
    "Es un dato: {{modelos.lum-norte.superficie}}.",
    /modelos\.lum-norte\.superficie/,
  ),
  mistake(
    "telefono-a-mano",
    article(end, "▸por teléfono, en el 978 000 111."),
    "Es un dato: {{contacto.telefono}}.",
    /contacto\.telefono/,
  ),
  mistake(
    "telefono-a-mano-con-prefijo",
    article(end, "▸por teléfono, en el +34 978 00 01 11."),
    "Es un dato: {{contacto.telefono}}.",
    /contacto\.telefono/,
  ),
  mistake(
    "correo-a-mano",
    article(end, "▸por correo, en equipo@lum.example."),
    "Es un dato: {{contacto.email}}.",
    /contacto\.email/,
  ),
  mistake(
    "unidad-detras-de-las-llaves",
    article("{{precio.metro}} (", "▸{{precio.metro}} €/m² ("),
    "La unidad ya va puesta.",
    /unidad|€/,
  ),
  mistake(
    "por-ciento-detras-de-las-llaves",
    article(price, "▸Ahorra hasta un {{ahorro.maximo}} %{{nota.ahorro}} en madera[^madera]."),
    "El % ya va puesto.",
    /%/,
  ),
  mistake(
    "precio-sin-impuestos",
    article("{{precio.metro}} ({{precio.impuestos}})", "▸{{precio.metro}}"),
    "Falta ({{precio.impuestos}}).",
    /precio\.impuestos/,
  ),
  mistake(
    "precio-sin-impuestos-en-su-apartado",
    article(price, `${price}\n\n## Cuánto cuesta la casa\n\nLUM|NORTE sale por ▸{{modelos.lum-norte.precio}}.`),
    "Falta ({{precio.impuestos}}) en este apartado.",
    /precio\.impuestos.*apartado/,
  ),
  mistake(
    "modelos-contados",
    article("Lo demás lo contamos", "▸Los tres modelos llevan la misma madera. Lo demás lo contamos"),
    "Es una cuenta: {{cuenta.modelos}}.",
    /Cuenta\.modelos|cuenta\.modelos/,
  ),
  mistake(
    "modelos-contados-con-cifra",
    article("Lo demás lo contamos", "Tenemos ▸3 modelos, todos de madera. Lo demás lo contamos"),
    "Es una cuenta: {{cuenta.modelos}}.",
    /cuenta\.modelos/,
  ),
  mistake(
    "modelos-de-medida-fija-contados",
    article("Lo demás lo contamos", "Empieza por ▸los dos de medida fija. Lo demás lo contamos"),
    "Mejor sin número.",
    /sin número/,
  ),
  mistake(
    "ahorro-sin-nota",
    article(price, "▸Ahorra hasta un {{ahorro.maximo}} en madera[^madera]."),
    "Falta {{nota.ahorro}}.",
    /nota\.ahorro/,
  ),
  mistake(
    "ahorro-a-mano",
    article(price, "▸Ahorra hasta un 30 %{{nota.ahorro}} en madera[^madera]."),
    "Es un dato: {{ahorro.maximo}}.",
    /ahorro\.maximo/,
  ),
  mistake("soporte-sin-nota", article(end, "▸en el teléfono, 24/7."), "Falta {{nota.soporte}}.", /nota\.soporte/),
  mistake(
    "cuenta-sin-espacios",
    article("{{precio.metro}}", "▸{{precio.metro*40}}"),
    "Un espacio a cada lado del signo.",
    /espacio|precio\.metro \* 40/,
  ),
  mistake("cuenta-con-equis", article("{{precio.metro}}", "▸{{precio.metro x 40}}"), "Se multiplica con *.", /\*/),
  mistake(
    "cuenta-con-punto-de-millar",
    article("{{precio.metro}}", "▸{{precio.metro / 1.500 en %}}"),
    "Cifras sin punto de millar.",
    /punto|millar|1500/,
  ),
  mistake(
    "cuenta-con-parentesis-abierto",
    article("{{precio.metro}}", "▸{{(precio.metro * 40}}"),
    "Falta el paréntesis que cierra.",
    /paréntesis|\)/,
  ),
  mistake(
    "cuenta-en-dolares",
    article("{{precio.metro}}", "▸{{precio.metro * 2 en dólares}}"),
    "Detrás de en: euros, €/m², m², % o número.",
    /euros/,
  ),
  mistake("metros-cuadrados-con-dos", article("Barnizar | Cinco años", "▸Barnizar | Un bote por 12 m2"), "m².", /m²/),
  mistake(
    "por-ciento-pegado",
    article(end, "▸en la tienda, con un 15% de descuento."),
    "15 %, con espacio.",
    /espacio|15 %|15\u00a0%/,
  ),
  mistake(
    "euro-pegado",
    article("Barnizar | Cinco años", "▸Barnizar | 60€ el bote"),
    "60 €, con espacio.",
    /espacio|60 €|60\u00a0€/,
  ),
  mistake(
    "euros-con-coma-inglesa",
    article("Barnizar | Cinco años", "▸Barnizar | 1,500 € la obra"),
    "1.500 €: el punto separa los millares.",
    /1\.500|1500|punto/,
  ),
  mistake(
    "decimal-con-punto",
    article("Barnizar | Cinco años", "▸Barnizar | 2.5 litros"),
    "2,5: coma decimal.",
    /2,5|coma/,
  ),
  mistake(
    "medidas-de-otra-cosa-con-equis",
    article("Barnizar | Cinco años", "▸Barnizar | Tablas de 3 x 2 m"),
    "El signo es ×: 3 × 2 m.",
    /×/,
  ),
  mistake(
    "modelo-con-guion",
    article("Lo demás", "▸En LUM-NORTE es igual. Lo demás"),
    "Se escribe LUM|NORTE.",
    /LUM\|NORTE/,
  ),
  mistake(
    "modelo-en-minusculas",
    article("Lo demás", "▸En Lum|Norte es igual. Lo demás"),
    "Se escribe LUM|NORTE.",
    /LUM\|NORTE/,
  ),
  mistake(
    "nif-a-mano",
    inFile(
      "legal/terms.md",
      "No envíes mensajes falsos",
      "▸El NIF es B11111111 (NIF de ejemplo). No envíes mensajes falsos",
    ),
    "Es un dato: {{empresa.nif}}.",
    /empresa\.nif/,
  ),
  mistake(
    "precio-a-mano-en-una-tarjeta",
    inFile(
      "pages/home.md",
      "Dos dormitorios, dos baños y un comedor en {{modelos.lum-sur.medidas}}.",
      "▸Dos dormitorios, dos baños y un comedor en 10 x 4,5 m.",
    ),
    "Es un dato: {{modelos.lum-sur.medidas}}.",
    /modelos\.lum-sur\.medidas/,
  ),
  mistake(
    "cuenta-de-tarjetas-que-no-sale",
    inFile("pages/home.md", "intro: La misma caja, tres usos.", "▸intro: La misma caja, cinco usos."),
    "Son tres tarjetas, no cinco.",
    /tres|3/,
  ),
];
