import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { FindingList } from "#app/designer/findings/finding-list.tsx";
import { narrowestWords } from "#app/designer/findings/finding-words.ts";
import { MoveOffer } from "#app/designer/findings/move-offer.tsx";
import { Wheelchair } from "#app/designer/findings/wheelchair.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";

/**
 * Panel of the findings: pieces that do not fit or are tight, moves that would solve this, and on demand the needs of a
 * wheelchair.
 */
export function ReviewPanel() {
  const { t } = useTranslation();
  const { plan, design, settled, furnished, findings, ways } = useDesigner();
  const count = useRef<HTMLParagraphElement>(null);
  const checked = { plan, building: furnished.building, pieces: design.pieces, findings };
  const isDragged = design !== settled;
  return (
    <div className="designer-review">
      {findings.length > 0 ? (
        <p className="designer-review__count type-label" tabIndex={-1} ref={count}>
          {t("designerTool.findings.count", { count: findings.length })}
        </p>
      ) : (
        <p className="designer-review__clear" tabIndex={-1} ref={count}>
          {/* The ways are not known while they are being checked. */}
          {ways && [t("designerTool.findings.clear"), narrowestWords(ways, checked, t)].join(" ")}
        </p>
      )}
      {findings.length > 0 && (
        <FindingList checked={checked}>
          {(finding) => {
            const isMovable = finding.pieces.some((index) => design.pieces[index]?.fixed === false);
            // The page keeps its height during a drag.
            if (isMovable && isDragged) return <p className="designer-finding__move" />;
            return isMovable && <MoveOffer finding={finding} onMoved={() => count.current?.focus()} />;
          }}
        </FindingList>
      )}
      <Wheelchair />
    </div>
  );
}
