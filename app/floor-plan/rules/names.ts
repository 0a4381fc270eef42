import type { Plan } from "#app/floor-plan/plan-schema.ts";
import type { PlanIssue } from "./plan-issue.ts";

/** Every room that the plan mentions has to exist, and ids have to be unique within each list. */
export function nameIssues(plan: Plan): PlanIssue[] {
  return [...unknownRooms(plan), ...repeatedIds(plan)];
}

function unknownRooms({ rooms, boundaries = [], doors, openings, furniture }: Plan): PlanIssue[] {
  const ids = rooms.map(({ id }) => id);
  const pairs = (list: "boundaries" | "doors" | "openings", names: readonly string[], index: number, field: string) =>
    names.map((room, place) => ({ room, path: [list, index, field, place] }));
  const mentions = [
    ...boundaries.flatMap((boundary, index) => pairs("boundaries", boundary.rooms, index, "rooms")),
    ...doors.flatMap((door, index) => pairs("doors", door.connects, index, "connects")),
    ...doors.flatMap((door, index) => {
      if (door.type === "hinged") return [{ room: door.into, path: ["doors", index, "into"] }];
      return door.type === "sliding" ? [{ room: door.face, path: ["doors", index, "face"] }] : [];
    }),
    ...openings.flatMap((opening, index) => pairs("openings", opening.rooms, index, "rooms")),
    ...furniture.map(({ room }, index) => ({ room, path: ["furniture", index, "room"] })),
  ];
  return mentions
    .filter(({ room }) => !ids.includes(room))
    .map(({ room, path }) => ({ code: "name-unknown", path, values: { name: room, names: ids.join(", ") } }));
}

function repeatedIds(plan: Plan): PlanIssue[] {
  return (["rooms", "partitions", "doors", "openings"] as const).flatMap((list) => {
    const ids = plan[list].map(({ id }) => id);
    return ids.flatMap((id, index) =>
      ids.indexOf(id) === index
        ? []
        : [{ code: "name-duplicate" as const, path: [list, index, "id"], values: { name: id } }],
    );
  });
}
