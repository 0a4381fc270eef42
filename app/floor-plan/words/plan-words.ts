import type { TFunction } from "i18next";
import { boxArea } from "#app/floor-plan/boxes.ts";
import type { Plan } from "#app/floor-plan/plan-schema.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";
import { doorSentences } from "./door-sentences.ts";
import { furnitureSentences } from "./furniture-sentences.ts";
import { openSideSentences } from "./open-side-sentences.ts";
import { openingSentences } from "./opening-sentences.ts";
import { metres, type Room } from "./plan-texts.ts";

/**
 * Returns a plan in the words of a language, for visitors who cannot see its drawing. Its names and labels are those
 * that its page shows.
 */
export function planWords(plan: Plan, t: TFunction) {
  return {
    title: t("planWords.title"),
    // The viewpoint of left and right, and which measures the sentences give.
    note: t("planWords.note"),
    rooms: plan.rooms.map((room) => ({
      id: room.id,
      name: room.name,
      facts: [
        shapeSentence(room, t),
        ...[doorSentences, openSideSentences, openingSentences, furnitureSentences].flatMap((say) =>
          say(plan, room, t),
        ),
      ],
    })),
  };
}

function shapeSentence({ polygon }: Room, t: TFunction): string {
  const box = boundingBox(polygon);
  const extent = { width: metres(box.right - box.left), depth: metres(box.back - box.front) };
  const isRectangle = polygonArea(polygon) === boxArea(box);
  return isRectangle ? t("planWords.rectangle", extent) : t("planWords.otherShape", extent);
}
