import { createContext, use, useCallback, useDeferredValue, useMemo, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { findPlan, type ModelPlan } from "#app/designer/data/find-plan.ts";
import type { Design } from "#app/designer/design/design.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { useViewer } from "#app/designer/model/use-viewer.ts";
import { type FurnishedPlan, surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import { type ChosenDesign, chooseDesign } from "./choose-design.ts";
import { type DesignEdit, edit, previewed, selectedPiece, startEditing } from "./editing.ts";

/** The open design with everything that follows from it, and what can be done with it. */
export type DesignerState = ReturnType<typeof useDesignerState>;

export const DesignerContext = createContext<DesignerState | undefined>(undefined);

/**
 * Returns the state of the designer around this component.
 *
 * @throws Error outside the designer.
 */
export function useDesigner(): DesignerState {
  const state = use(DesignerContext);
  if (!state) throw new Error("useDesigner was called outside the designer.");
  return state;
}

/**
 * Returns the state of a designer, for its context.
 *
 * @param chosen the design with which it begins, of a plan that the data have
 */
export function useDesignerState(data: DesignerData, chosen: ChosenDesign) {
  const { t } = useTranslation();
  const [editing, dispatch] = useReducer(edit, chosen.design, startEditing);
  const [unread, setUnread] = useState(chosen.unread);
  const [announcement, setAnnouncement] = useState({ text: "", number: 0 });
  const { past, present: settled, future } = editing;
  const design = useMemo(() => previewed(editing), [editing]);
  const { model, plan } = planOf(data, design);

  const { catalogue } = data;
  const building = useMemo(() => surveyBuilding(plan), [plan]);
  const furnished = useMemo(
    () => ({ building, pieces: design.pieces, catalogue }),
    [building, design.pieces, catalogue],
  );
  const quick = useMemo(() => checkFurnishing(furnished), [furnished]);
  const { ways, isCurrent } = useCheckedWays(
    useMemo(() => ({ building, pieces: settled.pieces, catalogue }), [building, settled.pieces, catalogue]),
  );
  const findings = useMemo(() => [...quick, ...(ways?.findings ?? [])], [quick, ways]);
  const announce = useCallback((text: string) => setAnnouncement(({ number }) => ({ text, number: number + 1 })), []);
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;

  return {
    data,
    model,
    plan,
    /** The design as it is seen: a dragged piece is where the pointer is, and the hour is that of the slider. */
    design,
    /** The design after the last change: what is kept and shared. */
    settled,
    /** The settled design as a URL has it after `#d=`. */
    fragment: useMemo(() => encodeDesign(settled, plan), [settled, plan]),
    /** The seen design as the checks take it. Its pieces are those of `design`, in the same order. */
    furnished,
    /**
     * Findings about pieces that do not fit or are tight, then about ways. They are updated during a drag, except for
     * the ways, which are checked after the drop. Numbers of pieces are indices into `design.pieces`.
     */
    findings,
    /** The ways, and the narrowest of them; undefined while they are being checked. */
    ways,
    /** Whether nothing is being moved, and the findings are all those of the design. */
    isChecked: isCurrent && design === settled,
    selected: selectedPiece(editing, design),
    select: (id: number | undefined) => dispatch({ type: "select", id }),
    /** Whether something is previewed: until `drop`, `cancel`, or another change. */
    isMoving: editing.preview !== undefined,
    /** Shows a change of the settled design until `drop` or `cancel`; a whole drag is one step to undo. */
    preview: (change: DesignEdit) => dispatch({ type: "preview", edit: change }),
    /** Settles what is shown, and says so. */
    drop(words: string) {
      dispatch({ type: "drop" });
      announce(words);
    },
    cancel: () => dispatch({ type: "cancel" }),
    /** Makes a change that can be undone, and has a screen reader say it. A change to the same design is none. */
    change(change: DesignEdit, words?: string) {
      dispatch({ type: "change", edit: change });
      if (words !== undefined) announce(words);
    },
    /** Opens the design of a fragment, which can be undone; if it cannot be read, the plan that it names. */
    open(fragment: string) {
      const found = chooseDesign(data, { fragment, last: undefined, model: model.id });
      setUnread(found.unread);
      dispatch({ type: "change", edit: () => found.design });
      if (!found.unread) announce(t("designerTool.opened"));
    },
    /** Why the design that was to be opened is not there; undefined if it is, or once that was read. */
    unread,
    dismissUnread: () => setUnread(undefined),
    undo() {
      if (!canUndo) return;
      dispatch({ type: "undo" });
      announce(t("designerTool.undone"));
    },
    redo() {
      if (!canRedo) return;
      dispatch({ type: "redo" });
      announce(t("designerTool.redone"));
    },
    canUndo,
    canRedo,
    /** Has a screen reader say a sentence when it has finished the present one. */
    announce,
    /** The last announcement; its number tells two equal ones apart. */
    announcement,
    /** The model in three dimensions, which comes after the plan: the designer can be used without it. */
    loadedViewer: useViewer(),
  };
}

/**
 * Returns the ways through a furnished plan. They take too long for one frame and are checked after it has been drawn.
 * Until then the last ways are returned, not as current ones, if they are about the same pieces.
 */
function useCheckedWays(furnished: FurnishedPlan) {
  const deferred = useDeferredValue<FurnishedPlan | undefined>(furnished, undefined);
  const checked = useMemo(() => deferred && checkWays(deferred, waySteps.fine), [deferred]);
  const ways = deferred && isOfSamePieces(deferred, furnished) ? checked : undefined;
  return { ways, isCurrent: deferred === furnished };
}

function isOfSamePieces(one: FurnishedPlan, other: FurnishedPlan): boolean {
  const kinds = ({ pieces }: FurnishedPlan) => pieces.map(({ piece }) => piece).join();
  return one.building === other.building && kinds(one) === kinds(other);
}

/**
 * Returns the model and the plan of a design.
 *
 * @throws Error for a plan that the data do not have, which no opened design has.
 */
function planOf(data: DesignerData, { model, plan }: Design): ModelPlan {
  const found = findPlan(data, model, plan);
  if (!found) throw new Error(`The designer has no plan «${plan}» of a model «${model}».`);
  return found;
}
