import { KeepDesign } from "./keep-design.tsx";
import { KeptDesigns } from "./kept-designs.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { ShareLink } from "./share-link.tsx";

/** The design as a link and on paper, and what is kept on this device. */
export function SharePanel() {
  return (
    <div className="designer-share">
      <ShareLink />
      <PrintSheet />
      <KeepDesign />
      <KeptDesigns />
    </div>
  );
}
