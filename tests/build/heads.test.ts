import { fillPlaceholders } from "#app/content/placeholders.ts";
import { headOf } from "#tests/site/built-site.ts";
import { collapse } from "#tests/site/html.ts";
import { testDocuments } from "./built-sites.ts";
import { contentOf } from "./page-content.ts";

testDocuments("title, description and heading of a page are those of its content", ({ html, page }, { site }) => {
  if (!page) return [];
  const { content, t } = site.edition(page.locale);
  const fill = (text: string) => collapse(fillPlaceholders(text, content.facts()));
  const { title, description, heading } = contentOf(site, page);
  const expected = {
    heading: fill(heading),
    title: t("seo.title", { title: fill(title), brand: content.site().brand }),
    description: fill(description),
  };
  const { description: shown, ...head } = headOf(html);
  const found = { ...head, description: collapse(shown) };
  return JSON.stringify(found) === JSON.stringify(expected) ? [] : [{ found, expected }];
});
