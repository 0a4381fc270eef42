import { useTranslation } from "react-i18next";
import { Toaster, type ToasterProps, toast } from "sonner";
import type { ToastMessage } from "./show-toast.ts";

/** How long notices stay and how many are seen, the same as where this library cannot be had. */
export type SonnerToasterProps = Required<Pick<ToasterProps, "duration" | "visibleToasts">>;

/** Shows one notice; the `SonnerToaster` may be on the page already or come later. */
export function showSonnerToast({ title, text, isFailure = false }: ToastMessage): void {
  const show = isFailure ? toast.error : toast.success;
  show(title ?? text, {
    ...(title !== undefined && { description: text }),
    className: title === undefined ? "toast toast--untitled" : "toast",
    // Its own drawings are filled shapes from another set.
    icon: null,
  });
}

/** The notices of sonner, in the site's look and inside the live region that is there from the start. */
export function SonnerToaster(measures: SonnerToasterProps) {
  const { t } = useTranslation();
  return (
    <Toaster
      ref={leaveToRegion}
      containerAriaLabel={t("toast.region")}
      // The lower corners belong to the assistant and to the forms' buttons.
      position="top-right"
      theme="light"
      {...measures}
      // All of them can be read, not only the newest.
      expand
      gap={8}
      offset={{ top: "var(--toast-start)", right: "var(--page-margin)" }}
      mobileOffset={{ top: "var(--toast-start)", right: 16, left: 16 }}
      toastOptions={{
        unstyled: true,
        classNames: {
          error: "toast--destructive",
          content: "toast__content",
          title: "toast__title",
          description: "toast__text",
        },
      }}
    />
  );
}

/** Sonner brings a live region, which comes too late to be read out reliably; two would say everything twice. */
function leaveToRegion(element: HTMLElement | null): void {
  for (const name of ["aria-live", "aria-relevant", "aria-atomic", "aria-label"]) element?.removeAttribute(name);
}
