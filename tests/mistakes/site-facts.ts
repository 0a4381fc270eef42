import { inFile, mistake } from "./mistake.ts";

const edit = (find: string, replace: string, line?: number | string) =>
  inFile("content/site.yaml", find, replace, line);
const metro = "metro: 1250";
const telephone = "telefono: +34 978 000 111";
const email = "email: equipo@lum.example";

/** `content/site.yaml`. */
export const siteFacts = [
  mistake("precio-con-unidad", edit(metro, "▸metro: 1250 €/m²"), "Sin la unidad: 1250.", /unidad|número/),
  mistake("precio-con-punto-de-millar", edit(metro, "▸metro: 1.250"), "Sin punto: 1250.", /1250|punto|millar/),
  mistake("precio-con-coma", edit(metro, "▸metro: 1250,50"), "Con punto decimal, sin comillas.", /número|punto|1250/),
  mistake(
    "precio-con-un-cero-de-mas",
    edit(metro, "▸metro: 12500"),
    "¿De verdad 12.500 €/m²?",
    /12\.?500|plausible|revisa|comprueba/i,
  ),
  mistake(
    "precio-con-un-cero-de-menos",
    edit(metro, "▸metro: 125"),
    "¿De verdad 125 €/m²?",
    /125|plausible|revisa|comprueba/i,
  ),
  mistake("precio-vacio", edit(metro, "▸metro:"), "Falta el precio.", /metro|precio/),
  mistake("precio-negativo", edit(metro, "▸metro: -1250"), "Mayor que cero.", /mayor|positiv|0/),
  mistake(
    "telefono-corto",
    edit(telephone, "▸telefono: +34 978 000 11"),
    "Le falta una cifra.",
    /cifra|teléfono|dígito/i,
  ),
  mistake(
    "telefono-con-letras",
    edit(telephone, "▸telefono: +34 978 OOO 111"),
    "Hay letras O en vez de ceros.",
    /cifra|teléfono|letra|número/i,
  ),
  mistake("telefono-sin-prefijo", edit(telephone, "▸telefono: 978 000 111"), "Con +34.", /\+34/),
  mistake("dos-telefonos", edit(telephone, "▸telefono: +34 978 000 111 / 600 000 222"), "Uno solo.", /teléfono|uno/i),
  mistake("correo-sin-arroba", edit(email, "▸email: equipo.lum.example"), "Falta @.", /@/),
  mistake("correo-con-espacio", edit(email, "▸email: equipo @lum.example"), "Sobra el espacio.", /correo|espacio|@/),
  mistake("correo-con-mailto", edit(email, "▸email: mailto:equipo@lum.example"), "Sin mailto:.", /mailto|correo/),
  mistake(
    "url-sin-https",
    edit("url: https://www.lum.example\n", "▸url: www.lum.example\n"),
    "Con https://.",
    /https:\/\//,
  ),
  mistake(
    "url-con-barra-final",
    edit("url: https://www.lum.example\n", "▸url: https://www.lum.example/\n"),
    "Sin la barra del final.",
    /barra|https:\/\/www\.lum\.example(?!\/)/,
  ),
  mistake("url-con-http", edit("url: https://www.lum.example\n", "▸url: http://www.lum.example\n"), "https.", /https/),
  mistake(
    "url-y-dominio-distintos",
    edit("dominio: www.lum.example", "▸dominio: www.lun.example"),
    "El dominio no es el de url.",
    /www\.lum\.example|url/,
  ),
  mistake(
    "dato-con-nombre-mal-escrito",
    edit(telephone, "▸teléfono: +34 978 000 111"),
    "telefono, sin acento.",
    /telefono/,
  ),
  mistake(
    "dato-inventado",
    edit("credit: none", "credit: none\n▸horario: de 9 a 18"),
    "horario no existe; pedirlo a desarrollo.",
    /horario/,
  ),
  mistake("dato-borrado", edit(`  ${telephone}\n`, "", "contacto:"), "Falta telefono.", /telefono/),
  mistake(
    "grupo-repetido",
    edit("plazo:\n  reduccion: 45\n", "plazo:\n  reduccion: 45\n▸plazo:\n  reduccion: 40\n"),
    "plazo está dos veces.",
    /plazo/,
  ),
  mistake("tabulador-en-los-datos", edit("  metro: 1250", "▸\tmetro: 1250"), "Espacios, no tabulador.", /tabulador/),
  mistake("ahorro-con-por-ciento", edit("maximo: 30", "▸maximo: 30 %"), "Sin %: 30.", /número|%|unidad/),
  mistake("ahorro-de-130", edit("maximo: 30", "▸maximo: 130"), "De 0 a 100.", /100/),
  mistake("ahorro-como-fraccion", edit("maximo: 30", "▸maximo: 0.3"), "En tanto por ciento: 30.", /entero|ciento|30/),
  mistake(
    "fecha-de-afirmacion-a-la-espanola",
    edit("por turnos., date: 2026-05-04", "▸por turnos., date: 04/05/2026"),
    "2026-05-04.",
    /2026-05-04|año-mes-día/,
  ),
  mistake(
    "coma-en-una-afirmacion",
    edit(
      "basis: Teléfono de ejemplo atendido por turnos., date",
      "▸basis: Teléfono de ejemplo, atendido por turnos., date",
    ),
    "La coma separa: entre comillas.",
    /comillas|coma/,
  ),
  mistake(
    "red-social-con-arroba",
    edit("url: https://instagram.lum.example", '▸url: "@lum"'),
    "La dirección entera, con https://.",
    /https:\/\//,
  ),
  mistake(
    "impuestos-en-castellano",
    edit("vat: { prices: unset }", "▸vat: { prices: sin }"),
    "Los valores que valen.",
    /unset/,
  ),
  mistake(
    "dias-de-respuesta-en-letras",
    edit("reply: { days: 2 }", "▸reply: { days: dos }"),
    "En cifras: 2.",
    /número|cifra/,
  ),
  mistake(
    "lista-de-incluido-sin-corchetes",
    edit(
      "included: [Bastidor de acero., Ventanas con doble vidrio.]",
      "▸included: Bastidor de acero., Ventanas con doble vidrio.",
    ),
    "Entre corchetes.",
    /corchetes|\[|lista/,
  ),
  mistake("datos-con-comillas-de-word", edit("brand: LUM", "▸brand: “LUM”"), "Comillas rectas o ninguna.", /comillas/),
  mistake(
    "datos-con-conflicto-de-git",
    edit("  metro: 1250", "▸<<<<<<< HEAD\n  metro: 1250\n=======\n  metro: 1300\n>>>>>>> ana"),
    "Un conflicto de git sin resolver.",
    /git|conflicto/i,
  ),
  mistake(
    "datos-sin-sangria",
    edit("  metro: 1250", "▸metro: 1250"),
    "Con dos espacios delante.",
    /espacio|sangr|precio/,
  ),
  mistake("datos-sin-espacio", edit("brand: LUM", "▸brand:LUM"), "Un espacio detrás de los dos puntos.", /espacio/),
  mistake("credito-desconocido", edit("credit: none", "▸credit: ninguno"), "none.", /none/),
  mistake(
    "espacio-duro-en-el-telefono",
    edit(telephone, "▸telefono: +34\u00a0978\u00a0000\u00a0111"),
    "Espacios normales.",
    /U\+00A0|espacio|teléfono/i,
  ),
];
