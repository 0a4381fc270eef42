import { useTranslation } from "react-i18next";
import { joinThings } from "#app/content/figures/join-things.ts";

/** The options that the pictures above show and the price does not include, with the way to their list. */
export function PicturedOptions({ names }: { readonly names: readonly string[] }) {
  const { t, i18n } = useTranslation();
  if (names.length === 0) return null;
  return (
    <p className="pictured-options page caption">
      {t("product.pictured", { list: joinThings(names, i18n.language), count: names.length })}{" "}
      <a href={`#${t("product.anchors.options")}`}>{t("product.picturedLink")}</a>
    </p>
  );
}
