import type { AttackKind, AttackTarget } from "./attack-input.ts";
import { malformedRequests, oddBodies, oddHeaders, pipelines, slowRequests } from "./kinds/connections.ts";
import { oddEncodings } from "./kinds/encodings.ts";
import { localPages, oddMethods, oddPaths, oddRanges } from "./kinds/pages.ts";
import { chatMessages, emails, functionCalls, restCalls } from "./kinds/services.ts";

/** Returns every kind of input, in the order in which they are sent. */
export function attackKinds(target: AttackTarget): AttackKind[] {
  return [
    malformedRequests,
    oddHeaders,
    oddBodies,
    pipelines,
    slowRequests,
    oddPaths,
    oddMethods,
    localPages,
    ...[oddRanges, oddEncodings, restCalls, chatMessages, functionCalls, emails].map((kind) => kind(target)),
  ];
}
