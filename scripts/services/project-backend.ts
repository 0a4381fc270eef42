import { resolve } from "node:path";
import { readEnv } from "#scripts/terminal/read-env.ts";
import { type BackendListener, createBackendListener } from "./backend-listener.ts";

/** Returns the backend of `npm run dev` and `npm start`, with its data in `LOCAL_DATA_DIR`, by default `.local/`. */
export function createProjectBackend(root: string): BackendListener {
  return createBackendListener(async () => {
    const { createBackend } = await import("./create-backend.ts");
    const env = readEnv(root);
    return createBackend({ root, env, dataDir: resolve(root, env.LOCAL_DATA_DIR || ".local") });
  });
}
