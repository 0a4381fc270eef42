import { useRouteLoaderData } from "react-router";
import type { getShell, Shell } from "./shell.server.ts";

/** The pages that a static host serves at paths which it does not know: 404.html, and the one beside the posts. */
export type NotFoundDocument = keyof Shell["misplaced"];

/**
 * Script in the head of a 404.html, which a static host serves at every unknown URL, also where the router shows another
 * page than that of the file. Hides the file's page there before the first paint; `entry.client.tsx` then renders the
 * right one instead of hydrating.
 */
export function MisplacedDocument({ kind }: { kind: NotFoundDocument }) {
  const shell = useRouteLoaderData<typeof getShell>("root");
  if (!shell) return null;
  const pattern = JSON.stringify(shell.misplaced[kind]);
  return (
    <>
      <script
        dangerouslySetInnerHTML={{
          // If the scripts do not load within 5 s, the wrong page is better than none.
          __html: `if(new RegExp(${pattern}).test(location.pathname)){let d=document.documentElement.dataset;d.misplaced="hidden";setTimeout(()=>d.misplaced&&(d.misplaced="shown"),5e3)}`,
        }}
      />
      <style>{"[data-misplaced=hidden] body{visibility:hidden}"}</style>
    </>
  );
}
