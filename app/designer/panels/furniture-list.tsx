import { useId } from "react";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { roomOfPiece } from "#app/designer/design/room-of-piece.ts";
import { sizeAlongBack, usePieceWords } from "#app/designer/plan-editor/use-piece-words.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { roomAreas } from "#app/floor-plan/living-space.ts";
import { useFormats } from "#app/i18n/use-formats.ts";

/** The furniture of the design, room by room. A press selects a piece on the plan. */
export function FurnitureList() {
  const { t } = useTranslation();
  const { squareMetres } = useFormats();
  const { plan, settled } = useDesigner();
  const byRoom = Map.groupBy(settled.pieces, ({ rect }) => roomOfPiece(plan.rooms, rect)?.id);
  const elsewhere = byRoom.get(undefined);
  return (
    <div className="designer-furniture">
      {roomAreas(plan.rooms).map(({ id, name, area }) => (
        <RoomFurniture name={name} area={squareMetres(area)} pieces={byRoom.get(id) ?? []} key={id} />
      ))}
      {elsewhere && <RoomFurniture name={t("designerTool.pieces.elsewhere")} pieces={elsewhere} />}
    </div>
  );
}

interface RoomFurnitureProps {
  readonly name: string;
  readonly area?: string;
  readonly pieces: readonly DesignPiece[];
}

function RoomFurniture({ name, area, pieces }: RoomFurnitureProps) {
  const { t } = useTranslation();
  const id = useId();
  const { selected, select } = useDesigner();
  const { nameOf, sizeOf } = usePieceWords();
  return (
    <section aria-labelledby={id}>
      <h3 className="designer-furniture__room type-label" id={id}>
        <span>{name}</span> <span className="designer-furniture__area">{area}</span>
      </h3>
      {pieces.length === 0 && <p className="designer-furniture__none caption">{t("designerTool.pieces.none")}</p>}
      <ul className="designer-furniture__pieces">
        {pieces.map((piece) => (
          <li key={piece.id}>
            <button
              className="designer-furniture__piece"
              type="button"
              aria-pressed={piece.id === selected?.id}
              onClick={() => select(piece.id)}
            >
              <span>{nameOf(piece.piece)}</span>{" "}
              <span className="designer-furniture__size">{sizeOf(piece.piece, sizeAlongBack(piece))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
