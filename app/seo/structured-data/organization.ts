import type { OrganizationLeaf } from "schema-dts";
import type { SiteData } from "#app/content/schemas/site.ts";
import { iconFiles } from "#app/seo/icon-files.ts";

/** Returns the company as its home page describes it; the contact page describes its place. */
export function describeOrganization(site: SiteData): OrganizationLeaf {
  const { empresa, contacto, social } = site;
  return {
    ...nameOrganization(site),
    logo: `${site.url}/${iconFiles.large}`,
    legalName: empresa.razonSocial,
    taxID: empresa.nif,
    email: contacto.email,
    telephone: contacto.telefono,
    address: contacto.direccion,
    ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
  };
}

/** Returns the company as an author, maker or seller. Its id is that of the home page's description. */
export function nameOrganization({ url, brand }: Pick<SiteData, "url" | "brand">) {
  return { "@type": "Organization", "@id": `${url}/#organization`, name: brand, url } satisfies OrganizationLeaf;
}
