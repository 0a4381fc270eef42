import type { TFunction } from "i18next";
import { formatsIn } from "#app/i18n/formats.ts";
import { defaultLocale } from "#app/i18n/languages.ts";

/**
 * Returns a moment as part of a sentence in the original language: `2026-12-01 09:00` → «el 1 de diciembre de 2026 a las
 * 9:00».
 */
export function describeMoment(written: string, t: TFunction): string {
  const [date = "", time] = written.split(" ");
  const day = formatsIn(defaultLocale).date(date);
  if (time === undefined) return t("agenda.onDay", { day });
  // «A la 1:00», but «a las 2:00».
  return t("agenda.atTime", { day, time: time.replace(/^0/, ""), count: Number.parseInt(time, 10) });
}
