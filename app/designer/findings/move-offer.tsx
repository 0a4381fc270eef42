import { useTranslation } from "react-i18next";
import { movePiece } from "#app/designer/design/edit-pieces.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import { moveWords } from "./move-words.ts";
import { useNearestPlace } from "./use-nearest-place.ts";

export interface MoveOfferProps {
  readonly finding: Finding;
  /** Called after a press on the button, which disappears with its finding. */
  readonly onMoved: () => void;
}

/** Offers to move a piece of a finding just far enough, and says where it would go. */
export function MoveOffer({ finding, onMoved }: MoveOfferProps) {
  const { t } = useTranslation();
  const { design, furnished, change } = useDesigner();
  const sought = useNearestPlace(furnished, finding);
  if (!sought) return <p className="designer-finding__move" />;
  const { move } = sought;
  const piece = move && design.pieces[move.index];
  if (!move || !piece) return <p className="designer-finding__move">{t("designerTool.findings.move.none")}</p>;

  const name = t(`designerTool.findings.pieces.${piece.piece}`);
  const where = moveWords(move, piece, t);
  const isOneOfMore = finding.pieces.length > 1;
  return (
    <p className="designer-finding__move">
      <button
        className="designer-finding__button"
        type="button"
        onClick={() => {
          const announcement = t("designerTool.findings.move.done", { piece: name, move: where });
          change((present) => movePiece(present, piece.id, move.rect), announcement);
          onMoved();
        }}
      >
        {t("designerTool.findings.move.button")}
      </button>
      <span>{isOneOfMore ? t("designerTool.findings.move.piece", { piece: name, move: where }) : where}</span>
    </p>
  );
}
