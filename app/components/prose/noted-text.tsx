import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { splitNotes } from "#app/content/claim-notes.ts";
import { usePaths } from "#app/routing/use-paths.ts";

/** A text in which each note of a claim is a small superscript link to the claim's basis. */
export function NotedText({ text }: { readonly text: string }) {
  return splitNotes(text).map((piece, index) => (
    <Fragment key={index}>{typeof piece === "string" ? piece : <ClaimNote id={piece.id} />}</Fragment>
  ));
}

function ClaimNote({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const pathTo = usePaths();
  return (
    <sup className="claim-note">
      <Link viewTransition className="claim-note__link" to={`${pathTo("terms")}#${id}`}>
        <span aria-hidden="true">{t("claims.mark")}</span>
        <span className="visually-hidden">{t("claims.note")}</span>
      </Link>
    </sup>
  );
}
