import { useTranslation } from "react-i18next";
import { formatsIn } from "./figure.ts";
import type { Formats } from "./formats.ts";

/** Returns the formats of the language being shown. */
export function useFormats(): Formats {
  return formatsIn(useTranslation().t("language.formats"));
}
