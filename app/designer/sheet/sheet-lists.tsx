import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { changedFinishes } from "#app/designer/draft/finish-words.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { usePlanFacts } from "#app/designer/tool/use-plan-facts.tsx";
import { roomAreas } from "#app/floor-plan/living-space.ts";
import { useFormats } from "#app/i18n/use-formats.ts";
import type { SheetPiece } from "./sheet-pieces.ts";

export interface SheetListsProps {
  readonly pieces: readonly SheetPiece[];
  /** The findings in words, with their severities; left out while the design is being checked. */
  readonly findings?: readonly string[] | undefined;
}

/** The numbered furniture, the areas, the changed finishes and the findings, which the drawing does not show. */
export function SheetLists({ pieces, findings }: SheetListsProps) {
  const { t } = useTranslation();
  const { squareMetres } = useFormats();
  const movable = pieces.filter(({ fixed }) => !fixed);
  const { length } = movable;
  const { plan, settled } = useDesigner();
  const { surface, usableArea } = usePlanFacts();
  const areas = [
    ...roomAreas(plan.rooms),
    { id: "usable", name: t("product.usable"), area: usableArea },
    { id: "outer", name: t("product.surface"), area: surface },
  ];
  const finishes = changedFinishes(settled, t);
  return (
    <div className="design-sheet__lists">
      {length > 0 && (
        <Column title={t("designerTool.sheet.furniture")}>
          <PieceList pieces={movable} />
        </Column>
      )}
      {length < pieces.length && (
        <Column title={t("designerTool.sheet.fixed")}>
          <PieceList pieces={pieces.slice(length)} />
        </Column>
      )}
      <Column title={t("designerTool.sheet.areas")}>
        <ul className="design-sheet__list">
          {areas.map(({ id, name, area }) => (
            <li className="design-sheet__row" key={id}>
              <span className="design-sheet__name">{name}</span> {squareMetres(area)}
            </li>
          ))}
        </ul>
      </Column>
      {finishes.length > 0 && (
        <Column title={t("designerTool.panels.finishes")}>
          <ul className="design-sheet__list">
            {finishes.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Column>
      )}
      {findings && (
        <Column title={t("designerTool.sheet.findings")}>
          <ul className="design-sheet__list">
            {findings.map((text, index) => (
              // Two findings may have the same words.
              <li key={index}>{text}</li>
            ))}
          </ul>
          {findings.length === 0 && <p>{t("designerTool.sheet.nothing")}</p>}
        </Column>
      )}
    </div>
  );
}

function PieceList({ pieces }: Pick<SheetListsProps, "pieces">) {
  const { t } = useTranslation();
  const { number: figure } = useFormats();
  return (
    <ol className="design-sheet__list">
      {pieces.map(({ number, piece, size: [width, depth] }) => (
        <li className="design-sheet__row" value={number} key={number}>
          <span className="design-sheet__index">{number}</span>
          <span className="design-sheet__name">{t(`furnishing.pieces.${piece}`)}</span>{" "}
          {t("designerTool.sheet.size", { width: figure(width), depth: figure(depth) })}
        </li>
      ))}
    </ol>
  );
}

function Column({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="design-sheet__column">
      <h2 className="design-sheet__title">{title}</h2>
      {children}
    </section>
  );
}
