import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** Ids have to be unique within each list. */
export function nameIssues(plan: Plan): PlanIssue[] {
  return (["rooms", "partitions", "doors", "openings"] as const).flatMap((list) => {
    const ids = plan[list].map(({ id }) => id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [{ code: "name-duplicate" as const, path: [list, index, "id"], values: { name: id } }],
    );
  });
}
