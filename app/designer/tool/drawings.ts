/** The script that follows the plan: the drawings beside it, and the controls of the model. */
export { DesignNote } from "#app/designer/panels/design-note.tsx";
export { FinishesPanel } from "#app/designer/panels/finishes-panel.tsx";
export { SunPanel } from "#app/designer/panels/sun-panel.tsx";
export { DesignSheet } from "#app/designer/sheet/design-sheet.tsx";
export { ModelAxonometry } from "./model-axonometry.tsx";
