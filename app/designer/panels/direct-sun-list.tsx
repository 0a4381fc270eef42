import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { directSun } from "#app/designer/sun/direct-sun.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { useSunWords } from "./use-sun-words.ts";

/** The hours of direct sun in each room on the day of the design. */
export function DirectSunList() {
  const { t } = useTranslation();
  const { plan, design } = useDesigner();
  const { dayOf, hoursOf } = useSunWords();
  const { front, month } = design;
  const rooms = useMemo(() => directSun(plan, { front, month }), [plan, front, month]);
  const sunny = rooms.filter(({ hours }) => hours.length > 0);
  const day = dayOf(month);
  if (sunny.length === 0) return <p>{t("designerTool.sun.none", { day })}</p>;
  return (
    <ul className="designer-sunlight">
      {sunny.map(({ room, hours }) => {
        const name = plan.rooms.find(({ id }) => id === room)?.name ?? "";
        return <li key={room}>{t("designerTool.sun.direct", { room: name, day, hours: hoursOf(hours) })}</li>;
      })}
    </ul>
  );
}
