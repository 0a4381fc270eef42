import type { Design, DesignPiece } from "#app/designer/design/design.ts";
import { type History, record, redo, startHistory, undo } from "#app/designer/design/history.ts";

/** A change of a design. It is pure, and may be made more than once. */
export type DesignEdit = (design: Design) => Design;

/** The changes that a visitor makes to a design, without what follows from them. */
export interface Editing {
  readonly history: History<Design>;
  /** The selected piece, which may have gone since. Another design may have another piece with its id. */
  readonly selected: Pick<DesignPiece, "id" | "piece"> | undefined;
  /** The design while a piece or a slider is dragged: not yet in the history. */
  readonly preview: DesignEdit | undefined;
}

export type EditingAction =
  | { readonly type: "change" | "preview"; readonly edit: DesignEdit }
  | { readonly type: "drop" | "cancel" | "undo" | "redo" }
  | { readonly type: "select"; readonly id: number | undefined };

/** Returns the state in which a design has just been opened. */
export function startEditing(design: Design): Editing {
  return { history: startHistory(design), selected: undefined, preview: undefined };
}

/** Returns the state after an action. A drag is one step of the history, made when it ends. */
export function edit(editing: Editing, action: EditingAction): Editing {
  const { history, preview } = editing;
  switch (action.type) {
    case "select":
      return { ...editing, selected: history.present.pieces.find(({ id }) => id === action.id) };
    case "preview":
      return { ...editing, preview: action.edit };
    case "cancel":
      return { ...editing, preview: undefined };
    case "drop":
      return settle(editing, record(history, previewed(editing)));
    case "change":
      return settle(editing, record(history, action.edit(history.present)));
    case "undo":
      // The first step back is out of the drag.
      return settle(editing, preview ? history : undo(history));
    case "redo":
      return settle(editing, redo(history));
  }
}

/** Ends what is previewed. On another plan nothing is selected. */
function settle({ history: { present }, selected }: Editing, history: History<Design>): Editing {
  const { model, plan } = history.present;
  const isSamePlan = model === present.model && plan === present.plan;
  return { history, selected: isSamePlan ? selected : undefined, preview: undefined };
}

/** Returns the design as it is seen: with what a drag has changed so far. */
export function previewed({ history: { present }, preview }: Editing): Design {
  return preview ? preview(present) : present;
}

/** Returns the selected piece among those of a design; undefined if it has gone. */
export function selectedPiece({ selected }: Editing, { pieces }: Design): DesignPiece | undefined {
  return pieces.find(({ id, piece }) => id === selected?.id && piece === selected.piece);
}
