import { contactPage } from "#app/content/schemas/pages/company.ts";
import type { Edition } from "#app/site/edition.server.ts";
import { telephoneHref } from "#app/text/telephone-href.ts";
import type { ContactSheet } from "./catalogue.ts";

/** Returns the last page of the catalogue, with the words of the contact page. */
export async function collectContact(edition: Edition): Promise<ContactSheet> {
  const { content, t } = edition;
  const { data } = content.page("contact");
  const { heading, intro, lists, image } = await edition.resolve(contactPage, data);
  const { contacto, url } = content.site();
  const website = url + edition.pathTo("contact");
  return {
    heading,
    intro,
    picture: { source: data.image.src, alt: image.alt },
    ways: [
      { label: t("contact.email"), value: contacto.email, url: `mailto:${contacto.email}` },
      { label: t("contact.telephone"), value: contacto.telefono, url: telephoneHref(contacto.telefono) },
      { label: t("contact.address"), value: contacto.direccion },
      { label: t("contact.form"), value: website.replace(/^https:\/\//, ""), url: website },
    ],
    lists: lists.map(({ title, items }) => ({ title, rows: items.map((label) => ({ label })) })),
  };
}
