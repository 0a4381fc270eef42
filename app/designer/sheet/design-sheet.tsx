import { type ReactNode, useMemo } from "react";
import { createPortal } from "react-dom";
import { useTranslation } from "react-i18next";
import { DimensionRow } from "#app/components/dimension-row/dimension-row.tsx";
import { ModelName } from "#app/components/model-name/model-name.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { drawnFurniture } from "#app/designer/plan-editor/drawn-furniture.ts";
import { PriceTerms } from "#app/designer/tool/price-terms.tsx";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { livingSpace } from "#app/floor-plan/living-space.ts";
import { boundingBox, polygonArea } from "#app/floor-plan/polygons.ts";
import { squareMetres as inSquareMetres } from "#app/floor-plan/square-metres.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import { hashOf } from "#app/routing/design-hash.ts";
import { SheetLists, type SheetListsProps } from "./sheet-lists.tsx";
import { sheetPieces } from "./sheet-pieces.ts";
import { ScaleBar, SheetPlan, sheetScaleDivisor } from "./sheet-plan.tsx";

export interface DesignSheetProps extends Pick<SheetListsProps, "findings"> {
  /** The drawing of the model, once it has been loaded. */
  readonly picture: ReactNode;
}

/** What is printed while the designer is open, in place of the page: the design on A4, in true millimetres. */
export function DesignSheet({ findings, picture }: DesignSheetProps) {
  const { t } = useTranslation();
  const { dimensions, squareMetres, date } = useFormats();
  const priceOf = useModelPrice();
  const { model, plan, settled, fragment } = useDesigner();
  const pieces = useMemo(() => sheetPieces(settled.pieces), [settled.pieces]);
  const furnished = useMemo(
    () => ({ ...plan, furniture: drawnFurniture(plan, settled.pieces) }),
    [plan, settled.pieces],
  );
  const drawn = useMemo(() => <SheetPlan plan={furnished} pieces={pieces} />, [furnished, pieces]);
  const { left, right, front, back } = boundingBox(plan.outline);
  const { origin, pathname } = window.location;

  return createPortal(
    <article className="design-sheet">
      <header className="design-sheet__head">
        <h1 className="design-sheet__model">
          <ModelName name={model.name} postClass="design-sheet__post" />
        </h1>
        <p>
          <strong>{t("designerTool.sheet.title")}</strong>
          <br />
          {date(today())}
        </p>
      </header>
      <DimensionRow
        emphasis="value"
        segments={[
          { id: "size", term: t("product.size"), value: dimensions((right - left) / 1000, (back - front) / 1000) },
          { id: "surface", term: t("product.surface"), value: squareMetres(inSquareMetres(polygonArea(plan.outline))) },
          { id: "usable", term: t("product.usable"), value: squareMetres(livingSpace(plan).usableArea) },
          { id: "scale", term: t("designerTool.sheet.scale"), value: `1:${sheetScaleDivisor}` },
          {
            id: "price",
            term: t("designerTool.price"),
            value: (
              <>
                {priceOf(model)} <PriceTerms />
              </>
            ),
          },
        ]}
      />
      <div className="design-sheet__drawings">
        <div>
          {drawn}
          <div className="design-sheet__scale">
            <ScaleBar />
            <p className="design-sheet__proof">{t("designerTool.sheet.proof")}</p>
          </div>
        </div>
        <div className="design-sheet__picture">{picture}</div>
      </div>
      <SheetLists plan={furnished} pieces={pieces} findings={findings} />
      <footer className="design-sheet__foot">
        <strong>{t("designerTool.note")}</strong>
        <p className="design-sheet__url">{origin + pathname + hashOf(fragment)}</p>
      </footer>
    </article>,
    document.body,
  );
}

/** Returns the day of the visitor's calendar: «2026-11-27». */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}
