import { useTranslation } from "react-i18next";
import { Prose } from "#app/components/prose/prose.tsx";
import { Section } from "#app/components/section/section.tsx";
import type { MarkdownBody } from "#app/content/markdown/markdown.ts";

/** The text of a product page: the first paragraph large, all of it in one column. */
export function ProductDescription({ body }: { readonly body: MarkdownBody }) {
  const { t } = useTranslation();
  return (
    <Section title={t("product.description")} layout="aside">
      <div className="product-description">
        <Prose body={body} />
      </div>
    </Section>
  );
}
