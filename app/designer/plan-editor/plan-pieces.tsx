import type { RefObject } from "react";
import { useTranslation } from "react-i18next";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { isFlat } from "#app/floor-plan/furnishing/placed-piece.ts";
import { boundingBox } from "#app/floor-plan/polygons.ts";
import { PlanPiece } from "./plan-piece.tsx";
import { planPointAt } from "./screen-axes.ts";
import { usePieceDrag } from "./use-piece-drag.ts";
import { usePieceKeys } from "./use-piece-keys.ts";

/** The controls of the pieces, first those that others may cover. A press beside them clears the selection. */
export function PlanPieces({ group }: { readonly group: RefObject<SVGGElement | null> }) {
  const { t } = useTranslation();
  const { data, plan, design, model, selected, select } = useDesigner();
  const bounds = boundingBox(plan.outline);
  const drag = usePieceDrag((event) => planPointAt(group.current, event, bounds));
  const keys = usePieceKeys(group);
  const rank = (piece: (typeof design.pieces)[number]) => {
    const area = piece.rect[2] * piece.rect[3];
    return isFlat(piece, data.catalogue) ? area + Number.MAX_SAFE_INTEGER / 2 : area;
  };
  return (
    // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: a group of a drawing is no control of HTML.
    // biome-ignore lint/a11y/useSemanticElements: nor can a fieldset be in one.
    <g
      className="plan-editor__pieces"
      role="group"
      aria-label={t("designerTool.plan", { name: model.name })}
      tabIndex={-1}
      ref={group}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        drag.cancel();
        select(undefined);
      }}
      onClick={() => select(undefined)}
    >
      <rect className="plan-editor__ground" width={bounds.right - bounds.left} height={bounds.back - bounds.front} />
      {design.pieces
        .toSorted((one, other) => rank(other) - rank(one))
        .map((piece) => (
          <PlanPiece
            piece={piece}
            bounds={bounds}
            isSelected={piece.id === selected?.id}
            drag={drag}
            keys={keys}
            key={piece.id}
          />
        ))}
    </g>
  );
}
