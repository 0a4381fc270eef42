import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { isFormControl } from "#app/components/form/form-control.ts";
import type { DesignerData } from "#app/designer/data/designer-data.ts";
import { parseSavedDesigns, readStoredDesigns } from "#app/designer/design/saved-designs.ts";
import { FindingMarks } from "#app/designer/findings/finding-marks.tsx";
import { useFindingAnnouncements } from "#app/designer/findings/use-finding-announcements.ts";
import { ModelStatus } from "#app/designer/model/model-status.tsx";
import { ModelView } from "#app/designer/model/model-view.tsx";
import { Panels } from "#app/designer/panels/panels.tsx";
import { PlanEditor } from "#app/designer/plan-editor/plan-editor.tsx";
import { Announcements } from "./announcements.tsx";
import { chooseDesign } from "./choose-design.ts";
import "./designer-tool.scss";
import { ModelHead } from "./model-head.tsx";
import { Notices } from "./notices.tsx";
import { PlanChoice } from "./plan-choice.tsx";
import { QuoteBar } from "./quote-bar.tsx";
import { ToolBar } from "./tool-bar.tsx";
import { useDesignSync } from "./use-design-sync.ts";
import { DesignerContext, useDesignerState } from "./use-designer.ts";
import { useDrawings } from "./use-drawings.ts";
import { useShortcuts } from "./use-shortcuts.ts";
import { type View, ViewChoice } from "./view-choice.tsx";

export interface DesignerProps {
  readonly data: DesignerData;
  /** The id of the model with which it opens, if neither the URL nor the device has a design. */
  readonly model: string;
  /** The design of the URL. */
  readonly fragment: string | undefined;
  readonly onClose: () => void;
}

/** The open designer: the model at the left, its plan and the panels at the right. */
export function Designer({ data, model, fragment, onClose }: DesignerProps) {
  const { t } = useTranslation();
  const section = useRef<HTMLElement>(null);
  const [{ last, chosen }] = useState(() => {
    const saved = parseSavedDesigns(readStoredDesigns());
    return { last: saved.last, chosen: chooseDesign(data, { fragment, last: saved.last, model }) };
  });
  const [view, setView] = useState<View>("model");
  const state = useDesignerState(data, chosen);
  const drawings = useDrawings();
  const sync = useDesignSync(state.fragment, last);
  useShortcuts(state);
  useFindingAnnouncements(state);

  useEffect(() => {
    // The visitor may be writing elsewhere on the page by now, after a slow connection.
    if (isFormControl(document.activeElement)) return;
    section.current?.scrollIntoView();
    section.current?.focus({ preventScroll: true });
  }, []);

  return (
    <DesignerContext value={state}>
      <section
        className={`designer designer--${view}`}
        aria-label={t("designerTool.label", { name: state.model.name })}
        tabIndex={-1}
        ref={section}
      >
        <ToolBar onClose={onClose} />
        <div className="designer__model">
          <ModelHead />
          <ViewChoice view={view} onChoose={setView} />
          <ModelView drawings={drawings} />
          {drawings.loaded ? (
            <drawings.loaded.DesignNote />
          ) : (
            <p className="designer__note caption">{t("designerTool.note")}</p>
          )}
          <ModelStatus />
          <QuoteBar />
        </div>
        <div className="designer__work">
          <Notices last={last} {...sync} />
          <div className="designer__plan">
            <PlanChoice />
            <PlanEditor>
              <FindingMarks />
            </PlanEditor>
          </div>
          <Panels drawings={drawings} />
        </div>
        <Announcements />
      </section>
      {drawings.loaded && <drawings.loaded.DesignSheet />}
    </DesignerContext>
  );
}
