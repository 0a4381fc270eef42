// biome-ignore-all lint/a11y/useSemanticElements: the element has the role already, see below.
// biome-ignore-all lint/a11y/noRedundantRoles: on phones the table is displayed as blocks, and some browsers drop its roles then.
import { useTranslation } from "react-i18next";
import type { Resolved } from "#app/content/resolve-fields.server.ts";
import type { FinancingCard } from "#app/content/schemas/pages/financing.ts";

export interface OptionsTableProps {
  /** Accessible name. */
  readonly label: string;
  readonly groups: readonly Pick<Resolved<FinancingCard>, "title" | "options">[];
}

/**
 * Every option with what it is for, how long it lasts and what it asks for, one group for each kind of client. On
 * phones a row becomes a block with a label before each value.
 */
export function OptionsTable({ label, groups }: OptionsTableProps) {
  const { t } = useTranslation();
  const columns = [
    { key: "purpose", label: t("financing.purpose") },
    { key: "term", label: t("financing.term") },
    { key: "documents", label: t("financing.documents") },
  ] as const;
  return (
    <table className="options-table" aria-label={label} role="table">
      <thead className="options-table__head" role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            {t("financing.option")}
          </th>
          {columns.map(({ key, label: column }) => (
            <th scope="col" role="columnheader" key={key}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ title, options }) => (
        <tbody role="rowgroup" key={title}>
          <tr role="row">
            <th className="options-table__title" scope="rowgroup" role="rowheader" colSpan={columns.length + 1}>
              {title}
            </th>
          </tr>
          {options.map((option) => (
            <tr className="options-table__row" role="row" key={option.id}>
              <th className="options-table__name" scope="row" role="rowheader">
                {option.name}
              </th>
              {columns.map(({ key, label: column }) => (
                <td className="options-table__cell" role="cell" data-label={column} key={key}>
                  <span className="options-table__value">{option[key]}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}
