import { useTranslation } from "react-i18next";
import { ActionLink } from "#app/components/action-link/action-link.tsx";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import { BulletLists } from "#app/components/lists/bullet-lists.tsx";
import { useTaxPhrase } from "#app/components/price/tax-phrase.tsx";
import { Section } from "#app/components/section/section.tsx";
import { PlanBody } from "#app/floor-plan/components/plan-body.tsx";
import { ScaleDrawing } from "#app/floor-plan/components/scale-drawing.tsx";
import type { Lodging } from "./lodging.server.ts";

/** Lodgings side by side on one ground, what they come to below their dimension line, and what that leaves out. */
export function LodgingExample(lodging: Lodging) {
  const { t } = useTranslation();
  const { title, text, units, name, href, price, total, elevation, plan, drawingAlt, apart, action } = lodging;
  const sum = t("audiences.sum", { units, name, total: { euros: total } });
  const { length, depth } = plan.drawing;
  // Three fit a row on phones; more are two and two.
  const onPhone = units > 3 ? 2 : units;
  const taxes = useTaxPhrase();
  const each = t("audiences.each", { price: { euros: price } });
  return (
    <Section title={title} intro={text}>
      <div className="lodging-example__row" style={{ "--on-phone": onPhone }} role="img" aria-label={drawingAlt}>
        {Array.from({ length: units }, (_, unit) => `unit-${unit}`).map((unit) => (
          <div className="lodging-example__unit" key={unit}>
            <ScaleDrawing elevation={elevation} alt="" />
          </div>
        ))}
      </div>
      <div className="lodging-example__account">
        <DimensionRow
          emphasis="term"
          segments={[
            {
              id: "sum",
              term: <strong className="lodging-example__total">{sum}</strong>,
              value: `${each} ${taxes}`,
            },
          ]}
        />
        <figure className="lodging-example__plan">
          <svg viewBox={`0 0 ${length} ${depth}`} aria-hidden="true">
            <PlanBody drawing={plan.drawing} />
          </svg>
          <figcaption>{plan.caption}</figcaption>
        </figure>
        <BulletLists lists={[apart]} layout="below" />
        <p className="lodging-example__links">
          <ActionLink label={t("audiences.plan", { name })} href={href} />
          <ActionLink {...action} />
        </p>
      </div>
    </Section>
  );
}
