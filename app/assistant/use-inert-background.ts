import { useEffect } from "react";
import { fullScreenWindows } from "./full-screen.ts";

const background = ".skip-link, .site-header, main, .site-footer, .cookie-notice";

/** Makes the page inert while the open panel fills the screen. */
export function useInertBackground(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const media = window.matchMedia(fullScreenWindows);
    function setInert(isInert: boolean): void {
      for (const element of document.querySelectorAll<HTMLElement>(background)) element.inert = isInert;
    }
    function update(): void {
      setInert(media.matches);
    }
    update();
    media.addEventListener("change", update);
    return () => {
      media.removeEventListener("change", update);
      setInert(false);
    };
  }, [isOpen]);
}
