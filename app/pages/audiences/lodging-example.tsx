import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { Section } from "#app/components/section/section.tsx";
import { PlanLabels } from "#app/floor-plan/components/plan-labels.tsx";
import { PlanOutline } from "#app/floor-plan/components/plan-outline.tsx";
import { ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import { textSizes } from "#app/floor-plan/layout/text-size.ts";
import type { Lodging } from "./lodging.server.ts";

/** Lodgings side by side on one ground, what they come to, the plan of one, and what the sum leaves out. */
export function LodgingExample(lodging: Lodging) {
  const { t } = useTranslation();
  const { title, text, units, name, href, price, total, elevation, plan, drawingAlt, apart, action } = lodging;
  const sum = t("audiences.sum", { units, name, total: { euros: total } });
  const taxes = useTaxPhrase();
  const each = t("audiences.each", { price: { euros: price } });
  return (
    <Section title={title} intro={text}>
      <div className="lodging-example__row" role="img" aria-label={drawingAlt}>
        {Array.from({ length: units }, (_, unit) => `unit-${unit}`).map((unit) => (
          <div className="lodging-example__unit" key={unit}>
            <ScaleDrawing elevation={elevation} alt="" />
          </div>
        ))}
      </div>
      <div className="lodging-example__account">
        <dl className="lodging-example__sum">
          <dt className="lodging-example__total">{sum}</dt>
          <dd className="caption">{`${each} ${taxes}`}</dd>
        </dl>
        <figure className="lodging-example__plan">
          <PlanOutline drawing={plan.drawing}>
            <PlanLabels labels={plan.drawing.labels} rooms={plan.rooms} sizes={textSizes(plan.drawing)} />
          </PlanOutline>
          <figcaption>{plan.caption}</figcaption>
        </figure>
        <p className="lodging-example__links">
          <ActionLink label={t("audiences.plan", { name })} href={href} />
          <ActionLink {...action} />
        </p>
        <BulletLists lists={[apart]} layout="below" />
      </div>
    </Section>
  );
}
