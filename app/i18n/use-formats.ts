import { useTranslation } from "react-i18next";
import { createFormats, type Formats } from "./formats.ts";

const cache = new Map<string, Formats>();

/** Returns the formats of the language being shown. */
export function useFormats(): Formats {
  const { language } = useTranslation().i18n;
  const formats = cache.get(language) ?? createFormats(language);
  cache.set(language, formats);
  return formats;
}
