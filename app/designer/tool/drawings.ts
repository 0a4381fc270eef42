/** What comes after the plan, in a script of its own: what is drawn beside it, and what is about the model. */
export { DesignNote } from "#app/designer/panels/design-note.tsx";
export { FinishesPanel } from "#app/designer/panels/finishes-panel.tsx";
export { SunPanel } from "#app/designer/panels/sun-panel.tsx";
export { DesignSheet } from "#app/designer/sheet/design-sheet.tsx";
export { ModelAxonometry } from "./model-axonometry.tsx";
