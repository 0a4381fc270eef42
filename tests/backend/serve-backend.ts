import { createServer } from "node:http";
import { createBackendListener } from "#scripts/services/backend-listener.ts";
import { createBackend } from "#scripts/services/create-backend.ts";
import { listenAnywhere } from "#tests/unit/scripts/listen-anywhere.ts";

/** A backend in a process of its own, to be killed: `node serve-backend.ts <project> <data folder>` prints its port. */
const [, , root = "", dataDir = ""] = process.argv;
const listener = createBackendListener(async () => createBackend({ root, dataDir, env: {} }));
const server = createServer((request, response) => void listener.answer(request, response));
console.log(await listenAnywhere(server));
