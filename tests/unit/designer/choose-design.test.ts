import fc from "fast-check";
import { expect, test } from "vitest";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { startDesign } from "#app/designer/design/design.ts";
import { furnishDesign } from "#app/designer/design/edit-pieces.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { chooseDesign } from "#app/designer/tool/choose-design.ts";
import { smallPlan } from "#tests/unit/floor-plan/small-plan.ts";
import { holdsFor } from "#tests/unit/holds-for.ts";

const plan = smallPlan();
const larger = smallPlan({ id: "grande" }, 7000);
const modelOf = (id: string, ...plans: DesignerData["models"][number]["plans"]) => {
  return { id, name: id, productHref: "/", contactHref: "/", measures: null, plans };
};
const data: DesignerData = {
  models: [modelOf("casa", plan, larger), modelOf("villa", larger)],
  catalogue: {},
  company: [],
  sets: [],
  strings: { original: {} },
};
const nothing = { fragment: undefined, last: undefined, model: "casa" };
const empty = furnishDesign(startDesign("casa", plan), [], plan);
const fragment = encodeDesign(empty, plan);
const start = { design: startDesign("casa", plan) };

test("the design of the URL comes first, then that of the device, then the model of the page", () => {
  const own = encodeDesign(startDesign("villa", larger), larger);
  expect(chooseDesign(data, { ...nothing, fragment, last: own })).toEqual({ design: empty });
  expect(chooseDesign(data, { ...nothing, last: own })).toEqual({ design: startDesign("villa", larger) });
  expect(chooseDesign(data, { ...nothing, model: "villa" })).toEqual({ design: startDesign("villa", larger) });
  expect(chooseDesign(data, { ...nothing, model: "ninguno" })).toEqual(start);
});

test("what cannot be read leads to the plan that it names, and says why", () => {
  const changed = `1.casa.grande.${"0".repeat(4)}.oo1.50.3.1k_00`;
  expect(chooseDesign(data, { ...nothing, fragment: changed })).toEqual({
    design: startDesign("casa", larger),
    unread: "plan",
  });
  expect(chooseDesign(data, { ...nothing, fragment: "2.villa.grande" })).toEqual({
    design: startDesign("villa", larger),
    unread: "version",
  });
  expect(chooseDesign(data, { ...nothing, fragment: `${fragment}_zz`, last: fragment })).toEqual({
    ...start,
    unread: "form",
  });
  expect(chooseDesign(data, { ...nothing, last: "<script>" })).toEqual({ ...start, unread: "form" });
});

test("any text leads to a design", () => {
  holdsFor(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => fragment + text),
      ),
      (text) => {
        expect(chooseDesign(data, { ...nothing, fragment: text }).design.model).toBe("casa");
      },
    ),
  );
});
