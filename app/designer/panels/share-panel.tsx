import { KeepDesign } from "./keep-design.tsx";
import { KeptDesigns } from "./kept-designs.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { SaveFiles } from "./save-files.tsx";
import { ShareLink } from "./share-link.tsx";

/** The design as a link and on paper, and what is kept on this device. */
export function SharePanel() {
  return (
    <div className="designer-share">
      <ShareLink />
      <PrintSheet />
      <SaveFiles />
      <KeepDesign />
      <KeptDesigns />
    </div>
  );
}
