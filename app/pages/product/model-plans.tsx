import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { CatalogueFile } from "#app/site/catalogue-files.server.ts";
import { ModelPlan } from "./model-plan.tsx";
import type { ProductPlan } from "./product-page.server.ts";

export interface ModelPlansProps {
  readonly plans: readonly ProductPlan[];
  /** The PDF with the same plans to scale. */
  readonly sheet: CatalogueFile;
}

/**
 * The plans of a model, one at a time on screen: the styles show the one that is chosen, so that choosing needs no
 * script of the page. On paper and without scripts they are one below the other.
 */
export function ModelPlans({ plans, sheet }: ModelPlansProps) {
  const { t } = useTranslation();
  const group = useId();
  return (
    <div className={plans.length > 1 ? "model-plans model-plans--many" : "model-plans"}>
      {plans.length > 1 && (
        <fieldset className="model-plans__choice">
          <legend className="visually-hidden">{t("product.plans")}</legend>
          {plans.map(({ id, name }, index) => (
            <label className="model-plans__option type-h4" key={id}>
              <input className="model-plans__input" type="radio" name={group} value={id} defaultChecked={index === 0} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      {plans.map((plan, index) => (
        <ModelPlan {...plan} isFirst={index === 0} sheet={sheet} key={plan.id} />
      ))}
    </div>
  );
}
