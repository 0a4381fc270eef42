import { useTranslation } from "react-i18next";
import type { DesignPiece } from "#app/designer/design/design.ts";
import { useDesigner } from "#app/designer/tool/use-designer.ts";
import { usePieceActions } from "./use-piece-actions.ts";
import { sizeAlongBack, usePieceWords } from "./use-piece-words.ts";

/** The size of a piece: a choice if the piece is movable and the catalogue has other sizes. */
export function SizeChoice({ piece }: { readonly piece: DesignPiece }) {
  const { t } = useTranslation();
  const { data } = useDesigner();
  const { sizeOf } = usePieceWords();
  const { resize } = usePieceActions();
  const own = sizeAlongBack(piece);
  const offered = data.catalogue[piece.piece]?.sizes.map(([width, depth]) => [width, depth] as const) ?? [];
  // A piece without a back may lie across.
  const isOwn = (size: readonly [number, number]) =>
    size.join() === own.join() || (!piece.back && size.toReversed().join() === own.join());
  const sizes = offered.some(isOwn) ? offered : [own, ...offered];
  if (piece.fixed || sizes.length < 2) return <p className="piece-bar__size">{sizeOf(piece.piece, own)}</p>;
  return (
    <select
      className="piece-bar__size piece-bar__size--choice"
      aria-label={t("designerTool.editor.size")}
      value={sizes.findIndex(isOwn)}
      onChange={({ target }) => {
        const size = sizes[Number(target.value)];
        if (size) resize(piece, size);
      }}
    >
      {sizes.map((size, index) => (
        <option value={index} key={size.join()}>
          {sizeOf(piece.piece, size)}
        </option>
      ))}
    </select>
  );
}
