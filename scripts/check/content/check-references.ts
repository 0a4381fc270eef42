import type { Issue } from "#app/content/issues.ts";
import { nearestName } from "#app/content/nearest-name.ts";
import type { Model } from "#app/content/schemas/model.ts";
import { fieldIssue, fieldsNamed } from "./front-matter-texts.ts";
import type { ContentFile } from "./project.ts";
import type { Surroundings } from "./surroundings.ts";

/** Checks that every `model` of the front matter is the id of a model. */
export function checkModelNames(file: ContentFile, { models }: Pick<Surroundings, "models">): Issue[] {
  return fieldsNamed(file, "model")
    .filter(({ text }) => !models.includes(text))
    .map(({ path, text }) =>
      fieldIssue(file, path, "model-unknown", {
        model: text,
        models: models.join(", "),
        suggestion: nearestName(text, models) ?? "",
      }),
    );
}

/** Checks that every room of a model's layout is a room of its first plan; the page shows the two together. */
export function checkRoomNames(file: ContentFile, { plans, product }: Model): Issue[] {
  const rooms = plans[0]?.rooms.map(({ id }) => id) ?? [];
  const items = product.layout?.items ?? [];
  return items.flatMap(({ room }, index) =>
    rooms.includes(room)
      ? []
      : [
          fieldIssue(file, ["product", "layout", "items", index, "room"], "room-unknown", {
            room,
            rooms: rooms.join(", "),
          }),
        ],
  );
}
