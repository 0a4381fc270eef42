/** Titles of the passages that several groups name. */
export const models = "¿Qué modelos hay y cuánto miden?";
export const price = "¿Cuánto cuesta cada modelo?";
export const scope = "¿Qué incluye el precio por metro cuadrado y qué no?";
export const vat = "¿Los precios llevan IVA?";
export const saving = "¿Es cierto que sale hasta un 40 % más barata que una casa tradicional?";
export const bespoke = "¿Cuánto costaría una casa a medida, por ejemplo de 40 m²?";
export const transport = "¿Cuánto cuestan el transporte y la grúa?";
export const foundation = "¿Qué cimentación necesita un módulo?";
export const land = "¿Puedo colocar un módulo en suelo rústico?";
export const licence = "¿Hace falta licencia?";
export const mortgage = "¿Puedo pedir una hipoteca para una casa modular?";
export const businessFinance = "¿Qué financiación hay para empresas?";
export const investing = "¿Se puede invertir con vosotros?";
export const time = "¿Cuánto se tarda y qué pasos hay?";
export const guarantee = "¿Qué garantía tiene?";
export const upkeep = "¿Qué mantenimiento necesita?";
export const insulation = "¿Está bien aislada para el frío y el calor?";
export const extending = "¿Puedo ampliar más adelante?";
export const moving = "¿Se puede trasladar a otro sitio?";
export const campsites = "¿Qué ofrecéis a los campings?";
export const businesses = "¿Sirven para oficinas, tiendas u otros negocios?";
export const catalogue = "¿Dónde puedo descargar el catálogo?";
export const designer = "¿Puedo diseñar mi casa en la web?";
const contact = "¿Cómo contacto y en qué horario?";
const whereWeAre = "Dónde estamos";
export const contactPage = [
  contact,
  "Contacto",
  whereWeAre,
  "contact: hablar con una persona",
  "contact: teléfono",
  "contact: correo electrónico",
  "contact: horario",
];
export const climate = [
  insulation,
  "Climatización (MOD|ONE, Opciones)",
  "Climatización (MOD|STUDIO, Opciones)",
  "Climatización (MOD|TWO, Opciones)",
];
