import { useTranslation } from "react-i18next";
import { FigureField, type FigureFieldProps } from "./figure-field.tsx";
import { parseCentimetres } from "./parse-centimetres.ts";

export interface LengthFieldProps extends Pick<FigureFieldProps, "label" | "onChange"> {
  /** In millimetres, as `onChange` gets it. */
  readonly length: number;
}

/** A length in centimetres within a phrase. */
export function LengthField({ length, ...props }: LengthFieldProps) {
  const { t, i18n } = useTranslation();
  const figure = new Intl.NumberFormat(i18n.language, { useGrouping: false }).format(length / 10);
  return <FigureField {...props} figure={figure} parse={parseCentimetres} error={t("designerTool.editor.notLength")} />;
}
