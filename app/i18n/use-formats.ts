import { useTranslation } from "react-i18next";
import { type Formats, formatsIn } from "./formats.ts";

/** Returns the formats of the language being shown. */
export function useFormats(): Formats {
  return formatsIn(useTranslation().t("language.formats"));
}
