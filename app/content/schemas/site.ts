import { z } from "zod";
import type { FieldName } from "#app/schemas/field-name.ts";
import { atLeastOne, isoDate, properName, text } from "#app/schemas/fields.ts";

// Everything the site itself points to is served over https.
const httpsUrl = z.url({ protocol: /^https$/ });
/** 09:00 */
export const timeShape = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = z.string().regex(timeShape);
/** In the order of the week. */
export const weekdays = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const weekday = z.enum(weekdays);
const percentage = z.number().gt(0).lt(100);

/** What only the company can say: pages leave it out while it is empty, and a site that goes online needs it. */
function fromCompany<Field extends z.ZodType>(field: Field, name: FieldName) {
  return field.nullish().default(null).describe(name);
}

const vat = z.discriminatedUnion("prices", [
  z.strictObject({
    prices: z.literal("unset").describe("fields.site.vatUnset"),
    rate: z.null().optional().describe("fields.site.vatNoRate"),
  }),
  z.strictObject({
    prices: z.enum(["included", "excluded"]).describe("fields.site.vatPrices"),
    rate: percentage.describe("fields.site.vatRate"),
  }),
]);

const claim = z.strictObject({
  basis: fromCompany(text("fields.site.sentence"), "fields.site.claimBasis"),
  date: fromCompany(isoDate, "fields.site.claimDate"),
});

const phase = z.strictObject({
  weeks: fromCompany(text("fields.site.fewWords"), "fields.site.phaseWeeks"),
  payment: fromCompany(text("fields.site.fewWords"), "fields.site.phasePayment"),
});

const company = z.strictObject({
  nombreComercial: properName("fields.site.nombreComercial"),
  localidad: text("fields.site.localidad"),
  razonSocial: properName("fields.site.razonSocial"),
  nif: properName("fields.site.nif"),
  domicilio: text("fields.site.domicilio"),
  registroMercantil: text("fields.site.registroMercantil"),
  dpd: text("fields.site.dpd"),
  fuero: text("fields.site.fuero"),
});

const openHours = z.strictObject({
  from: weekday.describe("fields.site.hoursFrom"),
  to: weekday.optional().describe("fields.site.hoursTo"),
  opens: timeOfDay.describe("fields.site.hoursOpen"),
  closes: timeOfDay.describe("fields.site.hoursClose"),
});
export type OpenHours = z.output<typeof openHours>;

export const telephoneShape = /^\+\d[\d\s]+\d$/;

const contact = z.strictObject({
  email: z.email().describe("fields.site.email"),
  telefono: z.string().regex(telephoneShape).describe("fields.site.telefono"),
  direccion: text("fields.site.direccion"),
});

const socialLink = z.strictObject({
  name: properName("fields.site.networkName"),
  url: httpsUrl.describe("fields.site.networkUrl"),
});

const provider = z.strictObject({ proveedor: properName("fields.site.proveedor") });

const retention = z.strictObject({
  contacto: text("fields.site.contactRetention"),
  registros: text("fields.site.recordRetention"),
});

const accessibility = z.strictObject({
  status: z.enum(["full", "partial", "none", "unset"]).describe("fields.site.accessibilityStatus"),
  evaluated: fromCompany(isoDate, "fields.site.accessibilityEvaluated"),
  method: fromCompany(text("fields.site.fewWords"), "fields.site.accessibilityMethod"),
  failures: z.array(text("fields.site.accessibilityFailure")).describe("fields.site.accessibilityFailures"),
  answerDays: fromCompany(z.int().positive(), "fields.site.accessibilityAnswerDays"),
});

/** At least one sign that a path can have: without a flag, which editors would not know of. */
export const tagShape = /[A-Za-z0-9ÁÉÍÓÚÜÑÇáéíóúüñç]/;

const tagName = properName("fields.site.tagName").regex(tagShape);

const tag = z.union([
  tagName,
  z.strictObject({
    name: tagName,
    translations: z.record(z.string(), tagName).describe("fields.site.tagTranslations"),
  }),
]);

/** `content/site.yaml`: English keys are settings, Spanish keys are names of placeholders. */
export const siteSchema = z.strictObject({
  brand: properName("fields.site.brand"),
  url: httpsUrl.regex(/[^/]$/).describe("fields.site.url"),
  vat: vat.describe("fields.site.vat"),
  included: z.array(text("fields.site.thing")).describe("fields.site.included"),
  excluded: z.array(text("fields.site.thing")).describe("fields.site.excluded"),
  claims: z
    .strictObject({
      saving: claim.describe("fields.site.claimSaving"),
      time: claim.describe("fields.site.claimTime"),
      support: claim.describe("fields.site.claimSupport"),
      guarantee: claim.describe("fields.site.claimGuarantee"),
      environment: claim.default({ basis: null, date: null }).describe("fields.site.claimEnvironment"),
    })
    .describe("fields.site.claims"),
  reply: z
    .strictObject({ days: fromCompany(z.int().positive(), "fields.site.replyDays") })
    .describe("fields.site.reply"),
  hours: z.array(openHours.describe("fields.site.hoursSpan")).default([]).describe("fields.site.hours"),
  credit: z.enum(["none", "offered", "unset"]).describe("fields.site.credit"),
  phases: z.array(phase.describe("fields.site.phase")).length(3).describe("fields.site.phases"),
  catalogo: z
    .strictObject({
      url: httpsUrl.nullish().default(null).describe("fields.site.catalogoUrl"),
    })
    .describe("fields.site.catalogo"),
  social: atLeastOne(socialLink.describe("fields.site.network"), "fields.site.social"),
  tags: z.array(tag.describe("fields.site.tag")).default([]).describe("fields.site.tags"),
  precio: z
    .strictObject({ metro: z.number().positive().describe("fields.site.precioMetro") })
    .describe("fields.site.precio"),
  ahorro: z.strictObject({ maximo: percentage.describe("fields.site.ahorroMaximo") }).describe("fields.site.ahorro"),
  plazo: z.strictObject({ reduccion: percentage.describe("fields.site.plazoReduccion") }).describe("fields.site.plazo"),
  empresa: company.describe("fields.site.empresa"),
  contacto: contact.describe("fields.site.contacto"),
  sitio: z.strictObject({ dominio: properName("fields.site.dominio") }).describe("fields.site.sitio"),
  alojamiento: provider.describe("fields.site.alojamiento"),
  correo: provider.describe("fields.site.correo"),
  supabase: z.strictObject({ region: text("fields.site.region") }).describe("fields.site.supabase"),
  google: z.strictObject({ condiciones: text("fields.site.condiciones") }).describe("fields.site.google"),
  conservacion: retention.describe("fields.site.conservacion"),
  accessibility: accessibility.describe("fields.site.accessibility"),
});
export type Vat = z.output<typeof vat>;
export type ClaimId = keyof SiteData["claims"];
export type SiteData = z.output<typeof siteSchema>;
