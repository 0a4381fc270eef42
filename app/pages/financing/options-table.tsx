import { useTranslation } from "react-i18next";
import type { Resolved } from "#app/content/fields/resolve-fields.server.ts";
import type { FinancingCard } from "#app/content/schemas/pages/financing.ts";

export interface OptionsTableProps {
  /** Accessible name. */
  readonly label: string;
  readonly groups: readonly Pick<Resolved<FinancingCard>, "title" | "options">[];
}

/** The fields of an option, each a column named by the string `financing.…`. */
const columns = ["purpose", "term", "documents"] as const;

/**
 * Every option with what it is for, how long it lasts and what it asks for, one group for each kind of client. On
 * phones a row becomes a block with a label before each value.
 */
export function OptionsTable({ label, groups }: OptionsTableProps) {
  const { t } = useTranslation();
  return (
    <table className="options-table" aria-label={label}>
      <thead className="options-table__head">
        <tr>
          <th scope="col">{t("financing.option")}</th>
          {columns.map((column) => (
            <th scope="col" key={column}>
              {t(`financing.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, options }, index) => (
        <tbody key={index}>
          <tr>
            <th className="options-table__title" scope="rowgroup" colSpan={columns.length + 1}>
              {title}
            </th>
          </tr>
          {options.map((option, place) => (
            <tr className="options-table__row" key={place}>
              <th className="type-h4" scope="row">
                {option.name}
              </th>
              {columns.map((column) => (
                <td className="options-table__cell type-card" data-label={t(`financing.${column}`)} key={column}>
                  <span className="options-table__value">{option[column]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
