import type { Design, DesignPiece } from "#app/designer/design/design.ts";
import { movePiece } from "#app/designer/design/edit-pieces.ts";
import { type History, record, redo, startHistory, undo } from "#app/designer/design/history.ts";

/** What a visitor does with a design, without what follows from it. */
export interface Editing {
  readonly history: History<Design>;
  /** The id of the selected piece, which may have gone since. */
  readonly selected: number | undefined;
  /** Where a piece is while it is dragged: not yet in the history. */
  readonly preview: Pick<DesignPiece, "id" | "rect"> | undefined;
}

export type EditingAction =
  | { readonly type: "change"; readonly edit: (design: Design) => Design }
  | ({ readonly type: "preview" } & NonNullable<Editing["preview"]>)
  | { readonly type: "drop" | "cancel" | "undo" | "redo" }
  | { readonly type: "select"; readonly id: number | undefined };

/** Returns the state in which a design has just been opened. */
export function startEditing(design: Design): Editing {
  return { history: startHistory(design), selected: undefined, preview: undefined };
}

/** Returns the state after an action. A drag is one step of the history, made when the piece is dropped. */
export function edit(editing: Editing, action: EditingAction): Editing {
  const { history, preview } = editing;
  switch (action.type) {
    case "select":
      return { ...editing, selected: action.id };
    case "preview":
      return { ...editing, preview: { id: action.id, rect: action.rect } };
    case "cancel":
      return { ...editing, preview: undefined };
    case "drop":
      return { ...editing, history: record(history, previewed(editing)), preview: undefined };
    case "change":
      return { ...editing, history: record(history, action.edit(history.present)), preview: undefined };
    case "undo":
      // The first step back is out of the drag.
      return { ...editing, history: preview ? history : undo(history), preview: undefined };
    case "redo":
      return { ...editing, history: redo(history), preview: undefined };
  }
}

/** Returns the design as it is seen: with the piece that is dragged where it is. */
export function previewed({ history: { present }, preview }: Editing): Design {
  return preview ? movePiece(present, preview.id, preview.rect) : present;
}
