import { getFixedPage } from "#app/pages/shared/fixed-page.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";

/** Returns the page to which the links in emails of the newsletter lead, with the email address of the company. */
export async function getNewsletterPage(context: PageContext) {
  const { seo, page } = await getFixedPage("newsletter", context);
  // The words of the email are for the function that sends it.
  const { mail, ...words } = page;
  return { seo, page: words, email: context.edition.content.site().contacto.email };
}
