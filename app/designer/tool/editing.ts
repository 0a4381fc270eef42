import { type Design, type DesignPiece, isSameDesign } from "#app/designer/design/design.ts";

/** A change of a design. It is pure, and may be made more than once. */
export type DesignEdit = (design: Design) => Design;

/** The changes that a visitor makes to a design, without what follows from them. */
export interface Editing {
  /** The designs before the present one, and those after it that were undone. */
  readonly past: readonly Design[];
  readonly present: Design;
  readonly future: readonly Design[];
  /** The selected piece, which may have gone since. Another design may have another piece with its id. */
  readonly selected: Pick<DesignPiece, "id" | "piece"> | undefined;
  /** The change that a drag of a piece or a slider has made so far, before it becomes a design of its own. */
  readonly preview: DesignEdit | undefined;
}

export type EditingAction =
  | { readonly type: "change" | "preview"; readonly edit: DesignEdit }
  | { readonly type: "drop" | "cancel" | "undo" | "redo" }
  | { readonly type: "select"; readonly id: number | undefined };

/** Returns the state in which a design has just been opened. */
export function startEditing(design: Design): Editing {
  return { past: [], present: design, future: [], selected: undefined, preview: undefined };
}

/**
 * Returns the state after an action. A drag is one step, made when it ends; a change to the same design is none, any
 * other one drops what was undone.
 */
export function edit(editing: Editing, action: EditingAction): Editing {
  const { past, present, future, preview } = editing;
  const still = { ...editing, preview: undefined };
  switch (action.type) {
    case "select":
      return { ...editing, selected: present.pieces.find(({ id }) => id === action.id) };
    case "preview":
      return { ...editing, preview: action.edit };
    case "cancel":
      return still;
    case "drop":
      return record(editing, previewed(editing));
    case "change":
      return record(editing, action.edit(present));
    case "undo": {
      const before = past.at(-1);
      // The first step back is out of the drag.
      if (preview || !before) return still;
      return goTo(editing, before, { past: past.slice(0, -1), future: [present, ...future] });
    }
    case "redo": {
      const [after, ...rest] = future;
      return after ? goTo(editing, after, { past: [...past, present], future: rest }) : still;
    }
  }
}

function record(editing: Editing, next: Design): Editing {
  const { past, present } = editing;
  if (isSameDesign(next, present)) return { ...editing, preview: undefined };
  return goTo(editing, next, { past: [...past, present], future: [] });
}

/** Ends what is previewed. On another plan nothing is selected. */
function goTo({ present, selected }: Editing, next: Design, steps: Pick<Editing, "past" | "future">): Editing {
  const isSamePlan = next.model === present.model && next.plan === present.plan;
  return { ...steps, present: next, selected: isSamePlan ? selected : undefined, preview: undefined };
}

/** Returns the design as it is seen: with what a drag has changed so far. */
export function previewed({ present, preview }: Editing): Design {
  return preview ? preview(present) : present;
}

/** Returns the selected piece among those of a design; undefined if it has gone. */
export function selectedPiece({ selected }: Editing, { pieces }: Design): DesignPiece | undefined {
  return pieces.find(({ id, piece }) => id === selected?.id && piece === selected.piece);
}
