import { useCurrentSeo } from "./current-seo.ts";

/**
 * What a page says of itself to search engines, as JSON-LD. Not in the head, where React would take the inline starter
 * for it as it hydrates, and leave that of the first page on all others.
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
