import type { TFunction } from "i18next";
import type { Move } from "#app/designer/design/nearest-place.ts";
import type { PlacedPiece } from "#app/floor-plan/furnishing/placed-piece.ts";

/** Returns where a piece would go, in centimetres: «18 cm hacia el fondo y 15 a la izquierda». */
export function moveWords({ rect: [left, front] }: Move, { rect: [x, y] }: PlacedPiece, t: TFunction): string {
  const [dx, dy] = [left - x, front - y];
  const towards = t(`designerTool.findings.move.towards.${dy > 0 ? "n" : "s"}`);
  const across = t(`designerTool.findings.move.towards.${dx > 0 ? "e" : "w"}`);
  const centimetres = (length: number) => ({ number: Math.abs(length) / 10 });
  if (dx === 0) return t("designerTool.findings.move.one", { first: centimetres(dy), towards });
  if (dy === 0) return t("designerTool.findings.move.one", { first: centimetres(dx), towards: across });
  return t("designerTool.findings.move.two", { first: centimetres(dy), towards, second: centimetres(dx), across });
}
