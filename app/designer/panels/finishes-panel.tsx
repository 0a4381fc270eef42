import { useTranslation } from "react-i18next";
import type { FloorFinish } from "#app/designer/design/design.ts";
import { type Finishes, finishWords } from "#app/designer/draft/finish-words.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { WordChoice } from "#app/designer/tool/word-choice.tsx";
import { capitalise } from "#app/text/capitalise.ts";

const claddings: readonly Finishes["cladding"][] = ["own", "larch", "pine", "charred"];
const floors: readonly FloorFinish[] = ["oak", "walnut", "microcement"];
const decks = ["with", "without"] as const;

/** The wood of the fronts, the floor of the dry rooms, and the deck: none of them changes the price. */
export function FinishesPanel() {
  const { t, i18n } = useTranslation();
  const { design, change } = useDesigner();
  const named = <Key extends string>(keys: readonly Key[], nameOf: (key: Key) => string) =>
    keys.map((key) => ({ key, name: capitalise(nameOf(key), i18n.language) }));

  function choose<Key extends keyof Finishes>(key: Key, finish: Finishes[Key]): void {
    const words = finishWords({ ...design, [key]: finish }, t);
    change((present) => ({ ...present, [key]: finish }), `${words[key]}.`);
  }

  return (
    <div className="designer-settings">
      <WordChoice
        legend={t("designerTool.finishes.cladding")}
        hasTitle
        options={named(claddings, (key) => t(`designerTool.finishes.claddings.${key}`))}
        chosen={design.cladding}
        onChoose={(cladding) => choose("cladding", cladding)}
      />
      <WordChoice
        legend={t("designerTool.finishes.floor")}
        hasTitle
        options={named(floors, (key) => t(`designerTool.finishes.floors.${key}`))}
        chosen={design.floor}
        onChoose={(floor) => choose("floor", floor)}
      />
      <WordChoice
        legend={t("designerTool.finishes.deck")}
        hasTitle
        options={named(decks, (key) => t(`designerTool.finishes.decks.${key}`))}
        chosen={design.deck ? "with" : "without"}
        onChoose={(deck) => choose("deck", deck === "with")}
      />
      <p className="caption">
        {t("designerTool.finishes.quote")} {design.deck && t("designerTool.finishes.deckApart")}
      </p>
    </div>
  );
}
