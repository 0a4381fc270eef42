import type { LocalBusinessLeaf, PostalAddressLeaf } from "schema-dts";
import { type OpenHours, weekdays } from "#app/content/schemas/site.ts";
import { nameOrganization, type PageFacts } from "./page-facts.ts";

/** Returns the place of the company as its contact page shows it, with hours if the company has given them. */
export function describeBusiness({ site, url }: PageFacts): LocalBusinessLeaf {
  const { brand, contacto, hours } = site;
  return {
    "@type": "LocalBusiness",
    "@id": `${url}#business`,
    name: brand,
    url: site.url,
    telephone: contacto.telefono,
    email: contacto.email,
    address: describeAddress(contacto.direccion),
    parentOrganization: nameOrganization(site),
    ...(hours.length > 0 && {
      openingHoursSpecification: hours.map(({ from, to = from, opens, closes }) => ({
        "@type": "OpeningHoursSpecification",
        dayOfWeek: daysBetween(from, to),
        opens,
        closes,
      })),
    }),
  };
}

/**
 * Returns the parts of a Spanish postal address, or the address as it is written if they cannot be told apart.
 *
 * `Calle Mayor, 1, 12500 Vinaroz (Castellón), España` → street, postal code, town, province and country; the province
 * may follow a comma, and the country may be left out
 */
function describeAddress(written: string): PostalAddressLeaf | string {
  const parts = /^(.+?),? (\d{5}) ([^(),]+?)(?:(?: \(|, )([^(),]+?)\)?)??(?:, (España))?$/.exec(written);
  if (!parts) return written;
  const [, streetAddress = "", postalCode = "", addressLocality = "", addressRegion, addressCountry = "ES"] = parts;
  return {
    "@type": "PostalAddress",
    streetAddress,
    postalCode,
    addressLocality,
    ...(addressRegion !== undefined && { addressRegion }),
    addressCountry,
  };
}

/** Returns the days from one to another in the words of schema.org, across the weekend too. */
function daysBetween(from: OpenHours["from"], to: OpenHours["from"]) {
  const first = weekdays.indexOf(from);
  const count = (weekdays.indexOf(to) - first + 7) % 7;
  return [...week, ...week].slice(first, first + count + 1);
}

const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;
