import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ContentLink } from "#app/components/content-link/content-link.tsx";
import { Icon } from "#app/components/icon/icon.tsx";
import { TaxNote } from "#app/components/price/tax-phrase.tsx";
import { useModelPrice } from "#app/components/price/use-model-price.ts";
import { drawingWidth, ElevationDrawing } from "#app/floor-plan/components/elevation-drawing.tsx";
import { useFormats } from "#app/i18n/use-formats.ts";
import { comparedRows } from "./compared-rows.ts";
import type { ComparedModel, ModelComparison } from "./model-comparison.server.ts";

export interface ModelComparisonTableProps {
  readonly comparison: ModelComparison;
  /** Accessible name. */
  readonly label: string;
  /** The meaning of the prices, below the table. */
  readonly note: string;
}

/**
 * The models in a table with their sizes, space, foundations and prices, and with the way to each. The bespoke model,
 * the last one, has one cell for each group.
 */
export function ModelComparisonTable({ comparison, label, note }: ModelComparisonTableProps) {
  const { t } = useTranslation();
  const { models } = comparison;
  const measured = models.filter(({ fixed }) => fixed);
  const priceOf = useModelPrice();
  const groups = comparedRows(comparison, t, useFormats());
  return (
    <>
      <table
        className="comparison"
        style={{ "--models": models.length, "--measured": measured.length }}
        aria-label={label}
      >
        <Head models={models} />
        {groups.map(({ title, bespoke, rows }, index) => {
          const merged = models.length > measured.length && (
            <td
              className="comparison__cell comparison__bespoke"
              colSpan={models.length - measured.length}
              rowSpan={rows.length + (title ? 1 : 0)}
            >
              {bespoke}
            </td>
          );
          return (
            <tbody className="comparison__group" key={index}>
              {title && (
                <tr className="comparison__row">
                  <th className="comparison__title" colSpan={measured.length + 1} scope="rowgroup">
                    {title}
                  </th>
                  {merged}
                </tr>
              )}
              {rows.map(({ label, read }, place) => (
                <Row models={measured} label={label} cellOf={({ fixed }) => fixed && read(fixed)} key={place}>
                  {place === 0 && !title && merged}
                </Row>
              ))}
            </tbody>
          );
        })}
        <tbody className="comparison__group">
          <Row
            models={models}
            label={
              <>
                {t("product.price")} <TaxNote />
              </>
            }
            cellOf={({ fixed }) => <strong className="comparison__price">{priceOf({ measures: fixed })}</strong>}
          />
          <Row
            models={models}
            label={<span className="visually-hidden">{t("comparison.links")}</span>}
            cellOf={(model) => <Links {...model} />}
          />
        </tbody>
      </table>
      <p className="comparison-note caption measure">{note}</p>
    </>
  );
}

/** The models at one scale; on phones without the brand before the bar, for which there is no room. */
function Head({ models }: Pick<ModelComparison, "models">) {
  const { t } = useTranslation();
  const longest = Math.max(...models.map(({ elevation }) => drawingWidth(elevation)));
  return (
    <thead className="comparison__head">
      <tr className="comparison__row">
        <th className="comparison__corner" scope="col">
          <span className="visually-hidden">{t("comparison.model")}</span>
        </th>
        {models.map(({ id, name, elevation, fixed }) => {
          const [brand, ...rest] = name.split("|");
          return (
            <th
              className={`comparison__model${fixed ? "" : " comparison__bespoke"}`}
              key={id}
              aria-label={name}
              scope="col"
            >
              <ElevationDrawing elevation={elevation} alt="" share={(drawingWidth(elevation) / longest) * 100} />
              {rest.length === 0 ? (
                name
              ) : (
                <>
                  <span className="comparison__brand">
                    {brand}
                    <span className="comparison__bar">|</span>
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
  readonly label: ReactNode;
  /** Returns the content of the cell of a model; a boolean is written as yes or no. */
  readonly cellOf: (model: ComparedModel) => ReactNode;
  /** A further cell. */
  readonly children?: ReactNode;
}

function Row({ models, label, cellOf, children }: RowProps) {
  const { t } = useTranslation();
  const answer = (isYes: boolean) => (
    <span className={isYes ? "comparison__yes" : "comparison__no"}>{t(`comparison.${isYes ? "yes" : "no"}`)}</span>
  );
  return (
    <tr className="comparison__row">
      <th className="comparison__label" scope="row">
        {label}
      </th>
      {models.map((model) => {
        const cell = cellOf(model);
        return (
          <td className={`comparison__cell${model.fixed ? "" : " comparison__bespoke"}`} key={model.id}>
            {typeof cell === "boolean" ? answer(cell) : cell}
          </td>
        );
      })}
      {children}
    </tr>
  );
}

function Links({ name, href, contactHref }: ComparedModel) {
  const { t } = useTranslation();
  return (
    <>
      <ContentLink className="comparison__details" href={href} aria-label={t("comparison.detailsOf", { name })}>
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
    </>
  );
}
