/** Exterior length and width of a building, in metres. */
export interface Size {
  readonly length: number;
  readonly width: number;
}

/** Height of the walls in the cutaways, in metres. */
const wallHeight = 2.7;

/**
 * Returns how large the cutaway of each card is drawn, as a part of its column, so that all have one scale: 1 for the
 * largest building. Every cutaway fills the same part of its picture's height (docs/pictures.md). A card may have a
 * size of its own; without any, as for a bespoke building, it counts as one of the smallest.
 */
export function drawingShares(
  cards: readonly { readonly model: string; readonly size?: Size | undefined }[],
  models: readonly { readonly id: string; readonly measures: Size | null }[],
): number[] {
  const heights = cards.map((card) => {
    const size = card.size ?? models.find(({ id }) => id === card.model)?.measures;
    return size ? isometricHeight(size) : undefined;
  });
  const known = heights.filter((height) => height !== undefined);
  if (known.length === 0) return cards.map(() => 1);
  const [smallest, largest] = [Math.min(...known), Math.max(...known)];
  return heights.map((height = smallest) => Math.round((height / largest) * 1000) / 1000);
}

/** Returns the height of the drawing of a building in isometric projection. */
function isometricHeight({ length, width }: Size): number {
  return (length + width) / Math.sqrt(6) + wallHeight * Math.sqrt(2 / 3);
}
