import { createElement, type ReactNode, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router";
import { showToast } from "#app/frame/toaster/show-toast.ts";
import type { ContactPage } from "#app/pages/contact/contact.server.ts";
import { designOf, hashOf } from "#app/routing/design-hash.ts";
import { usePaths } from "#app/routing/use-paths.ts";

/** A design that a visitor wants to send. */
export interface SendableDesign {
  /** Identifies the visit and the design: those that are typed into the address bar share a key of the router. */
  readonly key: string;
  readonly modelName: string;
  /** In the words of a message. */
  readonly text: string;
  /** Returns a message without the draft of a design that was sent here before. */
  readonly without: (message: string) => string;
  readonly drawing: ReactNode;
}

/**
 * Returns the last design that was in the URL of this page, once its words and its drawing are loaded, which happens
 * only if there is one. Undefined without one, or if it cannot be read.
 *
 * @param missing what a visitor is told if it cannot be loaded
 */
export function useSentDesign(missing: ContactPage["missingDesign"]): SendableDesign | undefined {
  const { t, i18n } = useTranslation();
  const { hash, key } = useLocation();
  const pathTo = usePaths();
  const [design, setDesign] = useState<SendableDesign>();
  const fragment = designOf(hash);
  const page = pathTo("designer");

  useEffect(() => {
    // A link to a part of the page takes the fragment out of the URL, not the design out of the message.
    if (fragment === undefined) return;
    const controller = new AbortController();
    const { signal } = controller;

    async function load(wanted: string): Promise<SendableDesign | undefined> {
      const words = import("#app/designer/draft/design-draft.ts");
      const [{ designDraft, withoutDraft }, { SentDesign }, data] = await Promise.all([
        words,
        import("#app/designer/draft/sent-design.tsx"),
        words.then(({ loadDesignerData }) => loadDesignerData(i18n, signal)),
      ]);
      const draftOf = (other: string) => designDraft(data, other, (its) => location.origin + page + hashOf(its), t);
      const draft = draftOf(wanted);
      return (
        draft && {
          key: key + wanted,
          modelName: draft.model.name,
          text: draft.text,
          without: (message) => withoutDraft(message, (other) => draftOf(other)?.text),
          drawing: createElement(SentDesign, { design: draft, catalogue: data.catalogue, href: page + hashOf(wanted) }),
        }
      );
    }

    load(fragment).then(
      (loaded) => {
        if (!signal.aborted) setDesign(loaded);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error("The design could not be loaded.", error);
        showToast({ ...missing, isFailure: true });
      },
    );
    return () => controller.abort();
  }, [fragment, key, page, missing, i18n, t]);

  return design;
}
