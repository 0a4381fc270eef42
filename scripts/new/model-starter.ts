import { message } from "#scripts/cli/messages.ts";
import { borrowCutaway, borrowPictures, borrowPoster } from "./borrowed-pictures.ts";
import type { NewContext, StarterFields } from "./new-context.ts";
import { onlyRoom, rectangularPlan } from "./rectangular-plan.ts";

/** Exterior size of a new model, in metres. */
const size = { length: 6, width: 3, imperial: "20'x10'" };

/** Returns the fields of a new model of a fixed size, with a rectangular plan. */
export function modelStarter({ title: name, slug, files, pathTo }: NewContext): StarterFields {
  // The form writes the model into its message.
  const contact = `${pathTo("contact")}?modelo=${slug}`;
  return {
    name,
    tileName: name.replaceAll("|", "."),
    size,
    presentation: {
      title: message("newUnfinishedTitle", { name }),
      description: message("newModelSummary", { name }),
      image: borrowPoster(files),
    },
    product: {
      title: message("newProductTitle", { name }),
      description: message("newModelSummary", { name }),
      foundations: {},
      layout: { note: message("newPlanNote"), items: [{ room: onlyRoom }] },
      options: [undefined],
      construction: [undefined],
      contact: { href: contact },
    },
    images: borrowPictures(files, ["models", "blog"], 1),
    plans: [
      {
        id: "planta",
        title: message("newPlanTitle", { name }),
        note: message("newPlanNote"),
        cutaway: borrowCutaway(files),
        ...rectangularPlan(size, message("newRoom")),
      },
    ],
  };
}
