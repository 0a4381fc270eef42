import { flushSync } from "react-dom";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { type Box, boxOf } from "#app/floor-plan/boxes.ts";
import { piecePath } from "#app/floor-plan/drawing/piece-path.ts";
import { createSvgAxes } from "#app/floor-plan/drawing/svg-axes.ts";
import { refuseScroll } from "./refuse-scroll.ts";
import type { usePieceDrag } from "./use-piece-drag.ts";
import type { usePieceKeys } from "./use-piece-keys.ts";
import { usePieceWords } from "./use-piece-words.ts";

export interface PlanPieceProps {
  readonly piece: DesignPiece;
  /** The extent of the plan. */
  readonly bounds: Box;
  readonly isSelected: boolean;
  readonly drag: ReturnType<typeof usePieceDrag>;
  readonly keys: ReturnType<typeof usePieceKeys>;
}

/**
 * The control of a piece: an area, which is never smaller than a finger needs, and the piece's lines once it is
 * selected.
 */
export function PlanPiece({ piece, bounds, isSelected, drag, keys }: PlanPieceProps) {
  const { select } = useDesigner();
  const { describe } = usePieceWords();
  const axes = createSvgAxes(bounds);
  const place = axes.place(boxOf(piece.rect));
  const [x, y, width, height] = place;
  const half = Math.min(width, height) / 2;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be in a drawing.
    <g
      className={piece.fixed ? "plan-piece plan-piece--fixed" : "plan-piece"}
      role="button"
      tabIndex={0}
      aria-pressed={isSelected}
      ref={isSelected && !piece.fixed ? refuseScroll : undefined}
      aria-label={describe(piece)}
      onPointerDown={(event) => drag.start(piece, event)}
      onPointerMove={drag.move}
      onPointerUp={drag.end}
      onPointerCancel={drag.cancel}
      onClick={(event) => {
        event.stopPropagation();
        // The bar covers the foot of a phone, where the piece may be.
        flushSync(() => select(piece.id));
        event.currentTarget.scrollIntoView({ block: "nearest" });
      }}
      onKeyDown={(event) => keys.press(piece, event)}
      onKeyUp={keys.release}
      onBlur={keys.release}
    >
      {isSelected && <path className="plan-piece__lines" d={piecePath(piece, place)} />}
      <rect className="plan-piece__ring" x={x} y={y} width={width} height={height} />
      <rect className="plan-piece__area" x={x} y={y} width={width} height={height} />
      {/* A band along its middle, as wide as a finger needs at any scale. */}
      <path className="plan-piece__reach" d={`M${x + half} ${y + half}L${x + width - half} ${y + height - half}`} />
    </g>
  );
}
