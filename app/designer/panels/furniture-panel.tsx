import { Furnishings } from "./furnishings.tsx";

/** What stands in the plan. */
export function FurniturePanel() {
  return <Furnishings />;
}
