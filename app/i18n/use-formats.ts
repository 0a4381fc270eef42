import { useTranslation } from "react-i18next";
import { createFormats, type Formats } from "./formats.ts";

const known = new Map<string, Formats>();

/** Figures and dates in the language being shown. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
