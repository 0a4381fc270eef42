import { getPageContent } from "#app/pages/shared/fixed-page.server.ts";
import type { Site } from "#app/site/site.server.ts";
import type { NewsletterTexts } from "#supabase/functions/newsletter/texts-shape.ts";

/**
 * Returns what the function `newsletter` says, in one language. The queries of the pages fill the placeholders, so the
 * consent is the text that visitors read beside the form.
 *
 * @throws ContentError with every issue of a content file that cannot be parsed.
 */
export async function collectNewsletterTexts(site: Site, locale: string): Promise<NewsletterTexts> {
  const edition = site.edition(locale);
  const { empresa, contacto } = edition.content.site();
  const [designer, newsletter] = await Promise.all([
    getPageContent("designer", edition),
    getPageContent("newsletter", edition),
  ]);
  return {
    locale,
    consent: designer.page.newsletter.consent,
    pagePath: edition.pathTo("newsletter"),
    company: { name: empresa.nombreComercial, address: empresa.domicilio, email: contacto.email },
    mail: newsletter.page.mail,
  };
}
