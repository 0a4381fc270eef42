import { useRouteLoaderData } from "react-router";
import type { getShell } from "./shell.server.ts";

/**
 * Head of 404.html. A static host serves that one file at every unknown address, also where the router shows another
 * page than the one in the file. This hides the file's page there before anything is painted; `entry.client.tsx`
 * then renders the right one instead of hydrating.
 */
export function MisplacedDocument() {
  const shell = useRouteLoaderData<typeof getShell>("root");
  if (!shell) return null;
  const pattern = JSON.stringify(shell.misplaced);
  return (
    <>
      <script
        dangerouslySetInnerHTML={{
          // Should the scripts never come, a page that does not belong here is better than none.
          __html: `if(new RegExp(${pattern}).test(location.pathname)){let d=document.documentElement.dataset;d.misplaced="hidden";setTimeout(()=>d.misplaced&&(d.misplaced="shown"),5e3)}`,
        }}
      />
      <style>{"[data-misplaced=hidden] body{visibility:hidden}"}</style>
    </>
  );
}
