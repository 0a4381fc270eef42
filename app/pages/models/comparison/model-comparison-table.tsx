import { type ReactNode, use } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { PriceTermsContext, TaxNote } from "#app/components/price/tax-phrase.tsx";
import { drawingWidth, ElevationDrawing } from "#app/floor-plan/components/elevation-drawing.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { type ComparedRow, comparedRows } from "./compared-rows.ts";
import type { ComparedModel, ModelComparison } from "./model-comparison.server.ts";

export interface ModelComparisonTableProps {
  readonly comparison: ModelComparison;
  /** Accessible name. */
  readonly label: string;
  /** What the prices mean, below the table. */
  readonly note: string;
}

/** The models in a table with their sizes, space, foundations and prices, and with the way to each. */
export function ModelComparisonTable({ comparison, label, note }: ModelComparisonTableProps) {
  const { t } = useTranslation();
  const { models } = comparison;
  const groups = comparedRows(comparison, t, useFormats());
  return (
    <>
      <table className="comparison" style={{ "--models": models.length }} aria-label={label}>
        <Head models={models} />
        {groups.map(({ title, rows }) => (
          <tbody className="comparison__group" key={title ?? ""}>
            {title && (
              <tr className="comparison__row">
                <th className="comparison__title" colSpan={models.length + 1} scope="rowgroup">
                  {title}
                </th>
              </tr>
            )}
            {rows.map((row) => (
              <Row models={models} row={row} key={row.label} />
            ))}
          </tbody>
        ))}
        <tbody className="comparison__group">
          <PriceRow models={models} />
          <tr className="comparison__row">
            <th className="comparison__label" scope="row">
              <span className="visually-hidden">{t("comparison.links")}</span>
            </th>
            {models.map(({ id, name, href, contactHref }) => (
              <td className="comparison__cell" key={id}>
                <ContentLink
                  className="comparison__details"
                  href={href}
                  aria-label={t("comparison.detailsOf", { name })}
                >
                  {t("comparison.details")}
                  <Icon name="arrow" />
                </ContentLink>
                <ContentLink
                  className="comparison__contact"
                  href={contactHref}
                  aria-label={t("comparison.contactAbout", { name })}
                >
                  {t("comparison.contact")}
                </ContentLink>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="comparison-note">{note}</p>
    </>
  );
}

/** The models at one scale; on phones without the brand before the post, for which there is no room. */
function Head({ models }: Pick<ModelComparison, "models">) {
  const { t } = useTranslation();
  const longest = Math.max(...models.map(({ elevation }) => drawingWidth(elevation)));
  return (
    <thead className="comparison__head">
      <tr className="comparison__row">
        <th className="comparison__corner" scope="col">
          <span className="visually-hidden">{t("comparison.model")}</span>
        </th>
        {models.map(({ id, name, elevation }) => {
          const [brand, ...rest] = name.split("|");
          return (
            <th className="comparison__model" key={id} aria-label={name} scope="col">
              <ElevationDrawing elevation={elevation} alt="" share={(drawingWidth(elevation) / longest) * 100} />
              {rest.length === 0 ? (
                name
              ) : (
                <>
                  <span className="comparison__brand">
                    {brand}
                    <span className="comparison__post">|</span>
                  </span>
                  {rest}
                </>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface RowProps {
  readonly models: readonly ComparedModel[];
  readonly row: ComparedRow;
}

function Row({ models, row: { label, read, bespoke } }: RowProps) {
  const { t } = useTranslation();
  return (
    <Cells label={label} models={models}>
      {({ fixed }) => {
        const value = fixed ? read(fixed) : bespoke;
        if (typeof value === "string") return value;
        const answer = value ? "yes" : "no";
        return <span className={`comparison__${answer}`}>{t(`comparison.${answer}`)}</span>;
      }}
    </Cells>
  );
}

function PriceRow({ models }: Pick<ModelComparison, "models">) {
  const { t } = useTranslation();
  const { euros, eurosPerSquareMetre } = useFormats();
  const { perMetre } = use(PriceTermsContext);
  const label = (
    <>
      {t("product.price")} <TaxNote />
    </>
  );
  return (
    <Cells label={label} models={models}>
      {({ fixed }) => (
        <>
          <strong className="comparison__price">{fixed ? euros(fixed.price) : eurosPerSquareMetre(perMetre)}</strong>{" "}
          <small className="note">
            {fixed ? t("comparison.perMetre", { price: { eurosPerSquareMetre: perMetre } }) : t("comparison.onDrawing")}
          </small>
        </>
      )}
    </Cells>
  );
}

interface CellsProps {
  readonly label: ReactNode;
  readonly models: readonly ComparedModel[];
  readonly children: (model: ComparedModel) => ReactNode;
}

function Cells({ label, models, children }: CellsProps) {
  return (
    <tr className="comparison__row">
      <th className="comparison__label" scope="row">
        {label}
      </th>
      {models.map((model) => (
        <td className="comparison__cell" key={model.id}>
          {children(model)}
        </td>
      ))}
    </tr>
  );
}
