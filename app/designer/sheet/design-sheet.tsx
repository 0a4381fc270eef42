import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { FindingMarks } from "#app/designer/findings/finding-marks.tsx";
import { findingWords } from "#app/designer/findings/finding-words.ts";
import { drawnFurniture } from "#app/designer/plan-editor/drawn-furniture.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { usePlanFacts } from "#app/designer/tool/use-plan-facts.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { hashOf } from "#app/routing/design-hash.ts";
import { SheetLists } from "./sheet-lists.tsx";
import { SheetPicture } from "./sheet-picture.tsx";
import { sheetPieces } from "./sheet-pieces.ts";
import { ScaleBar, SheetPlan, sheetScaleDivisor } from "./sheet-plan.tsx";
import { usePrinting } from "./use-printing.ts";

/**
 * The page that is printed while the designer is open, in place of the site's: the design on A4, in true millimetres.
 * It exists only while it is printed.
 */
export function DesignSheet() {
  return usePrinting() && createPortal(<Sheet />, document.body);
}

function Sheet() {
  const { t } = useTranslation();
  const { asWritten, date } = useFormats();
  const { data, model, plan, settled, fragment } = useDesigner();
  const { measures, price } = usePlanFacts();
  const findings = useSheetFindings();
  const pieces = sheetPieces(settled.pieces, data.catalogue);
  const scale = { term: t("designerTool.sheet.scale"), value: `1:${sheetScaleDivisor}` };
  const { origin, pathname } = window.location;

  return (
    <article className="design-sheet">
      <header className="design-sheet__head">
        <h1 className="design-sheet__model">
          <ModelName name={model.name} barClass="design-sheet__bar" />
        </h1>
        <p>
          <strong>{t("designerTool.sheet.title")}</strong>
          <br />
          {date(today())}
        </p>
      </header>
      <DimensionRow emphasis="value" segments={[...measures, scale, price]} />
      <div className="design-sheet__drawings">
        <div>
          <SheetPlan plan={{ ...plan, furniture: drawnFurniture(plan, settled.pieces) }} pieces={pieces}>
            <FindingMarks />
          </SheetPlan>
          <div className="design-sheet__scale">
            <ScaleBar />
            <p className="design-sheet__proof">{t("designerTool.sheet.proof")}</p>
          </div>
        </div>
        <div className="design-sheet__picture">
          <SheetPicture />
        </div>
      </div>
      <SheetLists pieces={pieces} findings={findings} />
      <footer className="design-sheet__foot">
        <p className="design-sheet__company">
          <strong>{t("designerTool.note")}</strong>
          <span>{data.company.map(asWritten).join(" · ")}</span>
        </p>
        <p className="design-sheet__url">{origin + pathname + hashOf(fragment)}</p>
      </footer>
    </article>
  );
}

/** Returns the findings in words; undefined while the design is being changed or checked. */
function useSheetFindings(): readonly string[] | undefined {
  const { t } = useTranslation();
  const { plan, design, furnished, findings, isChecked } = useDesigner();
  if (!isChecked) return undefined;
  const found = { plan, building: furnished.building, pieces: design.pieces };
  return findings
    .map((finding) => findingWords(finding, found, t))
    .map(({ severity, sentence }) => `${severity} ${sentence}`);
}

/** Returns the day of the visitor's calendar: «2026-11-27». */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
