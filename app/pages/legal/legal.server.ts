import { legalSchema } from "#app/content/schemas/legal.ts";
import { pageSeo } from "#app/seo/page-seo.server.ts";
import type { PageContext } from "#app/site/page-context.server.ts";
import { accessibilityStatement, withStatement } from "./accessibility-statement.ts";
import { claimBasis } from "./claim-basis.ts";

/**
 * Returns a legal page: a fixed one, whose file has the name of its key in the route table, or that of a further file.
 *
 * @throws Error when there is no such file.
 */
export async function getLegalPage(context: PageContext) {
  const { page, edition } = context;
  const name = page.key === "legal-page" ? page.id : page.key;
  const entry = edition.content.entry("legal", name);
  if (!entry) throw new Error(`content/es/legal has no file «${name}.md».`);
  const { title, description, updated } = await edition.resolve(legalSchema, entry.data);
  const body = await edition.render(entry);
  const { content, t } = edition;
  // The notes of claims lead to the page of terms.
  const basis = page.key === "terms" ? claimBasis(content.site().claims, { t, facts: content.facts() }) : [];
  const statement = page.key === "accessibility" ? accessibilityStatement(content.site().accessibility, t) : [];
  return {
    seo: await pageSeo(context, { title, description }),
    title,
    updated,
    body: basis.length + statement.length > 0 ? [...withStatement(body ?? [], statement), ...basis] : body,
  };
}
