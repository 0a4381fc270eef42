import { useTranslation } from "react-i18next";
import { Disclosure } from "#app/components/questions/disclosure.tsx";
import { maxPieces } from "#app/designer/design/design.ts";
import { inLargestRoom } from "#app/designer/design/place-for-piece.ts";
import { usePieceActions } from "#app/designer/plan-editor/use-piece-actions.ts";
import { usePieceWords } from "#app/designer/plan-editor/use-piece-words.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { CataloguePiece } from "#app/floor-plan/furnishing/catalogue-schema.ts";
import { piecesWithoutBack } from "#app/floor-plan/pieces-without-back.ts";
import type { FurniturePiece } from "#app/floor-plan/plan-schema.ts";

/** The pieces of the catalogue in its order, grouped by their rooms. A press adds a piece in its smallest size. */
export function AddPiece() {
  const { t } = useTranslation();
  const { data, plan } = useDesigner();
  const { nameOf } = usePieceWords();
  const { add, isFull } = usePieceActions();
  const pieces = Object.entries(data.catalogue) as [FurniturePiece, CataloguePiece][];
  const movable = pieces.flatMap(([kind, { room, sizes, fixed }]) => {
    const [smallest] = sizes;
    return smallest && !fixed ? { kind, room, size: [smallest[0], smallest[1]] as const } : [];
  });
  return (
    <Disclosure summary={t("designerTool.pieces.add")}>
      <div className="designer-catalogue">
        {isFull && <p role="status">{t("designerTool.editor.full", { count: maxPieces })}</p>}
        {[...Map.groupBy(movable, ({ room }) => room)].map(([room, ofRoom]) => (
          <fieldset className="designer-chips" key={room}>
            <legend className="designer-chips__title type-label">{t(`designerTool.pieces.groups.${room}`)}</legend>
            {ofRoom.map(({ kind, size }) => (
              <button
                className="designer-chips__chip"
                type="button"
                aria-disabled={isFull}
                onClick={() =>
                  add({
                    piece: kind,
                    back: piecesWithoutBack.has(kind) ? undefined : "n",
                    rect: inLargestRoom(plan, size),
                  })
                }
                key={kind}
              >
                {nameOf(kind)}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
    </Disclosure>
  );
}
