import { useCurrentSeo } from "./current-seo.ts";

/**
 * The statements of a page to search engines, as JSON-LD. They are not in the head: React would take the inline starter
 * script for them as it hydrates, and would leave those of the first page on all others.
 */
export function StructuredData() {
  const data = useCurrentSeo()?.structuredData;
  if (!data) return null;
  return (
    <script
      type="application/ld+json"
      // A new element for each page: the policy refuses a script whose text is changed.
      key={data}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without «<», which could end the element.
      dangerouslySetInnerHTML={{ __html: data.replaceAll("<", "\\u003c") }}
    />
  );
}
