import { z } from "zod";
import { atLeastOne, isoDate, text } from "#app/schemas/fields.ts";

// Everything the site itself points to is served over https.
const httpsUrl = z.url({ protocol: /^https$/ });
const percentage = z.number().gt(0).lt(100);

/** What only the company can say: pages leave it out while it is empty, and a site that goes online needs it. */
function fromCompany<Field extends z.ZodType>(field: Field, sentence: string) {
  return field.nullish().default(null).describe(sentence);
}

const vat = z.discriminatedUnion("prices", [
  z.strictObject({ prices: z.literal("unset").describe("Not decided."), rate: z.null().optional().describe("None.") }),
  z.strictObject({
    prices: z.enum(["included", "excluded"]).describe("Whether prices include it."),
    rate: percentage.describe("VAT rate, in per cent."),
  }),
]);

const claim = z.strictObject({
  basis: fromCompany(text("One sentence."), "What the claim rests on, in one or two sentences."),
  date: fromCompany(isoDate, "Day of that basis."),
});

const phase = z.strictObject({
  weeks: fromCompany(text("A few words."), "How long the phase takes: «3 a 4 semanas»."),
  payment: fromCompany(text("A few words."), "What is paid in it: «30 % al firmar»."),
});

const company = z.strictObject({
  nombreComercial: text("Trading name."),
  localidad: text("Town and province, for the footer."),
  razonSocial: text("Registered name."),
  nif: text("Tax number."),
  domicilio: text("Registered postal address."),
  registroMercantil: text("Entry in the commercial register."),
  dpd: text("Data protection officer, or a phrase saying there is none."),
  fuero: text("Town whose courts settle disputes with companies."),
});

const contact = z.strictObject({
  email: z.email().describe("Email address for visitors."),
  telefono: z
    .string()
    .regex(/^\+\d[\d\s]+\d$/)
    .describe("Telephone in international form, grouped by spaces."),
  direccion: text("Postal address in one line."),
});

const socialLink = z.strictObject({
  name: text("Name of the network."),
  url: httpsUrl.describe("URL of the profile."),
});

const provider = z.strictObject({ proveedor: text("Name of the provider.") });

const retention = z.strictObject({
  contacto: text("How long messages are kept, in words."),
  registros: text("How long technical records are kept, in words."),
});

const accessibility = z.strictObject({
  estado: text("Outcome of the last evaluation."),
  fecha: text("Date of the last evaluation, in words."),
  metodo: text("How the site was evaluated."),
  otrasLimitaciones: text("Further known limits: whole sentences."),
});

/** `content/site.yaml`: English keys are settings, Spanish keys are names of placeholders. */
export const siteSchema = z.strictObject({
  brand: text("Brand name of the header and of page titles."),
  url: httpsUrl.regex(/[^/]$/).describe("URL of the site, without a final slash."),
  vat: vat.describe("Whether prices include VAT, and at which rate."),
  included: z.array(text("One thing.")).describe("What the price per square metre includes."),
  excluded: z.array(text("One thing.")).describe("What is quoted apart."),
  claims: z
    .strictObject({
      saving: claim.describe("Ground of «hasta un 40 % más barato»."),
      time: claim.describe("Ground of «hasta un 50 % menos de plazo»."),
      support: claim.describe("Ground of «soporte 24/7»."),
      guarantee: claim.describe("Ground of «garantía total»."),
    })
    .describe("The ground of each claim."),
  reply: z
    .strictObject({ days: fromCompany(z.int().positive(), "Working days within which a message is answered.") })
    .describe("How messages are answered."),
  credit: z
    .enum(["none", "offered", "unset"])
    .describe(
      "Whether the company lends or mediates in loans; `none` says on the financing pages that it does neither.",
    ),
  phases: z
    .array(phase.describe("A phase."))
    .length(3)
    .describe("Time and payment of each phase of the process, in order."),
  catalogo: z
    .strictObject({
      url: httpsUrl.nullish().default(null).describe("File of the catalogue; made by the build if empty."),
    })
    .describe("The catalogue."),
  social: atLeastOne(socialLink.describe("A social network."), "Links of the footer, in order."),
  precio: z
    .strictObject({ metro: z.number().positive().describe("Euros per square metre.") })
    .describe("Advertised price."),
  ahorro: z
    .strictObject({ maximo: percentage.describe("Advertised greatest saving, in per cent.") })
    .describe("Advertised saving."),
  plazo: z
    .strictObject({ reduccion: percentage.describe("Advertised greatest cut in time, in per cent.") })
    .describe("Advertised time."),
  empresa: company.describe("The company."),
  contacto: contact.describe("How to reach the company."),
  sitio: z.strictObject({ dominio: text("Domain, as the legal notice names it.") }).describe("The site."),
  alojamiento: provider.describe("Who hosts the pages."),
  correo: provider.describe("Who carries the company's email."),
  supabase: z.strictObject({ region: text("Region of the database.") }).describe("Database."),
  google: z.strictObject({ condiciones: text("Terms of the contracted AI service.") }).describe("AI service."),
  conservacion: retention.describe("How long personal data is kept."),
  accesibilidad: accessibility.describe("Results for the accessibility statement."),
});
export type Vat = z.output<typeof vat>;
export type ClaimId = keyof SiteData["claims"];
export type SiteData = z.output<typeof siteSchema>;
