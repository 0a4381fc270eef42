import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { nudged } from "#app/designer/design/hold-at-walls.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { PositionFields } from "./position-fields.tsx";
import { type ArrowDirection, sideTowards } from "./screen-axes.ts";
import { SizeChoice } from "./size-choice.tsx";
import { usePieceActions } from "./use-piece-actions.ts";
import { usePieceWords } from "./use-piece-words.ts";

export interface PieceBarProps {
  /** The selected piece. */
  readonly piece: DesignPiece;
  /** The group of the pieces, in millimetres of the plan. Its matrix tells where the arrows point. */
  readonly group: RefObject<SVGGElement | null>;
}

/** Degrees by which an arrow that points to the right is turned. */
const arrows = { left: 180, right: 0, up: -90, down: 90 } as const satisfies Record<ArrowDirection, number>;
const directions: readonly ArrowDirection[] = ["left", "right", "up", "down"];

/** Toolbar of the selected piece. On phones it is at the foot of the window. */
export function PieceBar({ piece, group }: PieceBarProps) {
  const { t } = useTranslation();
  const { plan } = useDesigner();
  const { nameOf } = usePieceWords();
  const { move, turn, add, remove } = usePieceActions();
  const name = nameOf(piece.piece);

  function nudge(direction: ArrowDirection, isFine: boolean): void {
    const matrix = group.current?.getScreenCTM();
    if (matrix) move(piece, nudged(plan, piece.rect, sideTowards(matrix, direction), isFine ? "fine" : "coarse"));
  }

  return (
    <section className="piece-bar" aria-label={t("designerTool.editor.bar", { name })}>
      <div className="piece-bar__head">
        <p className="piece-bar__name">{name}</p>
        <SizeChoice piece={piece} />
      </div>
      {piece.fixed ? (
        <p className="piece-bar__note caption">{t("designerTool.editor.fixedNote")}</p>
      ) : (
        <>
          <div className="piece-bar__cells">
            <button className="piece-bar__cell" type="button" onClick={() => turn(piece)}>
              {t("designerTool.editor.turn")}
            </button>
            {directions.map((direction) => (
              <button
                className="piece-bar__cell piece-bar__cell--arrow"
                type="button"
                aria-label={t(`designerTool.editor.arrows.${direction}`)}
                onClick={(event) => nudge(direction, event.shiftKey)}
                key={direction}
              >
                <svg className="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" aria-hidden="true">
                  <path d="M3 12h18M16.5 7.5 21 12l-4.5 4.5" transform={`rotate(${arrows[direction]} 12 12)`} />
                </svg>
              </button>
            ))}
            <button className="piece-bar__cell" type="button" onClick={() => add(piece)}>
              {t("designerTool.editor.duplicate")}
            </button>
            <button
              className="piece-bar__cell"
              type="button"
              onClick={() => {
                remove(piece);
                // The bar disappears with the focused button.
                group.current?.focus({ preventScroll: true });
              }}
            >
              {t("designerTool.editor.remove")}
            </button>
          </div>
          <PositionFields piece={piece} />
        </>
      )}
    </section>
  );
}
