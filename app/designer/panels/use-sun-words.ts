import { useTranslation } from "react-i18next";
import type { Design } from "#app/designer/design/design.ts";
import { sunPosition } from "#app/designer/sun/sun-position.ts";
import type { Interval } from "#app/floor-plan/intervals.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { oncePer } from "#app/time/once.ts";
import { bearingOf, directions } from "./directions.ts";

const listFormat = oncePer((locale: string) => new Intl.ListFormat(locale, { type: "conjunction" }));
const dayFormat = oncePer(
  (locale: string) => new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" }),
);

/** Returns functions that put days, hours and directions of the sun into words. */
export function useSunWords() {
  const { t } = useTranslation();
  const { time } = useFormats();
  const locale = t("language.formats");

  /** 3 → «21 de marzo» */
  const dayOf = (month: number) => dayFormat(locale).format(Date.UTC(2000, month - 1, 21));
  /** 14.25 → «14:15» */
  const timeOf = (hour: number) => time(`${twoDigits(Math.floor(hour))}:${twoDigits(Math.round((hour % 1) * 60))}`);
  /** 180 → «sur», 200 → «sur (200°)» */
  function directionOf(front: number): string {
    const nearest = directions[Math.round(front / 45) % directions.length] ?? "n";
    const direction = t(`designerTool.sun.directions.${nearest}`);
    if (bearingOf(nearest) === front) return direction;
    return t("designerTool.sun.between", { direction, degrees: front });
  }

  return {
    dayOf,
    timeOf,
    /** «10:20–15:05», several with «y» before the last. */
    hoursOf: (hours: readonly Interval[]) =>
      listFormat(locale).format(
        hours.map(([from, to]) => t("designerTool.sun.stretch", { from: timeOf(from), to: timeOf(to) })),
      ),
    /** «Sol del 21 de marzo a las 14:00, frente al sur.» */
    lineOf({ front, month, hour }: Pick<Design, "front" | "month" | "hour">): string {
      const key = sunPosition({ month, hour }).altitude > 0 ? "line" : "dark";
      const words = { day: dayOf(month), time: timeOf(hour), direction: directionOf(front) };
      return t(`designerTool.sun.${key}`, { ...words, count: Math.floor(hour) });
    },
  };
}

function twoDigits(figure: number): string {
  return String(figure).padStart(2, "0");
}
