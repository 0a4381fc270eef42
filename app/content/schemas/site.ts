import { z } from "zod";
import { asWords } from "#app/schemas/field-marks.ts";
import { isoDate, properName, text } from "#app/schemas/fields.ts";

// Everything the site itself points to is served over https.
const httpsUrl = z.url({ protocol: /^https$/ });
/** 09:00 */
const timeOfDay = z.stringFormat("time", /^(?:[01]\d|2[0-3]):[0-5]\d$/);
/** In the order of the week. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const weekday = z.enum(weekdays);
const percentage = z.number().gt(0).lt(100);

/** A field that only the company can fill. Pages leave it out until then; a site that goes online needs it. */
function fromCompany<Field extends z.ZodType>(field: Field) {
  return field.nullish().default(null);
}

const vat = z.discriminatedUnion("prices", [
  z.strictObject({
    prices: z.literal("unset"),
    rate: z.null().optional(),
  }),
  z.strictObject({
    prices: z.enum(["included", "excluded"]),
    rate: percentage,
  }),
]);

/** Parts of the drawing of a price: of the building, which every price includes, and of what comes with it. */
const buildingParts = ["structure", "cladding", "roof", "glazing"] as const;
const siteParts = ["deck", "foundation", "connections", "transport", "land"] as const;
export type PricePart = (typeof buildingParts | typeof siteParts)[number];

// Short enough for a label of the drawing. Amounts and taxes are beside the price, where they follow the settings.
const thingBought = asWords(
  z
    .string()
    .trim()
    .min(1)
    .max(40)
    .check(z.stringFormat("thing", (written) => !/\p{N}|\b(?:IVA|impuestos?)\b/iu.test(written))),
);

/** A thing by its name alone, or also as the label of a part of the drawing. */
function priceLine<Part extends PricePart>(parts: readonly Part[]) {
  return z.union([thingBought, z.strictObject({ name: thingBought, part: z.enum(parts) })]);
}

/** The contents of the price per square metre, and what is charged apart. */
const priceContents = z.strictObject({
  // Whether the lists are invented, which every page with them says.
  sample: z.boolean(),
  included: z.array(priceLine([...buildingParts, ...siteParts])),
  excluded: z.array(priceLine(siteParts)),
});

const claim = z.strictObject({
  basis: fromCompany(text),
  date: fromCompany(isoDate),
});

const phase = z.strictObject({
  weeks: fromCompany(text),
  payment: fromCompany(text),
});

const company = z.strictObject({
  nombreComercial: properName,
  localidad: text,
  razonSocial: properName,
  nif: properName,
  domicilio: text,
  registroMercantil: text,
  dpd: text,
  fuero: text,
});

const openHours = z.strictObject({
  from: weekday,
  to: weekday.optional(),
  opens: timeOfDay,
  closes: timeOfDay,
});
export type OpenHours = z.output<typeof openHours>;

const contact = z.strictObject({
  email: z.email(),
  // Nine figures in Spain; elsewhere as many as E.164 allows, with the code of the country.
  telefono: z.stringFormat("telephone", /^\+(?:34\s*[6-9](?:\s*\d){8}|(?!34)\d(?:\s*\d){7,14})$/),
  direccion: text,
});

const socialLink = z.strictObject({
  name: properName,
  url: httpsUrl,
});

const provider = z.strictObject({ proveedor: properName });

const retention = z.strictObject({
  contacto: text,
  registros: text,
});

const accessibility = z.strictObject({
  status: z.enum(["full", "partial", "none", "unset"]),
  evaluated: fromCompany(isoDate),
  method: fromCompany(text),
  failures: z.array(text),
  answerDays: fromCompany(z.int().positive()),
});

/** A name with at least one letter or digit that a path can have. */
const tagName = properName.check(z.stringFormat("tag", /[A-Za-z0-9ÁÉÍÓÚÜÑÇáéíóúüñç]/));

const tag = z.union([
  tagName,
  z.strictObject({
    name: tagName,
    translations: z.record(z.string(), tagName),
  }),
]);

/** `content/site.yaml`: English keys are settings, Spanish keys are names of placeholders. */
export const siteSchema = z.strictObject({
  brand: properName,
  // Without a slash at its end.
  url: httpsUrl.check(z.stringFormat("url", /[^/]$/)),
  vat,
  priceContents,
  claims: z.strictObject({
    saving: claim,
    time: claim,
    support: claim,
    guarantee: claim,
    environment: claim.default({ basis: null, date: null }),
  }),
  reply: z.strictObject({ days: fromCompany(z.int().positive()) }),
  hours: z.array(openHours).default([]),
  credit: z.enum(["none", "offered", "unset"]),
  phases: z.array(phase).length(3),
  catalogo: z.strictObject({
    url: httpsUrl.nullish().default(null),
  }),
  social: z.array(socialLink),
  tags: z.array(tag).default([]),
  // A price outside its bounds has a point of thousands or lacks a digit; «0.3» is a share, not per cent.
  precio: z.strictObject({ metro: z.number().min(200).max(6000) }),
  ahorro: z.strictObject({ maximo: percentage.min(1) }),
  plazo: z.strictObject({ reduccion: percentage.min(1) }),
  empresa: company,
  contacto: contact,
  sitio: z.strictObject({ dominio: properName }),
  alojamiento: provider,
  correo: provider,
  supabase: z.strictObject({ region: text }),
  google: z.strictObject({ condiciones: text }),
  conservacion: retention,
  accessibility,
});
export type Vat = z.output<typeof vat>;
export type ClaimId = keyof SiteData["claims"];
export type SiteData = z.output<typeof siteSchema>;
