import { createServer } from "node:http";
import { createBackendListener } from "#scripts/backend/backend-listener.ts";
import { createBackend } from "#scripts/backend/create-backend.ts";
import { publicKey } from "./start-backend.ts";

/** A backend in a process of its own, to be killed: `node serve-backend.ts <data folder>` prints its port. */
const [, , dataDir = ""] = process.argv;
const env = { VITE_SUPABASE_KEY: publicKey };
const listener = createBackendListener(async () =>
  createBackend({ root: process.cwd(), dataDir, env, emailIntervalMs: 0, secretKey: "sb_secret_test" }),
);
const server = createServer((request, response) => void listener.answer(request, response));
server.listen(0, "127.0.0.1", () => {
  const address = server.address();
  console.log(typeof address === "object" ? address?.port : address);
});
