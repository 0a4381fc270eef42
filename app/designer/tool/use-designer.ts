import { createContext, use, useCallback, useDeferredValue, useMemo, useReducer, useState } from "react";
import { useTranslation } from "react-i18next";
import type { DesignerData, DesignerModel } from "#app/designer/data/designer-data.ts";
import { findPlan, type ModelPlan } from "#app/designer/data/find-plan.ts";
import type { Design, DesignPiece } from "#app/designer/design/design.ts";
import { encodeDesign } from "#app/designer/design/fragment.ts";
import { type FurnishedPlan, surveyBuilding } from "#app/floor-plan/furnishing/building.ts";
import { checkFurnishing } from "#app/floor-plan/furnishing/check-furnishing.ts";
import { type CheckedWays, checkWays, waySteps } from "#app/floor-plan/furnishing/check-ways.ts";
import type { Finding } from "#app/floor-plan/furnishing/finding.ts";
import type { DrawnPlan } from "#app/floor-plan/plan-schema.ts";
import { type ChosenDesign, chooseDesign, type UnreadReason } from "./choose-design.ts";
import { type DesignEdit, edit, previewed, selectedPiece, startEditing } from "./editing.ts";

/** The open design with everything that follows from it, and what can be done with it. */
export interface DesignerState {
  readonly data: DesignerData;
  readonly model: DesignerModel;
  readonly plan: DrawnPlan;
  /** As it is seen: a piece that is being dragged is where the pointer is, and the hour that of the slider. */
  readonly design: Design;
  /** As it was after the last change: what is kept and shared. */
  readonly settled: Design;
  /** The settled design as a URL has it after `#d=`. */
  readonly fragment: string;
  /** The seen design as the checks take it. Its pieces are those of `design`, in the same order. */
  readonly furnished: FurnishedPlan;
  /**
   * Findings about pieces that do not fit or are tight, then about ways. They are updated during a drag, except for the
   * ways, which are checked after the drop. Numbers of pieces are indices into `design.pieces`.
   */
  readonly findings: readonly Finding[];
  /** The ways, and the narrowest of them; undefined while they are being checked. */
  readonly ways: CheckedWays | undefined;
  /** Whether nothing is being moved, and the findings are all those of the design. */
  readonly isChecked: boolean;
  readonly selected: DesignPiece | undefined;
  readonly select: (id: number | undefined) => void;
  /** Whether something is previewed, until `drop` or whatever ends that. */
  readonly isMoving: boolean;
  /** Shows a change of the settled design until `drop` or `cancel`; a whole drag is one step to undo. */
  readonly preview: (change: DesignEdit) => void;
  /** Settles what is shown, and says so if an announcement is given. */
  readonly drop: (announcement?: string) => void;
  readonly cancel: () => void;
  /**
   * Makes a change that can be undone. One that returns the same design is none.
   *
   * @param announcement what a screen reader says of it
   */
  readonly change: (change: DesignEdit, announcement?: string) => void;
  /** Opens the design of a fragment, which can be undone; of one that cannot be read, the plan that it names. */
  readonly open: (fragment: string) => void;
  /** Why the design that was to be opened is not there; undefined if it is, or once that was read. */
  readonly unread: UnreadReason | undefined;
  readonly dismissUnread: () => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Has a screen reader say a sentence when it has finished the present one. */
  readonly announce: (text: string) => void;
  /** The last announcement; its number tells two equal ones apart. */
  readonly announcement: Announcement;
}

interface Announcement {
  readonly text: string;
  readonly number: number;
}

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
export function useDesignerState(data: DesignerData, chosen: ChosenDesign): DesignerState {
  const { t } = useTranslation();
  const [editing, dispatch] = useReducer(edit, chosen.design, startEditing);
  const [unread, setUnread] = useState(chosen.unread);
  const [announcement, setAnnouncement] = useState<Announcement>({ text: "", number: 0 });
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
  const actions = useMemo(
    () => ({
      select: (id: number | undefined) => dispatch({ type: "select", id }),
      preview: (change: DesignEdit) => dispatch({ type: "preview", edit: change }),
      drop(text?: string) {
        dispatch({ type: "drop" });
        if (text !== undefined) announce(text);
      },
      cancel: () => dispatch({ type: "cancel" }),
      change(change: DesignEdit, text?: string) {
        dispatch({ type: "change", edit: change });
        if (text !== undefined) announce(text);
      },
      announce,
    }),
    [announce],
  );

  const open = useCallback(
    (fragment: string) => {
      const found = chooseDesign(data, { fragment, last: undefined, model: model.id });
      setUnread(found.unread);
      dispatch({ type: "change", edit: () => found.design });
      if (!found.unread) announce(t("designerTool.opened"));
    },
    [data, model, announce, t],
  );
  const isMoving = editing.preview !== undefined;
  const canUndo = past.length > 0;
  const canRedo = future.length > 0;
  const undo = useCallback(() => {
    if (!canUndo) return;
    dispatch({ type: "undo" });
    announce(t("designerTool.undone"));
  }, [canUndo, announce, t]);
  const redo = useCallback(() => {
    if (!canRedo) return;
    dispatch({ type: "redo" });
    announce(t("designerTool.redone"));
  }, [canRedo, announce, t]);

  return {
    data,
    model,
    plan,
    design,
    settled,
    fragment: useMemo(() => encodeDesign(settled, plan), [settled, plan]),
    furnished,
    findings,
    ways,
    isChecked: isCurrent && design === settled,
    selected: selectedPiece(editing, design),
    isMoving,
    open,
    unread,
    dismissUnread: () => setUnread(undefined),
    undo,
    redo,
    canUndo,
    canRedo,
    announcement,
    ...actions,
  };
}

/**
 * Returns the ways through a furnished plan, checked after it has been drawn: they take too long for one frame. Until
 * then they are not current, but those of the last check if that is about the same pieces.
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
 * @throws Error for a design of a plan that the data do not have, which none is that was opened or read.
 */
function planOf(data: DesignerData, { model, plan }: Design): ModelPlan {
  const found = findPlan(data, model, plan);
  if (!found) throw new Error(`The designer has no plan «${plan}» of a model «${model}».`);
  return found;
}
