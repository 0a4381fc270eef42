import { useTranslation } from "react-i18next";
import type { Design } from "#app/designer/design/design.ts";
import { daylight } from "#app/designer/sun/sun-position.ts";
import { Action } from "#app/designer/tool/action.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { DirectSunList } from "./direct-sun-list.tsx";
import { FrontChoice } from "./front-choice.tsx";
import { RangeField } from "./range-field.tsx";
import { useSunWords } from "./use-sun-words.ts";

type SunChoice = Partial<Pick<Design, "front" | "month" | "hour">>;

/** The direction of the front, the day and hour of the sun, and the rooms into which it shines. */
export function SunPanel() {
  const { t } = useTranslation();
  const { design, settled, change, preview, drop, cancel } = useDesigner();
  const { dayOf, timeOf, lineOf } = useSunWords();
  const { month, hour } = design;
  const choose = (choice: SunChoice) =>
    change((present) => ({ ...present, ...choice }), lineOf({ ...design, ...choice }));
  const sliders = [
    { key: "month", words: dayOf(month), min: 1, max: 12, step: 1 },
    { key: "hour", words: timeOf(hour), min: 0, max: 23.75, step: 0.25 },
  ] as const;

  return (
    <div className="designer-settings">
      <FrontChoice onChoose={(front) => choose({ front })} />
      {sliders.map(({ key, ...range }) => (
        <RangeField
          label={t(`designerTool.sun.${key}`)}
          value={design[key]}
          // Browsers send no `change` for a slider that is back where the drag began.
          onSlide={(chosen) =>
            chosen === settled[key] ? cancel() : preview((present) => ({ ...present, [key]: chosen }))
          }
          onSettle={(chosen) => drop(lineOf({ ...design, [key]: chosen }))}
          {...range}
          key={key}
        />
      ))}
      <Action onClick={() => choose({ hour: Math.ceil(daylight(month).sunset * 4) / 4 })}>
        {t("designerTool.sun.dusk")}
      </Action>
      <DirectSunList />
    </div>
  );
}
