/**
 * Mistakes of the bank that the check does not lead out of yet: a rule that does takes its name from here. Whoever adds a
 * mistake may add its name.
 */
export const unmet = {
  /** Nothing is said of them. */
  unseen: [
    "descripcion-de-otro-articulo",
    "apartado-sin-texto",
    "cuenta-sin-espacios",
    "medidas-de-otra-cosa-con-equis",
    "modelo-con-guion",
    "modelo-en-minusculas",
    "cuenta-de-tarjetas-que-no-sale",
    "palabra-dos-veces",
    "nota-del-abogado-mal-abierta",
    "pies-mal-escritos",
    "peso-en-toneladas",
    "espacio-duro-en-el-telefono",
    "hueco-con-una-llave",
    "hueco-sin-cerrar",
  ],
  /** Polish, or seen at once on the page. */
  dropped: [
    "imagen-repetida-en-el-articulo",
    "png-llamado-jpg",
    "foto-sin-usar",
    "foto-suelta-en-images",
    "foto-en-carpeta-nueva",
    "alt-que-empieza-por-foto-de",
    "alt-larguisimo",
    "espacio-duro-entre-palabras",
    "fases-desordenadas",
    "tarjetas-que-empiezan-igual",
    "historia-con-comillas-en-la-cita",
    "pregunta-repetida",
  ],
  /** Only something else is said, which follows from them. */
  elsewhere: ["titulo-en-negrita", "llave-que-falta"],
  /** What is said does not tell how to put them right. */
  untold: ["pregunta-con-dato-desconocido", "clave-traducida"],
  /** They are told, with other lines that follow from them. */
  several: [
    "llaves-pegadas",
    "bom-en-medio",
    "pagina-renombrada",
    "datos-con-otra-extension",
    "estancias-que-se-pisan",
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>;
