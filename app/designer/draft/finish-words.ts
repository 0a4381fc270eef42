import type { TFunction } from "i18next";
import { type Design, startFinishes } from "#app/designer/design/design.ts";

export type Finishes = Pick<Design, keyof typeof startFinishes>;

/** Returns each finish in words: «Fachada: alerce», «Suelo: nogal», «Sin tarima». */
export function finishWords({ cladding, floor, deck }: Finishes, t: TFunction): Record<keyof Finishes, string> {
  return {
    cladding: t("designerTool.finishes.claddingIs", { name: t(`designerTool.finishes.claddings.${cladding}`) }),
    floor: t("designerTool.finishes.floorIs", { name: t(`designerTool.finishes.floors.${floor}`) }),
    deck: t(`designerTool.finishes.decks.${deck ? "with" : "without"}`),
  };
}

/** Returns the words of the finishes that differ from those with which every plan starts. */
export function changedFinishes(design: Finishes, t: TFunction): string[] {
  const words = finishWords(design, t);
  const keys = ["cladding", "floor", "deck"] as const;
  return keys.filter((key) => design[key] !== startFinishes[key]).map((key) => words[key]);
}
